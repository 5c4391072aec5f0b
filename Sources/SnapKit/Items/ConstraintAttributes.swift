import ViewTree

/// A set of attributes, as a chain of names builds it.
nonisolated struct ConstraintAttributes: OptionSet, Sendable {
  let rawValue: UInt32

  /// All attributes, in the order in which constraints are made for them.
  static let order: [LayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The attributes of the set, in the order of constraints.
  var attributes: [LayoutConstraint.Attribute] {
    var attributes: [LayoutConstraint.Attribute] = []
    attributes.reserveCapacity(rawValue.nonzeroBitCount)
    var left = rawValue
    while left != 0 {
      let place = left.trailingZeroBitCount
      if place < Self.order.count { attributes.append(Self.order[place]) }
      left &= left &- 1
    }
    return attributes
  }

  static let left = Self(rawValue: 1 << 0)
  static let top = Self(rawValue: 1 << 1)
  static let right = Self(rawValue: 1 << 2)
  static let bottom = Self(rawValue: 1 << 3)
  static let leading = Self(rawValue: 1 << 4)
  static let trailing = Self(rawValue: 1 << 5)
  static let width = Self(rawValue: 1 << 6)
  static let height = Self(rawValue: 1 << 7)
  static let centerX = Self(rawValue: 1 << 8)
  static let centerY = Self(rawValue: 1 << 9)
  static let lastBaseline = Self(rawValue: 1 << 10)
  static let firstBaseline = Self(rawValue: 1 << 11)
  static let leftMargin = Self(rawValue: 1 << 12)
  static let rightMargin = Self(rawValue: 1 << 13)
  static let topMargin = Self(rawValue: 1 << 14)
  static let bottomMargin = Self(rawValue: 1 << 15)
  static let leadingMargin = Self(rawValue: 1 << 16)
  static let trailingMargin = Self(rawValue: 1 << 17)
  static let centerXWithinMargins = Self(rawValue: 1 << 18)
  static let centerYWithinMargins = Self(rawValue: 1 << 19)

  static let edges: Self = [.left, .top, .right, .bottom]
  static let directionalEdges: Self = [.leading, .top, .trailing, .bottom]
  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]

  /// What an attribute of this set is compared with, where edges are related to margins or the other
  /// way round; nil for other pairs of sets.
  func counterpart(
    of attribute: LayoutConstraint.Attribute, in other: Self
  ) -> LayoutConstraint.Attribute? {
    switch (self, other) {
    case (.edges, .margins), (.directionalEdges, .directionalMargins):
      return Self.margin(at: attribute)
    case (.margins, .edges), (.directionalMargins, .directionalEdges):
      return other.attributes.first { Self.margin(at: $0) == attribute }
    default:
      return nil
    }
  }

  private static func margin(
    at edge: LayoutConstraint.Attribute
  ) -> LayoutConstraint.Attribute? {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: nil
    }
  }
}
