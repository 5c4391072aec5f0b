import LayoutSolver
import TestSupport
import Testing
import Workloads

/// The simplex method ends far below the limit of its walks: 64 for each variable and row of a part
/// and 1,024 beside.
@Suite struct WalkLimitTests {
  /// No part here comes to a hundredth of the limit; the most is half of that.
  private static let share = 0.01

  private func expectEnds(_ solver: Solver, _ comment: Comment) {
    #expect(solver.effort.failures == 0, comment)
    #expect(solver.effort.largestShare < Self.share, comment)
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func `Random systems end within their limit`(kind: ProblemClass) throws {
    for seed in Seeds(2000) {
      var loaded = try kind.problem(seed: seed).loaded()
      loaded.solver.solve()
      expectEnds(loaded.solver, "\(kind) \(seed)")
    }
    for seed in Seeds(20) {
      var loaded = try kind.joinedProblem(seed: seed, count: 20).loaded()
      loaded.solver.solve()
      expectEnds(loaded.solver, "\(kind) \(seed), twenty of them")
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Random programs end within their limit`() throws {
    for seed in Seeds(400) {
      for program in [
        SolverProgram.random(seed: seed), SolverProgram.screen(seed: seed),
        SolverProgram.corners(seed: seed),
      ] {
        var run = ProgramRun()
        for step in program.steps { try run.perform(step) }
        expectEnds(run.solver, "program \(seed)")
      }
    }
  }

  /// Of rows that are violated at once the terms cancel but for the last digit, which said down on the way there and
  /// nothing on the way back.
  @Test func `What is left where terms cancel leads nowhere`() throws {
    let problem = try LinearProblem(
      """
      -3/10 x == 1/10 @250; -x - 3/10 y <= 0; -y + 7/10 x == 0; -3/10 x == 100/3 @750
      -y + 1/10 z == 67/2; -z - 2/3 y + 1/10 x == -2/3; -3/10 y + 11/10 x + 11/10 z <= 1/3 @750
      1/3 y == 0 @750; 11/10 z == -2/3; 4/3 z + 4/3 y >= 0 @250
      """)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    expectEnds(loaded.solver, "once")
    #expect(loaded.solver.effort.pivots > 0)
  }

  /// Systems in which what the last digits change cancelled in the one trial there was, so that a slope of such a digit
  /// counted as one: five of more than 60,000 of their kind.
  @Test(arguments: [823_220_182, 823_221_364, 823_234_518, 823_253_876, 823_260_621])
  func `What the last digits change counts though it cancels once`(seed: Int) throws {
    var loaded = try ProblemClass.fractions.joinedProblem(seed: seed, count: 20).loaded()
    loaded.solver.solve()
    expectEnds(loaded.solver, "\(seed)")
    #expect(loaded.solver.effort.pivots > 0)
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: WorkloadTests.Kind.allCases)
  func `Workloads end within their limit`(kind: WorkloadTests.Kind) throws {
    var run = try WorkloadRun(kind.workload(kind == .grid ? 8 : 60))
    for _ in 0..<2 { try run.resize() }
    expectEnds(run.solver, "\(kind)")
  }

  /// A chain in which each variable keeps its distance from the one before, without a pin, with one,
  /// and with wishes that all of them break.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: [50, 200])
  func `A chain ends within its limit`(n: Int) throws {
    var solver = Solver()
    let variables = (0..<n).map { _ in solver.addVariable() }
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.addRow([Term(next, 1), Term(one, -1)], .greaterThanOrEqual, 20)
    }
    for variable in variables { try solver.addRow([Term(variable, 1)], .greaterThanOrEqual, 5) }
    solver.solve()
    #expect(variables.map { solver[$0] } == (0..<n).map { Double(5 + 20 * $0) })
    expectEnds(solver, "without a pin")
    try solver.addRow([Term(variables[n / 2], 1)], .equal, 0)
    solver.solve()
    #expect(solver.conflicts.count > 0)
    expectEnds(solver, "with a pin")
    for (index, variable) in variables.enumerated() {
      try solver.addRow([Term(variable, 1)], .equal, 3, priority: Double(1 + index % 7))
    }
    solver.solve()
    expectEnds(solver, "with wishes")
  }
}
