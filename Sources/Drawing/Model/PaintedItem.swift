package import Foundation
import Typesetting

/// One view of a picture: a rectangle with a look, what it draws itself, and others inside it.
///
/// Items stand in one list, each before those inside it, with their depth beside them.
package struct PaintedItem {
  /// How many items it is inside of.
  package var depth: Int
  /// Whether it, and with it all that is inside, is left out.
  package var isHidden: Bool
  /// Where it is, in the root's coordinates.
  package var frame: CGRect
  /// The colour of its ground.
  package var background: String?
  /// The radius of its corners.
  package var radius: CGFloat
  /// How it is drawn beyond that.
  package var look: Look?
  /// Whether what is inside shows only where it is inside.
  package var clips: Bool
  /// What it draws itself, over its ground.
  package var content: [Mark]

  /// Describes an item.
  package init(
    depth: Int, isHidden: Bool, frame: CGRect, background: String?, radius: CGFloat, look: Look?,
    clips: Bool, content: [Mark]
  ) {
    self.depth = depth
    self.isHidden = isHidden
    self.frame = look?.frame ?? frame
    self.background = background
    self.radius = radius
    self.look = look
    self.clips = clips
    self.content = content
  }
}

extension [PaintedItem] {
  /// What the items are drawn with, in order.
  ///
  /// - Complexity: O(*n*) for *n* items and marks.
  package var marks: [Mark] {
    var result: [Mark] = []
    var open: [(depth: Int, closing: [Mark])] = []
    var hiddenDepth = Int.max
    for (place, item) in enumerated() {
      if item.depth > hiddenDepth { continue }
      hiddenDepth = item.isHidden ? item.depth : .max
      if item.isHidden { continue }
      while let last = open.last, item.depth <= last.depth {
        result += last.closing
        open.removeLast()
      }
      let isClipped = item.clips && hasVisibleItem(inside: place)
      let closing = item.begin(isClipped: isClipped, &result)
      if !closing.isEmpty { open.append((item.depth, closing)) }
    }
    for last in open.reversed() { result += last.closing }
    return result
  }

  /// Whether something inside an item isn't hidden.
  private func hasVisibleItem(inside place: Int) -> Bool {
    var next = place + 1
    while next < count, self[next].depth > self[place].depth {
      if self[next].depth == self[place].depth + 1, !self[next].isHidden { return true }
      next += 1
    }
    return false
  }
}

extension PaintedItem {
  /// Adds what lies under the items inside; returns what comes after them.
  fileprivate func begin(isClipped: Bool, _ marks: inout [Mark]) -> [Mark] {
    let look = look ?? Look()
    var closing: [Mark] = []
    let castsByContent = look.shadowPath == nil && background == nil
    let group = Mark.Group(
      opacity: look.alpha, transform: look.transform, mask: look.mask,
      shadow: castsByContent ? look.shadow : nil)
    if group != Mark.Group() {
      marks.append(.begin(group: group))
      closing = [.end]
    }
    if let shadow = look.shadow, !castsByContent {
      // A ground that covers all casts the shadow.
      marks.append(.shadow(shape: look.shadowPath.map { .path($0) } ?? shape, shadow: shadow))
    }
    if let background { marks.append(ground(background)) }
    let clipsAll = isClipped || clips && look.clipsContent && !content.isEmpty
    if clipsAll, look.clipsContent { marks.append(.begin(group: Mark.Group(clip: shape))) }
    marks += content
    if clipsAll, !look.clipsContent { marks.append(.begin(group: Mark.Group(clip: shape))) }
    if let border = border(look) { closing.insert(border, at: 0) }
    return clipsAll ? [.end] + closing : closing
  }

  private var shape: Shape { Self.shape(frame, radius: radius, look?.corners ?? .all) }

  private static func shape(
    _ frame: CGRect, radius: CGFloat, _ corners: Outline.Corners
  ) -> Shape {
    corners == .all || radius <= 0
      ? .box(frame: frame, radius: radius)
      : .path(Outline(frame, radius: radius, corners: corners))
  }

  /// The line inside the edge.
  private func border(_ look: Look) -> Mark? {
    guard let border = look.border, border.width > 0 else { return nil }
    let inset = border.width / 2
    let inner = frame.insetBy(
      dx: min(inset, max(frame.width, 0) / 2), dy: min(inset, max(frame.height, 0) / 2))
    return .stroke(
      shape: Self.shape(inner, radius: max(radius - inset, 0), look.corners),
      line: LineStyle(width: border.width), paint: .color(border.color))
  }

  /// The item's area; a line along the middle where it is thinner than a point.
  ///
  /// Such a line lies on whole points, so that it fills one row of pixels and isn't blurred.
  private func ground(_ color: String) -> Mark {
    if frame.height > 0, frame.height < 1, frame.width >= 1 {
      let y = frame.midY.rounded(.down) + 0.5
      return .hairline(
        from: CGPoint(x: frame.minX, y: y), to: CGPoint(x: frame.maxX, y: y), color: color)
    }
    if frame.width > 0, frame.width < 1, frame.height >= 1 {
      let x = frame.midX.rounded(.down) + 0.5
      return .hairline(
        from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), color: color)
    }
    return .fill(shape: shape, paint: .color(color))
  }
}

