/// What others refer to a view or guide by that must not keep it alive.
///
/// A weak reference makes each retain and release of the object slower, for its whole life. But a view
/// that has a superview is kept alive by it, as a guide is by its owner, so that a plain reference is
/// safe then. Only the top of a tree, and what has no owner, is referred to weakly. The item changes
/// from the one to the other when it gets or loses its superview or owner.
package final class ItemReference {
  /// An object that something else keeps alive.
  private struct Kept {
    unowned var view: View?
    unowned var guide: LayoutGuide?
  }

  private var isKept = false
  private var kept = Kept()
  private weak var looseView: View?
  private weak var looseGuide: LayoutGuide?

  fileprivate init() {}

  fileprivate func refer(to view: View, isKept: Bool) {
    self.isKept = isKept
    _ = exchange(Kept(view: isKept ? view : nil))
    looseView = isKept ? nil : view
  }

  fileprivate func refer(to guide: LayoutGuide, isKept: Bool) {
    self.isKept = isKept
    _ = exchange(Kept(guide: isKept ? guide : nil))
    looseGuide = isKept ? nil : guide
  }

  /// Writes the reference, and gives back what was there, so that it is let go of afterwards.
  ///
  /// As nothing can happen while the property is written, the compiler leaves out the checks that
  /// nothing else looks at it meanwhile, here and in each place that reads it.
  @inline(never)
  private func exchange(_ new: Kept) -> Kept {
    var kept = new
    swap(&kept, &self.kept)
    return kept
  }

  /// Whether the view or guide is still there.
  var isAlive: Bool { isKept || looseView != nil || looseGuide != nil }

  /// The view, unless it is gone or the item is a guide.
  var view: View? { kept.view ?? looseView }

  /// The view or guide, nil once it is gone.
  package var element: LayoutElement? {
    if let view { return .view(view) }
    if let guide = kept.guide ?? looseGuide { return .guide(guide) }
    return nil
  }

  /// The view or guide as an item, nil once it is gone.
  package var item: (any LayoutItem)? { element?.object }
}

extension View {
  /// What refers to the view without keeping it alive.
  final var reference: ItemReference {
    if let ownReference { return ownReference }
    let new = ItemReference()
    new.refer(to: self, isKept: superviewReference != nil)
    ownReference = new
    return new
  }

  /// Puts the view, which is among the subviews of another one, inside that, or takes it out.
  final func setSuperview(_ view: View?) {
    superviewReference = view?.reference
    ownReference?.refer(to: self, isKept: view != nil)
  }
}

extension LayoutGuide {
  /// What refers to the guide without keeping it alive.
  final var reference: ItemReference {
    if let ownReference { return ownReference }
    let new = ItemReference()
    new.refer(to: self, isKept: ownerReference != nil)
    ownReference = new
    return new
  }

  /// The view that owns the guide, if any, and has it among its guides.
  final var owner: View? {
    get { ownerReference?.view }
    set {
      ownerReference = newValue?.reference
      ownReference?.refer(to: self, isKept: newValue != nil)
    }
  }
}

extension LayoutElement {
  /// What refers to the view or guide without keeping it alive.
  package var reference: ItemReference {
    switch self {
    case .view(let view): view.reference
    case .guide(let guide): guide.reference
    }
  }
}
