import Foundation
import Testing
import Typesetting

@Suite struct StandardFontTests {
  private func width(_ text: String, size: CGFloat, weight: CGFloat = 400) -> CGFloat {
    StandardMeasurer().paragraph(
      of: StyledText(text, font: TextFont(size: size, weight: weight))
    ).maxWidth
  }

  /// Widths of labels on iOS at 17 points and three pixels a point, regular, semibold and bold; the
  /// system rounded them up to a pixel.
  ///
  /// Single letters were fitted at this size in regular; `MeasuredWidthTests` has other sizes.
  private static let measured: [(String, [CGFloat])] = [
    ("Hello UIKit", [79.67, 84, 86.33]),
    ("0123456789", [98.67, 103.67, 106.67]),
    ("AVAST Wavy To. LT", [147, 152.33, 155.33]),
    ("The quick brown fox jumps over the lazy dog", [339, 352.67, 360.33]),
  ]

  @Test func `Widths are those of IOS within a pixel`() {
    for (text, widths) in Self.measured {
      for (weight, width) in zip([400, 600, 700] as [CGFloat], widths) {
        let own = (self.width(text, size: 17, weight: weight) * 3).rounded(.up) / 3
        // The widths above have two digits.
        #expect((own - width).magnitude <= 1 / 3 + 0.01, "\(text) \(weight)")
      }
    }
  }

  /// The heights of labels on iOS, rounded up to a pixel: those at 2x and 17 points at 3x were read in
  /// frames, the others follow from the rule.
  ///
  /// Frames without a window, where sizes are whole points, hold 14, 16, 19, 20, 26, 33 and 40 for the
  /// sizes of the last line, which no one way of rounding the line gives.
  @Test(
    arguments: [
      (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5),
      (17, 2, 20.5), (20, 2, 24), (17, 3, 61.0 / 3),
      (11, 1, 14), (13, 1, 16), (15, 1, 18), (17, 1, 21), (22, 1, 27), (28, 1, 34), (34, 1, 41),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `Lines are as high as on IOS`(_ size: CGFloat, scale: CGFloat, height: CGFloat) {
    let lines = StandardMeasurer().paragraph(of: StyledText("x", font: TextFont(size: size)))
      .lines()
    #expect((lines.height * scale - 1e-7).rounded(.up) / scale == height)
  }

  @Test func `A line is the em times the systems figure`() {
    let metrics = StandardMeasurer().metrics(of: TextFont(size: 1000))
    #expect((metrics.height - 1193.36).magnitude < 0.01)
    #expect((metrics.ascender - 952.15).magnitude < 0.01)
    #expect(metrics.leading == 0)
  }

  /// The width of an n on iOS, regular and bold, in points; those of 17 and 28 points in regular were fitted.
  ///
  /// They stand in `golden/font_metrics_ios.json` of the public repository Vercantez/openuikit.
  @Test(
    arguments: [
      (8, 400, 4.871_094), (17, 400, 9.487_793), (20, 400, 10.952_988), (23, 400, 12.442_948),
      (27, 400, 14.584_676), (28, 400, 15.134_766), (17, 700, 10.230_713), (20, 700, 11.852_398),
      (23, 700, 13.531_181), (28, 700, 16.508_789), (23, 500, 12.842_002), (20, 800, 12.332_076),
      (27, 100, 13.927_836), (28, 300, 14.893_592), (27, 200, 14.069_866),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `Letters are designed and spaced by their size`(
    _ size: CGFloat, weight: CGFloat, width: CGFloat
  ) {
    #expect((self.width("n", size: size, weight: weight) / width - 1).magnitude < 0.001)
  }

  @Test func `Widths grow with weight and size without jumps`() {
    let text = "Sphinx of black quartz"
    for size in stride(from: 6.0, through: 90, by: 0.5) {
      #expect(width(text, size: size) < width(text, size: size + 0.5))
    }
    for weight in stride(from: 400.0, to: 900, by: 50) {
      #expect(width(text, size: 17, weight: weight) < width(text, size: 17, weight: weight + 50))
    }
  }

  @Test(
    arguments: [
      ("漢字", 2), ("한", 1), ("🙂", 1.25), ("👩‍👩‍👧‍👦", 1.25), ("👍🏽", 1.25), ("🇫🇷", 1.25),
      ("❤️", 1.25), ("\u{301}", 0), ("\n\u{7}", 0), ("\u{200B}\u{FEFF}", 0), ("\u{AD}", 0),
    ] as [(String, CGFloat)])
  func `Pictures and ideographs fill their em`(_ text: String, ems: CGFloat) {
    #expect((width(text, size: 10) - ems * 10).magnitude < 1e-9)
  }

  /// Letters that no pair is listed for stand side by side: Hebrew, Arabic, Devanagari, Thai, Georgian,
  /// Vietnamese and polytonic Greek.
  @Test(arguments: ["א", "ש", "ع", "क", "ก", "ა", "ế", "ᾷ", "Ω"])
  func `Letters of other scripts keep their widths`(_ letter: String) {
    let single = width(letter, size: 17)
    #expect(single > 4)
    #expect((width(letter + letter + letter, size: 17) - 3 * single).magnitude < 1e-9)
    #expect((width(letter + "a", size: 17) - single - width("a", size: 17)).magnitude < 2)
  }

  @Test func `Marks add nothing`() {
    #expect(width("e\u{301}", size: 17) == width("e", size: 17))
    #expect(width("שָׁ", size: 17) == width("ש", size: 17))
  }

  @Test func `Every scalar has a sensible width`() {
    for value in stride(from: 0 as UInt32, through: 0x30000, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = width(String(scalar), size: 12, weight: 700)
      // the widest is U+2E3B, a dash of three em, and in the tables a Cyrillic sign of thousands
      #expect((0...40).contains(width), "\(String(value, radix: 16)) \(width)")
    }
  }
}
