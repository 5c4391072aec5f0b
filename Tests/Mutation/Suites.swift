import Foundation

/// What the tests reach without a mutant, suite by suite.
struct Suites {
  struct Suite {
    /// Such as `ViewTreeTests.FrameTests`, or a function that stands in no suite.
    let name: String
    let seconds: Int
    /// The numbers of mutants in code that its tests run.
    let mutants: Set<Int>

    func isOf(_ target: String) -> Bool { name.hasPrefix("\(target)Tests.") }
  }

  private(set) var suites: [Suite] = []
  /// Those that fail without a mutant.
  private(set) var failing: [String] = []

  /// Runs each suite as it is.
  init(of bundle: TestBundle) throws {
    let names = try bundle.suites()
    let results = try twoAtATime(names) { name in
      let start = ContinuousClock.now
      let (failed, mutants) = try bundle.reach(of: name)
      let seconds = max(1, Int((ContinuousClock.now - start).components.seconds))
      return (failed, Suite(name: name, seconds: seconds, mutants: mutants))
    }
    for (failed, suite) in results {
      if let failed {
        failing.append("\(suite.name): \(failed)")
      } else {
        suites.append(suite)
      }
    }
  }

  /// Those with tests that run the code of a mutant: of the target itself, which most mutants don't outlive, and all others.
  func reaching(_ number: Int, of target: String) -> [[Suite]] {
    let reaching = suites.filter { $0.mutants.contains(number) }
    return [reaching.filter { $0.isOf(target) }, reaching.filter { !$0.isOf(target) }]
      .filter { !$0.isEmpty }
  }

  // MARK: Keeping

  init(contentsOf file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, let seconds = Int(parts[1]) else {
        throw Failure(description: "\(file.path) isn't what a run has written")
      }
      let mutants = parts[2].split(separator: " ").compactMap { Int($0) }
      suites.append(
        Suite(name: String(parts[0]), seconds: seconds, mutants: Set(mutants)))
    }
  }

  func write(to file: URL) throws {
    let lines = suites.map { suite in
      let mutants = suite.mutants.sorted().map { "\($0)" }.joined(separator: " ")
      return "\(suite.name)\t\(suite.seconds)\t\(mutants)\n"
    }
    try lines.joined().write(to: file, atomically: true, encoding: .utf8)
  }
}
