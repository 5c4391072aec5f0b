import Foundation

/// A relation whose multiplier and constant can be set.
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

  /// What is added, in points, in the place of any constant so far.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    draft.amount = ConstraintAmount(amount) ?? .zero
    return self
  }

  /// How far inside of the other the attributes are, in points, in the place of any constant so far.
  ///
  /// The sign is that of the attribute that is read: `top.equalTo(other.snp.bottom).inset(8)` is 8 above.
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
