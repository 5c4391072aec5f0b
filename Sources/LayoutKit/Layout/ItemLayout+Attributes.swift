// The same names in the same order stand in ItemLayout, ConstraintMaker and what its chains begin with. No
// protocol lists them once, as its requirements would be public names too. Tests compare the three.

extension ItemLayout {
  // MARK: Edges, middles and dimensions

  /// The left edge.
  public var left: ItemAnchor<AttributeSet.Horizontal> { anchor(.left) }
  /// The right edge.
  public var right: ItemAnchor<AttributeSet.Horizontal> { anchor(.right) }
  /// The edge where reading begins: left, or right where one reads from right to left.
  public var leading: ItemAnchor<AttributeSet.Horizontal> { anchor(.leading) }
  /// The edge where reading ends: right, or left where one reads from right to left.
  public var trailing: ItemAnchor<AttributeSet.Horizontal> { anchor(.trailing) }
  /// The middle between left and right.
  public var centerX: ItemAnchor<AttributeSet.Horizontal> { anchor(.centerX) }

  /// The top edge.
  public var top: ItemAnchor<AttributeSet.Vertical> { anchor(.top) }
  /// The bottom edge.
  public var bottom: ItemAnchor<AttributeSet.Vertical> { anchor(.bottom) }
  /// The middle between top and bottom.
  public var centerY: ItemAnchor<AttributeSet.Vertical> { anchor(.centerY) }
  /// The baseline of the first line of text, the top of an item without text.
  public var firstBaseline: ItemAnchor<AttributeSet.Vertical> { anchor(.firstBaseline) }
  /// The baseline of the last line of text, the bottom of an item without text.
  public var lastBaseline: ItemAnchor<AttributeSet.Vertical> { anchor(.lastBaseline) }

  /// The extent from left to right.
  public var width: ItemAnchor<AttributeSet.Dimension> { anchor(.width) }
  /// The extent from top to bottom.
  public var height: ItemAnchor<AttributeSet.Dimension> { anchor(.height) }

  /// Left, right, top and bottom.
  public var edges: ItemAnchor<AttributeSet.Edges> { anchor(.edges) }
  /// Left and right.
  public var horizontalEdges: ItemAnchor<AttributeSet.Edges> { anchor(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: ItemAnchor<AttributeSet.Edges> { anchor(.verticalEdges) }
  /// Top, bottom, leading and trailing.
  public var directionalEdges: ItemAnchor<AttributeSet.Edges> { anchor(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: ItemAnchor<AttributeSet.Edges> {
    anchor(.directionalHorizontalEdges)
  }
  /// Top and bottom, which have no direction: the same as ``verticalEdges``.
  public var directionalVerticalEdges: ItemAnchor<AttributeSet.Edges> { anchor(.verticalEdges) }

  /// Width and height.
  public var size: ItemAnchor<AttributeSet.Size> { anchor(.size) }
  /// The middle along both axes.
  public var center: ItemAnchor<AttributeSet.Center> { anchor(.center) }

  // MARK: Margins

  /// The left edge, moved inwards by the view's left margin.
  public var leftMargin: ItemAnchor<AttributeSet.Horizontal> { anchor(.leftMargin) }
  /// The right edge, moved inwards by the view's right margin.
  public var rightMargin: ItemAnchor<AttributeSet.Horizontal> { anchor(.rightMargin) }
  /// The edge where reading begins, moved inwards by the view's margin there.
  public var leadingMargin: ItemAnchor<AttributeSet.Horizontal> { anchor(.leadingMargin) }
  /// The edge where reading ends, moved inwards by the view's margin there.
  public var trailingMargin: ItemAnchor<AttributeSet.Horizontal> { anchor(.trailingMargin) }
  /// The middle between the view's left and right margin.
  public var centerXWithinMargins: ItemAnchor<AttributeSet.Horizontal> {
    anchor(.centerXWithinMargins)
  }

  /// The top edge, moved inwards by the view's top margin.
  public var topMargin: ItemAnchor<AttributeSet.Vertical> { anchor(.topMargin) }
  /// The bottom edge, moved inwards by the view's bottom margin.
  public var bottomMargin: ItemAnchor<AttributeSet.Vertical> { anchor(.bottomMargin) }
  /// The middle between the view's top and bottom margin.
  public var centerYWithinMargins: ItemAnchor<AttributeSet.Vertical> {
    anchor(.centerYWithinMargins)
  }

  /// The left, right, top and bottom margin; compared with edges, each margin meets the edge on its
  /// side.
  public var margins: ItemAnchor<AttributeSet.Edges> { anchor(.margins) }
  /// The top, bottom, leading and trailing margin; compared with edges, each margin meets the edge
  /// on its side.
  public var directionalMargins: ItemAnchor<AttributeSet.Edges> { anchor(.directionalMargins) }
  /// The middle between the margins along both axes.
  public var centerWithinMargins: ItemAnchor<AttributeSet.Center> { anchor(.centerWithinMargins) }

  // MARK: Some of them

  /// Left, right, top and bottom, except some: `edges(excluding: .bottom)`.
  public func edges(excluding excluded: AttributeSet.AbsoluteEdges) -> ItemAnchor<
    AttributeSet.Edges
  > {
    anchor(.edges(excluding: excluded))
  }

  /// Top, bottom, leading and trailing, except some: `directionalEdges(excluding: .top)`.
  public func directionalEdges(excluding excluded: AttributeSet.DirectionalEdges) -> ItemAnchor<
    AttributeSet.Edges
  > {
    anchor(.directionalEdges(excluding: excluded))
  }

  /// Any set of attributes, such as `attributes([.left, .top])`.
  ///
  /// What such a set is related to is checked at run time: a relation that makes no sense is
  /// reported and left out.
  public func attributes(_ attributes: AttributeSet) -> ItemAnchor<AttributeSet.Mixed> {
    anchor(attributes)
  }

  private func anchor<Kind>(_ attributes: AttributeSet) -> ItemAnchor<Kind> {
    ItemAnchor(item: item, attributes: attributes)
  }
}
