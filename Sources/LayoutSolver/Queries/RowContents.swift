/// What a solver was given as a row, to be written down or solved elsewhere.
package struct RowContents: Sendable {
  /// The left-hand side.
  package var terms: [Term]
  /// How the two sides compare.
  package var relation: Relation
  /// The right-hand side.
  package var constant: Double
  /// Above 0 and up to 1000, which means required.
  package var priority: Double
  /// The key of the tie rule.
  package var order: Int
  /// When the row was added, which settles equal keys.
  package var serial: Int
}

extension Solver {
  /// What was given as a row; nil if the row is unknown here.
  ///
  /// - Complexity: O(*t*) for *t* terms.
  package func contents(of row: Row) -> RowContents? {
    guard contains(row) else { return nil }
    let record = problem.rows.records[Int(row.index)]
    let terms = problem.rows.products[record.terms].map {
      Term(problem.variables.handle(Int($0.variable)), $0.coefficient)
    }
    return RowContents(
      terms: terms, relation: record.relation, constant: record.constant,
      priority: record.priority, order: record.order, serial: record.serial)
  }
}
