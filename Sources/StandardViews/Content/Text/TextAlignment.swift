import ViewTree

/// Where the lines of a text stand between the sides of their view.
public nonisolated enum TextAlignment: Int, Hashable, Sendable {
  /// At the left side.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right side.
  case right = 2
  /// At both sides, spaces being stretched; the last line of a paragraph stands as natural.
  case justified = 3
  /// At the side where reading begins.
  case natural = 4
}
