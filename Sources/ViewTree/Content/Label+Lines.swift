package import Foundation
import Typesetting

extension Label {
  /// A piece of a line, of one direction, as it is drawn, in the label's own coordinates.
  package struct Line {
    /// What is drawn, in the order of reading.
    package let text: String
    /// The left end of the letters.
    package let x: CGFloat
    /// The height the letters stand at.
    package let baseline: CGFloat
    /// The sum of the letters' advances.
    package let width: CGFloat
  }

  /// The lines that show at the label's present size, those of mixed directions in pieces from left
  /// to right; a label without area shows none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package final var lines: [Line] {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return [] }
    let layout = fittingLines
    guard let metrics = TextBlockMetrics(layout, scale: pixelsPerPoint) else { return [] }
    let top = (size.height - metrics.height) / 2
    return layout.lines.enumerated().flatMap { index, line in
      let x = bounds.minX + (size.width - line.width) * shareOfSlackBeforeLine - line.x
      let baseline = bounds.minY + top + metrics.baseline(ofLine: index)
      let pieces = layout.pieces(ofLine: index)
      guard !pieces.isEmpty else {
        return [Line(text: "", x: x + line.x, baseline: baseline, width: 0)]
      }
      return pieces.map { piece in
        Line(text: piece.text, x: x + piece.x, baseline: baseline, width: piece.width)
      }
    }
  }

  /// The lines that may show and have room but for the rounding, at least one.
  private var fittingLines: ParagraphLines {
    let room = TextRoom(limit: room)
    let lines = paragraph.lines(in: room, limit: numberOfLines)
    let bottom = bounds.height + 1 / pixelsPerPoint
    let fitting = lines.lines.prefix { $0.top + $0.height <= bottom }.count
    guard fitting < lines.lines.count else { return lines }
    return paragraph.lines(in: room, limit: max(fitting, 1))
  }

  /// The room for a line: the width that was measured with, where only the rounding of frames, less
  /// than a pixel, lies between it and the label's own; else that.
  private var room: CGFloat {
    let widest = bounds.width + 1 / pixelsPerPoint
    let asked = currentMeasurement.width
    if asked > 0, asked < widest, asked + 1 / pixelsPerPoint > bounds.width { return asked }
    let natural = naturalMeasurement
    return natural.size.width < widest ? natural.width : bounds.width
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
