public import Foundation

/// Distances from the edges of a rectangle, in points, with sides that follow the reading
/// direction; positive values go inwards.
public nonisolated struct DirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where lines of text begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where lines of text end.
  public var trailing: CGFloat

  /// No distance from any edge.
  public static let zero = DirectionalEdgeInsets()

  /// Makes insets from four distances, each 0 unless given.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
