import Foundation
import Testing
import Typesetting
import ViewTree

/// At 10 points a figure is 5.56 wide, a space 2.78, a hyphen 3.33, an ellipsis 10.
@Suite struct HelveticaMeasurerTests {
  private func lines(
    _ text: String, width: CGFloat = 0, limit: Int = 0, size: CGFloat = 10
  ) -> [String] {
    let lines = HelveticaMeasurer()
      .paragraph(of: StyledText(text, font: Font.systemFont(ofSize: size).measured))
      .lines(in: width > 0 ? .width(width) : .maxContent, limit: limit)
    return lines.lines.indices.map { lines.text(ofLine: $0) }
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("\n\n", ["", ""]),
      ("a\nb", ["a", "b"]), ("a\r\nb\rc\u{2028}d", ["a", "b", "c", "d"]),
      ("a\n\nb", ["a", "", "b"]),
      (" ", [""]), (" a ", [" a"]),
    ] as [(String, [String])])
  func linesEndAtNewlines(_ text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  /// Two figures take 11.12, "11 22" takes 25.02, "11 22 33" takes 38.92.
  @Test(
    arguments: [
      ("11 22 33", 38.92, ["11 22 33"]),
      ("11 22 33", 38.91, ["11 22", "33"]),
      ("11 22 33", 25.02, ["11 22", "33"]),
      ("11 22 33", 25.01, ["11", "22", "33"]),
      ("11   22", 20, ["11", "22"]),
      ("11   ", 11.12, ["11"]),
      ("11 \n22", 11.12, ["11", "22"]),
      // a leading space counts, and is left behind where the word beside it doesn't fit
      ("  11", 16.68, ["  11"]),
      ("  11", 16.67, ["", "11"]),
    ] as [(String, CGFloat, [String])])
  func linesEndAtSpaces(_ text: String, width: CGFloat, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  /// a 5.56, b 5.56, hyphen 3.33, – 5.56: "ab-ab" takes 25.57.
  @Test(
    arguments: [
      ("ab-ab", 25.57, ["ab-ab"]),
      ("ab-ab", 25.56, ["ab-", "ab"]),
      ("ab–ab", 20, ["ab–", "ab"]),
      // what ends a line must fit with its hyphen
      ("11 ab-ab", 27, ["11", "ab-ab"]),
      ("11 ab-ab", 28.35, ["11 ab-", "ab"]),
      // a minus stays with its number
      ("1 -11", 15, ["1", "-11"]), ("a-11", 15, ["a-1", "1"]), ("1 -ab", 15, ["1 -", "ab"]),
      ("11\u{A0}22", 20, ["11\u{A0}2", "2"]), ("ab\u{2011}ab", 20.01, ["ab\u{2011}a", "b"]),
    ] as [(String, CGFloat, [String])])
  func linesEndAfterHyphens(_ text: String, width: CGFloat, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test(
    arguments: [
      ("111111", 16.68, ["111", "111"]),
      ("1 11111", 16.68, ["1", "111", "11"]),
      ("11111 1", 19.46, ["111", "11 1"]),
      // at least one character a line
      ("11", 1, ["1", "1"]), ("1 1", 0.001, ["1", "1"]),
      // characters are never torn apart
      ("e\u{301}e\u{301}", 6, ["e\u{301}", "e\u{301}"]), ("🇫🇷🇩🇪", 10, ["🇫🇷", "🇩🇪"]),
    ] as [(String, CGFloat, [String])])
  func longWordsAreCut(_ text: String, width: CGFloat, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test(
    arguments: [
      ("漢字漢字", 25, ["漢字", "漢字"]),
      ("漢字。漢", 25, ["漢", "字。", "漢"]),
      ("11漢22", 21.12, ["11漢", "22"]),
    ] as [(String, CGFloat, [String])])
  func linesEndBesideIdeographs(_ text: String, width: CGFloat, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test(
    arguments: [
      ("11 22 33", 25.02, 3, ["11 22", "33"]),
      ("11 22 33", 25.02, 2, ["11 22", "33"]),
      // 11 (11.12) and the ellipsis take 21.12, one more figure needs 29.46
      ("11 22 33", 25.02, 1, ["11…"]),
      ("11 22 33", 29.46, 1, ["11 2…"]),
      ("1 2 3 4 5", 15.56, 2, ["1 2", "3…"]),
      ("1111", 16.68, 1, ["1…"]),
      ("11\n22", 0, 1, ["11…"]),
      ("11\n", 0, 1, ["11"]),
      ("11", 5, 1, ["…"]),
      ("11 22", 12, -1, ["11", "22"]),
    ] as [(String, CGFloat, Int, [String])])
  func theLastLineAllowedEndsInAnEllipsis(
    _ text: String, width: CGFloat, limit: Int, expected: [String]
  ) {
    #expect(lines(text, width: width, limit: limit) == expected)
  }

  @Test(arguments: [.nan, 0, -5, .infinity, 1e300] as [CGFloat])
  func widthsThatAreNoRoomDontLimit(_ width: CGFloat) {
    #expect(lines("11 22", width: width) == ["11 22"])
  }
}
