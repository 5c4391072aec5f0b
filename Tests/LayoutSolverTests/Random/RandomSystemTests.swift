import LayoutSolver
import TestSupport
import Testing

/// Random systems of each class against the reference: every level's sum of violations and, by the
/// tie rule, every value.
@Suite struct RandomSystemTests {
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func `Random systems equal the reference in levels and values`(kind: ProblemClass) {
    for seed in Seeds(2000) {
      let problem = kind.problem(seed: seed)
      guard let flaw = problem.flawOfSolver() else { continue }
      let smallest = problem.shrunk { $0.flawOfSolver() != nil }
      Issue.record("\(kind) \(seed): \(flaw)\n\(smallest)\n\(smallest.flawOfSolver() ?? "")")
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func `Larger ones: five problems of a class, tied together`(kind: ProblemClass) {
    for seed in Seeds(50) {
      let problem = kind.joinedProblem(seed: seed, count: 5)
      guard let flaw = problem.flawOfSolver() else { continue }
      let smallest = problem.shrunk { $0.flawOfSolver() != nil }
      Issue.record("\(kind) \(seed): \(flaw)\n\(smallest)\n\(smallest.flawOfSolver() ?? "")")
    }
  }

  /// Some of them once more: each violated required row is named, with company that can't be met
  /// together, but can without any one of the set.
  @Test(
    .timeLimit(.minutes(Seeds.limit)),
    arguments: [ProblemClass.infeasible, .duplicates, .ties, .interface])
  func `Conflicts are irreducible`(kind: ProblemClass) throws {
    for seed in Seeds(500) {
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
