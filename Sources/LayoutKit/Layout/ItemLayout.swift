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
