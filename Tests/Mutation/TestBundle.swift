import Foundation
import Synchronization

/// The built tests, run in a process each time.
struct TestBundle {
  let bundle: URL
  let folder: URL

  static let outOfTime = "out of time"

  /// The names of all suites, and of functions that stand in none.
  func suites() throws -> [String] {
    let (status, output) = try Shell.output(
      "\(bundle.path) --testing-library swift-testing --list-tests", in: folder)
    guard status == 0 else { throw Failure(description: "the tests can't be listed: \(output)") }
    let names = output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "/" })
    }
    return Set(names).sorted()
  }

  /// Runs a suite without a mutant: what fails, and the numbers of the mutants in the code that it runs.
  func reach(of suite: String) throws -> (failed: String?, mutants: Set<Int>) {
    let file = folder.appending(path: ".reached-\(suite)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(count: Selection.bytes).write(to: file)
    let failed = try failure(of: [suite], mutant: 0, seconds: 600, reached: file)
    let bytes = try Data(contentsOf: file)
    return (failed, Set(bytes.indices.filter { bytes[$0] != 0 }))
  }

  /// The first test that fails, or nil if none does.
  func failure(
    of suites: [String], mutant number: Int, seconds: Int, reached: URL? = nil
  ) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let names = suites.map { NSRegularExpression.escapedPattern(for: $0) }
    process.arguments = [
      // Without end in memory counts as without end in time.
      "-c", "ulimit -v 12000000 -t \(seconds) -c 0; exec \"$@\" 2>&1", "bash",
      bundle.path, "--testing-library", "swift-testing", "--filter",
      "^(\(names.joined(separator: "|")))(/|$)",
    ]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment.merging([
      Selection.number: "\(number)", "LAYOUTKIT_SEED": "20779", "SWIFT_BACKTRACE": "enable=no",
      "NO_COLOR": "1",
    ]) { $1 }
    environment[Selection.reached] = reached?.path
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    let deadline = DispatchSource.makeTimerSource()
    let clock = Clock()
    deadline.schedule(deadline: .now() + .seconds(4 * seconds))
    deadline.setEventHandler {
      clock.ranOut()
      kill(process.processIdentifier, SIGKILL)
    }
    try process.run()
    deadline.resume()
    let failed = firstIssue(in: pipe) { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    deadline.cancel()
    if let failed { return failed }
    if clock.isOut
      || process.terminationStatus == SIGXCPU && process.terminationReason == .uncaughtSignal
    {
      return Self.outOfTime
    }
    if process.terminationReason == .uncaughtSignal {
      return process.terminationStatus == SIGKILL
        ? Self.outOfTime : "signal \(process.terminationStatus)"
    }
    return process.terminationStatus == 0 ? nil : "status \(process.terminationStatus)"
  }

  /// Reads what the tests say, to its end.
  private func firstIssue(in pipe: Pipe, then stop: () -> Void) -> String? {
    var failed: String?
    var rest = ""
    while true {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      rest += String(decoding: data, as: UTF8.self)
      var lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
      rest = String(lines.removeLast())
      if failed == nil, let line = lines.first(where: { $0.contains("recorded an issue") }) {
        failed = line.split(separator: " recorded an issue").first.map(String.init)
        stop()
      }
    }
    return failed?.trimmingCharacters(in: .whitespaces)
  }

  private final class Clock: Sendable {
    private let out = Mutex(false)
    func ranOut() { out.withLock { $0 = true } }
    var isOut: Bool { out.withLock { $0 } }
  }
}
