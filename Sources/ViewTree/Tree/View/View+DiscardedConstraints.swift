/// An item with constraints that were made out of force since the last layout.
struct PreparedItem {
  let reference: ItemReference
}

extension LayoutItem {
  /// Makes the next layout look whether somebody keeps the item's prepared constraints.
  package func watchPreparedConstraints() {
    guard let hierarchy = itemView?.joinedHierarchy else { return }
    if hierarchy.prepared.last?.reference === layoutElement.reference { return }
    hierarchy.prepared.append(PreparedItem(reference: layoutElement.reference))
  }
}

extension View {
  /// Reports prepared constraints that nobody keeps, one for each item: they can't come into force
  /// any more.
  final func reportDiscardedConstraints() {
    guard let hierarchy, !hierarchy.prepared.isEmpty else { return }
    let items = hierarchy.prepared.compactMap(\.reference.item)
    hierarchy.prepared = []
    for item in items {
      var stated: [LayoutConstraint] = []
      item.layoutElement.exchangeStatedConstraints(&stated)
      let discarded = stated.firstDiscarded()
      item.layoutElement.exchangeStatedConstraints(&stated)
      discarded?.reportAsDiscarded()
    }
  }
}

extension [LayoutConstraint] {
  /// The first constraint that is kept by this list alone and was never active; none of them is
  /// given again.
  fileprivate mutating func firstDiscarded() -> LayoutConstraint? {
    var first: LayoutConstraint?
    for place in indices where self[place].isPrepared {
      guard self[place].serial == 0, self[place].note == nil else {
        self[place].isPrepared = false
        continue
      }
      guard isKnownUniquelyReferenced(&self[place]) else { continue }
      self[place].isPrepared = false
      if first == nil { first = self[place] }
    }
    return first
  }
}

extension LayoutConstraint {
  fileprivate func reportAsDiscarded() {
    report(
      diagnostic(
        .discardedConstraints,
        "\(self) was prepared and is kept by nobody, so that it can't be activated.",
        hint: "Keep the handle that prepare returns, or give the statement a name with id(_:)."))
  }
}
