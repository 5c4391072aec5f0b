public import Foundation

/// The colour of a layer, and of what is drawn into a context.
///
/// It is a class of its own, as `CGColor` is, so that an app may add members of the same name to it
/// and to ``Color``. Two are equal if their shares are. Made from a colour that differs on dark
/// screens, it differs there too, so that a border follows the screen as if the program had set it
/// again.
public nonisolated final class LayerColor: Hashable, Sendable {
  /// The colour that shows.
  package let color: Color

  /// Makes a layer's colour from a view's.
  public init(_ color: Color) { self.color = color }

  /// Nothing at all.
  public static let clear = LayerColor(.clear)
  /// Pure black.
  public static let black = LayerColor(.black)
  /// Pure white.
  public static let white = LayerColor(.white)

  /// How much the colour covers, from 0 for nothing to 1.
  public var alpha: CGFloat { CGFloat(color.alpha) }

  /// Whether all four shares are the same, on dark screens too.
  public static func == (left: LayerColor, right: LayerColor) -> Bool { left.color == right.color }

  /// Hashes the four shares.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
