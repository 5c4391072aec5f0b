import Foundation
import Testing
import Typesetting
import ViewTree

@Suite struct FontTests {
  @Test func linesAreFifteenPercentHigherThanTheEm() {
    let font = Font.systemFont(ofSize: 20)
    #expect(font.ascender == 18.4)
    #expect(font.descender == -4.6)
    #expect(font.lineHeight == 23)
    #expect(font.leading == 0)
    #expect(font.capHeight == 14.36)
    #expect(font.xHeight == 10.46)
    #expect(Font.boldSystemFont(ofSize: 20).xHeight == 10.64)
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, "Helvetica"), (.regular, "Helvetica"), (.medium, "Helvetica"),
    (.semibold, "Helvetica-Bold"), (.bold, "Helvetica-Bold"), (.black, "Helvetica-Bold"),
    (Font.Weight(rawValue: .nan), "Helvetica"), (Font.Weight(rawValue: 9), "Helvetica-Bold"),
  ])
  func weightsChooseOneOfTwoFaces(_ weight: Font.Weight, name: String) {
    #expect(Font.systemFont(ofSize: 10, weight: weight).fontName == name)
  }

  @Test(
    arguments: [
      (17, 17), (0, 0), (-3, 0), (.nan, 0), (1e9, 10_000), (.infinity, 10_000), (-.infinity, 0),
    ] as [(CGFloat, CGFloat)])
  func sizesAreHeldInRange(_ asked: CGFloat, got: CGFloat) {
    #expect(Font.systemFont(ofSize: asked).pointSize == got)
    #expect(Font.systemFont(ofSize: 5).withSize(asked).pointSize == got)
  }

  @Test func namesFindTheirFace() {
    #expect(Font(name: "Helvetica-Bold", size: 12) == .boldSystemFont(ofSize: 12))
    #expect(Font(name: "Helvetica", size: 12) == .systemFont(ofSize: 12))
    #expect(Font(name: "", size: 12) == nil)
    #expect(Font(name: "-Bold", size: 12) == nil)
    #expect(Font(name: "Inter-Bold", size: 12)?.fontName == "Inter-Bold")
    #expect(Font(name: "Inter", size: 12)?.withSize(9).familyName == "Inter")
    #expect(Font(name: "Inter", size: 12)?.measured == TextFont(family: "Inter", size: 12))
    #expect(Font.systemFont(ofSize: 12).familyName == "Helvetica")
  }

  /// The numbers of font files: 400 is regular, 700 bold.
  @Test(
    arguments: [
      (-1, 1), (-0.8, 100), (-0.4, 300), (-0.2, 350), (0, 400), (0.23, 500), (0.3, 600),
      (0.4, 700), (0.48, 750), (0.62, 900), (1, 1000),
    ] as [(CGFloat, CGFloat)])
  func weightsAreTurnedIntoThoseOfFontFiles(_ weight: CGFloat, number: CGFloat) {
    let font = Font.systemFont(ofSize: 10, weight: Font.Weight(rawValue: weight)).measured
    #expect((font.weight - number).magnitude < 1e-9)
    #expect(font.family == nil)
  }

  /// Widths from the Adobe core font metrics, added by hand.
  @Test(arguments: [
    // H 722, e 556, l 222, l 222, o 556; bold H 722, e 556, l 278, l 278, o 611
    ("Hello", 2278, 2445),
    // W 944, A 667, V 667, E 667; bold W 944, A 722, V 667, E 667: no kerning
    ("WAVE", 2945, 3000),
    // ten figures of 556
    ("0123456789", 5560, 5560),
    // space 278, comma 278, full stop 278, hyphen 333
    (" ,.-", 1167, 1167),
    // € 556, … 1000, “ 333, ’ 222, — 1000; bold “ 500, ’ 278
    ("€…“’—", 3111, 3334),
    // ä 556, ß 611, Ø 778, ñ 556, ÷ 584, × 584, − 584; bold ñ 611
    ("äßØñ÷×−", 4253, 4308),
    ("\u{A0}\u{AD}", 278, 278),
  ])
  func advancesAreThePublishedOnes(_ text: String, regular: Int, bold: Int) {
    #expect(FontFace.regular.advance(of: text) == regular)
    #expect(FontFace.bold.advance(of: text) == bold)
  }

  @Test(arguments: [
    ("漢字", 2000), ("한", 1000), ("\u{1112}\u{1161}\u{11AB}", 1000), ("ｱ", 556),
    ("🙂", 1000), ("👩‍👩‍👧‍👦", 1000), ("👍🏽", 1000), ("🇫🇷", 1000),
    // a mark above has no width of its own, composed or not
    ("e\u{301}", 556), ("é", 556), ("\u{301}", 0),
    // letters with a stroke or hook are as wide as the plain ones: L 556, c 500
    ("Łč", 1056),
    // another script: the width of a figure
    ("Д", 556), ("ω", 556),
    // an em, a thin space, and no width at all
    ("\u{2003}\u{2009}\u{200B}\u{FEFF}", 1200), ("\n\u{7}", 0), ("\t", 278),
  ])
  func charactersBeyondTheTablesHaveAWidth(_ text: String, advance: Int) {
    #expect(FontFace.regular.advance(of: text) == advance)
  }

  @Test func everyScalarHasASensibleWidth() {
    for value in (0...0x30000 as ClosedRange<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = FontFace.bold.advance(of: String(scalar))
      #expect((0...1015).contains(width), "\(String(value, radix: 16))")
    }
  }
}
