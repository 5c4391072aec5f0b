import ViewTree

extension ViewController {
  final func take(_ child: ViewController) {
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
