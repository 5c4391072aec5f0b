import Foundation
package import LayoutInspector

/// The file in which the text trees of a screen are recorded.
package struct LayoutRecord {
  /// What came of a comparison.
  package struct Outcome {
    /// What is to be reported; nil if all is as recorded.
    package var failure: String?
    /// The layouts that differ, for pictures.
    package var differing: [(name: String, snapshot: LayoutSnapshot)] = []
  }

  package let file: URL

  /// The file beside a test's, in the folder `__Snapshots__` and there in that of the test's file.
  package init(testFile: String, name: String) {
    let test = URL(fileURLWithPath: testFile)
    let folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    file = folder.appendingPathComponent("\(Self.plain(name)).txt")
  }

  /// A name without what leads out of the folder or isn't allowed in file names.
  private static func plain(_ name: String) -> String {
    let kept = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
    return kept.isEmpty ? "layout" : String(kept)
  }

  /// Compares layouts to the record, and records them as the mode says.
  package func compare(
    _ layouts: [(name: String, snapshot: LayoutSnapshot)], _ mode: LayoutRecordMode
  )
    -> Outcome
  {
    let found = RecordedTrees(sections: layouts.map { ($0.name, $0.snapshot.description) })
    guard mode != .all else { return written(found, "The layouts are recorded, as asked for.") }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      guard mode != .never else {
        return Outcome(failure: "Nothing is recorded in \(place), and nothing is to be.")
      }
      return written(found, "Nothing was recorded; the layouts are now. Run the test again.")
    }
    var outcome = differences(layouts, RecordedTrees(text: text))
    if mode == .failed, let failure = outcome.failure {
      outcome.failure = (written(found, failure + "\n\nThe layouts are recorded again.")).failure
    }
    return outcome
  }

  private func differences(
    _ layouts: [(name: String, snapshot: LayoutSnapshot)], _ recorded: RecordedTrees
  ) -> Outcome {
    var outcome = Outcome()
    var report = DifferenceReport()
    func add(_ words: String, _ name: String) {
      report.add([TreeComparison.Difference(lines: [words], cause: words)], in: name)
    }
    for (name, snapshot) in layouts {
      if let text = recorded[name] {
        let differences = TreeComparison(text, snapshot).differences
        if differences.isEmpty { continue }
        report.add(differences, in: name)
      } else {
        add("isn't recorded", name)
      }
      outcome.differing.append((name, snapshot))
    }
    let names = Set(layouts.map(\.name))
    for section in recorded.sections where !names.contains(section.name) {
      add("is recorded, and isn't laid out any more", section.name)
    }
    let parts = report.paragraphs
    if !parts.isEmpty {
      outcome.failure =
        "The layout is not the one recorded in \(place).\n\n" + parts.joined(separator: "\n\n")
        + "\n\nIf it is right, record it with SNAPSHOT_TESTING_RECORD=failed."
    }
    return outcome
  }

  private func written(_ found: RecordedTrees, _ message: String) -> Outcome {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(found.text.utf8).write(to: file)
      return Outcome(failure: message)
    } catch {
      return Outcome(failure: "\(place) can't be written: \(error.localizedDescription)")
    }
  }

  /// The file as it is named in messages.
  private var place: String { file.pathComponents.suffix(3).joined(separator: "/") }
}
