/// A required row that can't be met, and the required rows that stand in its way.
public struct Conflict: Hashable, Sendable {
  /// The required row that the solution violates.
  public let broken: Row
  /// The required rows it clashes with, in the order of their keys: together with ``broken`` they
  /// can't all be met, and without any one of them they can.
  public let clashing: [Row]

  /// Names a broken row and the rows it clashes with.
  package init(broken: Row, clashing: [Row]) {
    self.broken = broken
    self.clashing = clashing
  }
}
