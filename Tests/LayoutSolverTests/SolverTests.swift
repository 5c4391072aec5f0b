import LayoutSolver
import TestSupport
import Testing

/// What holds of a solver whatever is in it.
@Suite struct SolverTests {
  @Test func `An empty solver has an answer`() {
    var solver = Solver()
    #expect(solver.variableCount == 0)
    #expect(solver.rowCount == 0)
    solver.solve()
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `Variables without rows are 0`() {
    var solver = Solver()
    let variables = (0..<5).map { _ in solver.addVariable() }
    #expect(variables.allSatisfy { solver[$0] == 0 })
    solver.solve()
    #expect(variables.allSatisfy { solver[$0] == 0 })
    #expect(solver.variableCount == 5)
  }

  @Test(arguments: [
    (Relation.equal, 0.0, true), (.equal, 1, false), (.equal, -1, false),
    (.lessThanOrEqual, 0, true), (.lessThanOrEqual, 1, true), (.lessThanOrEqual, -1, false),
    (.greaterThanOrEqual, 0, true), (.greaterThanOrEqual, 1, false),
    (.greaterThanOrEqual, -1, true),
  ])
  func `A row without terms compares 0 to its constant`(
    relation: Relation, constant: Double, isMet: Bool
  ) throws {
    var solver = Solver()
    let x = solver.addVariable()
    try solver.addRow([Term(x, 1)], .equal, 3, priority: 500)
    let row = try solver.addRow([], relation, constant)
    let cancelled = try solver.addRow([Term(x, 2), Term(x, -2)], relation, constant)
    try solver.addRow([Term(x, 0)], relation, constant, priority: 7)
    solver.solve()
    #expect(solver[x] == 3)
    let expected = isMet ? [] : [row, cancelled].map { Conflict(broken: $0, clashing: []) }
    #expect(solver.conflicts == expected)
  }

  @Test func `Terms of a variable add up`() throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(x, 1), Term(y, 1), Term(x, 2), Term(y, -1)], .equal, 12)
    solver.solve()
    #expect([solver[x], solver[y]] == [4, 0])
  }

  @Test func `Values stay until solved`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let row = try solver.addRow([Term(x, 1)], .equal, 3)
    #expect(solver[x] == 0)
    solver.solve()
    #expect(solver[x] == 3)
    try solver.setConstant(4, of: row)
    #expect(solver[x] == 3)
    solver.solve()
    #expect(solver[x] == 4)
  }

  @Test(arguments: ProblemClass.allCases)
  func `Solving again changes nothing, to the bit; nor does an edit that is taken back`(
    kind: ProblemClass
  ) throws {
    for seed in Seeds(20) {
      var loaded = try kind.problem(seed: seed).loaded()
      loaded.solver.solve()
      let values = loaded.values
      let conflicts = loaded.solver.conflicts
      #expect(loaded.solve() == values)
      #expect(loaded.solver.conflicts == conflicts)

      let extra = loaded.solver.addVariable()
      try loaded.solver.addRow(
        [Term(extra, 1)] + loaded.variables.map { Term($0, -1) }, .equal, 5)
      loaded.solver.solve()
      loaded.solver.removeVariable(extra)
      loaded.solver.solve()
      let problem = kind.problem(seed: seed)
      #expect(problem.difference(between: loaded.values, and: values) == nil)
      #expect(loaded.solver.conflicts == conflicts)
    }
  }

  @Test func `The same steps give the same bits`() throws {
    for seed in Seeds(50) {
      func run() throws -> [UInt64] {
        var run = ProgramRun()
        for step in SolverProgram.random(seed: seed).steps { try run.perform(step) }
        return run.current.variables.map { run.solver[$0].bitPattern }
      }
      #expect(try run() == run())
    }
  }

  @Test func `Copies go their own way`() throws {
    var original = try LinearProblem("x == 1; y - x == 10; y <= 100 @9").loaded()
    original.solver.solve()
    var copy = original
    try copy.solver.setConstant(5, of: copy.rows[0])
    copy.solver.removeRow(copy.rows[1])
    let new = try copy.solver.addRow([Term(copy.variables[1], 1)], .equal, 7)
    copy.solver.solve()
    #expect(copy.values == [5, 7])
    #expect(original.values == [1, 11])
    #expect(!original.solver.contains(new))
    #expect(original.solver.contains(original.rows[1]))
    original.solver.removeVariable(original.variables[0])
    original.solver.solve()
    #expect(original.solver[original.variables[1]] == 0)
    #expect(copy.values == [5, 7])
  }

  @Test func `Negative zero is never an answer: it would print as −0`() throws {
    let loaded = try LoadedProblem(solving: "-1 x == 0; y + x == 0; 2 z - y == 0; -1 w >= 0")
    #expect(loaded.values.allSatisfy { $0.sign == .plus && $0 == 0 })
  }

  @Test(arguments: ["-1 x == 5", "-1 x == 5 @500", "-1 x >= 5", "-1 x - y == 5; y == 0"])
  func `Nor is it where the value was another one before`(text: String) throws {
    var loaded = try LoadedProblem(solving: text)
    #expect(loaded.values[0] == -5)
    try loaded.solver.setConstant(0, of: loaded.rows[0])
    loaded.solver.solve()
    #expect(loaded.values.allSatisfy { $0.sign == .plus && $0 == 0 })
  }
}
