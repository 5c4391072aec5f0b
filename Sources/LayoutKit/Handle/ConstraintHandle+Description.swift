import ViewTree

extension ConstraintHandle: CustomStringConvertible {
  /// The constraints one a line, each with its label and the line that made it, such as
  /// `title.left == card.left + 16 @750 'inset' (Card.swift:31)`.
  ///
  /// Constraints out of force say so.
  public var description: String {
    map { $0.isActive ? $0.debugDescription : "\($0.debugDescription) inactive" }
      .joined(separator: "\n")
  }
}
