public import ViewTree

extension ViewController {
  final func adopt(_ child: ViewController) {
    guard child.ownParent !== self else { return }
    guard !isInside(child) else {
      report(
        child === self
          ? "\(itemDescription) can't be a child of itself."
          : "\(child.itemDescription) can't be a child of \(itemDescription), which is inside it.",
        hint: "Remove the inner controller from its parent first.")
      return
    }
    if child.ownParent != nil { child.removeFromParent() }
    child.call(.willMoveToParent, with: self) { child.willMove(toParent: self) }
    // The hook may have put the child, or this controller, somewhere else.
    guard child.ownParent == nil, !isInside(child) else { return }
    child.ownParent = self
    ownChildren.append(child)
  }

  final func leaveParent() {
    guard let parent = ownParent else { return }
    self.ownParent = nil
    parent.ownChildren.removeAll { $0 === self }
    call(.didMoveToParent, with: parent) { didMove(toParent: nil) }
    if appearance == .hidden { passage = .none }
  }

  /// Puts the children into another order, of which they are told nothing.
  ///
  /// - Parameter order: The children, each once; anything else is left alone.
  package final func arrangeChildren(_ order: [ViewController]) {
    guard order.count == ownChildren.count, Set(order) == Set(ownChildren) else { return }
    ownChildren = order
  }

  private func isInside(_ other: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.ownParent
    }
    return false
  }

  /// Takes leave of the view of a controller that goes, and frees its children without recursion, as
  /// they may be nested deeply.
  static func dissolve(_ view: View?, _ children: inout [ViewController]) {
    view?.setOwner(nil)
    var stack: [ViewController] = []
    swap(&stack, &children)
    while var child = stack.popLast() {
      guard isKnownUniquelyReferenced(&child) else { continue }
      stack.append(contentsOf: child.ownChildren)
      child.ownChildren = []
    }
  }
}

extension View {
  /// The controller whose view this is.
  final var controller: ViewController? { owner as? ViewController }
}

extension LayoutSubject where Self: View {
  /// The closest controller of this view or of one above it.
  ///
  /// - Complexity: O(*d*), where *d* is the view's depth.
  public var closestViewController: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.ownSuperview
    }
    return nil
  }
}

/// Why the view of a controller comes or goes.
package nonisolated enum ControllerPassage {
  /// As that of a controller around it does, or not at all.
  case none
  case presented, dismissed
  case movingToParent, movingFromParent
}

extension ViewController: ViewOwner {
  /// What is presented in a place of its own, as an alert is, which stands in the middle of what the keyboard leaves.
  package final var mayFollowKeyboard: Bool { modalPresentationStyle == .custom }

  package final func passageDidEnd() {
    passage = .none
    passesAnimated = false
  }

  package final func windowWillChange(
    to size: CGSize?, _ traits: TraitCollection?, _ window: Window
  ) -> (() -> Void)? {
    guard isViewLoaded else { return nil }
    let change = ControllerTransition(in: window)
    var controller: ViewController? = self
    while let current = controller {
      let presentation = current.ownPresenting == nil ? nil : current.ownPresentation
      current.call(.viewWillTransition) {
        if let traits {
          presentation?.willTransition(to: traits, with: change)
          current.willTransition(to: traits, with: change)
        }
        if let size {
          presentation?.viewWillTransition(to: size, with: change)
          current.viewWillTransition(to: size, with: change)
        }
      }
      controller = current.ownPresented
    }
    return { change.finish() }
  }
}

extension Window {
  /// The controller whose view fills the window.
  ///
  /// Setting it takes the view of the old one out and adds that of the new, which then has the
  /// size of the window whenever that changes.
  public final var rootViewController: ViewController? {
    get { ownRootViewController }
    set { setRootViewController(newValue) }
  }
}

extension Window {
  fileprivate final var ownRootViewController: ViewController? { rootOwner as? ViewController }

  fileprivate final func setRootViewController(_ new: ViewController?) {
    guard new !== ownRootViewController else { return }
    if let other = new?.viewIfLoaded?.window, other.ownRootViewController === new {
      other.setRootViewController(nil)
    }
    let old = ownRootViewController
    rootOwner = new
    old?.rootedWindow = nil
    new?.rootedWindow = self
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new, ownRootViewController === new else { return }
    let view = new.loadedView()
    view.frame = bounds
    // Loading the view and placing it is the program's, which may have chosen another one.
    guard ownRootViewController === new else { return }
    addSubview(view)
  }
}
