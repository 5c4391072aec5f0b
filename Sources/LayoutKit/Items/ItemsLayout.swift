import ViewTree

/// The layout of several views or guides that are told the same, or placed as a row or column.
///
///     [yes, no, later].layout.make { $0.height.equalTo(44) }
///     [yes, no, later].layout.distribute(.horizontal, spacing: 8, alignment: .fill)
///
/// None and one are as good a number as any other; an item that is listed twice counts once.
public struct ItemsLayout {
  /// The views and guides, each once, in their order.
  public let items: [any LayoutItem]

  init(_ items: some Sequence<any LayoutItem>) {
    var known: Set<ObjectIdentifier> = []
    self.items = items.filter { known.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Sequence where Element: View {
  /// The layout of the views: statements about each of them, and arrangements of all.
  public var layout: ItemsLayout { ItemsLayout(lazy.map { $0 as any LayoutItem }) }
}

extension Sequence where Element: LayoutGuide {
  /// The layout of the guides: statements about each of them, and arrangements of all.
  public var layout: ItemsLayout { ItemsLayout(lazy.map { $0 as any LayoutItem }) }
}

extension Sequence where Element == any LayoutItem {
  /// The layout of the views and guides: statements about each of them, and arrangements of all.
  public var layout: ItemsLayout { ItemsLayout(self) }
}
