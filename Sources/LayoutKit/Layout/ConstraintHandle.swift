public import ViewTree

/// The constraints that came of one closure, in the order of its statements.
public struct ConstraintHandle {
  /// The constraints, statement by statement, those of one statement in the order of
  /// ``AttributeSet``.
  public let constraints: [LayoutConstraint]

  init(_ constraints: [LayoutConstraint]) {
    self.constraints = constraints
  }
}

extension ConstraintHandle {
  /// Brings all of them into force; those that already are stay as they are.
  public func activate() {
    LayoutConstraint.activate(constraints)
  }

  /// Takes all of them out of force; those that already are stay as they are.
  public func deactivate() {
    LayoutConstraint.deactivate(constraints)
  }

  /// Whether all of them are in force; true if there are none.
  public var isActive: Bool {
    get { constraints.allSatisfy(\.isActive) }
    nonmutating set { newValue ? activate() : deactivate() }
  }
}

extension ConstraintHandle: RandomAccessCollection {
  /// The place of the first constraint.
  public var startIndex: Int { constraints.startIndex }

  /// The place after the last constraint.
  public var endIndex: Int { constraints.endIndex }

  /// The constraint at a location that is in range.
  public subscript(position: Int) -> LayoutConstraint { constraints[position] }
}

extension ConstraintHandle {
  /// The first constraint whose first attribute is `attribute`, nil if there is none.
  ///
  /// - Complexity: O(*n*) for *n* constraints.
  public subscript(attribute: LayoutConstraint.Attribute) -> LayoutConstraint? {
    constraints.first { $0.firstAttribute == attribute }
  }
}
