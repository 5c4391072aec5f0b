package import Foundation
import Typesetting
package import ViewTree

extension Label {
  /// A piece of a line, of one font, colour and direction, as it is drawn, in the label's own
  /// coordinates.
  package struct Line {
    /// What is drawn, in the order of reading.
    package let text: String
    /// The left end of the letters.
    package let x: CGFloat
    /// The height the letters stand at.
    package let baseline: CGFloat
    /// The sum of the letters' advances.
    package let width: CGFloat
    /// What the letters are drawn with, at the size they are drawn in.
    package let font: Font
    /// The colour of the letters.
    package let color: Color
    /// The colour of a line under the text, if there is one.
    package let underline: Color?
    /// The colour of a line through the text, if there is one.
    package let strikethrough: Color?
    /// The colour behind the text, if there is one.
    package let background: Color?
    /// The style of the line under the text, with the values of UIKit.
    package let underlineStyle: Int
    /// The style of the line through the text.
    package let strikethroughStyle: Int
    /// The width of a line along the letters' edges in hundredths of the font's size, above 0 for hollow letters; 0 for none.
    package let strokeWidth: CGFloat
    /// The colour of that line; the letters' colour without one.
    package let strokeColor: Color?
    /// Whether the text is read from right to left.
    package let isRightToLeft: Bool
    /// What stands in the place of the text, if that is no letters.
    package let attachment: (any TextAttachmentObject)?
  }

  /// The lines that show at the label's present size, those of mixed directions, fonts and colours in
  /// pieces from left to right; a label without area shows none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package final var lines: [Line] { lines(in: bounds) }

  /// The lines that show in a part of the label, in its own coordinates.
  final func lines(in rect: CGRect) -> [Line] {
    let size = rect.size
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard size.width > 0, size.height > 0, edges.allSatisfy({ $0.magnitude < 1e9 }) else {
      return []
    }
    let scale = drawnScale(in: rect)
    let layout = fittingLines(scale, in: rect)
    guard let metrics = TextBlockMetrics(layout, scale: pixelsPerPoint / scale) else { return [] }
    let top = top(of: metrics, scale: scale, in: rect)
    let across = scale * textMeasurer.length
    let left = rect.minX + (size.width - layout.room * across) * shareOfSlackBeforeLine
    return layout.lines.enumerated().flatMap { index, line in
      let baseline = top + metrics.baseline(ofLine: index) * scale
      let pieces = layout.pieces(ofLine: index)
      guard !pieces.isEmpty else {
        return [piece("", x: left + line.x * across, baseline, width: 0, run: 0, scale: scale)]
      }
      return pieces.map {
        piece(
          $0.text, x: left + $0.x * across, baseline, width: $0.width * across, run: $0.run,
          scale: scale, isRightToLeft: $0.isRightToLeft)
      }
    }
  }

  private func piece(
    _ text: String, x: CGFloat, _ baseline: CGFloat, width: CGFloat, run: Int, scale: CGFloat,
    isRightToLeft: Bool = false
  ) -> Line {
    let look =
      attributed?.look(ofRun: run)
      ?? DrawnTextLook(font: self.font ?? storedFont, color: shownTextColor)
    let font = scale < 1 ? look.font.withSize(look.font.pointSize * scale) : look.font
    return Line(
      text: look.attachment == nil ? text : "", x: x, baseline: baseline - look.raise * scale,
      width: width, font: font, color: look.color, underline: look.underline,
      strikethrough: look.strikethrough, background: look.background,
      underlineStyle: look.underlineStyle, strikethroughStyle: look.strikethroughStyle,
      strokeWidth: look.strokeWidth, strokeColor: look.strokeColor,
      isRightToLeft: isRightToLeft, attachment: look.attachment)
  }

  /// The top of the lines, drawn at a scale.
  private func top(of metrics: TextBlockMetrics, scale: CGFloat, in rect: CGRect)
    -> CGFloat
  {
    let middle = rect.minY + (rect.height - metrics.height * scale) / 2
    guard scale < 1 else { return middle }
    switch baselineAdjustment {
    case .alignCenters: return middle
    case .none: return rect.minY
    case .alignBaselines:
      guard metrics.lineCount == 1 else { return middle }
      let full = naturalMeasurement.metrics
      let baseline = rect.minY + (rect.height - full.height) / 2 + full.baseline(ofLine: 0)
      return baseline - metrics.baseline(ofLine: 0) * scale
    }
  }

  /// By what factor the text is drawn smaller, where it is to fit the label: at most 1.
  private func drawnScale(in rect: CGRect) -> CGFloat {
    guard adjustsFontSizeToFitWidth else { return 1 }
    let full = paragraph.lines(in: room(in: rect), limit: numberOfLines)
    let pixel = 1 / pixelsPerPoint
    let size = CGSize(width: rect.width + pixel, height: rect.height + pixel)
    let length = textMeasurer.length
    if !full.isTruncated, full.width * length < size.width, full.height < size.height { return 1 }
    let fitted = CGSize(width: rect.width / length, height: rect.height)
    return paragraph.scale(toFit: fitted, limit: numberOfLines, least: minimumScaleFactor)
  }

  /// The lines that may show and have room but for the rounding, at least one.
  private func fittingLines(_ scale: CGFloat, in rect: CGRect) -> ParagraphLines {
    let room =
      scale < 1 ? .width(rect.width / (scale * textMeasurer.length)) : room(in: rect)
    let bottom = rect.height / scale + 1 / pixelsPerPoint
    let lines = lines(in: room, limit: numberOfLines)
    let fitting = lines.lines.prefix { $0.top + $0.height <= bottom }.count
    guard fitting < lines.lines.count else { return lines }
    return self.lines(in: room, limit: max(fitting, 1))
  }

  private func lines(in room: TextRoom, limit: Int) -> ParagraphLines {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return paragraph.lines(
      in: room, limit: limit,
      alignment: attributed == nil ? ParagraphAlignment(rawValue: textAlignment.rawValue) : nil,
      natural: isRightToLeft ? .right : .left)
  }

  /// The room for a line: the width that was measured with, where only the rounding of frames, less
  /// than a pixel, lies between it and the label's own; else that of the part of the label, or a little
  /// more where the text fits but for the rounding; all of it for letters as long as they were measured.
  private func room(in rect: CGRect) -> TextRoom {
    let length = textMeasurer.length
    let widest = rect.width + 1 / pixelsPerPoint
    let cut = bounds.width - rect.width
    let asked = currentMeasurement.width - cut
    if currentMeasurement.width > 0, asked > 0, asked < widest,
      asked + 1 / pixelsPerPoint > rect.width
    {
      return .width(asked / length)
    }
    let natural = naturalMeasurement
    guard natural.textWidth < widest else { return .width(rect.width / length) }
    if natural.width > max(cut, 0) { return .width((natural.width - cut) / length) }
    return .width(max(rect.width / length, paragraph.maxWidth))
  }

  /// What part of the room that a line leaves lies to its left: 0, 0.5 or 1.
  package final var shareOfSlackBeforeLine: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
    }
  }
}

/// What stays in place of a line of text that is drawn smaller than it was measured.
public nonisolated enum BaselineAdjustment: Int, Hashable, Sendable {
  /// The height the letters stand at.
  case alignBaselines = 0
  /// The middle between top and bottom.
  case alignCenters = 1
  /// The top: it stands in the upper corner of its view.
  case none = 2
}
