package import Foundation
package import ViewTree

/// What can be wrong with a statement that the compiler lets through.
package enum StatementMistake: Error, Hashable {
  /// A chain that names attributes and ends there.
  case noRelation(AttributeSet)
  /// A set of attributes that is empty.
  case noAttributes
  /// A statement made after its closure had returned.
  case late(AttributeSet)
  /// Attributes that measure different things.
  case differentKinds(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  /// Left or right against leading or trailing.
  case mixedDirections(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  /// An attribute whose role nobody plays on the other side.
  case noCounterpart(LayoutConstraint.Attribute, AttributeSet)
  /// A constant in a form that has no part for the attribute.
  case unsuitableConstant(LayoutConstraint.Attribute, Statement.Shape)
  /// A multiplier that can't be computed with: not finite, or of an absurd size.
  case unusableMultiplier(AttributeSet, CGFloat)
  /// A constant that can't be computed with: not finite, or of an absurd size.
  case unusableConstant(LayoutConstraint.Attribute, CGFloat)
  /// A location that is nothing times another.
  case zeroMultiplier(LayoutConstraint.Attribute)
  /// A priority not above 0 and up to 1000.
  case priorityOutOfRange(AttributeSet, LayoutPriority)
  /// An attribute that is compared with itself.
  case tautology(LayoutConstraint.Attribute)
  /// An aspect ratio whose two numbers are not both finite and above 0.
  case unusableRatio(CGFloat, CGFloat)
  /// A middle that is to be contained, which has no side.
  case uncontained(LayoutConstraint.Attribute)
  /// A superview that is needed and isn't there.
  case missingSuperview(AttributeSet)
  /// Items that no view is above of.
  case noCommonSuperview(LayoutConstraint.Attribute, LayoutConstraint.Attribute)
}
