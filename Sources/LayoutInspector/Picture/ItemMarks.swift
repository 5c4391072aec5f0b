import Drawing
import Foundation
import LayoutKit

extension LayoutSnapshot {
  /// What a person would see.
  func paintedMarks() -> [Mark] { views.map(\.painted).marks }

  /// Marks of the visible views in order, those of subviews within the clips of views that have one.
  func marks(_ marks: (Item) -> [Mark]) -> [Mark] {
    views.map { item in
      var look = Look()
      look.transform = item.look?.transform
      look.frame = item.look?.frame
      return PaintedItem(
        depth: item.depth, isHidden: item.isHidden, frame: item.absoluteFrame, background: nil,
        radius: item.cornerRadius, look: look, clips: item.clipsSubviews, content: marks(item))
    }.marks
  }
}

extension LayoutSnapshot.Item {
  /// The view as it is painted.
  var painted: PaintedItem {
    let isStandIn = imageSize != nil && drawing.isEmpty
    let frame = look?.frame ?? absoluteFrame
    return PaintedItem(
      depth: depth, isHidden: isHidden, frame: absoluteFrame,
      background: backgroundColor ?? (isStandIn ? "#D8DEE6" : nil), radius: cornerRadius,
      look: look, clips: clipsSubviews,
      content: (isStandIn ? .imageStandIn(in: frame) : drawing)
        + (text.map { Self.marks(of: $0) } ?? []))
  }

  /// The lines of a text; pieces that stand on one baseline belong to one line.
  private static func marks(of text: LayoutSnapshot.Text) -> [Mark] {
    let lines = text.lines.filter { !$0.string.isEmpty }
    return lines.enumerated().flatMap { index, line -> [Mark] in
      let neighbors = [index - 1, index + 1].filter(lines.indices.contains)
      let isPiece = neighbors.contains { lines[$0].baseline == line.baseline }
      return DecoratedLine(
        line: line.drawn(in: text, isPiece: isPiece), underline: line.underline,
        strikethrough: line.strikethrough, background: line.background,
        underlineStyle: line.underlineStyle ?? 1, strikethroughStyle: line.strikethroughStyle ?? 1
      ).marks
    }
  }

  /// Where the view and its guides are.
  var outlines: [Mark] {
    func outline(_ frame: CGRect, _ radius: CGFloat, _ dashes: [CGFloat]) -> Mark {
      .stroke(
        shape: .box(frame: frame, radius: radius), line: LineStyle(width: 0.5, dashes: dashes),
        paint: .color("#0A84FF"))
    }
    return [outline(look?.frame ?? absoluteFrame, cornerRadius, [])]
      + guides.map { outline($0.absoluteFrame, 0, [3, 2]) }
  }
}

extension LayoutSnapshot.Line {
  /// The line as it is drawn in a text.
  func drawn(in text: LayoutSnapshot.Text, isPiece: Bool) -> TextLine {
    let typeface = typeface ?? text.typeface
    let held: TextLine.Anchor =
      if isPiece {
        isRightToLeft ? .right : .left
      } else {
        switch text.alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        }
      }
    return TextLine(
      string: string, x: x, baseline: baseline, width: width, family: typeface.family,
      size: typeface.size, weight: typeface.weight, isItalic: typeface.isItalic,
      color: color ?? text.color, isRightToLeft: isRightToLeft, anchor: held,
      stroke: LetterStroke(
        percent: strokeWidth, of: typeface.size, color: strokeColor ?? color ?? text.color))
  }
}
