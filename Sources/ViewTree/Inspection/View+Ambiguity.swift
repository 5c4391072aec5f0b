extension View {
  /// Whether the layout has chosen the view's place or size.
  ///
  /// - Complexity: a solution for each edge and size.
  final var isAmbiguous: Bool {
    guard hierarchy?.window != nil else { return false }
    return hierarchy?.engine?.isAmbiguous(.view(self)) == true
  }

  /// Whether the view's frame doesn't count, and no constraint is in its place.
  final var isUnplaced: Bool {
    ownSuperview != nil && !isArranged && !translatesAutoresizingMaskIntoConstraints
      && mentions.entries.isEmpty
  }

  /// Shows another place or size of an ambiguous view.
  final func exerciseAmbiguity() {
    guard hierarchy?.window != nil else { return }
    hierarchy?.engine?.exerciseAmbiguity(of: self)
  }
}

extension LayoutGuide {
  /// Whether the layout has chosen the guide's place or size.
  ///
  /// - Complexity: a solution for each edge and size.
  final var isAmbiguous: Bool {
    guard let owner, owner.hierarchy?.window != nil else { return false }
    return owner.hierarchy?.engine?.isAmbiguous(.guide(self)) == true
  }
}

extension LayoutElement {
  /// The active constraints that have a say in an item's place and size on an axis.
  func affecting(along axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    let holder: View? =
      switch self {
      case .view(let view): view
      case .guide(let guide): guide.owner
      }
    return holder?.hierarchy?.engine?.constraintsAffecting(self, along: axis) ?? []
  }
}

extension LayoutAnchor {
  /// Whether the constraints leave the item's place or size open.
  public final var hasAmbiguousLayout: Bool {
    switch item?.layoutElement {
    case .view(let view): view.isAmbiguous
    case .guide(let guide): guide.isAmbiguous
    case nil: false
    }
  }

  /// The active constraints that affect the anchor's item along the anchor's axis.
  public final var constraintsAffectingLayout: [LayoutConstraint] {
    item?.layoutElement.affecting(along: attribute.axis) ?? []
  }
}

extension LayoutSubject where Self: View {
  /// The views among this one and all inside it whose place or size the constraints leave open,
  /// each before those inside it.
  ///
  /// Unlike ``View/hasAmbiguousLayout`` it answers without a window too. A view that no active
  /// constraint is about counts too, if its ``View/translatesAutoresizingMaskIntoConstraints`` is
  /// false. The view is laid out first if need be.
  ///
  /// - Complexity: A solution for each edge and size of a view that constraints are about.
  public var ambiguousViews: [View] {
    layoutIfNeeded()
    guard let engine = hierarchy?.engine else { return [] }
    let views = viewsInside
    let open = Set(engine.openParts(of: views).map { ObjectIdentifier($0.view) })
    return views.filter { open.contains(ObjectIdentifier($0)) || $0.isUnplaced }
  }
}
