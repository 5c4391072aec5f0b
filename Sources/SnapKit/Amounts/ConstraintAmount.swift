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
    // A cast is dear, so that only the one that fits is tried.
    let type = type(of: value)
    if type == Int.self, let value = value as? Int {
      self = .number(CGFloat(value))
    } else if type == CGFloat.self, let value = value as? CGFloat {
      self = .number(value)
    } else if type == Double.self, let value = value as? Double {
      self = .number(CGFloat(value))
    } else if type == Float.self, let value = value as? Float {
      self = .number(CGFloat(value))
    } else if type == UInt.self, let value = value as? UInt {
      self = .number(CGFloat(value))
    } else if type == CGSize.self, let value = value as? CGSize {
      self = .size(value)
    } else if type == CGPoint.self, let value = value as? CGPoint {
      self = .point(value)
    } else if type == EdgeInsets.self, let value = value as? EdgeInsets {
      self = .insets(value)
    } else if type == DirectionalEdgeInsets.self, let value = value as? DirectionalEdgeInsets {
      self = .directional(value)
    } else {
      return nil
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
  /// middle, and taken from sizes on both sides. Which of left and right is leading, a direction says.
  func constant(
    for attribute: LayoutConstraint.Attribute,
    _ direction: UserInterfaceLayoutDirection = ConstraintConfig.interfaceLayoutDirection
  ) -> CGFloat {
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
      Self.constant(for: attribute, insets.directional(direction), insets)
    case .directional(let insets):
      Self.constant(for: attribute, insets, insets.sides(direction))
    }
  }

  private static func constant(
    for attribute: LayoutConstraint.Attribute, _ directional: DirectionalEdgeInsets,
    _ sides: EdgeInsets
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: sides.left
    case .right, .rightMargin: -sides.right
    case .leading, .leadingMargin: directional.leading
    case .trailing, .trailingMargin: -directional.trailing
    case .top, .topMargin, .firstBaseline: sides.top
    case .bottom, .bottomMargin, .lastBaseline: -sides.bottom
    case .centerX, .centerXWithinMargins: (sides.left - sides.right) / 2
    case .centerY, .centerYWithinMargins: (sides.top - sides.bottom) / 2
    case .width: -(sides.left + sides.right)
    case .height: -(sides.top + sides.bottom)
    case .notAnAttribute: 0
    }
  }
}
