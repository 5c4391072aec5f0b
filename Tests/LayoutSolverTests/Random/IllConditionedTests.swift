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
  func isRightOrRefused(kind: IllConditionedClass) throws {
    var systems = 0
    var refusals = 0
    var overflows = 0
    for seed in Seeds(2000) {
      systems += 1
      let problem = kind.problem(seed: seed)
      switch Self.outcome(of: problem) {
      case .right: break
      case .refused: refusals += 1
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
      let flaw =
        try problem.closeFlaw(in: values)
        ?? problem.closeFlaw(in: loaded.solver.conflicts, rows: loaded.rows, values: values)
      return flaw.map { .wrong($0) } ?? .right
    } catch is ReferenceSolver.Overflow {
      return .overflow
    } catch {
      return .wrong("\(error)")
    }
  }

  /// Programs of edits with seven solutions each.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: IllConditionedClass.allCases)
  func programsEqualFreshSolver(kind: IllConditionedClass) {
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
