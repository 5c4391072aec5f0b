import Foundation

/// Where attributes lie in the rectangle of an item: at a part of its extent, and an offset from
/// there.
extension LayoutItem {
  /// Which part of the item's width or height lies before the attribute's location.
  func extentShare(_ attribute: LayoutConstraint.Attribute, isMirrored: Bool) -> Double {
    switch attribute {
    case .firstBaseline: Double(baseline(attribute)?.heightFraction ?? 0)
    case .lastBaseline: Double(baseline(attribute)?.heightFraction ?? 1)
    default: attribute.plainShare(isMirrored: isMirrored)
    }
  }

  /// How far the attribute's location lies from the part of the extent before it, in points.
  func offset(_ attribute: LayoutConstraint.Attribute, isMirrored: Bool) -> Double {
    if attribute.isBaseline { return Double(textItem(attribute).baseline(attribute)?.offset ?? 0) }
    guard attribute.isMargin, case .view(let view) = layoutElement else { return 0 }
    let margins = view.effectiveLayoutMargins
    let offset: CGFloat =
      switch attribute {
      case .leftMargin: margins.left
      case .rightMargin: -margins.right
      case .topMargin: margins.top
      case .bottomMargin: -margins.bottom
      case .leadingMargin: isMirrored ? -margins.right : margins.left
      case .trailingMargin: isMirrored ? margins.left : -margins.right
      case .centerXWithinMargins: (margins.left - margins.right) / 2
      case .centerYWithinMargins: (margins.top - margins.bottom) / 2
      default: 0
      }
    return Double(offset)
  }

  /// The item whose text an attribute speaks of, where it speaks of text; else the item itself.
  func textItem(_ attribute: LayoutConstraint.Attribute) -> any LayoutItem {
    guard attribute.isBaseline, case .view(let view) = layoutElement else { return self }
    return view.lineView(attribute)
  }

  /// Where the baseline is that the attribute speaks of; nil if it speaks of none, or if the item
  /// has no text or numbers that can't be computed with.
  private func baseline(_ attribute: LayoutConstraint.Attribute) -> BaselinePosition? {
    guard attribute.isBaseline, case .view(let view) = layoutElement else { return nil }
    return view.usableBaseline(attribute)
  }
}
