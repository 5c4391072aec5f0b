public import Foundation
public import ViewTree

/// Distances from the four edges of a rectangle, in points; positive values go inwards.
public typealias UIEdgeInsets = EdgeInsets
/// Distances from the edges of a rectangle by the reading direction, in points.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// A movement to the right and down, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat

  /// No movement.
  public static let zero = UIOffset()

  /// Makes a movement, each part 0 unless given.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Edges of a rectangle.
public typealias UIRectEdge = RectEdge

/// Edges of a rectangle by the reading direction.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt

  /// Makes edges from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inwards; its size may come out below 0.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
