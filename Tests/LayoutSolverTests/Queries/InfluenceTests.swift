import LayoutSolver
import TestSupport
import Testing

/// Which rows a value follows from.
@Suite struct InfluenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let problem: String
    /// For each variable, the positions of the rows.
    let rows: [[Int]]

    var testDescription: String { problem }
  }

  @Test(arguments: [
    Case(problem: "x == 5; y == 6", rows: [[0], [1]]),
    Case(problem: "x == 5; y - x == 6; z - y == 7", rows: [[0], [0, 1], [0, 1, 2]]),
    // The label is as wide as its text, and so what limits it has no part.
    Case(
      problem: "root == 400; root - label >= 16; label == 120 @750; label >= 0", rows: [[0], [2]]),
    // Here the limit decides, and the text doesn't.
    Case(problem: "root == 100; root - label >= 16; label == 120 @750", rows: [[0], [0, 1]]),
    // Both are at their constants: hugging and resistance.
    Case(problem: "w >= 80 @750; w <= 80 @250; w >= 0", rows: [[0, 1]]),
    // Two labels in a line: the second has its width, the first what is left.
    Case(
      problem: "a + b == 100; a == 80 @750; b == 80 @750", rows: [[0, 2], [2]]),
    // A row as high as the higher of two views: these follow from their contents alone, and the row
    // from the higher one.
    Case(
      problem: """
        label == 20 @750; switch == 31 @750; row - label >= 8; row - switch >= 8; row == 0 @50
        """,
      rows: [[0], [1], [1, 3]]),
    Case(problem: "a - b == 0", rows: [[0], []]),
  ])
  func `The rows that a value follows from are found`(of example: Case) throws {
    let loaded = try LoadedProblem(solving: example.problem)
    let found = loaded.variables.map { variable in
      loaded.solver.rows(determining: variable).map { row in
        loaded.rows.firstIndex(of: row) ?? -1
      }
    }
    #expect(found == example.rows)
  }

  @Test func `Unsolved edits and unknown variables`() throws {
    var loaded = try LinearProblem("x == 5").loaded()
    #expect(loaded.solver.rows(determining: loaded.variables[0]) == [])
    loaded.solver.solve()
    #expect(loaded.solver.rows(determining: loaded.variables[0]) == loaded.rows)
    loaded.solver.removeVariable(loaded.variables[0])
    loaded.solver.solve()
    #expect(loaded.solver.rows(determining: loaded.variables[0]) == [])
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Moving the constant of a row that isn't named leaves the value where it is`() throws {
    for seed in Seeds(200) { try otherRowsHaveNoPart(seed: seed) }
  }

  private func otherRowsHaveNoPart(seed: Int) throws {
    let problem = ProblemClass.feasible.problem(seed: seed)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    guard loaded.solver.conflicts.isEmpty else { return }
    for variable in loaded.variables where !loaded.solver.isAmbiguous(variable) {
      let named = Set(loaded.solver.rows(determining: variable))
      let before = loaded.solver[variable]
      for (row, handle) in zip(problem.rows, loaded.rows) where !named.contains(handle) {
        // A row that isn't tight has room on its side; far too little is moved to use it up.
        guard row.residual(at: loaded.values).magnitude > 1e-3 else { continue }
        var copy = loaded.solver
        try copy.setConstant(row.constant + 1e-6, of: handle)
        copy.solve()
        #expect((copy[variable] - before).magnitude <= 1e-9)
      }
    }
  }
}
