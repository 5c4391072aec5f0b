import Foundation

/// Semantics 8.5: the order of a controller's hooks when its view comes and goes.
extension Window {
  /// Called before a view with all inside it leaves the window.
  final func ownersWillDisappear(inside view: View) {
    guard hasOwners else { return }
    for owner in view.viewsInside.compactMap(\.owner)
    where owner.appearance == .appeared || owner.appearance == .appearing {
      if owner.appearsByHand { continue }
      owner.appearance = .disappearing
      owner.call(.viewWillDisappear) { owner.viewWillDisappear(owner.isPassageAnimated) }
    }
  }

  /// Has whoever has the keyboard give it up, before it leaves the window with a view.
  final func takeKeyboard(fromInside view: View) {
    guard let holder = firstResponder,
      let place = (holder as? any ViewOwner)?.ownView ?? holder as? View,
      place.isInside(view)
    else { return }
    if !holder.resignFirstResponder() || firstResponder === holder { firstResponder = nil }
  }

  /// Called after views have left the window.
  final func ownersDidDisappear(among views: [View]) {
    guard hasOwners else { return }
    for owner in views.compactMap(\.owner) where owner.appearance == .disappearing {
      if owner.appearsByHand { continue }
      owner.appearance = .hidden
      owner.call(.viewDidDisappear) { owner.viewDidDisappear(owner.isPassageAnimated) }
      owner.passageDidEnd()
    }
  }

  /// Called after views have come into the window; outer owners come before inner ones.
  final func ownersWillAppear(among views: [View]) {
    for owner in views.compactMap(\.owner) where owner.appearance != .appeared {
      hasOwners = true
      owner.minimumMarginsMayHaveChanged()
      guard owner.appearance == .hidden, !owner.appearsByHand else { continue }
      owner.appearance = .appearing
      arrivals.append(owner)
      owner.call(.viewWillAppear) { owner.viewWillAppear(owner.isPassageAnimated) }
    }
  }

  /// Called before a layout; returns the owners to tell of its end.
  final func ownersAreAppearing() -> [any ViewOwner] {
    guard !arrivals.isEmpty else { return [] }
    var batch: [any ViewOwner] = []
    swap(&batch, &arrivals)
    batch.removeAll { $0.appearance != .appearing || $0.ownView?.window !== self }
    for owner in batch {
      owner.call(.viewIsAppearing) { owner.viewIsAppearing(owner.isPassageAnimated) }
    }
    return batch
  }

  /// Called after the layout.
  final func ownersDidAppear(_ batch: [any ViewOwner]) {
    for owner in batch where owner.appearance == .appearing {
      guard owner.ownView?.window === self else { continue }
      owner.appearance = .appeared
      owner.call(.viewDidAppear) { owner.viewDidAppear(owner.isPassageAnimated) }
      owner.passageDidEnd()
    }
  }

  /// Changes the size, and maybe the traits, and tells the owners before and after.
  ///
  /// - Parameters:
  ///   - size: The size that the window will have.
  ///   - environment: What will surround it, apart from the size; nil for what does.
  ///   - change: Gives it to the window.
  ///   - afterwards: What else to do, when the view of the root's owner has its size as well.
  final func changeSize(
    to size: CGSize, in environment: LayoutEnvironment? = nil, _ change: () -> Void,
    afterwards: () -> Void = {}
  ) {
    let old = traitCollection
    let isOther = size != storedFrame.size && size.width.isFinite && size.height.isFinite
    var coming = environment ?? self.environment
    coming.size = isOther ? size : storedFrame.size
    let traits = TraitCollection(coming)
    let hasOtherTraits = traits != TraitCollection(of: self)
    let finish =
      isOther || hasOtherTraits
      ? rootOwner?.windowWillChange(to: isOther ? size : nil, hasOtherTraits ? traits : nil, self)
      : nil
    change()
    fitRootView()
    afterwards()
    if TraitCollection(of: self) != old { deliverTraits(to: viewsInside, from: old) }
    finish?()
  }

  /// Gives the view of the root's owner the size of the window.
  private func fitRootView() {
    guard let view = rootOwner?.ownView, view.ownSuperview === self,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    view.frame = bounds
  }

  /// Tells views and their owners that the traits were others.
  final func deliverTraits(to views: [View], from old: TraitCollection) {
    for view in views where view.hierarchy?.isRooted(in: ownReference) == true {
      view.tellTraits(from: old)
    }
  }
}
