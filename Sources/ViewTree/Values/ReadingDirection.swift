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

/// The direction in which lines of text run, which decides what leading and trailing mean.
public nonisolated enum UserInterfaceLayoutDirection: Int, Hashable, Codable, Sendable {
  /// Lines begin at the left, as in English.
  case leftToRight = 0
  /// Lines begin at the right, as in Arabic.
  case rightToLeft = 1
}
