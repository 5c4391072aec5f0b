import Foundation
import ViewTree

/// A relation whose multiplier and constant can be set.
#if MainActor
  @preconcurrency @MainActor
#endif
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// What the other attribute is multiplied by.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    draft.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// What the other attribute is divided by; 0 is reported, and the constraint is left out.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    draft.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// What is added, in points, instead of any constant so far.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    draft.amount = ConstraintAmount(amount) ?? .zero
    return self
  }

  /// How far inside of the other the attributes are, in points, instead of any constant so far.
  ///
  /// The sign follows the attribute of the other item: `top.equalTo(other.snp.bottom).inset(8)` is
  /// 8 above.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    draft.amount = ConstraintAmount(amount)?.asInset ?? .zero
    return self
  }

  /// How far inside of the other the attributes are, by the reading direction, which is from left to
  /// right where left and right are meant.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    draft.amount = ConstraintAmount(amount) ?? .zero
    return self
  }
}

/// A relation whose priority can be set.
#if MainActor
  @preconcurrency @MainActor
#endif
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// How much the constraint matters.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    draft.priority = amount.value
    return self
  }

  /// How much the constraint matters, as a number above 0 and up to 1000.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    draft.priority = amount.constraintPriorityTargetValue
    return self
  }

  /// The constraint must be met.
  @available(*, deprecated, message: "Use priority(.required) instead.")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  /// The constraint has priority 750.
  @available(*, deprecated, message: "Use priority(.high) instead.")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  /// The constraint has priority 500.
  @available(*, deprecated, message: "Use priority(.medium) instead.")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  /// The constraint has priority 250.
  @available(*, deprecated, message: "Use priority(.low) instead.")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// The name of earlier versions.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A complete relation; it can have a name, and returns its constraint.
#if MainActor
  @preconcurrency @MainActor
#endif
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
