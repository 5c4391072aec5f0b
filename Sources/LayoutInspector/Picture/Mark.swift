import Foundation
import LayoutKit
import Typesetting

/// What a picture is made of, in the root's coordinates, back to front; colours are `#RRGGBB` or
/// `#RRGGBBAA`.
enum Mark {
  /// A filled rectangle with round corners.
  case box(CGRect, radius: CGFloat, color: String)
  /// A straight line one pixel wide.
  case hairline(from: CGPoint, to: CGPoint, color: String)
  /// A filled shape of straight sides.
  case polygon([CGPoint], color: String)
  /// A filled circle.
  case circle(CGPoint, radius: CGFloat, color: String)
  /// A line of text, or a piece of one beside which there are others.
  case text(LayoutSnapshot.Line, LayoutSnapshot.Text, isPiece: Bool)
  /// A thin outline of a rectangle.
  case outline(CGRect, radius: CGFloat, isDashed: Bool)
  /// A straight line of a width in points, with dashes and gaps of a length unless that is 0.
  case stroke(from: CGPoint, to: CGPoint, width: CGFloat, dash: CGFloat, color: String)
  /// A short text of digits and signs around a point.
  case sign(String, center: CGPoint, size: CGFloat, color: String)
}

extension LayoutSnapshot {
  /// What a picture is drawn with, in order.
  enum Step {
    case draw(Mark)
    /// Only what is inside a rectangle shows from here on.
    case clip(CGRect, radius: CGFloat)
    /// The last clip ends.
    case unclip
  }

  /// The marks of the visible views, those of subviews within the clips of views that have one.
  func steps(_ marks: (Item) -> [Mark]) -> [Step] {
    var steps: [Step] = []
    var openDepths: [Int] = []
    let items = visibleItems
    for (place, item) in items.enumerated() {
      while let depth = openDepths.last, item.depth <= depth {
        steps.append(.unclip)
        openDepths.removeLast()
      }
      steps += marks(item).map(Step.draw)
      let hasSubviews = place + 1 < items.count && items[place + 1].depth > item.depth
      guard item.clipsSubviews && hasSubviews else { continue }
      steps.append(.clip(item.absoluteFrame, radius: item.cornerRadius))
      openDepths.append(item.depth)
    }
    return steps + openDepths.map { _ in .unclip }
  }

  /// The views that neither are hidden nor stand in a hidden one.
  private var visibleItems: [Item] {
    var hiddenDepth = Int.max
    return views.filter { item in
      if item.depth > hiddenDepth { return false }
      hiddenDepth = item.isHidden ? item.depth : .max
      return !item.isHidden
    }
  }
}

extension LayoutSnapshot.Item {
  /// What the view itself shows, back to front.
  var marks: [Mark] {
    var marks: [Mark] = []
    if let fill = backgroundColor ?? (imageSize == nil ? nil : "#D8DEE6") {
      marks.append(background(fill))
    }
    if imageSize != nil { marks += imageMarks }
    if let text { marks += Self.marks(of: text) }
    return marks
  }

  /// The lines of a text; pieces that stand on one baseline belong to one line.
  private static func marks(of text: LayoutSnapshot.Text) -> [Mark] {
    let lines = text.lines.filter { !$0.string.isEmpty }
    return lines.enumerated().map { index, line in
      let neighbors = [index - 1, index + 1].filter(lines.indices.contains)
      let isPiece = neighbors.contains { lines[$0].baseline == line.baseline }
      return .text(line, text, isPiece: isPiece)
    }
  }

  /// Where the view and its guides are.
  var outlines: [Mark] {
    [.outline(absoluteFrame, radius: cornerRadius, isDashed: false)]
      + guides.map { .outline($0.absoluteFrame, radius: 0, isDashed: true) }
  }

  /// The view's area; a line along the middle where it is thinner than a point.
  ///
  /// Such a line lies on whole points, so that it fills one row of pixels and isn't blurred.
  private func background(_ fill: String) -> Mark {
    let frame = absoluteFrame
    if frame.height > 0, frame.height < 1, frame.width >= 1 {
      let y = frame.midY.rounded(.down) + 0.5
      return .hairline(
        from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y), color: fill)
    }
    if frame.width > 0, frame.width < 1, frame.height >= 1 {
      let x = frame.midX.rounded(.down) + 0.5
      return .hairline(
        from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), color: fill)
    }
    return .box(frame, radius: cornerRadius, color: fill)
  }

  /// A sun over hills, which stands for the pixels a headless image doesn't have.
  private var imageMarks: [Mark] {
    let side = min(absoluteFrame.width, absoluteFrame.height) * 0.5
    guard side > 0, side.isFinite else { return [] }
    let left = absoluteFrame.midX - side / 2
    let top = absoluteFrame.midY - side / 2
    let hills = [(0, 0.9), (0.35, 0.35), (0.6, 0.75), (0.75, 0.55), (1, 0.9)].map {
      CGPoint(x: left + $0 * side, y: top + $1 * side)
    }
    return [
      .polygon(hills, color: "#FFFFFFCC"),
      .circle(
        CGPoint(x: left + 0.75 * side, y: top + 0.25 * side), radius: 0.1 * side,
        color: "#FFFFFFCC"),
    ]
  }
}

extension LayoutSnapshot.Line {
  /// The shapes of the letters at their place, the y axis pointing down; nil if nobody has them.
  func outline(
    in text: LayoutSnapshot.Text, of measurer: (any TextMeasurer)?
  ) -> GlyphOutline? {
    let typeface = typeface ?? text.typeface
    let font = TextFont(
      family: typeface.family, size: typeface.size, weight: typeface.weight,
      isItalic: typeface.isItalic)
    let outline = measurer?.outline(
      of: string, font: font, width: width, isRightToLeft: isRightToLeft)
    return outline?.flipped(x: x, y: baseline)
  }
}
