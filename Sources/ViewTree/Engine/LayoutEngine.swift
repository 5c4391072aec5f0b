/// Turns the constraints of one tree into values.
package final class LayoutEngine {
  func structureDidChange() {}
  func enqueue(_ constraint: LayoutConstraint) {}
  func enqueueConstraints(heldBy view: View) {}
  func remove(_ constraint: LayoutConstraint) {}
  func forget(_ view: View) {}
  func forget(_ guide: LayoutGuide) {}
  func tearDown() {}
  func constantDidChange(of constraint: LayoutConstraint) {}
  func priorityDidChange(of constraint: LayoutConstraint) {}
  func shapeDidChange(of constraint: LayoutConstraint) {}
  func frameDidChange(of view: View) {}
  func contentDidChange(of view: View) {}
  func directionDidChange(of view: View) {}
  func directionDidChange() {}
  func scaleDidChange() {}
}
