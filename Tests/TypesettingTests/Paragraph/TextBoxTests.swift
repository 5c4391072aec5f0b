import Foundation
import Testing
import Typesetting

/// Boxes that stand in a text like a letter, such as pictures: in cells, where letters are 1 wide and 1 high.
@Suite struct TextBoxTests {
  private func lines(
    _ box: StyledText.Box, after text: String = "a", before rest: String = "b",
    width: CGFloat = .infinity
  ) -> ParagraphLines {
    var run = StyledText.Run("\u{FFFC}", font: TextFont(size: 1))
    run.box = box
    let text = StyledText(runs: [
      StyledText.Run(text, font: TextFont(size: 1)), run,
      StyledText.Run(rest, font: TextFont(size: 1)),
    ])
    return CellMeasurer().paragraph(of: text).lines(in: .width(width))
  }

  /// One for a, the box, one for b; a line is at least as high as its letters.
  @Test(
    arguments: [
      (3, 1, 0, 5, 1, 1), (3, 4, 0, 5, 4, 4), (3, 4, -2, 5, 6, 4), (3, 0, -2, 5, 3, 1),
      (0, 0, 0, 2, 1, 1), (3, 4, 2, 5, 4, 4),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `A box makes its line wider and higher`(
    _ width: CGFloat, ascender: CGFloat, descender: CGFloat, total: CGFloat, height: CGFloat,
    baseline: CGFloat
  ) {
    let lines = lines(StyledText.Box(width: width, ascender: ascender, descender: descender))
    #expect(lines.width == total)
    #expect(lines.height == height)
    #expect(lines.lines.map(\.baseline) == [baseline])
  }

  @Test func `A box without room goes to a line of its own`() {
    let box = StyledText.Box(width: 4, ascender: 3, descender: 0)
    let lines = lines(box, after: "aaa ", before: " bbb", width: 5)
    #expect(lines.lines.indices.map { lines.text(ofLine: $0) } == ["aaa", "\u{FFFC}", "bbb"])
    #expect(lines.lines.map(\.top) == [0, 1, 4])
    #expect(lines.height == 5)
  }

  @Test func `A box is a piece of its own run`() {
    let lines = lines(StyledText.Box(width: 4, ascender: 1, descender: 0), after: "aa")
    let pieces = lines.pieces(ofLine: 0)
    #expect(pieces.map(\.run) == [0, 1, 2])
    #expect(pieces.map(\.x) == [0, 2, 6])
    #expect(pieces.map(\.width) == [2, 4, 1])
  }

  @Test(arguments: [-1, .nan, .infinity, 1e12] as [CGFloat])
  func `A width that is none counts as 0`(_ width: CGFloat) {
    let lines = lines(StyledText.Box(width: width, ascender: 1, descender: 0))
    #expect(lines.width == 2)
    #expect(lines.lines.count == 1)
  }
}
