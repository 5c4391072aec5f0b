/// A relation whose priority can be set.
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
