/// An unknown of a ``Solver``: a small value to keep and to hand back.
///
/// A variable may take any real value. Once removed from its solver it is unknown there for good,
/// even when the storage behind it has been given to another variable. A variable of another
/// solver can't be told from this one's own: keep them apart.
public struct Variable: Hashable, Sendable {
  /// The slot in the solver's arrays.
  package let index: Int32
  /// Tells apart the variables that have used the same slot, one after the other.
  package let generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

extension Variable: CustomStringConvertible {
  /// The variable as it appears in a dump, such as `x3`.
  public var description: String { "x\(index)" }
}
