import Foundation
import Typesetting
import ViewTree

/// How high some lines of text are and where their letters stand, on whole pixels.
///
/// The height is rounded up, each baseline to the nearest pixel, counted from the top: the first
/// is the same whatever the number of lines, so that labels of one font line up.
nonisolated struct TextBlockMetrics: Equatable {
  /// The height, in points.
  let height: CGFloat
  private let baselines: [CGFloat]

  /// Describes a block, of at least one line.
  init?(_ lines: ParagraphLines, scale: CGFloat) {
    guard !lines.lines.isEmpty else { return nil }
    height = scale.roundedUp(lines.height)
    baselines = lines.lines.map { ($0.baseline * scale).rounded() / scale }
  }

  /// Describes a line without letters.
  init(_ line: LineMetrics, scale: CGFloat) {
    height = scale.roundedUp(line.height)
    baselines = [(line.ascender * scale).rounded() / scale]
  }

  var lineCount: Int { baselines.count }

  /// How far the letters of a line stand below the block's top.
  func baseline(ofLine index: Int) -> CGFloat {
    baselines.indices.contains(index) ? baselines[index] : 0
  }
}

nonisolated extension BaselinePosition {
  /// The baseline of a block's first line, as far below the view's top as below the block's.
  init(firstLineOf block: TextBlockMetrics) {
    self.init(heightFraction: 0, offset: block.baseline(ofLine: 0))
  }

  /// The baseline of a block's last line, as far above the view's bottom as above the block's.
  init(lastLineOf block: TextBlockMetrics) {
    self.init(
      heightFraction: 1, offset: block.baseline(ofLine: block.lineCount - 1) - block.height)
  }
}
