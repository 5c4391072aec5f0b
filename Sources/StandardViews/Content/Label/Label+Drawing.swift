package import Drawing
import Foundation
package import ViewTree

/// What a label draws of its text.
struct DrawnText {
  /// The context of the label's own picture.
  var context: DrawingContext
  /// The lines that were drawn last, but for those that are turned, clipped or the like.
  var lines: [Label.Line] = []
}

extension Label {
  /// The lines that the last drawing has shown as they are, and forgets them.
  package final func takeDrawnLines() -> [Line] {
    let lines = drawnText?.lines ?? []
    drawnText = nil
    return lines
  }

  /// Draws the text in a rectangle: the shadow, what stands in the text that is no letters, the lines.
  ///
  /// Lines are no marks of the context where a picture is made of the label itself, as pictures say what they are.
  final func drawLines(in rect: CGRect) {
    guard let context = CurrentContexts.top else { return }
    let lines = lines(in: rect)
    if let (color, offset) = textShadow {
      context.add(
        marks(of: lines, context.traits)
          .moved(by: CGPoint(x: offset.width, y: offset.height))
          .inGroup(Mark.Group(tint: color.code(context.traits))))
    }
    context.add(lines.flatMap { $0.attachmentMarks(context.traits) })
    guard let drawnText, drawnText.context === context else {
      return context.add(marks(of: lines, context.traits))
    }
    // Of texts that are drawn over one another, the last one is the label's.
    context.add(marks(of: drawnText.lines, context.traits))
    self.drawnText?.lines = context.isPlain ? lines : []
    if !context.isPlain { context.add(marks(of: lines, context.traits)) }
  }

  /// The lines of the text in the middle of the label, in its own coordinates.
  package final func textMarks(_ traits: TraitCollection) -> [Mark] { marks(of: lines, traits) }

  /// Lines of the text, in the label's own coordinates.
  final func marks(of lines: [Line], _ traits: TraitCollection) -> [Mark] {
    let share = shareOfSlackBeforeLine
    let held: TextLine.Anchor = share < 0.25 ? .left : share > 0.75 ? .right : .center
    return lines.enumerated().flatMap { index, line -> [Mark] in
      let isPiece = [index - 1, index + 1].contains {
        lines.indices.contains($0) && lines[$0].baseline == line.baseline
      }
      let font = line.font.measured
      return DecoratedLine(
        line: TextLine(
          string: line.text, x: line.x, baseline: line.baseline, width: line.width,
          family: font.family, size: font.size, weight: font.weight, isItalic: font.isItalic,
          color: line.color.code(traits), isRightToLeft: line.isRightToLeft,
          anchor: isPiece ? (line.isRightToLeft ? .right : .left) : held,
          stroke: LetterStroke(
            percent: line.strokeWidth, of: font.size,
            color: (line.strokeColor ?? line.color).code(traits))),
        underline: line.underline?.code(traits), strikethrough: line.strikethrough?.code(traits),
        background: line.background?.code(traits), underlineStyle: line.underlineStyle,
        strikethroughStyle: line.strikethroughStyle
      ).marks
    }
  }
}

extension Label.Line {
  /// What stands in the place of the text, where that is no letters; a stand-in where nobody knows what it shows.
  fileprivate func attachmentMarks(_ traits: TraitCollection) -> [Mark] {
    guard let attachment, let picture = attachment.picture else { return [] }
    let place = attachment.place
    guard place.width > 0, place.height > 0 else { return [] }
    let frame = CGRect(
      x: x + place.minX, y: baseline - place.maxY, width: place.width, height: place.height)
    return picture.marksOrStandIn(in: frame, traits, tint: color)
  }
}
