import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct MeasurerTests {
  /// Unicode's East Asian width, and the sequences of its emoji data.
  @Test(
    arguments: [
      ("abc", 3), ("漢字", 4), ("ｱ", 1), ("ｱﾞ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("e\u{301}", 1), ("🙂", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇫🇷🇩🇪", 4), ("❤", 1), ("❤️", 2),
      ("🤷‍♀️", 2), ("1️⃣", 2), ("\n\t\u{7}", 0), ("\u{AD}", 1), ("\u{200B}", 0), ("", 0),
      ("ก็", 1), ("👩a‍b", 4),
    ])
  func `Characters take cells`(_ text: String, cells: Int) {
    #expect(CellMeasurer.cells(of: text) == cells)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `Cells of no size are one by one`(_ size: CGFloat) {
    #expect(CellMeasurer(cellWidth: size, cellHeight: size) == CellMeasurer())
  }

  private func family() throws -> FontFamily {
    var bold = FontBuilder()
    bold.tables["hmtx"] = FontBuilder.advances.flatMap { words($0 + 100, 0) }
    var regular = FontBuilder()
    regular.tables["OS/2"]?.replaceSubrange(4..<6, with: words(400))
    return FontFamily(fonts: [
      try OpenTypeFont(data: regular.data), try OpenTypeFont(data: bold.data),
    ])
  }

  @Test(arguments: [(400, 6.1), (500, 6.1), (600, 7.1), (900, 7.1)] as [(CGFloat, CGFloat)])
  func `Families choose the nearest weight`(_ weight: CGFloat, width: CGFloat) throws {
    let measurer = StandardMeasurer(families: [try family()])
    let font = TextFont(family: "Test", size: 10, weight: weight)
    let paragraph = measurer.paragraph(of: StyledText("A", font: font))
    #expect((paragraph.maxWidth - width).magnitude < 1e-9)
    let metrics = LineMetrics(
      ascender: 9.5, descender: -2.5, leading: 0.5, capHeight: 7.1, xHeight: 5.2)
    #expect(measurer.metrics(of: font) == metrics)
  }

  @Test func `Characters that a font does not have come from another`() throws {
    let measurer = StandardMeasurer(families: [try family()])
    func width(_ text: String, family: String?) -> CGFloat {
      measurer.paragraph(of: StyledText(text, font: TextFont(family: family, size: 10))).maxWidth
    }
    let standard = width("a", family: nil)
    #expect((width("AaA", family: "Test") - 12.2 - standard).magnitude < 1e-9)
    #expect(width("A", family: "Unknown") == width("A", family: nil))
    #expect((width("A\u{301}漢", family: "Test") - 16.1).magnitude < 1e-9)
  }

  @Test func `Ligatures are as wide as their first letter`() throws {
    var builder = FontBuilder()
    builder.addLigature()
    let font = try OpenTypeFont(data: builder.data)
    let measurer = StandardMeasurer(families: [FontFamily(name: "Own", fonts: [font])])
    let paragraph = measurer.paragraph(
      of: StyledText("FI F", font: TextFont(family: "Own", size: 1000)))
    // 900, 250 and 660
    #expect(paragraph.maxWidth == 1810)
  }
}
