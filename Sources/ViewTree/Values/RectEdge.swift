/// Edges of a rectangle.
public nonisolated struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = RectEdge(rawValue: 1)
  /// The left edge.
  public static let left = RectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right edge.
  public static let right = RectEdge(rawValue: 8)
  /// All four.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
