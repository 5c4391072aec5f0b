import Foundation
import LayoutKit

/// The line that stands for a constraint in a drawing, in the root's coordinates.
struct DimensionLine: Equatable {
  /// Where it begins: at the second item, or the lower end of a size.
  var start: CGPoint
  /// Where it ends, at the same height or the same distance from the left.
  var end: CGPoint
  /// The value, such as `16` or `≥ 12`; empty where things lie at the same place.
  var text: String
  /// Whether it is a size that follows another one.
  var isRelative: Bool

  var isHorizontal: Bool { start.y == end.y }

  var length: CGFloat { max((end.x - start.x).magnitude, (end.y - start.y).magnitude) }

  /// The line of a constraint; nil for one that speaks of something outside the snapshot, or of a
  /// place alone.
  init?(_ constraint: LayoutSnapshot.Constraint, in snapshot: LayoutSnapshot) {
    guard let first = constraint.first, let item = first.item, snapshot.contains(item) else {
      return nil
    }
    let sign =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "≤ "
      case .greaterThanOrEqual: "≥ "
      }
    let own = snapshot.frame(of: item)
    guard let place = snapshot.location(of: first.attribute, of: item) else {
      self.init(sizeOf: own, constraint, sign: sign)
      return
    }
    guard let second = constraint.second, let other = second.item, snapshot.contains(other),
      let from = snapshot.location(of: second.attribute, of: other)
    else { return nil }
    let frame = snapshot.frame(of: other)
    let number = plainText(constraint.constant.magnitude)
    let text = constraint.constant == 0 && sign.isEmpty ? "" : sign + number
    if LayoutSnapshot.isVertical(first.attribute) {
      let x = Self.middle(own.minX, own.maxX, frame.minX, frame.maxX)
      self.init(start: CGPoint(x: x, y: from), end: CGPoint(x: x, y: place), text: text)
    } else {
      let y = Self.middle(own.minY, own.maxY, frame.minY, frame.maxY)
      self.init(start: CGPoint(x: from, y: y), end: CGPoint(x: place, y: y), text: text)
    }
  }

  private init(start: CGPoint, end: CGPoint, text: String, isRelative: Bool = false) {
    self.start = start
    self.end = end
    self.text = text
    self.isRelative = isRelative
  }

  private init(sizeOf frame: CGRect, _ constraint: LayoutSnapshot.Constraint, sign: String) {
    let isRelative = constraint.second != nil
    let text = isRelative ? "" : sign + plainText(constraint.constant)
    if constraint.first?.attribute == "height" {
      let x = frame.minX + min(6, frame.width / 4)
      self.init(
        start: CGPoint(x: x, y: frame.minY), end: CGPoint(x: x, y: frame.maxY), text: text,
        isRelative: isRelative)
    } else {
      let y = frame.minY + min(6, frame.height / 4)
      self.init(
        start: CGPoint(x: frame.minX, y: y), end: CGPoint(x: frame.maxX, y: y), text: text,
        isRelative: isRelative)
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

extension LayoutSnapshot {
  /// The rectangle of a view or guide, in the root's coordinates.
  func frame(of item: Reference) -> CGRect {
    item.guide.map { views[item.view].guides[$0].absoluteFrame } ?? views[item.view].absoluteFrame
  }

  /// Whether an attribute lies along the vertical axis.
  static func isVertical(_ attribute: String) -> Bool {
    let name = attribute.lowercased()
    return ["top", "bottom", "centery", "baseline", "height"].contains { name.contains($0) }
  }

  /// Where an attribute of an item lies, in the root's coordinates; nil for sizes.
  func location(of attribute: String, of item: Reference) -> CGFloat? {
    let frame = frame(of: item)
    let view = views[item.view]
    // A guide has no margins, and is aligned by its own rectangle.
    let alignment = (item.guide == nil ? view.alignment : nil) ?? Insets()
    let margins = (item.guide == nil ? view.margins : nil) ?? Insets()
    let (left, right) = (frame.minX + alignment.left, frame.maxX - alignment.right)
    let (top, bottom) = (frame.minY + alignment.top, frame.maxY - alignment.bottom)
    let isMirrored = view.isRightToLeft
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
