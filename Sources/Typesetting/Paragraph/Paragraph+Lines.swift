public import Foundation

extension Paragraph {
  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - room: How wide lines may be.
  ///   - limit: The greatest number of lines; with 0 or less there is no limit. What becomes of text
  ///     beyond it follows from the style's line break mode.
  ///   - alignment: Where all lines stand; nil for what the styles say.
  ///   - natural: Where natural lines stand, and the last ones of justified paragraphs; nil for the
  ///     side where reading their text begins.
  /// - Returns: The lines. They stand between 0 and the room's width, or the widest line's where the
  ///   room is no number.
  /// - Complexity: O(*p*), where *p* is the number of places where lines may end.
  public func lines(
    in room: TextRoom = .maxContent, limit: Int = 0, alignment: ParagraphAlignment? = nil,
    natural: ParagraphAlignment? = nil
  ) -> ParagraphLines {
    let width = Self.width(of: room, least: minWidth)
    let ruler = ruler
    var filler = LineFiller(self, ruler: ruler, room: width)
    var stacker = LineStacker(self)
    while !filler.isAtEnd {
      let (isFirst, before) = (filler.isFirst, filler)
      let indent = ruler.indent(isFirst: isFirst, at: filler.position)
      let isLast = limit > 0 && stacker.lines.count == limit - 1
      let range = filler.line()
      guard isLast, !filler.isAtEnd else {
        stacker.add(range, width: ruler.width(range.lowerBound, range.upperBound), indent: indent)
        stacker.endsParagraph = filler.isFirst
        continue
      }
      var last = before
      stacker.add(truncated: last.truncated(shown: range), indent: indent)
      break
    }
    return stacker.finish(
      room: width < .infinity ? width : nil, ruler: ruler, alignment: alignment, natural: natural)
  }

  /// By what factor the font's size must be multiplied for the text to fit, as if widths and heights
  /// grew with it.
  ///
  /// - Parameters:
  ///   - size: The room, in points.
  ///   - limit: The greatest number of lines; with 0 or less there is no limit.
  ///   - least: The least factor, held between 0.01 and 1; what is not a number counts as 1.
  /// - Returns: The greatest factor of at most 1 at which the text fits, to a hundredth where lines
  ///   wrap; the least one if it fits at none.
  public func scale(toFit size: CGSize, limit: Int = 1, least: CGFloat) -> CGFloat {
    let least = least.isNaN ? 1 : min(max(least, 0.01), 1)
    func fits(_ scale: CGFloat) -> Bool {
      let lines = lines(in: .width(size.width / scale), limit: limit)
      return !lines.isTruncated && lines.width * scale <= size.width + 1e-6
        && lines.height * scale <= size.height + 1e-6
    }
    guard size.width > 0, size.height > 0 else { return least }
    if fits(1) { return 1 }
    if limit == 1, maxWidth > 0 { return min(max(size.width / maxWidth, least), 1) }
    var (low, high) = (least, CGFloat(1))
    while high - low > 0.005 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private static func width(of room: TextRoom, least: CGFloat) -> Double {
    switch room {
    case .minContent: Double(least)
    case .maxContent: .infinity
    case .width(let width): width > 0 ? Double(width) : Double(least)
    }
  }
}
