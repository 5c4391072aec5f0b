public import ViewTree

/// What has attributes to relate others to.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ConstraintDSL {
  /// The view or guide.
  var target: (any LayoutItem)? { get }
}

/// What has edges, sizes and middles.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

/// What has margins and baselines, too.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left edge.
  public var left: ConstraintItem { ConstraintItem(target, .left) }
  /// The upper edge.
  public var top: ConstraintItem { ConstraintItem(target, .top) }
  /// The right edge.
  public var right: ConstraintItem { ConstraintItem(target, .right) }
  /// The lower edge.
  public var bottom: ConstraintItem { ConstraintItem(target, .bottom) }
  /// The edge at which reading begins.
  public var leading: ConstraintItem { ConstraintItem(target, .leading) }
  /// The edge at which reading ends.
  public var trailing: ConstraintItem { ConstraintItem(target, .trailing) }
  /// The width.
  public var width: ConstraintItem { ConstraintItem(target, .width) }
  /// The height.
  public var height: ConstraintItem { ConstraintItem(target, .height) }
  /// The middle from left to right.
  public var centerX: ConstraintItem { ConstraintItem(target, .centerX) }
  /// The middle from top to bottom.
  public var centerY: ConstraintItem { ConstraintItem(target, .centerY) }
  /// The edges left, top, right and bottom.
  public var edges: ConstraintItem { ConstraintItem(target, .edges) }
  /// The edges leading, top, trailing and bottom.
  public var directionalEdges: ConstraintItem { ConstraintItem(target, .directionalEdges) }
  /// The edges left and right.
  public var horizontalEdges: ConstraintItem { ConstraintItem(target, .horizontalEdges) }
  /// The edges top and bottom.
  public var verticalEdges: ConstraintItem { ConstraintItem(target, .verticalEdges) }
  /// The edges leading and trailing.
  public var directionalHorizontalEdges: ConstraintItem {
    ConstraintItem(target, .directionalHorizontalEdges)
  }
  /// The edges top and bottom.
  public var directionalVerticalEdges: ConstraintItem { ConstraintItem(target, .verticalEdges) }
  /// Width and height.
  public var size: ConstraintItem { ConstraintItem(target, .size) }
  /// Both middles.
  public var center: ConstraintItem { ConstraintItem(target, .center) }
}

extension ConstraintAttributesDSL {
  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintItem { lastBaseline }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintItem { ConstraintItem(target, .lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintItem { ConstraintItem(target, .firstBaseline) }
  /// The left margin.
  public var leftMargin: ConstraintItem { ConstraintItem(target, .leftMargin) }
  /// The upper margin.
  public var topMargin: ConstraintItem { ConstraintItem(target, .topMargin) }
  /// The right margin.
  public var rightMargin: ConstraintItem { ConstraintItem(target, .rightMargin) }
  /// The lower margin.
  public var bottomMargin: ConstraintItem { ConstraintItem(target, .bottomMargin) }
  /// The margin at which reading begins.
  public var leadingMargin: ConstraintItem { ConstraintItem(target, .leadingMargin) }
  /// The margin at which reading ends.
  public var trailingMargin: ConstraintItem { ConstraintItem(target, .trailingMargin) }
  /// The middle between the margins from left to right.
  public var centerXWithinMargins: ConstraintItem { ConstraintItem(target, .centerXWithinMargins) }
  /// The middle between the margins from top to bottom.
  public var centerYWithinMargins: ConstraintItem { ConstraintItem(target, .centerYWithinMargins) }
  /// The margins left, top, right and bottom.
  public var margins: ConstraintItem { ConstraintItem(target, .margins) }
  /// The margins leading, top, trailing and bottom.
  public var directionalMargins: ConstraintItem { ConstraintItem(target, .directionalMargins) }
  /// Both middles between the margins.
  public var centerWithinMargins: ConstraintItem { ConstraintItem(target, .centerWithinMargins) }
}
