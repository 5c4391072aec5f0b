public import Foundation
public import ViewTree

// Constants that have no part for the attributes. What is written doesn't compile, and the compiler
// says in one sentence what would, instead of listing all that can be compared.

/// A constant of several numbers, which goes with some attributes and not with others.
public protocol CompoundConstant {}

extension CGPoint: CompoundConstant {}
extension CGSize: CompoundConstant {}
extension EdgeInsets: CompoundConstant {}
extension DirectionalEdgeInsets: CompoundConstant {}

extension ConstraintMaker.AttributeStep {
  /// Attributes that the constant has no numbers for.
  @available(
    *, unavailable,
    message:
      "a CGPoint goes with center, a CGSize with size, insets with edges; others take a number"
  )
  @_disfavoredOverload
  @discardableResult
  public func equalTo(_ constant: some CompoundConstant)
    -> ConstraintMaker.AmountStep<Kind, CGFloat>
  { equalTo(CGFloat.nan) }

  /// Attributes that the constant has no numbers for.
  @available(
    *, unavailable,
    message:
      "a CGPoint goes with center, a CGSize with size, insets with edges; others take a number"
  )
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    _ constant: some CompoundConstant
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> { lessThanOrEqualTo(CGFloat.nan) }

  /// Attributes that the constant has no numbers for.
  @available(
    *, unavailable,
    message:
      "a CGPoint goes with center, a CGSize with size, insets with edges; others take a number"
  )
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    _ constant: some CompoundConstant
  ) -> ConstraintMaker.AmountStep<Kind, CGFloat> { greaterThanOrEqualTo(CGFloat.nan) }
}
