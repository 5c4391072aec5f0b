import LayoutSolver
import TestSupport
import Testing

/// Edits leave no error behind.
@Suite struct DriftTests {
  /// A chain in which every variable is a fraction of the one before, with weak pulls.
  static func chain() throws -> (solver: Solver, variables: [Variable], rows: [Row]) {
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.addVariable() }
    var rows = [try solver.addRow([Term(variables[0], 1)], .equal, 100, priority: 500)]
    for index in 1..<variables.count {
      let ratio = 0.3 + 0.1 * Double(index % 7)
      rows.append(
        try solver.addRow(
          [Term(variables[index], 1), Term(variables[index - 1], -ratio)], .equal, 0))
      rows.append(
        try solver.addRow([Term(variables[index], 1)], .equal, Double(10 * index), priority: 10))
    }
    solver.solve()
    return (solver, variables, rows)
  }

  /// After thousands of edits of constants, and hundreds of removals and additions, the values are those of a
  /// fresh solver, to the last bit.
  @Test func `Many edits are as good as none`() throws {
    var (solver, variables, rows) = try Self.chain()
    let fresh = solver
    var random = SplitMix64(seed: 7)
    for round in 0..<Seeds.share(of: 50_000) {
      try solver.setConstant(Double(random.integer(-1000...1000)) / 3, of: rows[0])
      if round.isMultiple(of: 10) {
        let index = 2 * random.integer(1...11)
        solver.removeRow(rows[index])
        solver.solve()
        rows[index] = try solver.addRow(
          [Term(variables[index / 2], 1)], .equal, Double(5 * index), priority: 10, order: index)
      }
      solver.solve()
    }
    try solver.setConstant(100, of: rows[0])
    solver.solve()
    #expect(variables.map { solver[$0] } == variables.map { fresh[$0] })
  }

  @Test func `There and back leaves every value as it was, to the last bit`() throws {
    var (solver, variables, rows) = try Self.chain()
    let before = variables.map { solver[$0] }
    for constant in [99.9, 1e9, -1e-9, 0, 1e12, 100] {
      try solver.setConstant(constant, of: rows[0])
      solver.solve()
    }
    #expect(variables.map { solver[$0] } == before)
  }
}
