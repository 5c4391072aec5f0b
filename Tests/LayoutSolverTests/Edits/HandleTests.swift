import LayoutSolver
import Testing

/// A removed variable or row is unknown for good, whatever takes its place.
@Suite struct HandleTests {
  @Test func `Removed rows stay unknown`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    var removed: [Row] = []
    for round in 0..<100 {
      let row = try solver.addRow([Term(x, 1)], .equal, Double(round))
      #expect(!removed.contains(row))
      #expect(solver.contains(row))
      let answers = [solver.removeRow(row), solver.removeRow(row)]
      #expect(answers == [true, false])
      removed.append(row)
      if round % 10 == 0 { solver.solve() }
    }
    let kept = try solver.addRow([Term(x, 1)], .equal, 7)
    for row in removed {
      #expect(!solver.contains(row))
      #expect(throws: SolverError.unknownRow(row)) { try solver.setConstant(1, of: row) }
      let isRemovedAgain = solver.removeRow(row)
      #expect(!isRemovedAgain)
    }
    solver.solve()
    #expect(solver[x] == 7)
    #expect(solver.contains(kept))
    #expect(solver.rowCount == 1)
  }

  @Test func `Removed variables stay unknown`() throws {
    var solver = Solver()
    var removed: [Variable] = []
    for round in 0..<100 {
      let variable = solver.addVariable()
      #expect(!removed.contains(variable))
      try solver.addRow([Term(variable, 1)], .equal, Double(round))
      if round % 10 == 0 { solver.solve() }
      let answers = [solver.removeVariable(variable), solver.removeVariable(variable)]
      #expect(answers == [true, false])
      removed.append(variable)
    }
    let kept = solver.addVariable()
    try solver.addRow([Term(kept, 1)], .equal, 7)
    solver.solve()
    for variable in removed {
      #expect(!solver.contains(variable))
      #expect(solver[variable].isNaN)
      #expect(throws: SolverError.unknownVariable(variable)) {
        try solver.addRow([Term(kept, 1), Term(variable, 1)], .equal, 0)
      }
    }
    #expect(solver[kept] == 7)
    #expect((solver.variableCount, solver.rowCount) == (1, 1))
  }

  @Test func `A new variable in an old slot starts at 0 and has none of the old one's rows`() throws
  {
    var solver = Solver()
    let old = solver.addVariable()
    let other = solver.addVariable()
    try solver.addRow([Term(old, 1), Term(other, -1)], .equal, 3)
    try solver.addRow([Term(old, 1)], .equal, 10)
    solver.solve()
    #expect(solver[other] == 7)
    solver.removeVariable(old)
    let new = solver.addVariable()
    #expect(solver[new] == 0)
    solver.solve()
    #expect([solver[new], solver[other]] == [0, 0])
  }

  @Test func `Handles of a larger solver are unknown in a smaller one`() throws {
    var large = Solver()
    let variables = (0..<9).map { _ in large.addVariable() }
    var last: Row?
    for variable in variables { last = try large.addRow([Term(variable, 1)], .equal, 1) }
    let row = try #require(last)
    var small = Solver()
    #expect(!small.contains(variables[8]))
    #expect(!small.contains(row))
    #expect(small[variables[8]].isNaN)
    let answers = [small.removeRow(row), small.removeVariable(variables[8])]
    #expect(answers == [false, false])
    small.solve()
  }
}
