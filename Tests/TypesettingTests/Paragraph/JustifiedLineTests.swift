import Foundation
import Testing
import Typesetting

/// In cells, where every letter is 1 wide; capital letters stand for Hebrew ones.
@Suite struct JustifiedLineTests {
  private func lines(
    _ text: String, width: CGFloat, indent: CGFloat = 0, natural: ParagraphAlignment? = nil
  ) -> ParagraphLines {
    var style = ParagraphStyle()
    style.alignment = .justified
    style.firstLineHeadIndent = indent
    return CellMeasurer()
      .paragraph(of: StyledText(text, font: TextFont(size: 1), style: style))
      .lines(in: .width(width), natural: natural)
  }

  /// The words of a line with their places.
  private func words(_ lines: ParagraphLines, _ line: Int) -> [String] {
    lines.pieces(ofLine: line).map { "\($0.text)@\(Double($0.x) + 0)" }
  }

  @Test func `Spaces are stretched but for the last line`() {
    // 6 of 9 points in letters, so 3 more for two spaces
    let lines = lines("aa bb cc dd e", width: 9)
    #expect(words(lines, 0) == ["aa@0.0", "bb@3.5", "cc@7.0"])
    #expect(words(lines, 1) == ["dd e@0.0"])
    #expect(lines.lines.map(\.stretch) == [1, 0])
    #expect(lines.width == 8, "what is stretched changes no size")
  }

  @Test func `A paragraph ends in a last line`() {
    let lines = lines("aa bb\ncc dd ee", width: 7)
    #expect(words(lines, 0) == ["aa bb@0.0"])
    #expect(words(lines, 1) == ["cc@0.0", "dd@5.0"])
    #expect(words(lines, 2) == ["ee@0.0"])
  }

  @Test func `A single word is not stretched`() {
    #expect(words(lines("aaa bbb ccc", width: 5), 0) == ["aaa@0.0"])
    #expect(words(lines("aaaaaa", width: 4), 0) == ["aaaa@0.0"])
  }

  @Test func `An indent stays`() {
    #expect(words(lines("a b cc", width: 6, indent: 2), 0) == ["a@2.0", "b@5.0"])
  }

  @Test func `Lines from the right are stretched too`() {
    let lines = lines("\u{5D0} \u{5D1} \u{5D2}\u{5D2}\u{5D2}", width: 5)
    #expect(words(lines, 0) == ["\u{5D1}@0.0", "\u{5D0}@4.0"])
    // the last line stands where reading begins
    #expect(words(lines, 1) == ["\u{5D2}\u{5D2}\u{5D2}@2.0"])
  }

  @Test(arguments: [(.left, 0), (.center, 3.5), (.right, 7)] as [(ParagraphAlignment, CGFloat)])
  func `The last line stands where natural ones do`(_ natural: ParagraphAlignment, x: CGFloat) {
    #expect(lines("aaa bbb cc", width: 9, natural: natural).lines.last?.x == x)
  }
}
