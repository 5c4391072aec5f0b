public import Foundation
public import ViewTree

// What is read is the value that all constraints share, and nil where they differ or there are
// none; what is set is set on all. So `handle.constant? += 4` changes what is there and does
// nothing where nothing is.

extension ConstraintHandle {
  /// What is added to the right-hand side, in points, as the constraints have it.
  ///
  /// Setting it ends the difference that insets make between reading directions. A number that
  /// can't be computed with is reported, and the old one stays.
  public var constant: CGFloat? {
    get { common(\.constant) }
    nonmutating set { set(newValue) { $0.constant = $1 } }
  }

  /// What the second attribute is multiplied by.
  ///
  /// Zero for a location, a number that can't be computed with, and any for a constraint without
  /// a second attribute are reported, and the old one stays.
  public var multiplier: CGFloat? {
    get { common(\.multiplier) }
    nonmutating set { set(newValue) { $0.setMultiplier($1) } }
  }

  /// How much the constraints matter; a priority out of range is reported, and the old one stays.
  public var priority: LayoutPriority? {
    get { common(\.priority) }
    nonmutating set { set(newValue) { $0.priority = $1 } }
  }

  /// How the two sides compare.
  public var relation: LayoutConstraint.Relation? {
    get { common(\.relation) }
    nonmutating set { set(newValue) { $0.relation = $1 } }
  }

  private func common<Value: Equatable>(_ value: (LayoutConstraint) -> Value) -> Value? {
    guard let first = first.map(value) else { return nil }
    return dropFirst().allSatisfy { value($0) == first } ? first : nil
  }

  private func set<Value>(_ value: Value?, _ change: (LayoutConstraint, Value) -> Void) {
    guard let value else { return }
    reportUnknownName()
    for constraint in self where constraint.isCurrent { change(constraint, value) }
  }
}
