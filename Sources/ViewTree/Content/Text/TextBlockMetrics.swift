import Foundation
import Typesetting

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

  var lineCount: Int { baselines.count }

  /// How far the letters of a line stand below the block's top.
  func baseline(ofLine index: Int) -> CGFloat {
    baselines.indices.contains(index) ? baselines[index] : 0
  }
}

nonisolated extension BaselinePosition {
  /// The baseline of a line in a block that is centred in its view.
  init(centered block: TextBlockMetrics, line: Int) {
    self.init(heightFraction: 0.5, offset: block.baseline(ofLine: line) - block.height / 2)
  }
}
