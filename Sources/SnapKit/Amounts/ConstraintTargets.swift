public import Foundation
public import ViewTree

/// What an attribute can be set to: a number, a size, a point, insets.
public protocol ConstraintConstantTarget {}

/// What an attribute can be related to: a view, a guide, attributes of one, or a constant.
public protocol ConstraintRelatableTarget {}

/// What an offset can be: a number.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

/// What an inset can be: a number for all sides, or a number for each.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

/// What an inset that follows the reading direction can be.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

/// Amounts for the sides left, top, right and bottom.
public typealias ConstraintInsets = EdgeInsets
/// Amounts for the sides leading, top, trailing and bottom.
public typealias ConstraintDirectionalInsets = DirectionalEdgeInsets

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension EdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension DirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension View: ConstraintRelatableTarget {}
extension LayoutGuide: ConstraintRelatableTarget {}

/// What an attribute can be multiplied by or divided by: a number.
public protocol ConstraintMultiplierTarget {
  /// The number.
  var constraintMultiplierTargetValue: CGFloat { get }
}

extension Int: ConstraintMultiplierTarget {
  /// The number itself.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintMultiplierTarget {
  /// The number itself.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension Float: ConstraintMultiplierTarget {
  /// The number itself.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension Double: ConstraintMultiplierTarget {
  /// The number itself.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintMultiplierTarget {
  /// The number itself.
  public var constraintMultiplierTargetValue: CGFloat { self }
}
