extension View {
  /// Whether the constraints leave the view's place or size open, so that the layout has chosen.
  ///
  /// Answers for a view in a window whose constraints are up to date; else false.
  ///
  /// - Complexity: a solution for each edge and size.
  public var hasAmbiguousLayout: Bool {
    guard window != nil else { return false }
    return hierarchy?.engine?.ambiguousParts(of: .view(self)).isEmpty == false
  }

  /// Whether the view's frame doesn't count, and no constraint is in its place.
  final var isUnplaced: Bool {
    superview != nil && !isArranged && !translatesAutoresizingMaskIntoConstraints
      && mentions.entries.isEmpty
  }

  /// Gives an ambiguous view another place or size that its constraints allow as well, to show
  /// what they leave open; the next layout after a change takes it back.
  ///
  /// Which one is the same in every run. Nothing happens where nothing is ambiguous.
  public func exerciseAmbiguityInLayout() {
    guard window != nil else { return }
    hierarchy?.engine?.exerciseAmbiguity(of: self)
  }

  /// The active constraints that have a say in the view's place and size on an axis: its own, and
  /// those that reach it through other items.
  ///
  /// Frames and contents that have a say are shown as constraints, which are
  /// ``LayoutConstraint/isImplicit``. Empty if the constraints are not up to date.
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    hierarchy?.engine?.constraintsAffecting(.view(self), along: axis) ?? []
  }
}

extension LayoutGuide {
  /// Whether the constraints leave the guide's place or size open, so that the layout has chosen.
  ///
  /// Answers for a guide in a window whose constraints are up to date; else false.
  ///
  /// - Complexity: a solution for each edge and size.
  public var hasAmbiguousLayout: Bool {
    guard let owner, owner.window != nil else { return false }
    return owner.hierarchy?.engine?.ambiguousParts(of: .guide(self)).isEmpty == false
  }

  /// The active constraints that have a say in the guide's place and size on an axis.
  public func constraintsAffectingLayout(
    for axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    owner?.hierarchy?.engine?.constraintsAffecting(.guide(self), along: axis) ?? []
  }
}

extension LayoutAnchor {
  /// Whether the constraints leave the item's place or size open.
  public final var hasAmbiguousLayout: Bool {
    switch item?.layoutElement {
    case .view(let view): view.hasAmbiguousLayout
    case .guide(let guide): guide.hasAmbiguousLayout
    case nil: false
    }
  }

  /// The active constraints that have a say in the anchor's item along the anchor's axis.
  public final var constraintsAffectingLayout: [LayoutConstraint] {
    switch item?.layoutElement {
    case .view(let view): view.constraintsAffectingLayout(for: attribute.axis)
    case .guide(let guide): guide.constraintsAffectingLayout(for: attribute.axis)
    case nil: []
    }
  }
}

extension LayoutSubject where Self: View {
  /// The views among this one and all inside it whose place or size the constraints leave open,
  /// each before those inside it.
  ///
  /// Unlike ``View/hasAmbiguousLayout`` it answers without a window too. A view counts as well that no
  /// active constraint is about and whose frame doesn't count either, as
  /// ``View/translatesAutoresizingMaskIntoConstraints`` is false. The view is laid out first if need be.
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
