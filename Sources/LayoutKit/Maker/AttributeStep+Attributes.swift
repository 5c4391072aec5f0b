// The same names in the same order stand in ItemLayout, ConstraintMaker and what its chains begin with. No
// protocol lists them once, as its requirements would be public names too. Tests compare the three.

extension ConstraintMaker.AttributeStep {
  // MARK: Edges, middles and dimensions

  /// The left edge.
  public var left: ConstraintMaker.AttributeStep<Kind.WithHorizontal> { adding(.left) }
  /// The right edge.
  public var right: ConstraintMaker.AttributeStep<Kind.WithHorizontal> { adding(.right) }
  /// The edge where reading begins: left, or right where one reads from right to left.
  public var leading: ConstraintMaker.AttributeStep<Kind.WithHorizontal> { adding(.leading) }
  /// The edge where reading ends: right, or left where one reads from right to left.
  public var trailing: ConstraintMaker.AttributeStep<Kind.WithHorizontal> { adding(.trailing) }
  /// The middle between left and right.
  public var centerX: ConstraintMaker.AttributeStep<Kind.WithHorizontal> { adding(.centerX) }

  /// The top edge.
  public var top: ConstraintMaker.AttributeStep<Kind.WithVertical> { adding(.top) }
  /// The bottom edge.
  public var bottom: ConstraintMaker.AttributeStep<Kind.WithVertical> { adding(.bottom) }
  /// The middle between top and bottom.
  public var centerY: ConstraintMaker.AttributeStep<Kind.WithVertical> { adding(.centerY) }
  /// The baseline of the first line of text, the top of an item without text.
  public var firstBaseline: ConstraintMaker.AttributeStep<Kind.WithVertical> {
    adding(.firstBaseline)
  }
  /// The baseline of the last line of text, the bottom of an item without text.
  public var lastBaseline: ConstraintMaker.AttributeStep<Kind.WithVertical> {
    adding(.lastBaseline)
  }

  /// The extent from left to right.
  public var width: ConstraintMaker.AttributeStep<Kind.WithDimension> { adding(.width) }
  /// The extent from top to bottom.
  public var height: ConstraintMaker.AttributeStep<Kind.WithDimension> { adding(.height) }

  /// Left, right, top and bottom.
  public var edges: ConstraintMaker.AttributeStep<Kind.WithEdges> { adding(.edges) }
  /// Left and right.
  public var horizontalEdges: ConstraintMaker.AttributeStep<Kind.WithEdges> {
    adding(.horizontalEdges)
  }
  /// Top and bottom.
  public var verticalEdges: ConstraintMaker.AttributeStep<Kind.WithEdges> { adding(.verticalEdges) }
  /// Top, bottom, leading and trailing.
  public var directionalEdges: ConstraintMaker.AttributeStep<Kind.WithEdges> {
    adding(.directionalEdges)
  }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintMaker.AttributeStep<Kind.WithEdges> {
    adding(.directionalHorizontalEdges)
  }
  /// Top and bottom, which have no direction: the same as ``verticalEdges``.
  public var directionalVerticalEdges: ConstraintMaker.AttributeStep<Kind.WithEdges> {
    adding(.verticalEdges)
  }

  /// Width and height.
  public var size: ConstraintMaker.AttributeStep<AttributeSet.Mixed> { adding(.size) }
  /// The middle along both axes.
  public var center: ConstraintMaker.AttributeStep<AttributeSet.Mixed> { adding(.center) }

  // MARK: Margins

  /// The left edge, moved inwards by the view's left margin.
  public var leftMargin: ConstraintMaker.AttributeStep<Kind.WithHorizontal> { adding(.leftMargin) }
  /// The right edge, moved inwards by the view's right margin.
  public var rightMargin: ConstraintMaker.AttributeStep<Kind.WithHorizontal> {
    adding(.rightMargin)
  }
  /// The edge where reading begins, moved inwards by the view's margin there.
  public var leadingMargin: ConstraintMaker.AttributeStep<Kind.WithHorizontal> {
    adding(.leadingMargin)
  }
  /// The edge where reading ends, moved inwards by the view's margin there.
  public var trailingMargin: ConstraintMaker.AttributeStep<Kind.WithHorizontal> {
    adding(.trailingMargin)
  }
  /// The middle between the view's left and right margin.
  public var centerXWithinMargins: ConstraintMaker.AttributeStep<Kind.WithHorizontal> {
    adding(.centerXWithinMargins)
  }

  /// The top edge, moved inwards by the view's top margin.
  public var topMargin: ConstraintMaker.AttributeStep<Kind.WithVertical> { adding(.topMargin) }
  /// The bottom edge, moved inwards by the view's bottom margin.
  public var bottomMargin: ConstraintMaker.AttributeStep<Kind.WithVertical> {
    adding(.bottomMargin)
  }
  /// The middle between the view's top and bottom margin.
  public var centerYWithinMargins: ConstraintMaker.AttributeStep<Kind.WithVertical> {
    adding(.centerYWithinMargins)
  }

  /// The left, right, top and bottom margin; compared with edges, each margin meets the edge on its
  /// side.
  public var margins: ConstraintMaker.AttributeStep<Kind.WithEdges> { adding(.margins) }
  /// The top, bottom, leading and trailing margin; compared with edges, each margin meets the edge
  /// on its side.
  public var directionalMargins: ConstraintMaker.AttributeStep<Kind.WithEdges> {
    adding(.directionalMargins)
  }
  /// The middle between the margins along both axes.
  public var centerWithinMargins: ConstraintMaker.AttributeStep<AttributeSet.Mixed> {
    adding(.centerWithinMargins)
  }

  // MARK: Some of them

  /// Left, right, top and bottom, except some: `edges(excluding: .bottom)`.
  public func edges(excluding excluded: AttributeSet.AbsoluteEdges)
    -> ConstraintMaker.AttributeStep<Kind.WithEdges>
  {
    adding(.edges(excluding: excluded))
  }

  /// Top, bottom, leading and trailing, except some: `directionalEdges(excluding: .top)`.
  public func directionalEdges(excluding excluded: AttributeSet.DirectionalEdges)
    -> ConstraintMaker.AttributeStep<Kind.WithEdges>
  {
    adding(.directionalEdges(excluding: excluded))
  }

  /// Any set of attributes, such as `attributes([.left, .top])`.
  ///
  /// What such a set is related to is checked at run time: a relation that makes no sense is
  /// reported and left out.
  public func attributes(_ attributes: AttributeSet)
    -> ConstraintMaker.AttributeStep<AttributeSet.Mixed>
  {
    adding(attributes)
  }

  private func adding<Sum>(_ more: AttributeSet) -> ConstraintMaker.AttributeStep<Sum> {
    let all = attributes.union(more)
    return ConstraintMaker.AttributeStep<Sum>(
      recorder: recorder, place: recorder.extend(place, to: all), attributes: all)
  }
}
