import ViewTree

nonisolated extension LayoutConstraint.Attribute {
  /// The part an attribute plays in a box, whichever way the box reads.
  ///
  /// Where several attributes meet several others, each meets the one with its role.
  enum Role: Hashable {
    case near
    case far
    case middleX
    case top
    case bottom
    case middleY
    case width
    case height
    case firstBaseline
    case lastBaseline
  }

  /// The part the attribute plays, nil for `.notAnAttribute`.
  var role: Role? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: .near
    case .right, .trailing, .rightMargin, .trailingMargin: .far
    case .centerX, .centerXWithinMargins: .middleX
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    case .centerY, .centerYWithinMargins: .middleY
    case .width: .width
    case .height: .height
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .notAnAttribute: nil
    }
  }

  /// How the attribute compares with its like of a box around its own; nil for a middle, which
  /// has no side to stay on.
  var relationInside: LayoutConstraint.Relation? {
    switch role {
    case .near, .top, .firstBaseline: .greaterThanOrEqual
    case .far, .bottom, .lastBaseline, .width, .height: .lessThanOrEqual
    case .middleX, .middleY, nil: nil
    }
  }
}
