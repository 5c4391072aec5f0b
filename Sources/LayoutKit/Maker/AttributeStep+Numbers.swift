import Foundation
import ViewTree

// The other types of numbers that variables come in. Literals stay integers and CGFloats, which is
// why these are the overloads to be tried last.

extension ConstraintMaker.AttributeStep {
  /// Equals `number`; for a location, counted from the same attribute of the superview.
  @_disfavoredOverload
  @discardableResult
  public func equalTo(
    _ number: Float, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    equalTo(CGFloat(number), fileID: fileID, line: line)
  }

  /// Is at most `number`; for a location, counted from the same attribute of the superview.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    _ number: Float, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    lessThanOrEqualTo(CGFloat(number), fileID: fileID, line: line)
  }

  /// Is at least `number`; for a location, counted from the same attribute of the superview.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    _ number: Float, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    greaterThanOrEqualTo(CGFloat(number), fileID: fileID, line: line)
  }

  /// Equals `number`; for a location, counted from the same attribute of the superview.
  @_disfavoredOverload
  @discardableResult
  public func equalTo(
    _ number: UInt, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    equalTo(CGFloat(number), fileID: fileID, line: line)
  }

  /// Is at most `number`; for a location, counted from the same attribute of the superview.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    _ number: UInt, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    lessThanOrEqualTo(CGFloat(number), fileID: fileID, line: line)
  }

  /// Is at least `number`; for a location, counted from the same attribute of the superview.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    _ number: UInt, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> {
    greaterThanOrEqualTo(CGFloat(number), fileID: fileID, line: line)
  }
}

extension ConstraintMaker.AmountStep {
  /// Adds `amount` points to what each attribute is compared with.
  @_disfavoredOverload
  @discardableResult
  public func offset(_ amount: Float) -> Self { offset(CGFloat(amount)) }

  /// Adds `amount` points to what each attribute is compared with.
  @_disfavoredOverload
  @discardableResult
  public func offset(_ amount: UInt) -> Self { offset(CGFloat(amount)) }

  /// Shrinks the box that is compared with by `amount` points on every side.
  @_disfavoredOverload
  @discardableResult
  public func inset(_ amount: Float) -> Self { inset(CGFloat(amount)) }

  /// Shrinks the box that is compared with by `amount` points on every side.
  @_disfavoredOverload
  @discardableResult
  public func inset(_ amount: UInt) -> Self { inset(CGFloat(amount)) }
}

extension ConstraintMaker.AmountStep where Target == any LayoutItem {
  /// Multiplies what each attribute is compared with, before offsets and insets are added.
  @_disfavoredOverload
  @discardableResult
  public func multipliedBy(_ factor: Float) -> Self { multipliedBy(CGFloat(factor)) }

  /// Divides what each attribute is compared with, before offsets and insets are added.
  @_disfavoredOverload
  @discardableResult
  public func dividedBy(_ divisor: Float) -> Self { dividedBy(CGFloat(divisor)) }
}
