/// Who is told when a size that was measured no longer holds.
///
/// Containers measure views to place others by the result. What the result rests on may lie deep
/// inside; so each change of it tells the measured views around it, which tell their arrangers, once
/// until they are measured again.
extension View {
  /// Has the arranger told when the size that the view's inside asks for may have changed.
  package final func watchFittingSize() {
    flags.insert(.isMeasured)
    joinedHierarchy.hasMeasuredViews = true
  }

  /// Whether the view's inside asks for no size: nothing is in it, and of the constraints that it holds all but
  /// say what room it is given.
  package final var insideAsksForNothing: Bool {
    children.isEmpty && heldConstraints.allSatisfy { $0.containerStatement?.givesRoom == true }
  }

  /// Something has changed on which the size of what is inside this view, or around it, may rest.
  ///
  /// - Complexity: O(*d*) for the depth *d* of the view in a tree with measured views, else O(1).
  final func fittingSizesMayHaveChanged() {
    guard hierarchy?.hasMeasuredViews == true else { return }
    var view: View? = self
    while let current = view {
      current.fittingSizeMayHaveChanged()
      view = current.container
    }
  }

  /// The same of this view alone.
  final func fittingSizeMayHaveChanged() {
    guard flags.contains(.isMeasured) else { return }
    flags.remove(.isMeasured)
    (arranger as? any ViewArranger)?.fittingSizeDidChange(of: self)
  }
}

extension LayoutConstraint {
  /// Tells who has measured a view that the constraint is inside of.
  final func fittingSizesMayHaveChanged() {
    guard holder?.hierarchy?.hasMeasuredViews == true,
      containerStatement?.shapesContainer != false, let element = first.element,
      let first = element.view
    else { return }
    let second = second?.element?.view ?? first
    guard let common = first.closestCommonSuperview(with: second) else { return }
    // What room a view is given is nothing that its inside asks for; its guides are of its inside.
    let isRoom =
      containerStatement?.givesRoom == true && element.identity == ObjectIdentifier(common)
    (isRoom ? common.container : common)?.fittingSizesMayHaveChanged()
  }
}
