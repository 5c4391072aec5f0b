import Foundation
import Testing
import ViewTree

/// At 10 points a figure is 5.56 wide, a space 2.78, a hyphen 3.33, an ellipsis 10.
@Suite struct TextLayoutTests {
  private func lines(
    _ text: String, width: CGFloat = 0, limit: Int = 0, size: CGFloat = 10
  ) -> [String] {
    TextLayout(text, font: .systemFont(ofSize: size), width: width, limit: limit).lines
      .map(\.drawn)
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
      // a minus stays with its number, an option with its dash
      ("1 -11", 15, ["1", "-11"]), ("a-11", 15, ["a-1", "1"]), ("1 -ab", 15, ["1", "-ab"]),
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

  @Test func sizesAreSumsOfAdvances() {
    let layout = TextLayout(
      "11 22 33", font: .systemFont(ofSize: 10), width: 26)
    #expect(layout.lines.map(\.advance) == [2502, 1112])
    #expect(layout.width == 25.02)
    let cut = TextLayout("11 22 33", font: .boldSystemFont(ofSize: 10), width: 26, limit: 1)
    #expect(cut.width == 21.12)
    #expect(TextLayout("", font: .systemFont(ofSize: 10)).width == 0)
  }

  @Test(arguments: [.nan, 0, -5, .infinity, 1e300] as [CGFloat])
  func widthsThatAreNoRoomDontLimit(_ width: CGFloat) {
    #expect(lines("11 22", width: width) == ["11 22"])
  }

  @Test(arguments: [0, .nan, -1] as [CGFloat])
  func textOfNoSizeStaysOnOneLine(_ size: CGFloat) {
    let layout = TextLayout("11 22", font: .systemFont(ofSize: size), width: 1)
    #expect(layout.lines.count == 1)
    #expect(layout.width == 0)
  }

  /// What a text measures is what it needs: broken at its own width it keeps its lines.
  @Test func aTextFitsIntoItsOwnWidth() {
    let text = "Sphinx of black quartz, judge my vow — said Zoë’s well-known 3-year-old"
    for step in 1...200 {
      let font = Font.systemFont(ofSize: CGFloat(step) * 0.37)
      for width in stride(from: font.pointSize, to: font.pointSize * 40, by: font.pointSize) {
        let once = TextLayout(text, font: font, width: width)
        #expect(once.width <= width + 1e-6)
        #expect(TextLayout(text, font: font, width: once.width) == once)
      }
    }
  }

  @Test(.timeLimit(.minutes(15))) func aMillionCharactersAreBrokenInOneGo() {
    let words = TextLayout(
      String(repeating: "1234 ", count: 200_000), font: .systemFont(ofSize: 10), width: 50)
    // 22.24 a word and 2.78 a space: 47.26 for two words
    #expect(words.lines.count == 100_000)
    let word = TextLayout(
      String(repeating: "1", count: 1_000_000), font: .systemFont(ofSize: 10), width: 55.6)
    #expect(word.lines.count == 100_000)
    let blank = TextLayout(
      String(repeating: " ", count: 1_000_000), font: .systemFont(ofSize: 10), width: 10)
    #expect(blank.lines.map(\.advance) == [0])
    let breaks = TextLayout(
      String(repeating: "\n", count: 1_000_000), font: .systemFont(ofSize: 10), width: 10)
    #expect(breaks.lines.count == 1_000_000)
  }
}
