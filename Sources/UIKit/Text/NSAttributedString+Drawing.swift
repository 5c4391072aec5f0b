import Drawing
public import Foundation
import Typesetting
import ViewTree

nonisolated extension NSAttributedString {
  /// Draws the text into the current context, on lines as wide as a rectangle, from its upper left corner.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func draw(in rect: CGRect) { draw(at: rect.origin, width: rect.width) }

  /// Draws the text into the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, width: 0) }

  /// Draws the text into the current context, in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }

  private func draw(at point: CGPoint, width: CGFloat) {
    guard let context = CurrentContexts.top, length > 0 else { return }
    let lines = paragraph().lines(in: width > 0 ? .width(width) : .maxContent)
    let looks = drawnLooks
    var marks: [Mark] = []
    for (index, line) in lines.lines.enumerated() {
      for piece in lines.pieces(ofLine: index) {
        let look = looks[min(max(piece.run, 0), looks.count - 1)]
        let font = look.font.measured
        let (left, baseline) = (point.x + line.x + piece.x, point.y + line.baseline - look.raise)
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
}
