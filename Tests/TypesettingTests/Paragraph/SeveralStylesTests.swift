import Foundation
import Testing
import Typesetting

/// Texts whose paragraphs are set in different ways, in cells, where every letter is 1 wide and 1 high.
@Suite struct SeveralStylesTests {
  private func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
    var style = ParagraphStyle()
    change(&style)
    return style
  }

  private func lines(_ runs: [(String, ParagraphStyle?)], width: CGFloat) -> ParagraphLines {
    CellMeasurer().paragraph(
      of: StyledText(
        runs: runs.map { StyledText.Run($0.0, font: TextFont(size: 1), style: $0.1) },
        style: style { $0.alignment = .right })
    ).lines(in: .width(width))
  }

  @Test func `The style is that of the first character`() {
    let middle = style { $0.alignment = .center }
    let left = style { $0.alignment = .left }
    let lines = lines(
      [("ab\n", middle), ("c", left), ("d\nef\n", middle), ("gh", nil)], width: 10)
    #expect(lines.lines.map(\.x) == [4, 0, 4, 8])
  }

  @Test func `Spacing is that of the paragraphs around`() {
    let first = style {
      $0.paragraphSpacing = 3
      $0.lineSpacing = 1
    }
    let second = style { $0.paragraphSpacingBefore = 4 }
    let lines = lines([("a b\n", first), ("c\nd", second)], width: 1)
    // 1 between the lines of the first, 1 + 3 + 4 to the second, 4 between the others
    #expect(lines.lines.map(\.top) == [0, 2, 11, 16])
  }

  @Test func `Indents and tabs are their own`() {
    let first = style {
      $0.firstLineHeadIndent = 2
      $0.tabStops = [3]
      $0.alignment = .left
    }
    let second = style {
      $0.headIndent = 1
      $0.tabStops = [5]
      $0.alignment = .left
    }
    let lines = lines([("a\tb\n", first), ("a\tb c", second)], width: 7)
    #expect(lines.lines.map(\.x) == [2, 0, 1])
    #expect(lines.lines.map(\.width) == [4, 6, 1])
    #expect(lines.paragraph.maxWidth == 8)
  }

  @Test func `The last line is cut as its own paragraph says`() {
    let clipped = style { $0.lineBreakMode = .byClipping }
    let head = style { $0.lineBreakMode = .byTruncatingHead }
    let paragraph = CellMeasurer().paragraph(
      of: StyledText(runs: [
        StyledText.Run("abcdef\n", font: TextFont(size: 1), style: clipped),
        StyledText.Run("ghijkl", font: TextFont(size: 1), style: head),
      ]))
    let one = paragraph.lines(in: .width(3), limit: 1)
    #expect(one.text(ofLine: 0) == "abc")
    let three = paragraph.lines(in: .width(3), limit: 3)
    #expect(three.lines.indices.map { three.text(ofLine: $0) } == ["abc", "def", "…kl"])
  }

  @Test(
    arguments: [
      // so far from the beginning, so far before the end
      (4, ["aa", "bb", "cc"], [0, 0, 0]), (-3, ["aa bb", "cc"], [0, 0]), (0, ["aa bb cc"], [0]),
      (100, ["aa bb cc"], [0]), (.nan, ["aa bb cc"], [0]),
    ] as [(CGFloat, [String], [CGFloat])])
  func `Tails are counted from either side`(_ tail: CGFloat, texts: [String], xs: [CGFloat]) {
    let style = style {
      $0.tailIndent = tail
      $0.alignment = .left
    }
    let lines = lines([("aa bb cc", style)], width: 8)
    #expect(lines.lines.indices.map { lines.text(ofLine: $0) } == texts)
    #expect(lines.lines.map(\.x) == xs)
  }
}
