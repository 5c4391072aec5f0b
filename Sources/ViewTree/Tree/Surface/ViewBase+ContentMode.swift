extension ViewBase {
  /// Where content stands in a view that isn't as large as it.
  public nonisolated enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as possible while all of it shows.
    case scaleAspectFit = 1
    /// As small as possible while it covers the whole view.
    case scaleAspectFill = 2
    /// Drawn again for each size.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the upper edge.
    case top = 5
    /// At the lower edge.
    case bottom = 6
    /// At the left edge.
    case left = 7
    /// At the right edge.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12
  }
}
