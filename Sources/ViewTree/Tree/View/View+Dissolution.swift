extension View {
  /// Frees the subviews of a view that goes, without recursion, as the tree may be deep, and has its
  /// guides let go of their constraints.
  ///
  /// Views that someone else still holds become trees of their own.
  static func dissolve(
    _ children: inout [View], _ guides: [LayoutGuide], _ hierarchy: Hierarchy?
  ) {
    hierarchy?.engine?.tearDown()
    for guide in guides { guide.loseOwner() }
    var stack: [View] = []
    swap(&stack, &children)
    while var view = stack.popLast() {
      view.setSuperview(nil)
      if isKnownUniquelyReferenced(&view) {
        stack.append(contentsOf: view.takeChildren())
        for guide in view.layoutGuides { guide.loseOwner() }
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
    if children.isEmpty, heldConstraints.isEmpty, layoutGuides.isEmpty,
      hierarchy?.undelivered.isEmpty != false
    {
      // It is alone, and holds nothing that a tree would have to know of.
      hierarchy = nil
      node = -1
      flags.remove(.isHolder)
      releaseMentions { $0.holder == nil }
      return
    }
    let own = Hierarchy(root: self)
    let views = viewsInside
    own.viewCount = views.count
    own.activations = hierarchy?.activations ?? 0
    own.hasSafeAreas = hierarchy?.hasSafeAreas ?? false
    let former = hierarchy
    for view in views { own.enroll(view, under: view.superview) }
    if let former { own.undelivered = former.undelivered.take { $0.hierarchy === own } }
    for view in views {
      view.releaseMentions { $0.holder == nil }
      for guide in view.layoutGuides { guide.releaseMentions { $0.holder == nil } }
    }
  }
}

extension LayoutGuide {
  /// Lets go of everything that went with the owner.
  fileprivate func loseOwner() {
    releaseMentions { _ in true }
    participation = Participation()
  }
}
