/// How trees are edited.
extension View {
  final func isInside(_ view: View) -> Bool {
    if view === self { return true }
    guard let hierarchy, view.hierarchy === hierarchy else { return false }
    var above = container
    while let current = above, current !== view { above = current.container }
    return above != nil
  }

  final func insert(_ view: View, above sibling: View) {
    guard view !== sibling else { return }
    insert(view) { index(of: sibling, without: view).map { $0 + 1 } ?? children.count }
  }

  final func insert(_ view: View, below sibling: View) {
    guard view !== sibling else { return }
    insert(view) { index(of: sibling, without: view) ?? children.count }
  }

  final func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2, children.indices.contains(index1), children.indices.contains(index2)
    else { return }
    changeChildren { $0.swapAt(index1, index2) }
    listNone()
    subviewDidMove(children[index1])
    subviewDidMove(children[index2])
  }

  final func leaveSuperview() {
    guard ownSuperview != nil else { return }
    let oldWindow = hierarchy?.window
    let oldSuperview = ownSuperview
    call(.willMoveToSuperview, with: oldSuperview) { willMove(toSuperview: nil) }
    announceMove(to: nil)
    guard ownSuperview === oldSuperview else { return }
    oldWindow?.ownersWillDisappear(inside: self)
    oldWindow?.takeKeyboard(fromInside: self)
    guard ownSuperview === oldSuperview else { return }
    detach()
    guard ownSuperview == nil else { return }
    call(.didMoveToSuperview, with: oldSuperview) { didMoveToSuperview() }
    placeDidChange(from: nil, in: oldWindow)
  }

  /// Makes a view a subview, or moves it among the subviews.
  ///
  /// Its place among them is looked up when the program has been told, which may change it.
  final func insert(_ view: View, at place: () -> Int) {
    guard allowsInsertion(of: view) else { return }
    if view.isSubview(of: self) {
      move(view, to: place())
      return
    }
    let oldWindow = view.hierarchy?.window
    let oldPlace = view.followedPlace
    let oldSuperview = view.ownSuperview
    view.call(.willMoveToSuperview, with: self) { view.willMove(toSuperview: self) }
    view.announceMove(to: hierarchy?.window)
    // The hooks may have put the view, or this one, somewhere else.
    guard view.ownSuperview === oldSuperview, !hasAsRoot(view) else { return }
    if view.container != nil {
      if oldWindow !== hierarchy?.window {
        oldWindow?.ownersWillDisappear(inside: view)
        oldWindow?.takeKeyboard(fromInside: view)
      }
      guard view.ownSuperview === oldSuperview else { return }
      view.detach()
      // The hooks called meanwhile may have put the view, or this one, somewhere else.
      guard view.container == nil, !hasAsRoot(view) else { return }
    }
    let place = min(max(place(), 0), children.count)
    if place < children.count {
      listNone()
      changeChildren { $0.insert(view, at: place) }
    } else {
      changeChildren { $0.append(view) }
    }
    view.place = Int32(truncatingIfNeeded: place)
    view.flags.remove(.isListed)
    view.setSuperview(self)
    if !view.storedMask.isEmpty { flags.insert(.hasFollowers) }
    view.flags.insert(.isMisplaced)
    joinedHierarchy.join(view)
    if surroundings != nil || view.surroundings != nil { view.surroundingsMayHaveChanged() }
    view.announceFlags()
    if view.programFrame != nil || view.flags.contains(.needsFrame) { view.raiseFrame() }
    raise(.needsLayout)
    call(.didAddSubview, with: view) { didAddSubview(view) }
    view.call(.didMoveToSuperview, with: self) { view.didMoveToSuperview() }
    view.placeDidChange(from: oldPlace, in: oldWindow)
    view.deliverUndelivered()
  }

  final func move(_ view: View, to index: Int) {
    guard view.isSubview(of: self), let old = self.index(of: view) else { return }
    // As often as a layout brings it to the front: only a move asks for another layout.
    let place = min(max(index, 0), children.count - 1)
    guard place != old else { return }
    changeChildren {
      $0.remove(at: old)
      $0.insert(view, at: place)
    }
    listNone()
    subviewDidMove(view)
  }

  /// Changes the list of subviews, which nothing else looks at meanwhile.
  private func changeChildren<Result>(_ change: (inout [View]) -> Result) -> Result {
    var list: [View] = []
    swap(&list, &children)
    defer { swap(&list, &children) }
    return change(&list)
  }

  private func subviewDidMove(_ view: View) {
    view.flags.insert(.isMisplaced)
    hierarchy?.engine?.placeDidChange(of: view)
    raise(.needsLayout)
  }

  private func hasAsRoot(_ view: View) -> Bool { view === hierarchy?.root ?? self }

  /// Takes the view out of its superview without calling its own hooks.
  ///
  /// A superview that is in its deinitialisers, from which it is given to another one, isn't told.
  private func detach() {
    guard let parent = container else { return }
    if ownSuperview != nil {
      parent.call(.willRemoveSubview, with: self) { parent.willRemoveSubview(self) }
    }
    guard container === parent, let index = parent.index(of: self) else { return }
    if index < parent.children.count - 1 { parent.listNone() }
    _ = parent.changeChildren { $0.remove(at: index) }
    setSuperview(nil)
    parent.raise(.needsLayout)
    hierarchy?.split(off: self, from: parent)
    // Constraints that went with the view no longer know whose inside they were.
    parent.fittingSizesMayHaveChanged()
    arrangerToTell?.viewDidLeave(self)
    leaveGoneArranger()
  }

  private func announceMove(to window: Window?) {
    guard window !== hierarchy?.window else { return }
    for view in viewsInside {
      view.call(.willMoveToWindow) { view.willMove(toWindow: window) }
    }
  }

  /// Tells of another window, and of what else there is to follow.
  private func placeDidChange(from oldPlace: FollowedPlace?, in old: Window?) {
    let new = hierarchy?.window
    let overridesTraits = hierarchy?.overridesTraits == true
    guard old !== new || overridesTraits else { return }
    let views = viewsInside
    if old !== new { windowDidChange(from: old, to: new, views) }
    if new != nil || overridesTraits {
      followedPlaceDidChange(of: views, from: oldPlace, to: new)
    }
  }

  private func windowDidChange(from old: Window?, to new: Window?, _ views: [View]) {
    old?.ownersDidDisappear(among: views)
    new?.ownersWillAppear(among: views)
    for view in views {
      view.fittingSizeMayHaveChanged()
      view.surroundings?.readableGuide?.updateConstants()
      view.surroundingsMayHaveChanged()
      view.call(.didMoveToWindow) { view.didMoveToWindow() }
    }
  }

  /// The place of a subview once another view has been taken out.
  private func index(of sibling: View, without view: View) -> Int? {
    guard let place = index(of: sibling) else { return nil }
    guard view.isSubview(of: self), let old = index(of: view), old < place else { return place }
    return place - 1
  }

  private func allowsInsertion(of view: View) -> Bool {
    if view is Window {
      report(
        LayoutDiagnostic(
          .hierarchy,
          "The window \(view.itemDescription) can't be a subview of \(itemDescription).",
          itemNames: [view.itemDescription, itemDescription],
          hint: "Add a plain view instead: a window is the top of its tree."))
      return false
    }
    // A view without subviews has nothing inside it, which spares the walk to the root.
    guard view === self || (!view.children.isEmpty && isInside(view)) else { return true }
    report(
      LayoutDiagnostic(
        .hierarchy,
        view === self
          ? "\(itemDescription) can't be a subview of itself."
          : "\(view.itemDescription) can't be a subview of \(itemDescription), which is inside it.",
        itemNames: [view.itemDescription, itemDescription],
        hint: "Take the inner view out of its superview first."))
    return false
  }
}

extension LayoutSubject where Self: View {
  /// Puts views in front of the subviews, one after the other, the last in front.
  ///
  /// - Complexity: That of ``View/addSubview(_:)`` for each.
  public func addSubviews(_ views: View...) {
    for view in views { addSubview(view) }
  }
}
