import LayoutSolver
import TestSupport
import Testing

/// Random systems and programs that doubles have too few digits for: right or refused, and refused
/// as rarely as said here.
@Suite struct IllConditionedTests {
  /// Systems of each class, of which at most one in fifty is refused, give or take ten.
  ///
  /// The reference runs out of its 128 bits in some of them, of which all that is known is that they
  /// end, with finite values.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: IllConditionedClass.allCases)
  func `Is right or refused`(kind: IllConditionedClass) throws {
    var systems = 0
    var refusals = 0
    var overflows = 0
    for seed in Seeds(2000) {
      systems += 1
      let problem = kind.problem(seed: seed)
      switch Self.outcome(of: problem) {
      case .right: break
      case .refused:
        refusals += 1
        #expect(Self.isUncertain(problem, seed: seed), "\(kind) \(seed): \(problem)")
      case .overflow: overflows += 1
      case .wrong(let flaw):
        let smallest = problem.shrunk {
          if case .wrong = Self.outcome(of: $0) { true } else { false }
        }
        Issue.record("\(kind) \(seed): \(flaw)\n\(smallest)\n\(Self.outcome(of: smallest))")
      }
    }
    #expect(refusals <= 10 + systems / 50)
    #expect(overflows <= 20 + systems / 5)
  }

  /// Whether there are two answers that the digits of a problem can't tell apart: numbers that may have
  /// been rounded are moved by a unit in their last place, and the exact answer is another.
  ///
  /// Where the reference runs out of digits it can't be said.
  private static func isUncertain(_ problem: LinearProblem, seed: Int) -> Bool {
    do {
      let expected = try ReferenceSolver.solve(problem).values.map(\.double)
      var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
      for _ in 0..<32 {
        let other = problem.moved(using: &random) { _ in true }
        let values = try ReferenceSolver.solve(other).values.map(\.double)
        if problem.closeDifference(between: values, and: expected) != nil { return true }
      }
      return false
    } catch {
      return true
    }
  }

  private enum Outcome {
    case right
    case refused
    case overflow
    case wrong(String)
  }

  private static func outcome(of problem: LinearProblem) -> Outcome {
    do {
      var loaded = try problem.loaded()
      loaded.solver.solve()
      let values = loaded.values
      guard values.allSatisfy(\.isFinite) else { return .wrong("the values are \(values)") }
      guard loaded.solver.illConditioned.isEmpty else { return .refused }
      guard let flaw = try flaw(of: loaded, as: problem) else { return .right }
      for other in problem.withinRounding() where try Self.flaw(of: loaded, as: other) == nil {
        return .right
      }
      return .wrong(flaw)
    } catch is ReferenceSolver.Overflow {
      return .overflow
    } catch {
      return .wrong("\(error)")
    }
  }

  /// What is wrong with a solution if the problem was this one.
  private static func flaw(of loaded: LoadedProblem, as problem: LinearProblem) throws -> String? {
    try problem.closeFlaw(in: loaded.values)
      ?? problem.closeFlaw(in: loaded.solver.conflicts, rows: loaded.rows, values: loaded.values)
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: IllConditionedClass.allCases)
  func `Programs of edits with seven solutions each`(kind: IllConditionedClass) {
    var programs = 0
    var refusals = 0
    for seed in Seeds(200) {
      programs += 1
      let program = kind.program(seed: seed)
      guard let flaw = program.closeFlawBesideFreshSolver(refusals: &refusals) else { continue }
      let smallest = program.shrunk {
        var refusals = 0
        return $0.closeFlawBesideFreshSolver(refusals: &refusals) != nil
      }
      Issue.record("\(kind) \(seed): \(flaw)\n\(smallest)")
    }
    #expect(refusals <= 10 + programs / 6)
  }
}

extension LinearProblem {
  /// Problems that this may have been rounded from; none if it shows what its numbers were written as.
  ///
  /// What is left of numbers that may have been rounded counts as zero if rounding may be all that it is.
  /// So the answer of each of these is right.
  fileprivate func withinRounding() -> [LinearProblem] {
    let coefficients = rows.flatMap { $0.terms.map(\.coefficient) }
    if coefficients.allSatisfy(Rational.isWritten) { return [] }
    var random = SplitMix64(seed: 1)
    return (0..<32).map { _ in moved(using: &random) { !Rational.isWritten($0) } }
  }

  /// The problem with coefficients that are moved by a unit in the last place, or not.
  fileprivate func moved(
    using random: inout SplitMix64, where isMoved: (Double) -> Bool
  ) -> LinearProblem {
    var other = self
    for row in rows.indices {
      for term in rows[row].terms.indices where isMoved(rows[row].terms[term].coefficient) {
        other.rows[row].terms[term].coefficient.move(using: &random)
      }
    }
    return other
  }
}

extension Double {
  /// Goes a unit in the last place up or down, or stays.
  fileprivate mutating func move(using random: inout SplitMix64) {
    self = random.pick(self, nextUp, nextDown)
  }
}
