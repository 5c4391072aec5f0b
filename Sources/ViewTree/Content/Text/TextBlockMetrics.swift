import Foundation

/// How high some lines of text are and where their letters stand, on whole pixels.
///
/// The height is rounded up, each baseline to the nearest pixel, counted from the top: the first
/// is the same whatever the number of lines, so that labels of one font line up.
nonisolated struct TextBlockMetrics: Equatable {
  let lineCount: Int
  /// The number of pixels along a point.
  let scale: CGFloat
  private let lineHeight: CGFloat
  private let ascender: CGFloat

  /// Describes a block, of at least one line.
  init?(lineCount: Int, font: Font, scale: CGFloat) {
    guard lineCount > 0 else { return nil }
    self.lineCount = lineCount
    self.scale = scale
    lineHeight = font.lineHeight
    ascender = font.ascender
  }

  var height: CGFloat { scale.roundedUp(CGFloat(lineCount) * lineHeight) }

  /// How far the letters of a line stand below the block's top.
  func baseline(ofLine index: Int) -> CGFloat {
    ((ascender + CGFloat(index) * lineHeight) * scale).rounded() / scale
  }
}

nonisolated extension BaselinePosition {
  /// The baseline of a line in a block that is centred in its view.
  init(centered block: TextBlockMetrics, line: Int) {
    self.init(heightFraction: 0.5, offset: block.baseline(ofLine: line) - block.height / 2)
  }
}

nonisolated extension CGFloat {
  /// A length rounded up to whole pixels, this being the number of pixels along a point.
  ///
  /// What exceeds a pixel by less than a ten millionth is noise of the computation.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    let pixels = (length * self - 1e-7).rounded(.up)
    return pixels > 0 ? pixels / self : 0
  }
}
