import ViewTree

/// What the edges and the size are called along an axis.
struct AxisNames {
  let axis: LayoutConstraint.Axis
  let near: AttributeSet
  let far: AttributeSet
  let center: AttributeSet
  let size: AttributeSet

  init(_ axis: LayoutConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal:
      (near, far, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical:
      (near, far, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}
