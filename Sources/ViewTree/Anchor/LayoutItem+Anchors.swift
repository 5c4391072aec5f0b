/// What views and guides have alike.
extension LayoutItem {
  /// The edge where lines of text begin.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }

  /// The upper edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }

  /// The horizontal extent.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The vertical extent.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The line on which the first line of text stands; the upper edge where there is no text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(self, .firstBaseline)
  }
  /// The line on which the last line of text stands; the lower edge where there is no text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}
