package import LayoutSolver

/// A solver with a workload in it, and the operations that are timed.
///
/// The items that operations edit are taken in a stride, so that neighboring calls edit items far
/// apart from each other.
package struct WorkloadRun: ~Copyable {
  package let workload: Workload
  package private(set) var solver = Solver()
  private let variables: [Variable]
  private var rows: [Row]
  /// The terms of all rows, as the workload lists its products.
  private let terms: [Term]
  private var calls = 0

  /// Adds the workload's variables and rows in order and solves them.
  package init(_ workload: Workload) throws(SolverError) {
    var variables: [Variable] = []
    for _ in 0..<workload.variableCount { variables.append(solver.addVariable()) }
    var terms: [Term] = []
    terms.append(addingCapacity: workload.products.count) { terms in
      for product in workload.products {
        terms.append(Term(variables[product.variable], product.coefficient))
      }
    }
    rows = []
    for position in workload.rows.indices {
      rows.append(try Self.add(position, of: workload, terms, to: &solver))
    }
    self.terms = terms
    self.variables = variables
    self.workload = workload
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

  private mutating func replace(_ position: Int) throws(SolverError) {
    solver.removeRow(rows[position])
    rows[position] = try Self.add(position, of: workload, terms, to: &solver)
    solver.solve()
  }

  private static func add(
    _ position: Int, of workload: Workload, _ terms: [Term], to solver: inout Solver
  ) throws(SolverError) -> Row {
    let row = workload.rows[position]
    return try solver.addRow(
      terms.span.extracting(workload.products(of: position)), row.relation, row.constant,
      priority: row.priority, order: position)
  }
}
