package import Foundation

extension Label {
  /// A line as it is drawn, in the label's own coordinates.
  package struct Line {
    /// What is drawn.
    package let text: String
    /// The left end of the letters.
    package let x: CGFloat
    /// The height the letters stand at.
    package let baseline: CGFloat
    /// The sum of the letters' advances.
    package let width: CGFloat
  }

  /// The lines that show at the label's present size; a label without area shows none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package final var lines: [Line] {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return [] }
    let layout = TextLayout(text ?? "", font: font, width: room, limit: lineLimit)
    guard
      let metrics = TextBlockMetrics(
        lineCount: layout.lines.count, font: font, scale: pixelsPerPoint)
    else { return [] }
    let top = (size.height - metrics.height) / 2
    return layout.lines.enumerated().map { index, line in
      let width = font.scaled(line.advance)
      return Line(
        text: line.drawn, x: bounds.minX + (size.width - width) * shareOfSlackBeforeLine,
        baseline: bounds.minY + top + metrics.baseline(ofLine: index), width: width)
    }
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

  /// The number of lines that may show and have room but for the rounding, at least one.
  private var lineLimit: Int {
    let room = (bounds.height + 1 / pixelsPerPoint) / font.lineHeight
    let fitting = room < 1e9 ? (room > 1 ? Int(room) : 1) : 1_000_000_000
    return numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
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
