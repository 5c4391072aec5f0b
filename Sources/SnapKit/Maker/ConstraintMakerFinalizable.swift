import ViewTree

/// A relation that is said to the end; it can have a name, and hand out its constraint.
public class ConstraintMakerFinalizable {
  let draft: ConstraintDraft

  init(_ draft: ConstraintDraft) { self.draft = draft }

  /// Gives the constraints a name for diagnostics: their `identifier`.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    draft.label = label
    return self
  }

  /// The constraint as the chain describes it up to here, to keep and to change.
  public var constraint: Constraint {
    draft.constraint ?? Constraint(draft, relation: .equal)
  }
}
