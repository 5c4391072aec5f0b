/// What a row of a batch is, but for its terms: see ``Solver/addRows(_:terms:)``.
public struct RowDescription: Hashable, Sendable {
  /// How many terms the row has.
  public var termCount: Int
  /// How the two sides compare.
  public var relation: Relation
  /// The right-hand side, of a magnitude up to 1e12.
  public var constant: Double
  /// Above 0 and up to 1000, which means required.
  public var priority: Double
  /// The key of the tie rule: of two rows of a level, the one with the larger key is met first.
  ///
  /// Without one the row that is added last has the largest.
  public var order: Int?

  /// Describes a row.
  ///
  /// - Parameters:
  ///   - termCount: How many terms the row has; a solver refuses a negative number.
  ///   - relation: How the two sides compare.
  ///   - constant: The right-hand side, of a magnitude up to 1e12; a solver refuses any other.
  ///   - priority: Above 0 and up to 1000, which means required; a solver refuses any other.
  ///   - order: The key of the tie rule; by default the row added last has the largest.
  public init(
    termCount: Int, _ relation: Relation, _ constant: Double, priority: Double = 1000,
    order: Int? = nil
  ) {
    self.termCount = termCount
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.order = order
  }
}