extension [Mark] {
  /// A sun over hills, which stands for the pixels of an image of a size alone.
  package static func imageStandIn(in frame: CGRect) -> [Mark] {
    let side = Swift.min(frame.width, frame.height) * 0.5
    guard side > 0, side.isFinite else { return [] }
    let left = frame.midX - side / 2
    let top = frame.midY - side / 2
    let hills = [(0, 0.9), (0.35, 0.35), (0.6, 0.75), (0.75, 0.55), (1, 0.9)].map {
      CGPoint(x: left + $0 * side, y: top + $1 * side)
    }
    let sun = CGPoint(x: left + 0.75 * side, y: top + 0.25 * side)
    return [
      .fill(shape: .polygon(hills), paint: .color("#FFFFFFCC")),
      .fill(shape: .circle(center: sun, radius: 0.1 * side), paint: .color("#FFFFFFCC")),
    ]
  }
}

/// A line of text with what lies under it, behind it and through it.
package struct DecoratedLine {
  /// The letters.
  package var line: TextLine
  /// The colour of a line under the text.
  package var underline: String?
  /// The colour of a line through the text.
  package var strikethrough: String?
  /// The colour behind the text.
  package var background: String?
  /// The style of the line under the text, with the values of UIKit: 1 is a line, 2 a thick one, 9 two of
  /// them; 0x100 to 0x400 are dots and dashes; with 0x8000 the line leaves out spaces.
  package var underlineStyle: Int
  /// The style of the line through the text.
  package var strikethroughStyle: Int

  /// Describes a line.
  package init(
    line: TextLine, underline: String? = nil, strikethrough: String? = nil,
    background: String? = nil, underlineStyle: Int = 1, strikethroughStyle: Int = 1
  ) {
    self.underlineStyle = underlineStyle
    self.strikethroughStyle = strikethroughStyle
    self.line = line
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
  }

  /// What it is drawn with.
  package var marks: [Mark] {
    func strip(_ y: CGFloat, _ height: CGFloat, _ color: String?, _ part: Part) -> [Mark] {
      guard let color else { return [] }
      let frame = CGRect(x: part.x, y: line.baseline + y, width: part.width, height: height)
      return [.box(frame, color: color)]
    }
    let whole = Part(x: line.x, width: line.width)
    let size = line.size
    // As thick as the letters' strokes.
    func rule(_ y: CGFloat, _ style: Int, _ color: String?) -> [Mark] {
      guard let color else { return [] }
      let thickness = max(size / 18, 0.5) * (style & 0xF == 2 ? 2 : 1)
      let dashes: [CGFloat] =
        switch style & 0x700 {
        case 0x100: [1, 1]
        case 0x200: [4, 2]
        case 0x300: [4, 2, 1, 2]
        case 0x400: [4, 2, 1, 2, 1, 2]
        default: []
        }
      let heights = style & 0xF == 9 ? [y, y + 2 * thickness] : [y]
      let parts = style & 0x8000 == 0 ? [whole] : words
      return heights.flatMap { y in
        parts.flatMap { part -> [Mark] in
          guard !dashes.isEmpty else { return strip(y, thickness, color, part) }
          let middle = line.baseline + y + thickness / 2
          return [
            .stroke(
              shape: .line(
                from: CGPoint(x: part.x, y: middle),
                to: CGPoint(x: part.x + part.width, y: middle)),
              line: LineStyle(width: thickness, dashes: dashes.map { $0 * thickness * 2 }),
              paint: .color(color))
          ]
        }
      }
    }
    // As high as the system font's line.
    return strip(-0.952 * size, 1.193 * size, background, whole)
      + rule(0.09 * size, underlineStyle, underline)
      + (line.string.isEmpty ? [] : [.text(line: line)])
      + rule(-0.28 * size, strikethroughStyle, strikethrough)
  }

  /// A part of the line.
  private struct Part {
    var x: CGFloat
    var width: CGFloat
  }

  /// The words, each beside the whole line as wide as in the standard font.
  private var words: [Part] {
    let font = TextFont(
      family: line.family, size: line.size, weight: line.weight, isItalic: line.isItalic)
    func width(_ text: Substring) -> CGFloat {
      // Spaces count where a letter follows.
      let marked = StyledText(String(text) + ".", font: font)
      return StandardMeasurer().paragraph(of: marked, direction: .leftToRight, language: nil)
        .maxWidth
    }
    let none = width("")
    var (parts, x, end): ([Part], CGFloat, String.Index) = ([], 0, line.string.startIndex)
    for word in line.string.split(whereSeparator: \.isWhitespace) {
      x += width(line.string[end..<word.startIndex]) - none
      parts.append(Part(x: x, width: width(word) - none))
      x += parts[parts.count - 1].width
      end = word.endIndex
    }
    x += width(line.string[end...]) - none
    guard x > 0, line.width > 0 else { return [] }
    let (all, scale) = (x, line.width / x)
    return parts.map {
      let left = line.isRightToLeft ? all - $0.x - $0.width : $0.x
      return Part(x: line.x + left * scale, width: $0.width * scale)
    }
  }
}
