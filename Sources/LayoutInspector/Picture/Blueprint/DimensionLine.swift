package import Foundation
import LayoutKit

/// The line that stands for a constraint in a drawing, in the root's coordinates.
package struct DimensionLine: Equatable {
  /// Where it begins: at the second item, or the lower end of a size.
  package private(set) var start: CGPoint
  /// Where it ends, at the same height or the same distance from the left.
  package private(set) var end: CGPoint
  /// What is asked of the line's length, such as `16` or `≥ 12`; empty where things are to lie, and lie,
  /// at the same place, and where the length follows another one.
  package private(set) var text: String

  var isHorizontal: Bool { start.y == end.y }

  var length: CGFloat { max((end.x - start.x).magnitude, (end.y - start.y).magnitude) }

  /// The line of a constraint; nil for one that speaks of something outside the snapshot, of a place
  /// alone, or of places on two axes.
  package init?(_ constraint: LayoutSnapshot.Constraint, in snapshot: LayoutSnapshot) {
    guard let first = constraint.first, let item = first.item, snapshot.contains(item) else {
      return nil
    }
    let own = snapshot.frame(of: item)
    let isMirrored = snapshot.isMirrored(constraint)
    let isVertical = LayoutSnapshot.isVertical(first.attribute)
    guard let end = snapshot.location(of: first.attribute, of: item, isMirrored: isMirrored) else {
      self.init(sizeOf: own, constraint)
      return
    }
    guard let second = constraint.second, let other = second.item, snapshot.contains(other),
      LayoutSnapshot.isVertical(second.attribute) == isVertical,
      let start = snapshot.location(of: second.attribute, of: other, isMirrored: isMirrored)
    else { return nil }
    let frame = snapshot.frame(of: other)
    let text = Self.text(
      of: constraint, distance: isMirrored && !isVertical ? start - end : end - start)
    if isVertical {
      let x = Self.middle(own.minX, own.maxX, frame.minX, frame.maxX)
      self.init(start: CGPoint(x: x, y: start), end: CGPoint(x: x, y: end), text: text)
    } else {
      let y = Self.middle(own.minY, own.maxY, frame.minY, frame.maxY)
      self.init(start: CGPoint(x: start, y: y), end: CGPoint(x: end, y: y), text: text)
    }
  }

  /// What a constraint between two places asks of the length between them.
  ///
  /// A constraint compares the way from the second place to the first, which runs backwards where the
  /// first comes first: then what is at most −16 is a length of at least 16.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - distance: The way from the second place to the first, in the direction it is measured in.
  /// - Returns: The text; empty where the length is a share of another one.
  private static func text(
    of constraint: LayoutSnapshot.Constraint, distance: CGFloat
  ) -> String {
    guard constraint.multiplier == 1 else { return "" }
    let number = constraint.constant
    if constraint.relation == .equal, number == 0, constraint.state == .holds { return "" }
    let isNothing = distance.magnitude < 0.005
    let isBackwards = isNothing ? number < 0 : distance < 0
    return isBackwards
      ? sign(constraint.relation.reversed) + plainText(0 - number)
      : sign(constraint.relation) + plainText(number)
  }

  private static func sign(_ relation: LayoutSnapshot.Constraint.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }

  private init(start: CGPoint, end: CGPoint, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }

  private init(sizeOf frame: CGRect, _ constraint: LayoutSnapshot.Constraint) {
    let isRelative = constraint.second != nil
    let text = isRelative ? "" : Self.sign(constraint.relation) + plainText(constraint.constant)
    if constraint.first?.attribute == "height" {
      let x = frame.minX + min(6, frame.width / 4)
      self.init(
        start: CGPoint(x: x, y: frame.minY), end: CGPoint(x: x, y: frame.maxY), text: text)
    } else {
      let y = frame.minY + min(6, frame.height / 4)
      self.init(
        start: CGPoint(x: frame.minX, y: y), end: CGPoint(x: frame.maxX, y: y), text: text)
    }
  }

  /// The middle of what two extents share, or of the first one if they share nothing.
  private static func middle(
    _ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat
  ) -> CGFloat {
    let (from, to) = (max(low, otherLow), min(high, otherHigh))
    return to > from ? (from + to) / 2 : (low + high) / 2
  }
}

extension LayoutSnapshot.Constraint.Relation {
  /// The relation of the numbers with the other sign.
  fileprivate var reversed: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutSnapshot {
  /// Whether a constraint is measured from the right: it speaks of leading or trailing, and the view
  /// around its items reads from right to left.
  fileprivate func isMirrored(_ constraint: Constraint) -> Bool {
    let sides = [constraint.first, constraint.second].compactMap { $0 }
    let isDirectional = sides.contains {
      $0.attribute.hasPrefix("leading") || $0.attribute.hasPrefix("trailing")
    }
    let places = sides.compactMap { $0.item?.view }
    guard isDirectional, let low = places.min(), let high = places.max(),
      views.indices.contains(high), low >= 0
    else { return false }
    // The closest view above that is less deep than all from the one item to the other.
    let depth = views[low...high].dropFirst().map(\.depth).min() ?? .max
    let holder = views[...low].lastIndex { $0.depth < depth } ?? 0
    return views[holder].isRightToLeft
  }

  /// The rectangle of a view or guide, in the root's coordinates.
  func frame(of item: Reference) -> CGRect {
    item.guide.map { views[item.view].guides[$0].absoluteFrame } ?? views[item.view].absoluteFrame
  }

  /// Whether an attribute lies along the vertical axis.
  static func isVertical(_ attribute: String) -> Bool {
    let name = attribute.lowercased()
    return ["top", "bottom", "centery", "baseline", "height"].contains { name.contains($0) }
  }

  /// Where an attribute of an item lies, in the root's coordinates, with leading at the right where it is
  /// mirrored; nil for sizes.
  fileprivate func location(
    of attribute: String, of item: Reference, isMirrored: Bool
  ) -> CGFloat? {
    let frame = frame(of: item)
    let view = views[item.view]
    // A guide has no margins, and is aligned by its own rectangle.
    let alignment = (item.guide == nil ? view.alignment : nil) ?? Insets()
    let margins = (item.guide == nil ? view.margins : nil) ?? Insets()
    let (left, right) = (frame.minX + alignment.left, frame.maxX - alignment.right)
    let (top, bottom) = (frame.minY + alignment.top, frame.maxY - alignment.bottom)
    switch attribute {
    case "left": return left
    case "right": return right
    case "leading": return isMirrored ? right : left
    case "trailing": return isMirrored ? left : right
    case "top": return top
    case "bottom": return bottom
    case "centerX": return (left + right) / 2
    case "centerY": return (top + bottom) / 2
    case "leftMargin": return left + margins.left
    case "rightMargin": return right - margins.right
    case "topMargin": return top + margins.top
    case "bottomMargin": return bottom - margins.bottom
    case "leadingMargin": return isMirrored ? right - margins.right : left + margins.left
    case "trailingMargin": return isMirrored ? left + margins.left : right - margins.right
    case "centerXWithinMargins": return (left + right + margins.left - margins.right) / 2
    case "centerYWithinMargins": return (top + bottom + margins.top - margins.bottom) / 2
    case "firstBaseline": return (item.guide == nil ? view.firstBaseline : nil) ?? top
    case "lastBaseline": return (item.guide == nil ? view.lastBaseline : nil) ?? bottom
    default: return nil
    }
  }
}
