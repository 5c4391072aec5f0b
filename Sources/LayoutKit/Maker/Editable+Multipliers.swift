public import Foundation
public import ViewTree

extension ConstraintMaker.Editable where Target == any LayoutItem {
  /// Multiplies what each attribute is compared with, before offsets and insets are added.
  ///
  /// Factors multiply each other. A factor that isn't finite, or zero for a location, leaves the
  /// statement out with a diagnostic.
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> Self {
    draft.amend { $0.multiplier *= factor }
    return self
  }

  /// Multiplies what each attribute is compared with, before offsets and insets are added.
  @discardableResult
  public func multipliedBy(_ factor: Int) -> Self {
    multipliedBy(CGFloat(factor))
  }

  /// Divides what each attribute is compared with, before offsets and insets are added.
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> Self {
    draft.amend { $0.multiplier /= divisor }
    return self
  }

  /// Divides what each attribute is compared with, before offsets and insets are added.
  @discardableResult
  public func dividedBy(_ divisor: Int) -> Self {
    dividedBy(CGFloat(divisor))
  }
}

// Whatever else it is compared with.

extension ConstraintMaker.Editable {
  /// Not there: a number is multiplied before it is handed over.
  @available(*, unavailable, message: "multiply the number itself: equalTo(50 * 2)")
  @discardableResult
  public func multipliedBy(_ factor: CGFloat) -> Self { self }

  /// Not there: a number is divided before it is handed over.
  @available(*, unavailable, message: "divide the number itself: equalTo(50 / 2)")
  @discardableResult
  public func dividedBy(_ divisor: CGFloat) -> Self { self }
}
