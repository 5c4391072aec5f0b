import ViewTree

nonisolated extension AttributeSet {
  /// The attribute of this set that `attribute` of another item meets, nil if there is none.
  ///
  /// A set of one meets anything. Of several, each meets its like or the one that plays its role:
  /// left meets left or the left margin. A set that names both sides of a box names the whole box,
  /// whichever way they are called: where it has leading and trailing, left meets left.
  func counterpart(
    of attribute: LayoutConstraint.Attribute
  ) -> LayoutConstraint.Attribute? {
    if contains(AttributeSet(attribute)) { return attribute }
    if count == 1 { return expansion.first { _ in true } }
    let rivals = expansion.filter { $0.role == attribute.role }
    if let match = rivals.first(where: { !$0.mixesDirections(with: attribute) }) { return match }
    guard let rival = rivals.first, let twin = rival.twin, let opposite = rival.opposite,
      contains(AttributeSet(opposite))
    else { return rivals.first }
    return twin
  }
}

nonisolated extension LayoutConstraint.Attribute {
  /// The side with the same role that is called after the other vocabulary: left for leading.
  fileprivate var twin: LayoutConstraint.Attribute? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading: .left
    case .trailing: .right
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: nil
    }
  }

  /// The side across, in the same vocabulary: trailing for leading.
  fileprivate var opposite: LayoutConstraint.Attribute? {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: nil
    }
  }

  /// The same place of an item that has no margins.
  var withoutMargin: LayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
