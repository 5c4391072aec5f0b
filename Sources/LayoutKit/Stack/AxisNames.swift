import ViewTree

/// What the edges and the extent along one direction are called.
struct AxisNames: Equatable {
  /// The edge where the direction begins.
  let min: AttributeSet
  /// The edge where it ends.
  let max: AttributeSet
  /// The middle.
  let center: AttributeSet
  /// The extent.
  let size: AttributeSet

  private static let horizontal = AxisNames(
    min: .leading, max: .trailing, center: .centerX, size: .width)
  private static let vertical = AxisNames(
    min: .top, max: .bottom, center: .centerY, size: .height)

  /// The names along an axis.
  static func along(_ axis: LayoutConstraint.Axis) -> AxisNames {
    axis == .horizontal ? horizontal : vertical
  }

  /// The names across an axis.
  static func across(_ axis: LayoutConstraint.Axis) -> AxisNames {
    axis == .horizontal ? vertical : horizontal
  }
}

extension ConstraintMaker {
  /// Begins a statement with attributes that depend on an axis.
  subscript(attributes: AttributeSet) -> AttributeStep<Kind.Mixed> { self.attributes(attributes) }
}

extension LayoutItem {
  /// Attributes that depend on an axis, to relate to.
  func at(_ attributes: AttributeSet) -> Anchor<Kind.Mixed> {
    Anchor(item: self, attributes: attributes)
  }
}
