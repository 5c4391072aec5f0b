import ViewTree

/// Controllers whose views come and go when the program says so, and whether they do with an animation.
extension ViewController {
  /// Whether the program tells the controller of its view's coming and going, itself or by way of one around it.
  package final var appearsByHand: Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current.transition != nil { return true }
      controller = current.ownParent
      if controller?.shouldAutomaticallyForwardAppearanceMethods == false { return true }
    }
    return false
  }

  /// Whether the view, or that of a controller around it, comes or goes with an animation.
  package final var isPassageAnimated: Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current.transition ?? current.passesAnimated { return true }
      controller = current.ownParent
    }
    return false
  }

  final func beginAppearing(_ isAppearing: Bool, _ isAnimated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .hidden), (true, .disappearing):
      transition = isAnimated
      appearance = .appearing
      call(.viewWillAppear) { viewWillAppear(isAnimated) }
    case (false, .appeared), (false, .appearing):
      transition = isAnimated
      appearance = .disappearing
      call(.viewWillDisappear) { viewWillDisappear(isAnimated) }
    default: return
    }
    for child in forwardedTo { child.beginAppearing(isAppearing, isAnimated) }
  }

  final func endAppearing() {
    guard let isAnimated = transition else { return }
    transition = nil
    switch appearance {
    case .appearing:
      call(.viewIsAppearing) { viewIsAppearing(isAnimated) }
      appearance = .appeared
      call(.viewDidAppear) { viewDidAppear(isAnimated) }
    case .disappearing:
      appearance = .hidden
      call(.viewDidDisappear) { viewDidDisappear(isAnimated) }
    default: break
    }
    passageDidEnd()
    for child in forwardedTo { child.endAppearing() }
  }

  /// The children that hear of it when the controller does: those whose views are in its own.
  private var forwardedTo: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let ownView else { return [] }
    return ownChildren.filter {
      $0.ownView?.isDescendant(of: ownView) == true || $0.transition != nil
    }
  }
}
