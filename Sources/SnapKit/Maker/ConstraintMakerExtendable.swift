/// Attributes that are constrained together, and can be related to others: `make.left.top.equalTo(other)`.
#if MainActor
  @preconcurrency @MainActor
#endif
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    draft.attributes.formUnion(attributes)
    return self
  }

  /// The baseline of the last line of text.
  @available(*, deprecated, renamed: "lastBaseline")
  public var baseline: ConstraintMakerExtendable { lastBaseline }
  /// The left edge.
  public var left: ConstraintMakerExtendable { adding(.left) }
  /// The upper edge.
  public var top: ConstraintMakerExtendable { adding(.top) }
  /// The right edge.
  public var right: ConstraintMakerExtendable { adding(.right) }
  /// The lower edge.
  public var bottom: ConstraintMakerExtendable { adding(.bottom) }
  /// The edge at which reading begins.
  public var leading: ConstraintMakerExtendable { adding(.leading) }
  /// The edge at which reading ends.
  public var trailing: ConstraintMakerExtendable { adding(.trailing) }
  /// The width.
  public var width: ConstraintMakerExtendable { adding(.width) }
  /// The height.
  public var height: ConstraintMakerExtendable { adding(.height) }
  /// The middle from left to right.
  public var centerX: ConstraintMakerExtendable { adding(.centerX) }
  /// The middle from top to bottom.
  public var centerY: ConstraintMakerExtendable { adding(.centerY) }
  /// The edges left, top, right and bottom.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// The edges leading, top, trailing and bottom.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// The edges left and right.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// The edges top and bottom.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// The edges leading and trailing.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }
  /// The edges top and bottom.
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// Both middles.
  public var center: ConstraintMakerExtendable { adding(.center) }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
  /// The left margin.
  public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
  /// The upper margin.
  public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
  /// The right margin.
  public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
  /// The lower margin.
  public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
  /// The margin at which reading begins.
  public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
  /// The margin at which reading ends.
  public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
  /// The middle between the margins from left to right.
  public var centerXWithinMargins: ConstraintMakerExtendable { adding(.centerXWithinMargins) }
  /// The middle between the margins from top to bottom.
  public var centerYWithinMargins: ConstraintMakerExtendable { adding(.centerYWithinMargins) }
  /// The margins left, top, right and bottom.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// The margins leading, top, trailing and bottom.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// Both middles between the margins.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
