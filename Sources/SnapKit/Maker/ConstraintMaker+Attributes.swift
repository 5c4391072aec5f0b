/// Names attributes of the view or guide that constraints are made for.
extension ConstraintMaker {
  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
  /// The left edge.
  public var left: ConstraintMakerExtendable { begin(.left) }
  /// The upper edge.
  public var top: ConstraintMakerExtendable { begin(.top) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { begin(.right) }
  /// The lower edge.
  public var bottom: ConstraintMakerExtendable { begin(.bottom) }
  /// The edge at which reading begins.
  public var leading: ConstraintMakerExtendable { begin(.leading) }
  /// The edge at which reading ends.
  public var trailing: ConstraintMakerExtendable { begin(.trailing) }
  /// The width.
  public var width: ConstraintMakerExtendable { begin(.width) }
  /// The height.
  public var height: ConstraintMakerExtendable { begin(.height) }
  /// The middle from left to right.
  public var centerX: ConstraintMakerExtendable { begin(.centerX) }
  /// The middle from top to bottom.
  public var centerY: ConstraintMakerExtendable { begin(.centerY) }
  /// The edges left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { begin(.edges) }
  /// The edges leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
  /// The edges left and right.
  public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
  /// The edges top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  /// The edges leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    begin(.directionalHorizontalEdges)
  }
  /// The edges top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { begin(.size) }
  /// Both middles.
  public var center: ConstraintMakerExtendable { begin(.center) }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }
  /// The upper margin.
  public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }
  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }
  /// The lower margin.
  public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }
  /// The margin at which reading begins.
  public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }
  /// The margin at which reading ends.
  public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }
  /// The middle between the margins from left to right.
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.centerXWithinMargins) }
  /// The middle between the margins from top to bottom.
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.centerYWithinMargins) }
  /// The margins left, top, right and bottom.
  public var margins: ConstraintMakerExtendable { begin(.margins) }
  /// The margins leading, top, trailing and bottom.
  public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
  /// Both middles between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
