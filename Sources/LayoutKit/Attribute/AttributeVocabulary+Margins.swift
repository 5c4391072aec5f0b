// A guide has no margins: what they name of a guide are its own edges and middles.

extension AttributeVocabulary {
  /// The left edge, moved inwards by the view's left margin.
  public var leftMargin: X { _x(.leftMargin) }
  /// The right edge, moved inwards by the view's right margin.
  public var rightMargin: X { _x(.rightMargin) }
  /// The edge where reading begins, moved inwards by the view's margin there.
  public var leadingMargin: X { _x(.leadingMargin) }
  /// The edge where reading ends, moved inwards by the view's margin there.
  public var trailingMargin: X { _x(.trailingMargin) }
  /// The middle between the view's left and right margin.
  public var centerXWithinMargins: X { _x(.centerXWithinMargins) }

  /// The top edge, moved inwards by the view's top margin.
  public var topMargin: Y { _y(.topMargin) }
  /// The bottom edge, moved inwards by the view's bottom margin.
  public var bottomMargin: Y { _y(.bottomMargin) }
  /// The middle between the view's top and bottom margin.
  public var centerYWithinMargins: Y { _y(.centerYWithinMargins) }

  /// The left, right, top and bottom margin; against edges each meets its own.
  public var margins: Edges { _edges(.margins) }
  /// The top, bottom, leading and trailing margin; against edges each meets its own.
  public var directionalMargins: Edges { _edges(.directionalMargins) }
  /// The middle between the margins along both axes.
  public var centerWithinMargins: Center { _center(.centerWithinMargins) }
}
