extension View {
  /// Frees the subviews of a view that goes, without recursion, as the tree may be deep, and has its
  /// guides let go of their constraints.
  ///
  /// Views that someone else still holds become trees of their own.
  static func dissolve(
    _ children: inout [View], _ guides: [LayoutGuide], _ hierarchy: Hierarchy?,
    of reference: ItemReference?
  ) {
    if let hierarchy, hierarchy.isRooted(in: reference) { hierarchy.engine?.tearDown() }
    for guide in guides where guide.ownerReference === reference { guide.loseOwner() }
    var stack: [View] = []
    swap(&stack, &children)
    guard !stack.isEmpty else { return }
    // A deinitialiser of the program may have given one to another view.
    stack.removeAll { $0.superviewReference !== reference }
    while var view = stack.popLast() {
      view.setSuperview(nil)
      if isKnownUniquelyReferenced(&view) {
        // It goes at the end of this step, and its own deinitialisers find it taken apart.
        view.clearReference()
        stack.append(contentsOf: view.takeChildren())
        for guide in view.ownGuides { guide.loseOwner() }
      } else {
        view.becomeSurvivor()
      }
    }
  }

  /// Takes all subviews off the list.
  private final func takeChildren() -> [View] {
    var list: [View] = []
    swap(&list, &children)
    return list
  }

  /// Makes a tree of its own of a view whose superview is gone.
  private final func becomeSurvivor() {
    leaveGoneArranger()
    if children.isEmpty, heldConstraints.isEmpty, ownGuides.isEmpty, !hasOwner,
      looks?.traits == nil,
      hierarchy?.undelivered.isEmpty != false, hierarchy?.prepared.isEmpty != false
    {
      // It is alone, and holds nothing that a tree would have to know of.
      hierarchy = nil
      forgetUnheldConstraints()
      return
    }
    let own = Hierarchy(root: self)
    let views = viewsInside
    own.viewCount = views.count
    let former = hierarchy
    for view in views { view.hierarchy = own }
    if let former {
      own.remember(former)
      if !former.undelivered.isEmpty {
        own.undelivered = former.undelivered.take { $0.hierarchy === own }
      }
      if !former.prepared.isEmpty {
        own.prepared = former.prepared.filter { $0.reference.item?.itemView?.hierarchy === own }
      }
    }
    for view in views { view.forgetUnheldConstraints() }
  }
}

extension View {
  /// Takes back what a container that goes has stated of the view, which can't do so itself.
  final func leaveGoneArranger() {
    guard arrangerReference != nil, arrangerToTell == nil else { return }
    setArranger(nil)
    releaseMentions { $0.containerStatement?.givesRoom == true && $0.first.view === self }
  }
}

extension LayoutGuide {
  /// Lets go of everything that went with the owner: what is about the guide was held by the owner, or
  /// by a view above it, and those have gone as well.
  fileprivate func loseOwner() {
    forgetUnheldConstraints()
    participation = Participation()
    owner = nil
  }
}
