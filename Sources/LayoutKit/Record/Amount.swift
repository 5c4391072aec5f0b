import Foundation
import ViewTree

/// What is added to each attribute of a statement as it was written: `offset` and constants.
package struct Offset: Hashable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var width: CGFloat = 0
  var height: CGFloat = 0

  static func += (sum: inout Offset, more: Offset) {
    sum.x += more.x
    sum.y += more.y
    sum.width += more.width
    sum.height += more.height
  }

  /// The part that belongs to `attribute`.
  func value(for attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    default: attribute.kind == .horizontal ? x : y
    }
  }
}

extension Offset {
  init(_ number: CGFloat) {
    self.init(x: number, y: number, width: number, height: number)
  }

  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }

  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

/// How far the target's box is drawn in before its attributes are read.
///
/// Left and right are kept apart from leading and trailing until the direction is known.
package struct Inset: Hashable {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var left: CGFloat = 0
  var right: CGFloat = 0
  var leading: CGFloat = 0
  var trailing: CGFloat = 0

  static func + (some: Inset, more: Inset) -> Inset {
    Inset(
      top: some.top + more.top, bottom: some.bottom + more.bottom,
      left: some.left + more.left, right: some.right + more.right,
      leading: some.leading + more.leading, trailing: some.trailing + more.trailing)
  }

  /// What drawing the box in adds to `attribute`: positive on near edges, negative on far ones
  /// and on dimensions, half the difference on middles.
  func value(
    for attribute: LayoutConstraint.Attribute, direction: UserInterfaceLayoutDirection
  ) -> CGFloat {
    let readsRightwards = direction == .leftToRight
    let left = left + (readsRightwards ? leading : trailing)
    let right = right + (readsRightwards ? trailing : leading)
    switch attribute {
    case .left, .leftMargin: return left
    case .right, .rightMargin: return -right
    case .leading, .leadingMargin: return readsRightwards ? left : right
    case .trailing, .trailingMargin: return readsRightwards ? -right : -left
    case .top, .firstBaseline, .topMargin: return top
    case .bottom, .lastBaseline, .bottomMargin: return -bottom
    case .width: return -(left + right)
    case .height: return -(top + bottom)
    case .centerX, .centerXWithinMargins: return (left - right) / 2
    case .centerY, .centerYWithinMargins: return (top - bottom) / 2
    case .notAnAttribute: return 0
    }
  }
}

extension Inset {
  /// What drawing in the box on the other side adds to the constant of a row in which `attribute`
  /// is compared with `other` of that box, or with a number.
  func value(
    for attribute: LayoutConstraint.Attribute, readFrom other: LayoutConstraint.Attribute,
    direction: UserInterfaceLayoutDirection
  ) -> CGFloat {
    other == .notAnAttribute
      ? value(for: attribute, direction: direction)
      : value(for: other, inRowWith: attribute, direction: direction)
  }

  /// What `attribute` is moved by in a row that names `partner` as well.
  ///
  /// A row that names leading or trailing is mirrored as a whole where one reads leftwards.
  func value(
    for attribute: LayoutConstraint.Attribute, inRowWith partner: LayoutConstraint.Attribute,
    direction: UserInterfaceLayoutDirection
  ) -> CGFloat {
    let value = value(for: attribute, direction: direction)
    let isMirrored =
      attribute.role == .middleX && partner.isDirectional && direction == .rightToLeft
    return isMirrored ? -value : value
  }
}

extension Inset {
  /// The insets with far edges moved the way they are written, to the right and down.
  var withFarEdgesOutwards: Inset {
    Inset(
      top: top, bottom: -bottom, left: left, right: -right, leading: leading, trailing: -trailing)
  }

  init(_ number: CGFloat) {
    self.init(top: number, bottom: number, left: number, right: number)
  }

  init(_ insets: EdgeInsets) {
    self.init(top: insets.top, bottom: insets.bottom, left: insets.left, right: insets.right)
  }

  init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: insets.top, bottom: insets.bottom, leading: insets.leading, trailing: insets.trailing)
  }
}
