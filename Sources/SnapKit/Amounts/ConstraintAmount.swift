import Foundation
import ViewTree

/// The constant of a statement, which differs from attribute to attribute.
enum ConstraintAmount: Equatable {
  case number(CGFloat)
  case size(CGSize)
  case point(CGPoint)
  case insets(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  static let zero = ConstraintAmount.number(0)

  /// The amount that a value stands for; nil if it is none.
  init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as UInt: self = .number(CGFloat(value))
    case let value as CGSize: self = .size(value)
    case let value as CGPoint: self = .point(value)
    case let value as EdgeInsets: self = .insets(value)
    case let value as DirectionalEdgeInsets: self = .directional(value)
    default: return nil
    }
  }

  /// The same amount as an inset: a number means all sides.
  var asInset: ConstraintAmount {
    guard case .number(let side) = self else { return self }
    return .insets(EdgeInsets(top: side, left: side, bottom: side, right: side))
  }

  /// What is added for an attribute, which is the one that is read: the second of a constraint, or the
  /// first where there is no second.
  ///
  /// Insets lead inwards: they are negative at the right and at the bottom, half their difference in the
  /// middle, and taken from sizes on both sides. Leading is left here, as in SnapKit unless its global
  /// setting says otherwise.
  func constant(for attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case .number(let value): value
    case .point(let point):
      switch attribute.kind {
      case .horizontal: point.x
      case .vertical: point.y
      default: 0
      }
    case .size(let size):
      attribute == .width ? size.width : attribute == .height ? size.height : 0
    case .insets(let insets):
      Self.constant(
        for: attribute, left: insets.left, top: insets.top, right: insets.right,
        bottom: insets.bottom)
    case .directional(let insets):
      Self.constant(
        for: attribute, left: insets.leading, top: insets.top, right: insets.trailing,
        bottom: insets.bottom)
    }
  }

  private static func constant(
    for attribute: LayoutConstraint.Attribute, left: CGFloat, top: CGFloat, right: CGFloat,
    bottom: CGFloat
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin, .leading, .leadingMargin: left
    case .right, .rightMargin, .trailing, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}
