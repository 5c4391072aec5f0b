import ViewTree

extension ConstraintMaker {
  /// Begins a statement with attributes that depend on an axis.
  subscript(attributes: AttributeSet) -> ConstraintMaker.Extendable<AttributeSet.Mixed> {
    self.attributes(attributes)
  }
}

extension LayoutItem {
  /// Attributes that depend on an axis, to relate to.
  func at(_ attributes: AttributeSet) -> ItemAnchor<AttributeSet.Mixed> {
    ItemAnchor(item: self, attributes: attributes)
  }
}

nonisolated extension AttributeSet {
  /// The four sides inside the margins, by the reading direction.
  static let sidesWithinMargins: AttributeSet = [
    AttributeSet(.topMargin), AttributeSet(.bottomMargin), AttributeSet(.leadingMargin),
    AttributeSet(.trailingMargin),
  ]
}
