import LayoutSolver
import TestSupport
import Testing

/// Edits between solutions.
@Suite struct EditTests {
  @Test func `A root grows and shrinks`() throws {
    var loaded = try LoadedProblem(
      solving: """
        root == 400
        left == 16
        root - left - width == 16
        label <= 120 @250; label >= 120 @750
        width - label >= 60
        """)
    #expect(loaded.values == [400, 16, 368, 120])
    // At 200 there are 108 for the label, and at 80 none is left: nothing says it can't be negative.
    for (root, width, label) in [(200.0, 168.0, 108.0), (80, 48, -12), (400, 368, 120)] {
      #expect(try loaded.set(root, of: 0) == [root, 16, width, label])
    }
  }

  @Test func `Adding a satisfied row changes nothing`() throws {
    var loaded = try LoadedProblem(solving: "x == 5; y - x == 2; y <= 100 @9")
    let (x, y) = (loaded.variables[0], loaded.variables[1])
    for priority in [1000, 500, 1.0] {
      try loaded.solver.addRow([Term(x, 1), Term(y, 1)], .lessThanOrEqual, 12, priority: priority)
      #expect(loaded.solve() == [5, 7])
    }
  }

  @Test func `Removing a tight row frees what it held`() throws {
    var loaded = try LoadedProblem(solving: "x >= 10; x == 3 @9; x == 1 @8")
    #expect(loaded.values == [10])
    #expect(loaded.remove(0) == [3])
    #expect(loaded.remove(1) == [1])
    #expect(loaded.remove(2) == [0])
    #expect(loaded.solver.rowCount == 0)
  }

  @Test func `Removing a variable removes its rows`() throws {
    var loaded = try LoadedProblem(solving: "a == 5; b - a == 2; c - b == 2; c <= 100 @9")
    #expect(loaded.values == [5, 7, 9])
    loaded.solver.removeVariable(loaded.variables[1])
    #expect(loaded.solver.rowCount == 2)
    #expect(loaded.solver.variableCount == 2)
    #expect(loaded.rows.map { loaded.solver.contains($0) } == [true, false, false, true])
    loaded.solver.solve()
    #expect(loaded.solver[loaded.variables[0]] == 5)
    #expect(loaded.solver[loaded.variables[1]].isNaN)
    #expect(loaded.solver[loaded.variables[2]] == 0)
  }

  @Test func `Many edits count as one: only the last state matters`() throws {
    var loaded = try LinearProblem("x == 1; y - x == 1").loaded()
    for constant in 1...100 {
      try loaded.solver.setConstant(Double(constant), of: loaded.rows[0])
      let row = try loaded.solver.addRow([Term(loaded.variables[0], 1)], .equal, -9)
      try loaded.solver.setPriority(5, of: row)
      loaded.solver.removeRow(row)
    }
    #expect(loaded.solve() == [100, 101])
    #expect(loaded.solver.rowCount == 2)
  }

  @Test func `Edits of a whole random life leave as many rows and variables as there should be`()
    throws
  {
    for seed in Seeds(50) {
      var run = ProgramRun()
      for step in SolverProgram.random(seed: seed).steps { try run.perform(step) }
      #expect(run.solver.variableCount == run.current.problem.variableCount)
      #expect(run.solver.rowCount == run.current.problem.rows.count)
      #expect(run.current.rows.allSatisfy { run.solver.contains($0) })
      #expect(run.current.variables.allSatisfy { run.solver.contains($0) })
    }
  }

  /// A required equality that had a share in a conflict defines a variable afterwards, and gives way
  /// again in the next conflict.
  @Test func `A second conflict`() throws {
    var loaded = try LoadedProblem(
      solving: """
        x <= 29
        y - x == 9 @750
        y - 1/2 x == 41
        1/2 x - y >= -61/2
        x == 1 @10; y == 2 @10; z == 3 @10; z >= 1 @9; z >= 2 @9; z >= 3 @9; z <= 9 @9; z <= 8 @9
        """)
    #expect(!loaded.solver.conflicts.isEmpty)
    try loaded.solver.setConstant(-45, of: loaded.rows[3])
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.isEmpty)
    // Now y is 41, and x would have to be at least 244: the three rows share what is missing.
    try loaded.solver.setConstant(81, of: loaded.rows[3])
    try loaded.solver.setTerms([Term(loaded.variables[1], 1)], of: loaded.rows[2])
    loaded.solver.solve()
    var fresh = try LinearProblem(
      """
      x <= 29
      y - x == 9 @750
      y == 41
      1/2 x - y >= 81
      x == 1 @10; y == 2 @10; z == 3 @10; z >= 1 @9; z >= 2 @9; z >= 3 @9; z <= 9 @9; z <= 8 @9
      """
    ).loaded()
    fresh.solver.solve()
    #expect(loaded.values == fresh.values)
    #expect(loaded.solver.conflicts.count == fresh.solver.conflicts.count)
  }
}
