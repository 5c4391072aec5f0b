/// What others refer to a view or guide by that must not keep it alive: every reference up the tree,
/// from a constraint to its items, from a handle or an anchor, from a tree to its root.
///
/// There is one for each view or guide, shared by all that refer to it. A view that has a superview is
/// kept alive by it, as a guide is by its owner; it changes from the one to the other kind of reference
/// when it gets or loses its superview or owner, which includes that these go.
package final class ItemReference {
  /// An object that something else keeps alive.
  private struct Kept {
    unowned var view: View?
    unowned var guide: LayoutGuide?
  }

  private var isKept = false
  private var kept = Kept()
  private var looseView = LooseView()
  private weak var looseGuide: LayoutGuide?

  fileprivate init() {}

  fileprivate func refer(to view: View, isKept: Bool) {
    self.isKept = isKept
    _ = exchange(Kept(view: isKept ? view : nil))
    looseView = LooseView(isKept ? nil : view)
  }

  fileprivate func refer(to guide: LayoutGuide, isKept: Bool) {
    self.isKept = isKept
    _ = exchange(Kept(guide: isKept ? guide : nil))
    looseGuide = isKept ? nil : guide
  }

  /// The view goes: from now on the reference is to nothing.
  fileprivate func clear() {
    isKept = false
    _ = exchange(Kept())
    looseView = LooseView()
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

  private var guide: LayoutGuide? { isKept ? kept.guide : looseGuide }
}

/// What the library's own steps read, many times in each layout.
///
/// A view may be in the deinitialisers of its subclasses, as when one of them changes a subview. So who
/// reads it lets go of it before the step ends, and doesn't hand it to the program.
extension ItemReference {
  /// Whether the view or guide is still there.
  var isAlive: Bool { isKept || looseView.borrowed != nil || looseGuide != nil }

  /// The view, nil once it is gone, or if the item is a guide.
  package var view: View? { isKept ? kept.view : looseView.borrowed }

  /// The view or guide, nil once it is gone.
  package var element: LayoutElement? {
    if let view { return .view(view) }
    return guide.map { .guide($0) }
  }

  /// Whether it is a guide that is still there.
  var isOfGuide: Bool { view == nil && guide != nil }

  /// The view or guide as an item, nil once it is gone.
  package var item: (any LayoutItem)? { element?.object }
}

/// What a program gets to see, and whoever calls it: they may keep it.
extension ItemReference {
  /// The view, nil once it is gone or in its deinitialisers, or if the item is a guide.
  var viewToKeep: View? { isKept ? kept.view : looseView.toKeep }

  /// The view or guide, nil once it is gone or in its deinitialisers.
  package var itemToKeep: (any LayoutItem)? { viewToKeep ?? guide }
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

  /// The superview, as ``ItemReference/view``.
  package final var container: View? { superviewReference?.view }

  /// Whether the view is directly inside the other one.
  package final func isSubview(of view: View) -> Bool {
    guard let superviewReference else { return false }
    return superviewReference === view.ownReference
  }

  /// Has nothing refer to the view any more, which goes.
  final func clearReference() { ownReference?.clear() }
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
  /// The view itself, or the view that owns the guide, as ``ItemReference/view``.
  package var view: View? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owner
    }
  }

  /// The superview, or the guide's owner, as ``ItemReference/view``.
  package var container: View? {
    switch self {
    case .view(let view): view.container
    case .guide(let guide): guide.owner
    }
  }

  /// What refers to the view or guide without keeping it alive.
  package var reference: ItemReference {
    switch self {
    case .view(let view): view.reference
    case .guide(let guide): guide.reference
    }
  }
}
