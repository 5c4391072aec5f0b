import Foundation

/// Tries mutants by the tests that reach them.
struct Trial {
  enum Outcome {
    case killed(by: String, seconds: Double)
    case endless(seconds: Double)
    case survived(seconds: Double)
    /// No test runs the code.
    case unreached

    var isKilled: Bool {
      switch self {
      case .killed, .endless: true
      case .survived, .unreached: false
      }
    }

    var text: String {
      switch self {
      case .killed(let test, let seconds): "\(test), \(Int(seconds)) s"
      case .endless(let seconds): "no end, \(Int(seconds)) s"
      case .survived(let seconds): "\(Int(seconds)) s"
      case .unreached: "not reached"
      }
    }
  }

  let bundle: TestBundle
  let suites: Suites

  func run(_ number: Int, of target: String) throws -> Outcome {
    let start = ContinuousClock.now
    var seconds: Double { Double((ContinuousClock.now - start).components.seconds) }
    let rounds = suites.reaching(number, of: target)
    if rounds.isEmpty { return .unreached }
    for round in rounds {
      // Processor time of two cores, so that other work on the machine doesn't count.
      let limit = 20 + 4 * round.reduce(0) { $0 + $1.seconds }
      guard
        let failed = try bundle.failure(
          of: round.map(\.name), mutant: number, seconds: limit)
      else { continue }
      return failed == TestBundle.outOfTime
        ? .endless(seconds: seconds) : .killed(by: failed, seconds: seconds)
    }
    return .survived(seconds: seconds)
  }
}
