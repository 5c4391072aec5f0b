/// How much of a document is read.
///
/// A document of Interface Builder stays far below; one that doesn't was not written by it.
public nonisolated struct DocumentLimits: Hashable, Sendable {
  /// The greatest number of bytes.
  public var bytes = 64 << 20
  /// The greatest number of elements.
  public var elements = 250_000
  /// How many elements may be inside each other.
  public var depth = 200
  /// The greatest number of problems that are told of.
  public var problems = 100

  /// The ordinary limits.
  public init() {}
}
