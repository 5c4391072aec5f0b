import Drawing
public import Foundation
import Typesetting
import ViewTree

nonisolated extension NSAttributedString {
  /// Draws the text into the current context, from the upper left corner of a rectangle: lines as wide as
  /// that, of which those are left out that don't fit into its height, but for the first one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: .zero)) }

  /// Draws the text into the current context: lines in a rectangle, or one line whose baseline begins at
  /// the rectangle's upper left corner.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; a width or height of 0 is no limit.
  ///   - options: Whether there are several lines, and whether the last one ends in an ellipsis where
  ///     some are left out.
  ///   - context: Ignored.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let context = CurrentContexts.top, length > 0 else { return }
    let paragraph = paragraph()
    guard options.contains(.usesLineFragmentOrigin) else {
      let lines = paragraph.lines(in: .maxContent, limit: 1)
      let baseline = lines.lines.first?.baseline ?? 0
      draw(lines, 1, at: CGPoint(x: rect.minX, y: rect.minY - baseline), in: context)
      return
    }
    let room: TextRoom = rect.width > 0 ? .width(rect.width) : .maxContent
    var lines = paragraph.lines(in: room)
    var count = lines.lines.count
    if rect.height > 0 {
      // A height that was rounded somewhere holds its lines.
      let bottom = rect.height + 0.01
      count = max(lines.lines.prefix { $0.top + $0.height <= bottom }.count, 1)
      if options.contains(.truncatesLastVisibleLine), count < lines.lines.count {
        lines = self.paragraph(.byTruncatingTail).lines(in: room, limit: count)
      }
    }
    draw(lines, count, at: rect.origin, in: context)
  }

  private func draw(
    _ lines: ParagraphLines, _ count: Int, at point: CGPoint, in context: DrawingContext
  ) {
    let looks = drawnLooks
    var marks: [Mark] = []
    for (index, line) in lines.lines.prefix(count).enumerated() {
      for piece in lines.pieces(ofLine: index) {
        let look = looks[min(max(piece.run, 0), looks.count - 1)]
        let font = look.font.measured
        let (left, baseline) = (point.x + piece.x, point.y + line.baseline - look.raise)
        if let attachment = look.attachment {
          let place = attachment.place
          marks +=
            attachment.picture?.marks(
              in: CGRect(
                x: left + place.minX, y: baseline - place.maxY, width: place.width,
                height: place.height), context.traits, tint: look.color) ?? []
          continue
        }
        marks +=
          DecoratedLine(
            line: TextLine(
              string: piece.text, x: left, baseline: baseline,
              width: piece.width, family: font.family, size: font.size, weight: font.weight,
              isItalic: font.isItalic, color: look.color.code(context.traits),
              isRightToLeft: piece.isRightToLeft,
              stroke: LetterStroke(
                percent: look.strokeWidth, of: font.size,
                color: (look.strokeColor ?? look.color).code(context.traits))),
            underline: look.underline?.code(context.traits),
            strikethrough: look.strikethrough?.code(context.traits),
            background: look.background?.code(context.traits),
            underlineStyle: look.underlineStyle, strikethroughStyle: look.strikethroughStyle
          ).marks
      }
    }
    context.add(marks)
  }
}

nonisolated extension NSString {
  /// Draws the text into the current context, on lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Draws the text into the current context, its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text into the current context, as an attributed one.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes attrs: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attrs)
      .draw(with: rect, options: options, context: context)
  }
}

nonisolated extension String {
  /// As `NSString` has it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// As `NSString` has it.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// As `NSString` has it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes attrs: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attrs)
      .draw(with: rect, options: options, context: context)
  }
}
