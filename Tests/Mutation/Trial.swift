import Foundation
import Synchronization

/// Runs the built tests with one mutant selected.
final class Trial {
  enum Outcome {
    case killed(by: String, seconds: Double)
    case endless(seconds: Double)
    case survived(seconds: Double)

    var isKilled: Bool { if case .survived = self { false } else { true } }

    var text: String {
      switch self {
      case .killed(let test, let seconds): "\(test), \(Int(seconds)) s"
      case .endless(let seconds): "no end, \(Int(seconds)) s"
      case .survived(let seconds): "\(Int(seconds)) s"
      }
    }
  }

  private let bundle: URL
  private let folder: URL
  /// The seconds of processor time that the tests take without a mutant, by filter.
  private var ordinary: [String: Int] = [:]

  init(bundle: URL, folder: URL) {
    self.bundle = bundle
    self.folder = folder
  }

  /// Runs the suites as they are, which must pass, and keeps how long they take.
  func baseline(of targets: [String]) throws -> String {
    var texts: [String] = []
    for target in targets {
      for (name, filter) in Self.filters(for: target) where ordinary[filter] == nil {
        let start = ContinuousClock.now
        if let failed = try failure(0, filter, seconds: 3600) {
          throw Failure(description: "without a mutant \(name) fails: \(failed)")
        }
        let seconds = max(1, Int((ContinuousClock.now - start).components.seconds))
        ordinary[filter] = seconds
        texts.append("\(name) \(seconds) s")
      }
    }
    return texts.joined(separator: ", ")
  }

  func run(_ number: Int, of target: String) throws -> Outcome {
    let start = ContinuousClock.now
    var seconds: Double { Double((ContinuousClock.now - start).components.seconds) }
    for (_, filter) in Self.filters(for: target) {
      // Processor time of two cores, so that other work on the machine doesn't count.
      let limit = 20 + 4 * (ordinary[filter] ?? 60)
      guard let failed = try failure(number, filter, seconds: limit) else { continue }
      return failed == Self.outOfTime
        ? .endless(seconds: seconds) : .killed(by: failed, seconds: seconds)
    }
    return .survived(seconds: seconds)
  }

  /// The tests of the target itself, which most mutants don't outlive, and then all others.
  private static func filters(for target: String) -> [(String, String)] {
    [
      (target, "--filter ^\(target)Tests\\\\."),
      ("all but \(target)", "--skip ^\(target)Tests\\\\."),
    ]
  }

  private static let outOfTime = "out of time"

  /// The first test that fails, or nil if none does.
  private func failure(_ number: Int, _ filter: String, seconds: Int) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    // Without end in memory counts as without end in time.
    process.arguments = [
      "-c",
      "ulimit -v 12000000 -t \(seconds) -c 0; exec \(bundle.path) --testing-library swift-testing \(filter) 2>&1",
    ]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "LAYOUTKIT_MUTANT": "\(number)", "LAYOUTKIT_SEED": "20779", "SWIFT_BACKTRACE": "enable=no",
      "NO_COLOR": "1",
    ]) { $1 }
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
        kill(process.processIdentifier, SIGKILL)
      }
    }
    process.waitUntilExit()
    deadline.cancel()
    if let failed { return failed.trimmingCharacters(in: .whitespaces) }
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

  private final class Clock: Sendable {
    private let out = Mutex(false)
    func ranOut() { out.withLock { $0 = true } }
    var isOut: Bool { out.withLock { $0 } }
  }
}
