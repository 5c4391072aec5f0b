import LayoutSolver
import TestSupport
import Testing

/// Random systems and programs that doubles have too few digits for: right or refused, and refused
/// as rarely as said here.
@Suite struct IllConditionedTests {
  private static let chunk = 500

  /// 18,000 systems, 2,000 of each class.
  ///
  /// The reference runs out of its 128 bits in some of them, of which all that is known is that they
  /// end, with finite values.
  @Test(.timeLimit(.minutes(15)), arguments: IllConditionedClass.allCases, 0..<4)
  func isRightOrRefused(kind: IllConditionedClass, chunk: Int) throws {
    var refusals = 0
    var overflows = 0
    for seed in chunk * Self.chunk..<(chunk + 1) * Self.chunk {
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
    #expect(refusals <= 10)
    #expect(overflows <= 100)
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

  /// 1,800 programs of edits, 200 of each class, with seven solutions each.
  @Test(.timeLimit(.minutes(15)), arguments: IllConditionedClass.allCases)
  func programsEqualFreshSolver(kind: IllConditionedClass) {
    var refusals = 0
    for seed in 0..<200 {
      let program = kind.program(seed: seed)
      guard let flaw = program.closeFlawBesideFreshSolver(refusals: &refusals) else { continue }
      let smallest = program.shrunk {
        var refusals = 0
        return $0.closeFlawBesideFreshSolver(refusals: &refusals) != nil
      }
      Issue.record("\(kind) \(seed): \(flaw)\n\(smallest)")
    }
    #expect(refusals <= 35)
  }
}
