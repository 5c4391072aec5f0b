import Foundation
import TestSupport
import Testing
import Typesetting

/// A measurer that says as little as it may.
private struct LeastMeasurer: TextMeasurer {
  func paragraph(
    of text: StyledText, direction: WritingDirection, language: String?
  ) -> Paragraph {
    CellMeasurer(cellWidth: 2, cellHeight: 3).paragraph(
      of: text, direction: direction, language: language)
  }
}

/// A measurer whose texts have no lines.
private struct EmptyMeasurer: TextMeasurer {
  func paragraph(
    of text: StyledText, direction: WritingDirection, language: String?
  ) -> Paragraph {
    CellMeasurer().paragraph(of: StyledText(runs: []), direction: direction, language: language)
  }
}

@Suite struct OwnMeasurerTests {
  @Test func `The heights of a line are those of a letter's`() {
    let metrics = LeastMeasurer().metrics(of: TextFont(size: 40))
    #expect(metrics == LineMetrics(ascender: 3, descender: 0))
    #expect(EmptyMeasurer().metrics(of: TextFont(size: 40)).height == 0)
  }

  @Test func `What isn't said is that there are no cells and no shapes`() {
    let measurer = LeastMeasurer()
    #expect(!measurer.countsCells)
    #expect(
      measurer.outline(of: "a", font: TextFont(size: 9), width: nil, isRightToLeft: false) == nil)
    #expect(CellMeasurer().countsCells)
  }

  @Test func `Direction and language may be left out`() {
    let text = StyledText("abc", font: TextFont(size: 1))
    #expect(LeastMeasurer().paragraph(of: text).maxWidth == 6)
    #expect(LeastMeasurer().paragraph(of: text, direction: .rightToLeft).maxWidth == 6)
  }

  @Test(
    arguments: [
      (8, 16, 8, 16), (0.5, 0.25, 0.5, 0.25), (0, 2, 1, 2), (2, -1, 2, 1), (1e6, 1e6, 1, 1),
      (999_999, 1, 999_999, 1), (.nan, .infinity, 1, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `A cell has a size that can be computed with`(
    _ width: CGFloat, height: CGFloat, heldWidth: CGFloat, heldHeight: CGFloat
  ) {
    let measurer = CellMeasurer(cellWidth: width, cellHeight: height)
    #expect(measurer.cellWidth == heldWidth)
    #expect(measurer.cellHeight == heldHeight)
    let lines = measurer.paragraph(of: StyledText("漢a\nb", font: TextFont(size: 99))).lines()
    #expect(lines.width == 3 * heldWidth)
    #expect(lines.height == 2 * heldHeight)
    #expect(lines.lines.map(\.baseline) == [heldHeight, 2 * heldHeight])
  }
}
