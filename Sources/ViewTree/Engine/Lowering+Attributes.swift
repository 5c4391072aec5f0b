import Foundation

/// Where attributes lie in the rectangle of an item: at a part of its extent, and an offset from
/// there.
extension LayoutItem {
  /// Which part of the item's width or height lies before the attribute's location.
  func extentShare(_ attribute: LayoutConstraint.Attribute, isMirrored: Bool) -> Double {
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: 0
    case .right, .bottom, .rightMargin, .bottomMargin: 1
    case .leading, .leadingMargin: isMirrored ? 1 : 0
    case .trailing, .trailingMargin: isMirrored ? 0 : 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    case .firstBaseline: Double(baseline(attribute)?.heightFraction ?? 0)
    case .lastBaseline: Double(baseline(attribute)?.heightFraction ?? 1)
    case .width, .height, .notAnAttribute: 0
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
    return view.textView(attribute)
  }

  /// Where the baseline is that the attribute speaks of; nil if it speaks of none, or if the item
  /// has no text or numbers that can't be computed with.
  private func baseline(_ attribute: LayoutConstraint.Attribute) -> BaselinePosition? {
    guard attribute.isBaseline, case .view(let view) = layoutElement else { return nil }
    return view.usableBaseline(attribute)
  }
}

extension View {
  /// The view inside this one whose text stands for its own, found step by step; 64 at most.
  final func textView(_ attribute: LayoutConstraint.Attribute) -> View {
    var view = self
    for _ in 0..<64 {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isInside(view) else { return view }
      view = next
    }
    return view
  }

  /// The view's first or last baseline, unless its numbers can't be computed with.
  final func usableBaseline(_ attribute: LayoutConstraint.Attribute) -> BaselinePosition? {
    let position = attribute == .firstBaseline ? firstBaselinePosition : lastBaselinePosition
    guard let position, position.heightFraction.magnitude <= 1e6, position.offset.magnitude <= 1e9
    else { return nil }
    let isTiny = position.heightFraction.magnitude < 1e-9
    return BaselinePosition(
      heightFraction: isTiny ? 0 : position.heightFraction, offset: position.offset)
  }

  /// The constraints on baselines that may be those of this view's text: its own, and those of the
  /// views above that hand the question down.
  final var baselineConstraints: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var view: View? = self
    for _ in 0..<64 {
      guard let current = view else { break }
      for entry in current.mentions.entries where entry.constraint.hasBaseline {
        constraints.append(entry.constraint)
      }
      view = current.superview
    }
    return constraints
  }
}
