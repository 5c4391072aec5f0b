import LayoutSolver
import TestSupport
import Testing

/// Which variables the last solution gave other values.
@Suite struct MovedVariablesTests {
  @Test func `Only those that moved`() throws {
    var loaded = try LinearProblem(
      "root == 400; left == 16; root - left - width == 16; label == 120 @750; width - label >= 60"
    ).loaded()
    let names = ["root", "left", "width", "label"]
    func moved() -> [String] {
      loaded.solver.movedVariables.map { names[loaded.variables.firstIndex(of: $0) ?? 0] }.sorted()
    }
    #expect(moved() == [])
    loaded.solver.solve()
    #expect(moved() == ["label", "left", "root", "width"])
    try loaded.solver.setConstant(300, of: loaded.rows[0])
    loaded.solver.solve()
    #expect(moved() == ["root", "width"])
    loaded.solver.solve()
    #expect(moved() == [])
    try loaded.solver.setPriority(740, of: loaded.rows[3])
    loaded.solver.solve()
    #expect(moved() == [])
    loaded.solver.removeRow(loaded.rows[3])
    loaded.solver.solve()
    #expect(moved() == ["label"])
  }

  /// A variable that comes in the place of one that is gone, with the value that had, is a new one.
  @Test func `Value of a former variable`() throws {
    var loaded = try LoadedProblem(solving: "x == 1; y == 50")
    loaded.solver.removeVariable(loaded.variables[1])
    loaded.solver.solve()
    let variable = loaded.solver.addVariable()
    try loaded.solver.addRow([Term(variable, 1)], .equal, 50)
    loaded.solver.solve()
    #expect(loaded.solver.movedVariables == [variable])
  }

  @Test func `After the first solution these are all variables that aren't 0`() throws {
    var loaded = try LoadedProblem(solving: "x == 1; y == 0; z == 2")
    var moved: [Int] = []
    loaded.solver.forEachMoved { moved.append($0) }
    #expect(moved == [0, 2])
    #expect(loaded.solver.movedVariables == [loaded.variables[0], loaded.variables[2]])
  }

  @Test func `A variable that has come was 0 before, also where all is solved from the beginning`()
    throws
  {
    var loaded = try LoadedProblem(solving: "x == 3")
    let (one, zero) = (loaded.solver.addVariable(), loaded.solver.addVariable())
    try loaded.solver.addRow([Term(one, 1)], .equal, 1)
    try loaded.solver.addRow([Term(zero, 1)], .equal, 0)
    loaded.solver.solve()
    #expect(loaded.solver.effort.starts == 2)
    #expect(loaded.solver.movedVariables == [one])
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `By the values from solution to solution, whatever the edits`() throws {
    for seed in Seeds(200) { try equalsTheDifference(seed: seed) }
  }

  private func equalsTheDifference(seed: Int) throws {
    var run = ProgramRun()
    var last: [Variable: Double] = [:]
    for step in SolverProgram.screen(seed: seed).steps {
      try run.perform(step)
      guard step == .solve else { continue }
      let variables = run.current.variables
      let values = Dictionary(uniqueKeysWithValues: variables.map { ($0, run.solver[$0]) })
      let moved = variables.filter { last[$0, default: 0] != values[$0] }
      #expect(Set(run.solver.movedVariables) == Set(moved))
      #expect(run.solver.movedVariables.count == moved.count)
      last = values
    }
  }
}
