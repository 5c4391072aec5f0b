import Foundation
import TestSupport
import Testing
import Typesetting

/// In cells, where every letter is 1 wide and 1 high.
@Suite struct ParagraphLineTests {
  private func paragraph(
    _ text: String, mode: LineBreakMode = .byTruncatingTail, unit: TruncationUnit = .character
  ) -> Paragraph {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    style.truncation = unit
    return CellMeasurer().paragraph(of: StyledText(text, font: TextFont(size: 1), style: style))
  }

  private func shown(
    _ text: String, width: CGFloat, limit: Int = 0, mode: LineBreakMode = .byTruncatingTail
  ) -> [String] {
    let lines = paragraph(text, mode: mode).lines(in: .width(width), limit: limit)
    return lines.lines.indices.map { lines.text(ofLine: $0) }
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("\n\n", ["", ""]),
      ("a\nb", ["a", "b"]), ("a\r\nb\rc\u{2028}d", ["a", "b", "c", "d"]),
      ("a\n\nb", ["a", "", "b"]), (" ", [""]), (" a ", [" a"]),
    ] as [(String, [String])])
  func `Lines end at newlines`(_ text: String, expected: [String]) {
    #expect(shown(text, width: .infinity) == expected)
  }

  @Test(
    arguments: [
      ("11 22 33", 8, ["11 22 33"]), ("11 22 33", 7.99, ["11 22", "33"]),
      ("11 22 33", 5, ["11 22", "33"]), ("11 22 33", 4.99, ["11", "22", "33"]),
      // spaces at the end of a line hang over its edge
      ("11   22", 4, ["11", "22"]), ("11   ", 2, ["11"]), ("11 \n22", 2, ["11", "22"]),
      // those at the beginning count, and are left behind where the word beside them doesn't fit
      ("  11", 4, ["  11"]), ("  11", 3, ["", "11"]),
      ("ab-ab", 4, ["ab-", "ab"]), ("1 -11", 4, ["1", "-11"]), ("a-11", 3, ["a-1", "1"]),
      ("11\u{A0}22", 4, ["11\u{A0}2", "2"]),
      ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字。漢", 5, ["漢", "字。", "漢"]),
      ("$12,345.60", 4, ["$12,", "345.", "60"]),
      // a sign belongs to a bracket if a number is in it
      ("$(12)", 4, ["$(12", ")"]), ("$(ab)", 4, ["$", "(ab)"]),
      ("$(\u{301}12)", 4, ["$(\u{301}12", ")"]), ("$(", 1, ["$", "("]),
    ] as [(String, CGFloat, [String])])
  func `Lines end where they may`(_ text: String, width: CGFloat, expected: [String]) {
    #expect(shown(text, width: width) == expected)
  }

  @Test(
    arguments: [
      ("111111", 3, ["111", "111"]), ("1 11111", 3, ["1", "111", "11"]),
      ("11111 1", 4, ["1111", "1 1"]),
      // at least one character a line, and none torn apart
      ("11", 0.5, ["1", "1"]), ("1 1", 0.5, ["1", "1"]), ("1\n\n1", 0.5, ["1", "", "1"]),
      ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
      ("🇫🇷🇩🇪", 2, ["🇫🇷", "🇩🇪"]), ("👩‍👩‍👧a", 1, ["👩‍👩‍👧", "a"]),
    ] as [(String, CGFloat, [String])])
  func `Long words are cut between characters`(_ text: String, width: CGFloat, expected: [String]) {
    #expect(shown(text, width: width) == expected)
  }

  @Test(
    arguments: [
      (.byTruncatingTail, 5, 1, ["abcd…"]), (.byTruncatingTail, 8, 1, ["abcd ef…"]),
      (.byTruncatingTail, 6, 1, ["abcd…"]), (.byTruncatingHead, 5, 1, ["…ijkl"]),
      (.byTruncatingHead, 6, 1, ["…ijkl"]), (.byTruncatingMiddle, 5, 1, ["ab…kl"]),
      (.byTruncatingMiddle, 6, 1, ["ab…jkl"]), (.byClipping, 6, 1, ["abcd e"]),
      (.byWordWrapping, 6, 1, ["abcd"]), (.byCharWrapping, 6, 0, ["abcd e", "fgh ij", "kl"]),
      (.byCharWrapping, 6, 2, ["abcd e", "fgh ij"]),
      (.byTruncatingTail, 4, 2, ["abcd", "efg…"]), (.byTruncatingHead, 4, 2, ["abcd", "…jkl"]),
      (.byTruncatingTail, 1, 1, ["…"]), (.byTruncatingMiddle, 1, 1, ["…"]),
      (.byTruncatingHead, 1, 1, ["…"]), (.byTruncatingTail, 0.5, 1, ["…"]),
      (.byTruncatingMiddle, 14, 1, ["abcd efgh ijkl"]),
    ] as [(LineBreakMode, CGFloat, Int, [String])])
  func `What has no line is cut as the mode says`(
    _ mode: LineBreakMode, width: CGFloat, limit: Int, expected: [String]
  ) {
    #expect(shown("abcd efgh ijkl", width: width, limit: limit, mode: mode) == expected)
  }

  @Test(
    arguments: [
      ("abcd efgh ijkl", .byTruncatingTail, 13, ["abcd efgh…"]),
      ("abcd efgh ijkl", .byTruncatingTail, 9, ["abcd…"]),
      ("abcd efgh ijkl", .byTruncatingHead, 13, ["…efgh ijkl"]),
      ("abcd efgh ijkl", .byTruncatingHead, 7, ["…ijkl"]),
      ("abcd efgh ijkl", .byTruncatingMiddle, 12, ["abcd…ijkl"]),
      // a word that is too long by itself is cut between characters
      ("abcd efgh ijkl", .byTruncatingTail, 4, ["abc…"]),
      ("abcd efgh ijkl", .byTruncatingHead, 4, ["…jkl"]),
      ("abcd efgh ijkl", .byTruncatingTail, 14, ["abcd efgh ijkl"]),
      ("漢字かな", .byTruncatingTail, 7, ["漢字か…"]),
    ] as [(String, LineBreakMode, CGFloat, [String])])
  func `Whole words are left out where the style says so`(
    _ text: String, mode: LineBreakMode, width: CGFloat, expected: [String]
  ) {
    let lines = paragraph(text, mode: mode, unit: .word).lines(in: .width(width), limit: 1)
    #expect(lines.lines.indices.map { lines.text(ofLine: $0) } == expected)
  }

  @Test(
    arguments: [
      ("11\n22", 1, ["11…"]), ("11\n", 1, ["11"]), ("11\n22", 2, ["11", "22"]),
      ("11\n22", -1, ["11", "22"]),
    ] as [(String, Int, [String])])
  func `Newlines beyond the limit are cut off`(_ text: String, limit: Int, expected: [String]) {
    #expect(shown(text, width: .infinity, limit: limit) == expected)
  }

  @Test func `The least and the greatest width are those of pieces and lines`() {
    let paragraph = paragraph("to be or\nnot to-morrow")
    #expect(paragraph.minWidth == 6)
    #expect(paragraph.maxWidth == 13)
    #expect(paragraph.lines(in: .minContent).width == 6)
    #expect(paragraph.lines(in: .minContent).lines.count == 5)
    #expect(paragraph.lines(in: .maxContent).width == 13)
    #expect(paragraph.lines(in: .width(0)).lines.count == 5)
    #expect(paragraph.lines(in: .width(.nan)).lines.count == 5)
    #expect(paragraph.lines(in: .width(.infinity)).lines.count == 2)
    #expect(self.paragraph("").lines().height == 0)
  }

  @Test func `What a text measures is what it needs: broken at its own width it keeps its lines`() {
    let text = "Sphinx of black quartz, judge my vow — said Zoë’s well-known 3-year-old"
    for size in stride(from: 5 as CGFloat, to: 40, by: 3.7) {
      let paragraph = StandardMeasurer().paragraph(
        of: StyledText(text, font: TextFont(size: size)))
      for width in stride(from: size * 2, to: size * 40, by: size) {
        let once = paragraph.lines(in: .width(width))
        #expect(once.width <= width + 1e-5)
        #expect(
          paragraph.lines(in: .width(once.width)).lines.map(\.range) == once.lines.map(\.range))
      }
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit))) func `Long texts are broken in one go`() {
    let words = paragraph(String(repeating: "1234 ", count: 10_000))
    #expect(words.lines(in: .width(9)).lines.count == 5_000)
    let word = paragraph(String(repeating: "1", count: 50_000))
    #expect(word.lines(in: .width(10)).lines.count == 5_000)
    let marks = paragraph(String(repeating: "e\u{301}", count: 25_000))
    #expect(marks.lines(in: .width(10)).lines.count == 2_500)
    let blank = paragraph(String(repeating: " ", count: 50_000))
    #expect(blank.lines(in: .width(10)).lines.map(\.width) == [0])
    let tabs = paragraph(String(repeating: "\t", count: 2_000))
    #expect(tabs.lines(in: .width(50)).lines.count == 2_000)
  }
}
