import LayoutSolver
import TestSupport
import Testing

/// Which variables rows leave a choice for.
@Suite struct AlternativesTests {
  @Test(
    arguments: [
      ("x == 5", [nil]),
      // It rests at 0, and could be anywhere: the answer is 100 larger.
      ("x + 0 y == 5; y - z == 0", [nil, 100, 100]),
      // From 10 it can go up to 30.
      ("x >= 10; x <= 30", [30]),
      // One of the two is 80 wide, by the tie rule the later; each could have been.
      ("x + y == 100; x == 80 @750; y == 80 @750", [80, 20]),
      // A weaker row settles it.
      ("x + y == 100; x == 80 @750; y == 80 @750; x == 0 @10", [nil, nil]),
      // What can't be met doesn't make a choice where there is none.
      ("x == 1; x == 2; x == 3", [nil]),
      ("x >= 0; x <= 10 @500; y - x == 1", [10, 11]),
      // What a sum is made of moves part by part, each as far as it can, and the sum by 100 at most.
      ("x >= 0; x <= 30; y >= 0; y <= 20; z - x - y == 5", [30, 20, 55]),
      ("x >= 0; x <= 70; y >= 0; y <= 70; z - x - y == 5", [70, 70, 105]),
      // Nothing is open in x - x, and in x - 2y only what is left of y.
      ("x >= 0; x <= 30; z - x == 1; w - z + x == 2", [30, 31, nil]),
      ("x >= 0; x <= 0; y >= 0; y <= 20; z - x + 2 y == 0", [nil, 20, -40]),
    ] as [(String, [Double?])])
  func `Another value is found wherever there is one`(_ problem: String, _ alternatives: [Double?])
    throws
  {
    let loaded = try LoadedProblem(solving: problem)
    let values = loaded.values
    let found = loaded.solver.alternatives(to: loaded.variables)
    #expect(found == alternatives)
    #expect(
      loaded.variables.map { loaded.solver.isAmbiguous($0) }
        == alternatives.map { $0 != nil })
    #expect(loaded.values == values, "asking changes nothing")
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `An alternative violates no level more`() throws {
    for seed in Seeds(200) { try alternativesAreAsGood(seed: seed) }
  }

  private func alternativesAreAsGood(seed: Int) throws {
    let problem = ProblemClass.ties.problem(seed: seed)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    let sums = problem.violations(at: loaded.values)
    for (variable, other) in zip(loaded.variables, loaded.solver.alternatives(to: loaded.variables))
    {
      guard let other else { continue }
      var fixed = try problem.loaded()
      // Below all other levels, so that it can be met only at the cost of none.
      try fixed.solver.addRow(
        [Term(fixed.variables[Int(variable.index)], 1)], .equal, other, priority: 1e-6)
      fixed.solver.solve()
      #expect((fixed.solver[fixed.variables[Int(variable.index)]] - other).magnitude <= 1e-6)
      let others = problem.violations(at: fixed.values)
      #expect(zip(sums, others).allSatisfy { ($0 - $1).magnitude <= 1e-6 * max(1, $0) })
    }
  }

  /// What is found from the solution as it stands leaves out no variable that a wish below all levels moves.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func `All that a wish below all levels moves has another value`(_ kind: ProblemClass) throws {
    for seed in Seeds(400) {
      var loaded = try kind.problem(seed: seed).loaded()
      loaded.solver.solve()
      let alternatives = loaded.solver.alternatives(to: loaded.variables)
      for (variable, alternative) in zip(loaded.variables, alternatives) where alternative == nil {
        for distance in [100.0, -100] {
          let value = loaded.solver[variable]
          let row = try loaded.solver.addRow(
            [Term(variable, 1)], distance > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
            value + distance, priority: 1e-9)
          loaded.solver.solve()
          let moved = (loaded.solver[variable] - value) * (distance < 0 ? -1 : 1)
          #expect(moved <= 1e-7 * max(1, value.magnitude), "\(kind) \(seed): \(variable)")
          loaded.solver.removeRow(row)
          loaded.solver.solve()
        }
      }
    }
  }

  /// What is known of parts that an edit doesn't reach is kept for the next question, and of no others.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func `After an edit the same is open as in a solver that was never asked`(_ kind: ProblemClass)
    throws
  {
    for seed in Seeds(100) {
      var asked = try kind.problem(seed: seed).loaded()
      asked.solver.solve()
      for row in asked.rows.prefix(8) {
        _ = asked.solver.findChoices()
        var other = asked.solver
        other.removeRow(row)
        other.solve()
        var fresh = try kind.problem(seed: seed).loaded()
        fresh.solver.solve()
        fresh.solver.removeRow(row)
        fresh.solver.solve()
        #expect(
          other.triedAlternatives(to: asked.variables).map { $0 != nil }
            == fresh.solver.alternatives(to: fresh.variables).map { $0 != nil },
          "\(kind) \(seed) without \(row)")
      }
    }
  }

  @Test func `A variable that is gone has no other value`() throws {
    var solver = Solver()
    let gone = solver.addVariable()
    solver.removeVariable(gone)
    solver.solve()
    #expect(solver.alternatives(to: [gone]) == [nil])
    #expect(!solver.isAmbiguous(gone))
  }
}
