import Foundation
import Testing
import Typesetting

/// Paragraphs made of widths that somebody else has measured.
@Suite struct GivenWidthTests {
  private let metrics = LineMetrics(ascender: 8, descender: -2, leading: 1)

  private func paragraph(
    _ text: String, _ advances: [CGFloat], metrics: [LineMetrics]? = nil,
    ellipses: [CGFloat] = [3], mode: LineBreakMode = .byTruncatingTail
  ) -> Paragraph {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    return Paragraph(
      StyledText(text, font: TextFont(size: 10), style: style), direction: .natural,
      advances: advances, metrics: metrics ?? [self.metrics], ellipses: ellipses)
  }

  /// What isn't above 0, what is no number and what is missing counts as 0.
  @Test(
    arguments: [
      ("abc", [1, 2, 3], 6), ("abc", [1, 2], 3), ("abc", [], 0), ("abc", [1, 2, 3, 4], 6),
      ("abc", [1, -2, 3], 4), ("abc", [.nan, 2, .infinity], 2), ("", [1], 0),
      // an e with its accent are two scalars
      ("e\u{301}x", [5, 0, 1], 6),
    ] as [(String, [CGFloat], CGFloat)])
  func `A text is as wide as its scalars`(_ text: String, advances: [CGFloat], width: CGFloat) {
    #expect(paragraph(text, advances).maxWidth == width)
  }

  /// Leading stands between lines and not above the first: 10, and 1 + 10 for each other.
  @Test(arguments: [("a", 10), ("a\nb", 21), ("a\nb\nc", 32)] as [(String, CGFloat)])
  func `Lines are as high as ascender and descender, and a leading apart`(
    _ text: String, height: CGFloat
  ) {
    let lines = paragraph(text, [1, 0, 1, 0, 1]).lines()
    #expect(lines.height == height)
    #expect(lines.lines.first?.baseline == 8)
  }

  @Test func `A run without metrics has no height`() {
    #expect(paragraph("a", [1], metrics: []).lines().height == 0)
  }

  /// Ten letters of 2 in 11: an ellipsis of 3 leaves 8, and so four letters; of 0 five.
  @Test(
    arguments: [([3], "aaaa…", 11), ([0], "aaaaa…", 10), ([], "aaaaa…", 10), ([-4], "aaaaa…", 10)]
      as [([CGFloat], String, CGFloat)])
  func `An ellipsis takes its width`(_ ellipses: [CGFloat], shown: String, width: CGFloat) {
    let paragraph = paragraph(
      "aaaaaaaaaa", Array(repeating: 2, count: 10), ellipses: ellipses)
    let lines = paragraph.lines(in: .width(11), limit: 1)
    #expect(lines.text(ofLine: 0) == shown)
    #expect(lines.lines.map(\.width) == [width])
  }

  @Test func `A line that isn't there says nothing`() {
    let lines = paragraph("a", [1]).lines()
    for index in [-1, 1, Int.max, Int.min] {
      #expect(lines.text(ofLine: index) == "")
      #expect(lines.pieces(ofLine: index) == [])
    }
  }

  @Test func `Each run has the heights it was given`() {
    let text = StyledText(runs: [
      StyledText.Run("a", font: TextFont(size: 10)), StyledText.Run("b", font: TextFont(size: 20)),
    ])
    let paragraph = Paragraph(
      text, direction: .natural, advances: [1, 2],
      metrics: [metrics, LineMetrics(ascender: 16, descender: -1, leading: 4)], ellipses: [])
    // The highest ascender, and the lowest descender.
    let line = paragraph.lines().lines.first
    #expect(line?.baseline == 16 && line?.height == 18)
  }
}
