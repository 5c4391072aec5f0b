package import LayoutSolver

/// A solver with a problem in it, and its handles by position.
package struct LoadedProblem: Sendable {
  package var solver: Solver
  package var variables: [Variable] = []
  package var rows: [Row] = []

  /// A solver, with nothing of a problem in it yet.
  package init(_ solver: Solver = Solver()) { self.solver = solver }

  /// A solver with the problem of a text, solved.
  package init(solving text: String) throws {
    self = try LinearProblem(text).loaded()
    solver.solve()
  }

  /// The solver's values by position.
  package var values: [Double] { variables.map { solver[$0] } }

  /// Solves, and tells the values.
  package mutating func solve() -> [Double] {
    solver.solve()
    return values
  }

  /// The values with another constant in a row.
  package mutating func set(_ constant: Double, of row: Int) throws -> [Double] {
    try solver.setConstant(constant, of: rows[row])
    return solve()
  }

  /// The values without a row.
  package mutating func remove(_ row: Int) -> [Double] {
    solver.removeRow(rows[row])
    return solve()
  }
}

extension LinearProblem {
  /// A solver with this problem, added in order and with the default keys.
  package func loaded() throws(SolverError) -> LoadedProblem {
    var result = LoadedProblem()
    result.variables = (0..<variableCount).map { _ in result.solver.addVariable() }
    for row in rows {
      result.rows.append(
        try result.solver.addRow(
          row.terms.map { LayoutSolver.Term(result.variables[$0.variable], $0.coefficient) },
          row.relation, row.constant, priority: row.priority))
    }
    return result
  }

  /// A solver with this problem, added in another order but with the keys of the positions.
  ///
  /// Both orders list the positions in the order to add them.
  package func loaded(
    variableOrder: [Int], rowOrder: [Int]
  ) throws(SolverError) -> LoadedProblem {
    var result = LoadedProblem()
    var variables: [Int: Variable] = [:]
    for position in variableOrder {
      variables[position] = result.solver.addVariable(order: position)
    }
    result.variables = (0..<variableCount).compactMap { variables[$0] }
    var handles: [Int: LayoutSolver.Row] = [:]
    for position in rowOrder {
      let row = rows[position]
      handles[position] = try result.solver.addRow(
        row.terms.map { LayoutSolver.Term(result.variables[$0.variable], $0.coefficient) },
        row.relation, row.constant, priority: row.priority, order: position)
    }
    result.rows = rows.indices.compactMap { handles[$0] }
    return result
  }

  /// The values that a fresh solver finds.
  package func solved() throws(SolverError) -> [Double] {
    var loaded = try loaded()
    loaded.solver.solve()
    return loaded.values
  }
}
