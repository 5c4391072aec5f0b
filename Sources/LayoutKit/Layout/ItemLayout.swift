import ViewTree

/// The layout of one item: where statements about it are made, and where its attributes are named
/// for others to relate to.
///
///     card.layout.make {
///       $0.top.equalTo(header.layout.bottom).offset(8)
///       $0.horizontalEdges.equalToSuperview().inset(16)
///       $0.height.greaterThanOrEqualTo(44).priority(.high)
///     }
public struct ItemLayout<Item: LayoutItem> {
  /// The view or guide that is laid out.
  public let item: Item
}

extension LayoutSubject where Self: View {
  /// The view's layout: statements about it, and its attributes as targets.
  public var layout: ItemLayout<View> { ItemLayout(item: self) }
}

extension LayoutSubject where Self: LayoutGuide {
  /// The guide's layout: statements about it, and its attributes as targets.
  public var layout: ItemLayout<LayoutGuide> { ItemLayout(item: self) }
}

extension ItemLayout: AttributeVocabulary {
  /// Names horizontal locations.
  public func _x(_ attributes: AttributeSet) -> Anchor<Kind.X> { anchor(attributes) }
  /// Names vertical locations.
  public func _y(_ attributes: AttributeSet) -> Anchor<Kind.Y> { anchor(attributes) }
  /// Names dimensions.
  public func _dimension(_ attributes: AttributeSet) -> Anchor<Kind.Dimension> {
    anchor(attributes)
  }
  /// Names a group of edges.
  public func _edges(_ attributes: AttributeSet) -> Anchor<Kind.Edges> { anchor(attributes) }
  /// Names width and height.
  public func _size(_ attributes: AttributeSet) -> Anchor<Kind.Size> { anchor(attributes) }
  /// Names both middles.
  public func _center(_ attributes: AttributeSet) -> Anchor<Kind.Center> { anchor(attributes) }
  /// Names any set.
  public func _mixed(_ attributes: AttributeSet) -> Anchor<Kind.Mixed> { anchor(attributes) }

  private func anchor<K>(_ attributes: AttributeSet) -> Anchor<K> {
    Anchor(item: item, attributes: attributes)
  }
}
