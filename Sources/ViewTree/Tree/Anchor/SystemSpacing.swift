package import Foundation
import Typesetting

/// The distances that a layout takes where the program says no number.
///
/// Semantics 5.4.
package enum SystemSpacing {
  /// The distance between neighbours, in points.
  package static let standard: CGFloat = 8

  /// So many times the distance between neighbours, and never less than 0.
  ///
  /// What is not a number stays that, to be reported when the constraint is activated.
  static func standard(times multiplier: CGFloat) -> CGFloat {
    multiplier < 0 ? 0 : standard * multiplier
  }

  /// The distance from one vertical anchor down to another, so many times.
  static func below(
    _ upper: LayoutYAxisAnchor, _ lower: LayoutYAxisAnchor, times multiplier: CGFloat
  ) -> CGFloat {
    guard upper.attribute.isBaseline || lower.attribute.isBaseline else {
      return standard(times: multiplier)
    }
    let lines = (upper: upper.line, lower: lower.line)
    let scale = (lower.item ?? upper.item)?.itemView?.pixelsPerPoint ?? 1
    let distance = betweenBaselines(upper: lines.upper, lower: lines.lower, scale: scale)
    return multiplier < 0 ? 0 : distance * multiplier
  }

  /// The distance from the last baseline of a view to the first of the one below it.
  package static func betweenBaselines(_ upper: View, _ lower: View) -> CGFloat {
    below(upper.lastBaselineAnchor, lower.firstBaselineAnchor, times: 1)
  }

  /// The distance between two baselines, rounded up to pixels: below the upper one its font's
  /// descent, above the lower one the rest of that font's line.
  ///
  /// Where only one item has text its font counts for both; where none has, it is the distance
  /// between edges. UIKit's distance between text and what is none is not explained.
  static func betweenBaselines(
    upper: LineMetrics?, lower: LineMetrics?, scale: CGFloat
  ) -> CGFloat {
    guard let first = upper ?? lower, let second = lower ?? upper else { return standard }
    return scale.roundedUp(second.ascender - first.descender)
  }

  /// The line along a superview's edge that a standard gap is measured from, and the size of the
  /// gap: the edge's margin and 0.
  package static func inset(
    at edge: LayoutConstraint.Attribute
  ) -> (line: LayoutConstraint.Attribute, distance: CGFloat) {
    switch edge {
    case .left: (.leftMargin, 0)
    case .right: (.rightMargin, 0)
    case .top: (.topMargin, 0)
    case .bottom: (.bottomMargin, 0)
    case .leading: (.leadingMargin, 0)
    case .trailing: (.trailingMargin, 0)
    default: (edge, standard)
    }
  }
}

extension LayoutYAxisAnchor {
  /// The heights of a line of the text that the anchor speaks of; nil without text.
  fileprivate var line: LineMetrics? {
    guard case .view(let view) = item?.layoutElement else { return nil }
    let text = view.textView(attribute == .firstBaseline ? .firstBaseline : .lastBaseline)
    return (text as? any TextBearer)?.textLine
  }
}
