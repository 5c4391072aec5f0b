nonisolated extension ItemsLayout {
  /// Where the items of a row or column stand across it.
  public nonisolated enum CrossAlignment: Hashable, Sendable, CaseIterable {
    /// From edge to edge of the superview.
    case fill
    /// At the superview's top in a row, at its leading edge in a column.
    case near
    /// In the middle.
    case center
    /// At the superview's bottom in a row, at its trailing edge in a column.
    case far
  }

  /// How large the items of a row or column are along it.
  public nonisolated enum Sizes: Hashable, Sendable, CaseIterable {
    /// All as large as the first.
    case equal
    /// As other constraints or their content make them.
    case natural
  }
}
