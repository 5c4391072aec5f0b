import Foundation
import Testing
import Typesetting

/// In cells, where every letter is 1 wide and 1 high.
@Suite struct ParagraphStyleTests {
  private func lines(
    _ text: String, width: CGFloat, direction: WritingDirection = .natural,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> ParagraphLines {
    var style = ParagraphStyle()
    change(&style)
    return CellMeasurer()
      .paragraph(
        of: StyledText(text, font: TextFont(size: 1), style: style), direction: direction
      )
      .lines(in: .width(width))
  }

  @Test func `Spacing stands between lines and paragraphs`() {
    let lines = lines("a b\nc", width: 1) {
      $0.lineSpacing = 2
      $0.paragraphSpacing = 3
      $0.paragraphSpacingBefore = 4
    }
    #expect(lines.lines.map(\.top) == [0, 3, 13])
    #expect(lines.lines.map(\.baseline) == [1, 4, 14])
    #expect(lines.height == 14)
  }

  @Test(
    arguments: [
      (0, 0, 0, 1), (2, 0, 0, 2), (0, 3, 0, 3), (0, 0, 0.5, 0.5), (4, 0, 3, 3), (-1, -1, -1, 1),
      (.nan, .nan, .nan, 1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `Lines are as high as the style says`(
    _ multiple: CGFloat, least: CGFloat, greatest: CGFloat, height: CGFloat
  ) {
    let lines = lines("a\nb", width: 9) {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = least
      $0.maximumLineHeight = greatest
    }
    #expect(lines.height == 2 * height)
    #expect(lines.lines.map(\.baseline) == [height, 2 * height], "what is added is above")
  }

  @Test func `Indents narrow the lines`() {
    let lines = lines("aa bb cc\ndd", width: 10) {
      $0.firstLineHeadIndent = 4
      $0.headIndent = 1
      $0.tailIndent = -1
    }
    #expect(lines.lines.indices.map { lines.text(ofLine: $0) } == ["aa bb", "cc", "dd"])
    #expect(lines.lines.map(\.x) == [4, 1, 4])
    #expect(lines.width == 10)
    let back = self.lines("aa", width: 10, direction: .rightToLeft) {
      $0.firstLineHeadIndent = 4
      $0.tailIndent = -1
    }
    #expect(back.lines.map(\.x) == [4])
  }

  @Test(arguments: [-3, 1e9, .infinity, .nan] as [CGFloat])
  func `Indents that are none count as 0`(_ indent: CGFloat) {
    let lines = lines("aa bb", width: 3) {
      $0.firstLineHeadIndent = indent
      $0.headIndent = indent
    }
    #expect(lines.lines.map(\.x) == [0, 0])
  }

  @Test(
    arguments: [
      (.left, 0), (.center, 4), (.right, 8), (.natural, 0), (.justified, 0),
    ] as [(ParagraphAlignment, CGFloat)])
  func `Lines stand where the alignment says`(_ alignment: ParagraphAlignment, x: CGFloat) {
    #expect(lines("ab", width: 10) { $0.alignment = alignment }.lines.map(\.x) == [x])
  }

  @Test(arguments: [("ab", 0), ("\u{5D0}\u{5D1}", 8), ("1 \u{5D0}", 7), ("12", 0)])
  func `Natural lines begin where their text does`(_ text: String, x: CGFloat) {
    #expect(lines(text, width: 10).lines.map(\.x) == [x])
    let back = lines(text, width: 10, direction: .rightToLeft)
    #expect(back.lines.allSatisfy { $0.x + $0.width == 10 })
  }

  @Test(
    arguments: [
      ("a\tb", [], 4), ("aaa\tb", [], 7), ("\t\tb", [], 7), ("a\tb", [2], 3), ("aa\tb", [2], 4),
      ("a\tb\tc", [10, 2], 11),
    ] as [(String, [CGFloat], CGFloat)])
  func `Tabs reach to the next stop`(_ text: String, stops: [CGFloat], width: CGFloat) {
    let lines = lines(text, width: 100) {
      $0.tabInterval = 3
      $0.tabStops = stops
    }
    #expect(lines.width == width)
  }

  @Test func `Runs of several fonts share a line`() {
    let text = StyledText(runs: [
      StyledText.Run("Big", font: TextFont(size: 40)),
      StyledText.Run(" and small", font: TextFont(size: 10), spacing: 1),
    ])
    let lines = StandardMeasurer().paragraph(of: text).lines()
    let big = StandardMeasurer().metrics(of: TextFont(size: 40))
    #expect(lines.lines.map(\.baseline) == [big.ascender])
    #expect((lines.height - big.height).magnitude < 1e-9)
    let pieces = lines.pieces(ofLine: 0)
    #expect(pieces.map(\.text) == ["Big", " and small"])
    #expect(pieces.map(\.run) == [0, 1])
    let plain = StandardMeasurer()
      .paragraph(of: StyledText(" and small", font: TextFont(size: 10))).maxWidth
    #expect((pieces[1].width - plain - 10).magnitude < 1e-9)
  }

  @Test(
    arguments: [
      ("abcd", 8, 1, 1, 1), ("abcd", 2, 1, 1, 0.5), ("abcd", 1, 1, 1, 0.4), ("", 1, 1, 1, 1),
      // two lines of two at half the size, in a height of one
      ("ab cd", 1, 1, 2, 0.5), ("abcd", 0, 1, 1, 0.4), ("abcd", 2, 0, 1, 0.4),
    ] as [(String, CGFloat, CGFloat, Int, CGFloat)])
  func `Text shrinks to fit`(
    _ text: String, width: CGFloat, height: CGFloat, limit: Int, scale: CGFloat
  ) {
    let paragraph = CellMeasurer().paragraph(of: StyledText(text, font: TextFont(size: 1)))
    let found = paragraph.scale(
      toFit: CGSize(width: width, height: height), limit: limit, least: 0.4)
    #expect((found - scale).magnitude < 0.01)
  }
}
