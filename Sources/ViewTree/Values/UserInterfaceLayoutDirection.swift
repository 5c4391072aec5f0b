/// The direction in which lines of text run, which decides what leading and trailing mean.
public nonisolated enum UserInterfaceLayoutDirection: Int, Hashable, Codable, Sendable {
  /// Lines begin at the left, as in English.
  case leftToRight = 0
  /// Lines begin at the right, as in Arabic.
  case rightToLeft = 1
}
