/// What a view's content is about, which decides whether its layout follows the reading direction.
public nonisolated enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// Follows the reading direction.
  case unspecified = 0
  /// Controls for playing media; never mirrored.
  case playback = 1
  /// Directions in space, such as alignment buttons; never mirrored.
  case spatial = 2
  /// Always laid out from left to right.
  case forceLeftToRight = 3
  /// Always laid out from right to left.
  case forceRightToLeft = 4
}
