extension LayoutConstraint {
  /// A place or size of an item, or none, that a constraint is about.
  public nonisolated enum Attribute: Int, Hashable, Sendable, CaseIterable {
    /// Nothing: the second attribute of a constraint with one item.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge where lines of text begin.
    case leading = 5
    /// The edge where lines of text end.
    case trailing = 6
    /// The horizontal extent.
    case width = 7
    /// The vertical extent.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The line on which the last line of text stands, or the lower edge where there is no text.
    case lastBaseline = 11
    /// The line on which the first line of text stands, or the upper edge where there is no text.
    case firstBaseline = 12
    /// The left edge, moved inwards by the view's left margin.
    case leftMargin = 13
    /// The right edge, moved inwards by the view's right margin.
    case rightMargin = 14
    /// The upper edge, moved inwards by the view's top margin.
    case topMargin = 15
    /// The lower edge, moved inwards by the view's bottom margin.
    case bottomMargin = 16
    /// The edge where lines of text begin, moved inwards by the margin there.
    case leadingMargin = 17
    /// The edge where lines of text end, moved inwards by the margin there.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
  }

  /// How the two sides of a constraint compare.
  public nonisolated enum Relation: Int, Hashable, Sendable, CaseIterable {
    /// The first side is no greater than the second.
    case lessThanOrEqual = -1
    /// The two sides are the same.
    case equal = 0
    /// The first side is no less than the second.
    case greaterThanOrEqual = 1
  }

  /// The two directions in which layout happens.
  public nonisolated enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}

nonisolated extension LayoutConstraint.Attribute {
  /// The kinds of attributes; only attributes of one kind compare.
  package nonisolated enum Kind: Hashable, Sendable {
    case none
    case horizontal
    case vertical
    case dimension
  }

  /// The kind of the attribute.
  package var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .dimension
    }
  }

  /// Whether the attribute says where something is, and not how large.
  package var isLocation: Bool { kind == .horizontal || kind == .vertical }

  /// Whether the attribute follows the reading direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a side that doesn't follow the reading direction.
  package var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute depends on where text stands.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute depends on the view's margins.
  package var isMargin: Bool { rawValue >= LayoutConstraint.Attribute.leftMargin.rawValue }
}

nonisolated extension LayoutConstraint.Attribute: CustomStringConvertible {
  /// The attribute's name, as in `width`.
  public var description: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

nonisolated extension LayoutConstraint.Relation: CustomStringConvertible {
  /// The relation's sign: `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
