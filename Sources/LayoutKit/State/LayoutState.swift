/// The name of a state that views can be in, such as `compact`.
///
/// Add names as constants, or write them as text:
///
///     extension LayoutState {
///       static let compact: LayoutState = "compact"
///     }
public nonisolated struct LayoutState: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public var rawValue: String

  /// Makes the name of a state.
  public init(rawValue: String) { self.rawValue = rawValue }
}

nonisolated extension LayoutState: ExpressibleByStringLiteral {
  /// Makes the name of a state from a literal.
  public init(stringLiteral value: String) { rawValue = value }
}

nonisolated extension LayoutState: CustomStringConvertible {
  /// The name as text.
  public var description: String { rawValue }
}
