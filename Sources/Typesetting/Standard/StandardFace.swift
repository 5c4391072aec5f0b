import Foundation

/// The standard font at a weight and a size: as high as iOS's and as wide, without a file.
///
/// The heights are iOS's to the pixel. The widths of Latin letters, figures and signs are those measured on iOS in
/// two designs, for text and for display, at three weights; a size and a weight between them are mixed from these as
/// iOS mixes them. Other letters, and pairs, are a typeface's of the same build; how far all are away
/// `MeasuredWidthTests` says.
struct StandardFace: Sendable {
  /// The weight from 1 to 1000, with regular at 400.
  let weight: Double
  /// The side of the em square, in points.
  let size: Double
  /// Whether all letters are of one width.
  let isMonospaced: Bool
  /// Whether all digits are.
  private let hasEqualDigits: Bool
  private let data = StandardFontData.shared
  /// What every letter has added, in em.
  private let tracking: Double
  /// How much of the difference to the design for display is added.
  private let display: Double
  /// How much of the difference to the table of the heaviest weight is added; to that of the lightest, below 0.
  private let boldness: Double

  /// Parts of the em, as iOS gives them for its font at any size: 0.95215, 0.24121, 0.7046 and 0.526
  /// in its documentation's digits, and a line of 1.193359375, which is so many 2048ths.
  static let ascender = 1950.0 / 2048
  static let descender = -494.0 / 2048
  /// The family whose letters are of one width.
  static let monospacedFamily = ".AppleSystemUIFontMonospaced"
  /// The family that is the usual one, with digits of one width.
  static let digitsFamily = ".AppleSystemUIFontMonospacedDigits"
  static let capHeight = 1443.0 / 2048
  static let xHeight = 1077.0 / 2048

  init(_ font: TextFont) {
    weight = Double(font.weight)
    size = Double(font.size)
    isMonospaced = font.family == Self.monospacedFamily
    hasEqualDigits = font.family == Self.digitsFamily
    tracking = Self.tracking(size: size)
    display = Self.value(at: size, in: Self.designs)
    boldness = Self.value(at: weight, in: Self.weights)
  }

  /// How wide a scalar is, in points.
  func advance(of scalar: UInt32, properties: ScalarProperties) -> Double {
    em(of: scalar, properties: properties) * size
  }

  /// The width of an emoji, in points.
  var pictographWidth: Double { Self.pictograph * size }

  /// How far a scalar is moved that follows another one, in points; iOS moves none apart.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    if isMonospaced || hasEqualDigits && (first.isDigit || second.isDigit) { return 0 }
    let kerning = min(Double(data.kerning(first, second)), 0) / 1000
    return kerning * (Self.textKerning + (Self.displayKerning - Self.textKerning) * display) * size
  }

  /// How much more pairs are kerned than in the typeface that they are from, by strings measured at 17 and
  /// at 28 points.
  private static let textKerning = 1.02
  private static let displayKerning = 1.4

  private func em(of scalar: UInt32, properties: ScalarProperties) -> Double {
    // As wide as a zero, which is not measured.
    let scalar = hasEqualDigits && scalar.isDigit ? 0x30 : scalar
    guard let widths = data.widths(of: scalar) else {
      return unknown(scalar, properties: properties)
    }
    if properties.cells == 0 || properties.isIgnorable { return 0 }
    if isMonospaced { return Self.cell }
    let text = width(widths.text)
    return max((text + display * (width(widths.display) - text)) / 2048 + tracking, 0)
  }

  private func width(_ widths: StandardFontData.Weights) -> Double {
    let extreme = boldness >= 0 ? widths.black : widths.thin
    return Double(widths.regular) + boldness.magnitude * Double(extreme - widths.regular)
  }

  /// The width of a scalar that isn't in the tables.
  private func unknown(_ scalar: UInt32, properties: ScalarProperties) -> Double {
    switch properties.cells {
    case 0: 0
    case 2: scalar.isPictograph ? Self.pictograph : 1
    default: isMonospaced ? Self.cell : Self.other + tracking
    }
  }

  /// The width of an emoji, as Apple's font of them has it: 1,000 units of an em of 800.
  private static let pictograph = 1.25
  /// The width of each letter where all have one, as measured on iOS at any size and weight.
  private static let cell = 1266.0 / 2048
  /// The width of a letter in a script that isn't in the tables: that of a figure.
  private static let other = 0.6

  private typealias Point = (place: Double, value: Double)

  /// How much of the design for display there is at a size.
  private static let designs: [Point] = [(17, 0), (19, 1 / 11.0), (24, 9 / 11.0), (28, 1)]
  /// Where a weight stands between the regular one and the heaviest, or the lightest.
  private static let weights: [Point] = [
    (100, -1), (200, -0.783_77), (300, -0.340_55), (400, 0), (500, 0.183_35), (600, 0.316_65),
    (700, 0.5), (800, 0.766_66), (900, 1),
  ]
  /// Apple's tracking by size, in 1024ths of an em.
  private static let trackings: [Point] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4.5),
    (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (34, 12), (40, 10), (44, 8), (50, 7), (60, 4), (72, 2),
    (80, 0),
  ]

  /// What is added to every letter at a size, in em.
  static func tracking(size: Double) -> Double { value(at: size, in: trackings) / 1024 }

  /// The value at a place, between points that are given; beyond them it stays.
  private static func value(at place: Double, in points: [Point]) -> Double {
    var before = points[0]
    for point in points {
      if place <= point.place {
        guard point.place > before.place else { return point.value }
        let share = (place - before.place) / (point.place - before.place)
        return before.value + share * (point.value - before.value)
      }
      before = point
    }
    return before.value
  }
}

extension UInt32 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether a wide scalar is a pictograph rather than an ideograph.
  var isPictograph: Bool {
    switch self {
    case 0x1F000...0x1FAFF, 0x2300...0x23FF, 0x25A0...0x27BF, 0x2B00...0x2BFF: true
    default: false
    }
  }
}
