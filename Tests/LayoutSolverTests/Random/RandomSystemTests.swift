import LayoutSolver
import TestSupport
import Testing

/// 22,000 random systems, 2,000 of each class, against the reference: every level's sum of
/// violations and, by the tie rule, every value.
@Suite struct RandomSystemTests {
  private static let chunk = 100

  @Test(.timeLimit(.minutes(15)), arguments: ProblemClass.allCases, 0..<20)
  func equalsReference(kind: ProblemClass, chunk: Int) {
    for seed in chunk * Self.chunk..<(chunk + 1) * Self.chunk {
      let problem = kind.problem(seed: seed)
      guard let flaw = problem.flawOfSolver() else { continue }
      let smallest = problem.shrunk { $0.flawOfSolver() != nil }
      Issue.record("\(kind) \(seed): \(flaw)\n\(smallest)\n\(smallest.flawOfSolver() ?? "")")
    }
  }

  /// Larger ones: five problems of a class, tied together.
  @Test(.timeLimit(.minutes(15)), arguments: ProblemClass.allCases)
  func joinedProblemsEqualReference(kind: ProblemClass) {
    for seed in 0..<50 {
      let problem = kind.joinedProblem(seed: seed, count: 5)
      guard let flaw = problem.flawOfSolver() else { continue }
      let smallest = problem.shrunk { $0.flawOfSolver() != nil }
      Issue.record("\(kind) \(seed): \(flaw)\n\(smallest)\n\(smallest.flawOfSolver() ?? "")")
    }
  }

  /// 2,000 of them once more: each violated required row is named, with company that can't be met
  /// together, but can without any one of the set.
  @Test(
    .timeLimit(.minutes(15)),
    arguments: [ProblemClass.infeasible, .duplicates, .ties, .interface], 0..<5)
  func conflictsAreIrreducible(kind: ProblemClass, chunk: Int) throws {
    for seed in chunk * Self.chunk..<(chunk + 1) * Self.chunk {
      func flaw(_ problem: LinearProblem) -> String? {
        do {
          var loaded = try problem.loaded()
          loaded.solver.solve()
          return try loaded.flawOfConflicts(in: problem)
        } catch {
          return "\(error)"
        }
      }
      let problem = kind.problem(seed: seed)
      guard let first = flaw(problem) else { continue }
      let smallest = problem.shrunk { flaw($0) != nil }
      Issue.record("\(kind) \(seed): \(first)\n\(smallest)\n\(flaw(smallest) ?? "")")
    }
  }
}
