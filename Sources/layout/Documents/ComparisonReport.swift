#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import InterfaceCanvas

  /// What a comparison of one document says, in lines.
  struct ComparisonReport {
    let file: String
    let scenes: [SceneComparison]

    init(_ source: DocumentSource) {
      file = source.path
      scenes = source.document.comparison()
    }

    /// The scenes with their differences.
    var lines: [String] {
      var lines: [String] = []
      for scene in scenes {
        let differing = scene.frames.filter { !$0.agrees }
        guard !differing.isEmpty || !scene.isSound else { continue }
        let count = "\(scene.frames.count - differing.count) of \(scene.frames.count) frames agree"
        lines.append("\(file): \(scene.title): \(count)")
        for violation in scene.violations {
          lines.append("  the stored frames don't satisfy the constraint on \(violation)")
        }
        for doubt in scene.doubts { lines.append("  the document doubts the view on \(doubt)") }
        for frame in differing {
          let kind = frame.isText ? " (text)" : ""
          lines.append(
            "  line \(frame.line): \(frame.view)\(kind)"
              + " stored \(Self.text(frame.stored)), found \(Self.text(frame.found))"
              + (frame.agreesWithStoredTexts || frame.foundWithStoredTexts == frame.found
                ? "" : ", with Xcode's texts \(Self.text(frame.foundWithStoredTexts))")
              + (frame.reason.map { ": \($0)" } ?? ""))
        }
      }
      return lines
    }

    /// A frame as `(16 20; 100 20)`.
    static func text(_ frame: CGRect) -> String {
      func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15
          ? String(Int(rounded)) : String(rounded)
      }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
      return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }
  }

  /// Comparisons of many documents, counted.
  struct ComparisonTotals {
    private var documents = 0
    private var scenes = 0
    private var sound = 0
    /// Frames of sound scenes: all, those that agree, and those that agree with Xcode's texts.
    private var plain = Count()
    private var texts = Count()
    private var unsoundPlain = Count()
    private var reasons: [String: Int] = [:]
    /// Frames without text of sound scenes that constraints determine, and those of them that agree with
    /// contents as measured or as large as Xcode's.
    private var determined = (all: 0, agreeing: 0)
    /// Views that the documents call ambiguous, and those of them that are found so.
    private var ambiguous = (called: 0, found: 0)

    private struct Count {
      var all = 0
      var agreeing = 0
      var agreeingWithTexts = 0

      mutating func add(_ frame: FrameComparison) {
        all += 1
        if frame.agrees { agreeing += 1 }
        if frame.agreesWithStoredTexts { agreeingWithTexts += 1 }
      }

      var line: String {
        "\(all) compared, \(share(agreeing)) within half a point,"
          + " \(share(agreeingWithTexts)) with Xcode's sizes of texts"
      }

      private func share(_ count: Int) -> String {
        guard all > 0 else { return "0" }
        let percent = (Double(count) / Double(all) * 1000).rounded() / 10
        return "\(count) (\(percent) %)"
      }
    }

    private static func percent(_ count: Int, of all: Int) -> Double {
      all > 0 ? (Double(count) / Double(all) * 1000).rounded() / 10 : 0
    }

    mutating func add(_ report: ComparisonReport) {
      documents += 1
      for scene in report.scenes {
        scenes += 1
        if scene.isSound { sound += 1 }
        for frame in scene.frames {
          switch (scene.isSound, frame.isText) {
          case (true, false): plain.add(frame)
          case (true, true): texts.add(frame)
          case (false, false): unsoundPlain.add(frame)
          case (false, true): break
          }
          if frame.isCalledAmbiguous {
            ambiguous.called += 1
            if frame.isFoundAmbiguous { ambiguous.found += 1 }
          }
          guard scene.isSound, !frame.isText else { continue }
          if !frame.agrees {
            reasons[frame.reason.map { "\($0)" } ?? "not explained", default: 0] += 1
          }
          if frame.reason?.isOpen != true {
            determined.all += 1
            if frame.agrees || frame.agreesWithStoredTexts { determined.agreeing += 1 }
          }
        }
      }
    }

    var lines: [String] {
      [
        "\(documents) documents, \(scenes) scenes, in \(sound) of them the stored frames satisfy"
          + " the constraints; there:",
        "  frames without text: \(plain.line)",
        "  frames with text: \(texts.line)",
      ]
        + reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "  \($0.value) differ: \($0.key)" }
        + [
          "  of \(determined.all) that constraints determine, \(determined.agreeing) agree"
            + " (\(Self.percent(determined.agreeing, of: determined.all)) %)",
          "  of \(ambiguous.called) views that Xcode calls ambiguous, \(ambiguous.found) are found so",
          "  in other scenes, frames without text: \(unsoundPlain.line)",
        ]
    }
  }
#endif
