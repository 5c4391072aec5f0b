public import ViewTree

/// What bars cover of a controller's view, as constraints know it.
public typealias ConstraintLayoutSupport = LayoutSupport

extension LayoutSupport {
  /// Names the attributes of what bars cover, for others to be related to.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}

/// What `snp` of `topLayoutGuide` and `bottomLayoutGuide` offers: `topLayoutGuide.snp.bottom`.
public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  /// The guide.
  public var target: (any LayoutItem)? { support as? any LayoutItem }
  /// The upper edge.
  public var top: ConstraintItem { ConstraintItem(target, .top) }
  /// The lower edge.
  public var bottom: ConstraintItem { ConstraintItem(target, .bottom) }
  /// The height.
  public var height: ConstraintItem { ConstraintItem(target, .height) }
}
