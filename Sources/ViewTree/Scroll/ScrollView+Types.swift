extension ScrollView {
  /// Which edges of the safe area are added to the insets of a scroll view's content.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// As with ``scrollableAxes``, and always the upper and lower edge in a scroll view that fills
    /// the view of a view controller.
    case automatic = 0
    /// The edges at both ends of the axes along which there is something to scroll.
    case scrollableAxes = 1
    /// None.
    case never = 2
    /// All four.
    case always = 3
  }
}
