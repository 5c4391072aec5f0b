import Foundation
import TestSupport
import Testing
import Typesetting

/// How far widths without a font file are from those of labels on iOS: the figures of the README.
@Suite struct MeasuredWidthTests {
  private typealias MeasuredFont = (size: CGFloat, weight: CGFloat, widths: [CGFloat])

  private static let texts = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  /// Widths of labels with these texts on iOS at three pixels a point, by size and weight.
  ///
  /// They stand in `golden/font_metrics_ios.json` of the public repository Vercantez/openuikit, which has some
  /// 390 fonts. These are the fonts at four places of that file that a generator chose, started from
  /// 20261123; nothing in this package was fitted to them: what was stands in Tools/ios_widths.py.
  private static let measured: [MeasuredFont] = [
    (11.5, 200, [67.667, 100.333, 54.333, 23.333, 236, 85.333]),
    (11.5, 300, [69, 103, 56, 25, 240.333, 87]),
    (11.5, 400, [70, 105, 57.667, 26.333, 243.333, 88.333]),
    (11.5, 500, [72, 107, 59.333, 28, 248.667, 89.667]),
    (11.5, 600, [73.333, 108.667, 60.333, 29, 252.667, 90.333]),
    (14, 300, [82, 122, 66.333, 28.667, 284, 104.333]),
    (14, 400, [83.333, 124.667, 68, 30.333, 288, 106]),
    (14, 500, [85.667, 127, 70, 32, 294.667, 107.333]),
    (14, 600, [87.333, 129, 71.333, 33.667, 299.333, 108.333]),
    (14, 700, [89.667, 131.333, 73.333, 35.333, 305.667, 109.667]),
    (14, 800, [93.333, 135, 76, 38.333, 315, 111.667]),
    (19, 100, [105, 153, 81.333, 31.333, 359.667, 133.667]),
    (19, 200, [106, 155.333, 82.667, 33, 363, 135.333]),
    (19, 300, [108.333, 159.667, 86, 36, 370.333, 138.333]),
    (19, 400, [110.333, 163, 88.667, 38, 376, 140.667]),
    (19, 500, [113.333, 166.333, 91.333, 40.667, 385, 142.667]),
    (19, 600, [115.667, 169, 93, 42.667, 391.333, 144]),
    (33, 300, [190, 262, 143.333, 58.667, 609.333, 236.667]),
    (33, 400, [194.333, 269.333, 149, 64.667, 622.667, 242]),
    (33, 500, [199, 275.667, 153.667, 68.667, 641.667, 245.333]),
    (33, 600, [202.667, 280.333, 157, 71.333, 655.333, 248]),
    (33, 700, [207.333, 286.667, 161.667, 75.333, 674.667, 251.333]),
    (33, 800, [214.333, 295.667, 168, 81, 702.333, 256.333]),
  ]

  @Test func `Two in three labels are as wide to the pixel, and all within 0.8 %`() {
    let errors = Self.errors(of: Self.measured)
    #expect(errors.count == 138)
    // The widths above have three digits.
    #expect(errors.count { $0 < 2e-5 } * 3 >= errors.count * 2)
    #expect(errors[errors.count * 9 / 10] <= 0.004)
    #expect((errors.last ?? 1) <= 0.008)
  }

  /// Draws twelve of the file's fonts, if `LAYOUTKIT_IOS_WIDTHS` names a copy of it, and tells how far
  /// their widths are away; twelve of these fonts otherwise.
  @Test func `A sample that is drawn again is about as near`() throws {
    var fonts = Self.measured
    if let file = ProcessInfo.processInfo.environment["LAYOUTKIT_IOS_WIDTHS"] {
      fonts = try Self.fonts(in: Data(contentsOf: URL(fileURLWithPath: file)))
    }
    let seed = try #require(Seeds(1).first { _ in true })
    var random = SplitMix64(seed: UInt64(seed))
    let errors = Self.errors(of: Array(fonts.shuffled(using: &random).prefix(12)))
    let shares = [0.5, 0.9].map { errors[Int(Double(errors.count) * $0)] } + errors.suffix(1)
    tellCount(
      "\(errors.count) labels, seed \(seed): \(shares.map { "\(($0 * 1000).rounded() / 10) %" })")
    #expect(shares[0] < 0.002 && shares[2] < 0.01)
  }

  /// How far each width is away, as a part of the label's, in order.
  private static func errors(of fonts: [MeasuredFont]) -> [CGFloat] {
    fonts.flatMap { size, weight, widths in
      zip(texts, widths).map { text, width in
        let font = TextFont(size: size, weight: weight)
        let own = StandardMeasurer().paragraph(of: StyledText(text, font: font)).maxWidth
        return ((own * 3).rounded(.up) / 3 / width - 1).magnitude
      }
    }.sorted()
  }

  /// The upright fonts of a file in that form.
  private static func fonts(in data: Data) throws -> [MeasuredFont] {
    struct File: Decodable {
      struct Font: Decodable {
        let id: String
        let pointSize: CGFloat
        let labelWidths: [String: CGFloat]
      }
      let fonts: [Font]
    }
    let weights: [Substring: CGFloat] = [
      "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
      "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
    ]
    return try JSONDecoder().decode(File.self, from: data).fonts.compactMap { font in
      let words = font.id.split(separator: "-")
      guard words.count == 3, words[0] == "system", let weight = weights[words[1]] else {
        return nil
      }
      let widths = texts.compactMap { font.labelWidths[$0] }
      return widths.count == texts.count ? (font.pointSize, weight, widths) : nil
    }
  }
}
