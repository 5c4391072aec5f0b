/// The constraints that the DSL has made for an item and may change again.
///
/// The list is taken out of the item to be read or changed, and put back. So nothing happens while the
/// item's own property is written, and no checks are needed that nothing else looks at it meanwhile.
extension LayoutElement {
  /// Takes the list out and puts another one in, or puts it back.
  package func exchangeStatedConstraints(_ list: inout [LayoutConstraint]) {
    switch self {
    case .view(let view): view.exchangeStatedConstraints(&list)
    case .guide(let guide): guide.exchangeStatedConstraints(&list)
    }
  }
}

extension View {
  /// The constraints that the DSL has made for this view and may change again.
  package final var statedConstraints: [LayoutConstraint] { storedStatedConstraints }

  fileprivate final func exchangeStatedConstraints(_ list: inout [LayoutConstraint]) {
    swap(&list, &storedStatedConstraints)
  }
}

extension LayoutGuide {
  /// The constraints that the DSL has made for this guide and may change again.
  package final var statedConstraints: [LayoutConstraint] { storedStatedConstraints }

  fileprivate final func exchangeStatedConstraints(_ list: inout [LayoutConstraint]) {
    swap(&list, &storedStatedConstraints)
  }
}
