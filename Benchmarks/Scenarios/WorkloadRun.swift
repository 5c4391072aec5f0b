package import LayoutSolver

/// A solver with a workload in it, and the operations that are timed.
///
/// The items that operations edit are taken in a stride, so that neighboring calls edit items far
/// apart from each other.
package struct WorkloadRun: ~Copyable {
  package let workload: Workload
  package private(set) var solver = Solver()
  private var variables: [Variable] = []
  private var rows: [Row] = []
  /// Room for the terms of the longest row.
  private var terms: [Term] = []
  private var calls = 0

  /// Adds the workload's variables and rows in order and solves them.
  package init(_ workload: Workload) throws(SolverError) {
    self.workload = workload
    variables.reserveCapacity(workload.variableCount)
    rows.reserveCapacity(workload.rows.count)
    for _ in 0..<workload.variableCount { variables.append(solver.addVariable()) }
    if let any = variables.first {
      terms = Array(repeating: Term(any, 0), count: workload.longestRow)
    }
    for position in workload.rows.indices { rows.append(try add(position)) }
    solver.solve()
  }

  /// The values of the variables by position.
  package var values: [Double] { variables.map { solver[$0] } }

  /// A number that depends on the solution.
  package var checksum: Double {
    guard let last = variables.last else { return 0 }
    return solver[last]
  }

  /// Gives the window its other size.
  package mutating func resize() throws(SolverError) {
    calls += 1
    let size = workload.sizes[calls % workload.sizes.count]
    try solver.setConstant(size.width, of: rows[0])
    try solver.setConstant(size.height, of: rows[1])
    solver.solve()
  }

  /// Takes out an item's pin and puts it back.
  package mutating func replacePin() throws(SolverError) {
    try replace(workload.pins[nextItem(of: workload.pins.count)])
  }

  /// Takes out the lower bound of an item's content and puts it back.
  package mutating func replaceContent() throws(SolverError) {
    try replace(workload.pairs[nextItem(of: workload.pairs.count)].least)
  }

  /// Moves an item's pin by a quarter of a point, and back in the next call.
  package mutating func movePin() throws(SolverError) {
    let position = workload.pins[nextItem(of: workload.pins.count)]
    let shift = calls.isMultiple(of: 2) ? 0 : 0.25
    try solver.setConstant(workload.rows[position].constant + shift, of: rows[position])
    solver.solve()
  }

  /// Makes an item's content a point larger, and as it was in the next call.
  package mutating func changeContent() throws(SolverError) {
    let pair = workload.pairs[nextItem(of: workload.pairs.count)]
    let change = calls.isMultiple(of: 2) ? 0.0 : 1
    for position in [pair.least, pair.most] {
      try solver.setConstant(workload.rows[position].constant + change, of: rows[position])
    }
    solver.solve()
  }

  /// The item of this call; two calls in a row have the same.
  private mutating func nextItem(of count: Int) -> Int {
    calls += 1
    return (calls - 1) / 2 * 7919 % count
  }

  private mutating func add(_ position: Int) throws(SolverError) -> Row {
    try Self.add(workload.rows[position], at: position, to: &solver, variables, &terms)
  }

  private static func add(
    _ row: Workload.Row, at position: Int, to solver: inout Solver, _ variables: [Variable],
    _ terms: inout [Term]
  ) throws(SolverError) -> Row {
    let count = row.terms.count
    for place in 0..<count {
      let term = row.terms[place]
      terms[place] = Term(variables[term.variable], term.coefficient)
    }
    return try solver.addRow(
      terms.span.extracting(0..<count), row.relation, row.constant, priority: row.priority,
      order: position)
  }

  private mutating func replace(_ position: Int) throws(SolverError) {
    solver.removeRow(rows[position])
    rows[position] = try add(position)
    solver.solve()
  }
}
