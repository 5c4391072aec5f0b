public import ViewTree

/// A typeface at a size.
public typealias UIFont = Font
/// Where the lines of a text stand between the sides of their view.
public typealias NSTextAlignment = TextAlignment

/// Where a text that has no room is broken or cut.
public nonisolated enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// At the edge, without a sign.
  case byClipping = 2
  /// At the beginning, with an ellipsis.
  case byTruncatingHead = 3
  /// At the end, with an ellipsis.
  case byTruncatingTail = 4
  /// In the middle, with an ellipsis.
  case byTruncatingMiddle = 5
}
