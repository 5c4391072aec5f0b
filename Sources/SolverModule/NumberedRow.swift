#if canImport(LayoutSolver)
  package import LayoutSolver
#endif

/// A row of a ``NumberedSystem``, kept so that it can come back after it was left out.
package struct NumberedRow {
  /// The left-hand side.
  package var terms: [Term]
  /// How the two sides compare.
  package var relation: Relation
  /// The right-hand side, of a magnitude up to 1e12.
  package var constant: Double
  /// Above 0 and up to 1000, which means required.
  package var priority: Double
  /// The key of the tie rule: of two rows of a priority the one with the larger key is met first.
  package var order: Int
  /// How readily the row gives way where required rows contradict each other: the largest is left
  /// out; one below 0 never is.
  package var readiness: Int

  /// The solver's row, unless it is left out.
  var handle: Row?
  /// Whether another is left out because of this one.
  var isInConflict = false
  var isRemoved = false

  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double, order: Int,
    readiness: Int
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.order = order
    self.readiness = readiness
  }
}
