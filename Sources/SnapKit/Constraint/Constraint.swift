public import ViewTree

/// The constraints of one statement: four for `edges`, two for `size`.
///
/// It can be kept to switch the statement off and on and to change its constant and priority.
#if MainActor
  @preconcurrency @MainActor
#endif
public final class Constraint {
  /// The constraints themselves, one for each attribute.
  public let layoutConstraints: [LayoutConstraint]
  private let reference: ItemReference
  private var item: (any LayoutItem)? { reference.itemToKeep }
  private let source: CodeLocation?

  /// Whether any of the constraints is active; setting it activates or deactivates all.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  init(_ draft: ConstraintDraft, relation: LayoutConstraint.Relation) {
    reference = draft.item.layoutElement.reference
    source = draft.source
    layoutConstraints = draft.layoutConstraints(relation)
  }

  /// Activates the constraints; does nothing where they are active or the view is gone.
  public func activate() {
    if let item { activate(for: item) }
  }

  /// Activates the constraints, which were made for the item.
  func activate(for item: any LayoutItem) {
    for constraint in layoutConstraints where !constraint.isActive { constraint.isActive = true }
    MadeConstraints.add(self, to: item)
  }

  /// Deactivates the constraints; does nothing where none is active.
  public func deactivate() {
    for constraint in layoutConstraints where constraint.isActive { constraint.isActive = false }
    if let item { MadeConstraints.remove(self, from: item) }
  }

  /// Activates the constraints.
  @available(*, deprecated, renamed: "activate")
  public func install() { activate() }

  /// Deactivates the constraints.
  @available(*, deprecated, renamed: "deactivate")
  public func uninstall() { deactivate() }

  // MARK: Changes

  /// Replaces the constant by an offset, in points.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    set(ConstraintAmount(offset) ?? .zero)
  }

  /// Replaces the constant by an inset, in points.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    set(ConstraintAmount(inset)?.asInset ?? .zero)
  }

  /// Replaces the constant by an inset that follows the reading direction, in points.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    set(ConstraintAmount(inset) ?? .zero)
  }

  /// Changes how much the constraint matters; a number out of range is reported, and the old one stays.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = LayoutPriority(priority.constraintPriorityTargetValue)
    }
    return self
  }

  /// Changes how much the constraint matters.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  /// Replaces the constant by an offset, in points.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  /// Replaces the constant by an inset, in points.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  /// Changes how much the constraint matters.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  private func set(_ amount: ConstraintAmount) -> Constraint {
    for constraint in layoutConstraints {
      constraint.constant = amount.constant(for: constraint.readAttribute)
    }
    return self
  }

  /// Gives the constants to the constraints of the item that say the same; what says something new is
  /// reported and activated.
  func updateExisting() {
    guard let item else { return }
    let made = MadeConstraints.of(item)?.constraints ?? []
    let existing = made.flatMap(\.layoutConstraints).filter(\.isActive)
    var new: [LayoutConstraint] = []
    for constraint in layoutConstraints {
      if let match = existing.first(where: { $0.saysTheSame(as: constraint) }) {
        match.constant = constraint.constant
      } else {
        new.append(constraint)
      }
    }
    guard let first = new.first else { return }
    LayoutDiagnostic(
      .incompleteStatement,
      "updateConstraints found nothing to update for \(first), so it is made.",
      source: source, itemNames: [item.itemName],
      hint:
        "Update changes constants alone: attributes, relation, target, multiplier and priority must"
        + " be as they were made. Use remakeConstraints to change those."
    ).report(about: item)
    LayoutConstraint.activate(new)
    MadeConstraints.add(self, to: item)
  }
}

extension LayoutConstraint {
  /// The attribute that decides the sign of an inset: the second, or the first where there is no second.
  fileprivate var readAttribute: Attribute {
    secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
  }

  /// Whether the other constraint is the same but for its constant.
  fileprivate func saysTheSame(as other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute
      && relation == other.relation && secondItem === other.secondItem
      && secondAttribute == other.secondAttribute && multiplier == other.multiplier
      && priority == other.priority
  }
}
