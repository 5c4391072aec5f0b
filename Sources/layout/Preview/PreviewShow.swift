#if !canImport(Darwin)
  import Foundation
  import LayoutPreview

  /// What came of showing a screen.
  enum PreviewOutcome: Equatable {
    case shown(PreviewResult)
    /// It ended the program or never came back; what it said before.
    case failed(String, output: String)
  }

  /// Runs the program with the screens, and begins again behind one that ends it.
  struct PreviewShow {
    let program: URL
    let work: URL
    /// Where the sources are.
    let sources: URL
    /// How many seconds a screen may take.
    var limit: Double = 20

    /// Does jobs.
    ///
    /// - Returns: What came of each.
    /// - Complexity: A process, and one more for each that fails.
    func run(_ jobs: [PreviewJob]) throws -> [PreviewOutcome] {
      let list = work.appending(path: "jobs.json")
      try JSONEncoder().encode(jobs).write(to: list)
      var outcomes: [PreviewOutcome] = []
      while outcomes.count < jobs.count {
        let before = outcomes.count
        try run(list, jobs, &outcomes)
        if outcomes.count == before {
          outcomes.append(.failed("the program with the screens doesn't run", output: ""))
        }
      }
      return outcomes
    }

    private func run(_ list: URL, _ jobs: [PreviewJob], _ outcomes: inout [PreviewOutcome]) throws {
      // What screens print can't be taken for the program's own lines.
      let word = "layout-\(UInt64.random(in: 0...UInt64.max))"
      let process = try Subprocess(
        [program.path, list.path, "\(outcomes.count)", word],
        to: work.appending(path: "show.log"),
        environment: [
          "SWIFT_BACKTRACE":
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64"
        ])
      var transcript = Transcript(word)
      var begun = Date()
      var seen = (0, false)
      while true {
        let isRunning = process.isRunning
        transcript.add(process.news())
        for result in transcript.takeResults() { outcomes.append(.shown(result)) }
        if seen != (outcomes.count, transcript.isInside) {
          begun = Date()
          seen = (outcomes.count, transcript.isInside)
        }
        if !isRunning { break }
        if Date().timeIntervalSince(begun) > limit {
          process.kill()
          transcript.add(process.news())
          outcomes.append(
            .failed(
              "didn't come back within \(Self.short(limit)) s", output: transcript.output))
          return
        }
        Thread.sleep(forTimeInterval: 0.01)
      }
      guard outcomes.count < jobs.count else { return }
      let why: String
      switch process.end {
      case .signal(let number): why = "ended the program (signal \(number))"
      case .status(let number): why = "ended the program (status \(number))"
      }
      outcomes.append(
        .failed(why, output: CrashText.short(transcript.output, folder: sources.path)))
    }

    private static func short(_ number: Double) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// What the program says, taken apart into its own lines and those of the screens.
    struct Transcript {
      private let word: String
      private var pending = Data()
      private var results: [PreviewResult] = []
      /// What was said since a screen began, the end of it if it is long.
      private(set) var output = ""
      private(set) var isInside = false

      init(_ word: String) { self.word = word }

      private static var longest: Int { 4000 }

      mutating func add(_ data: Data) {
        pending.append(data)
        while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
          read(String(decoding: pending[pending.startIndex..<end], as: UTF8.self))
          pending = Data(pending[pending.index(after: end)...])
        }
      }

      private mutating func read(_ line: String) {
        guard line.hasPrefix(word + " ") else {
          if !line.isEmpty { output += line + "\n" }
          if output.utf8.count > 2 * Self.longest {
            output = "…" + String(output.suffix(Self.longest))
          }
          return
        }
        let parts = line.split(separator: " ", maxSplits: 3)
        switch parts.dropFirst().first {
        case "start":
          output = ""
          isInside = true
        case "done":
          isInside = false
          let text = parts.count > 3 ? parts[3] : ""
          let known = try? JSONDecoder().decode(PreviewResult.self, from: Data(text.utf8))
          results.append(
            known
              ?? PreviewResult(
                width: 0, height: 0, views: 0, diagnostics: [],
                mistake: "its result can't be written"))
        default: break
        }
      }

      mutating func takeResults() -> [PreviewResult] {
        defer { results = [] }
        return results
      }
    }
  }
#endif
