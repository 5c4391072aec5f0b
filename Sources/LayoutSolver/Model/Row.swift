/// A linear equation or inequality of a ``Solver``: a small value to keep and to hand back.
///
/// Once removed from its solver a row is unknown there for good, even when the storage behind it
/// has been given to another row. A row of another solver can't be told from this one's own: keep
/// them apart.
public struct Row: Hashable, Sendable {
  /// The slot in the solver's arrays.
  package let index: Int32
  /// Tells apart the rows that have used the same slot, one after the other.
  package let generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

extension Row: CustomStringConvertible {
  /// The row as it appears in a dump, such as `r12`.
  public var description: String { "r\(index)" }
}
