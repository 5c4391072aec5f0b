import Foundation

/// The standard font at a weight and a size: as high as iOS's and nearly as wide, without a file.
///
/// The heights are iOS's to the pixel. The widths are Inter's, a typeface of the same build, spaced as
/// iOS spaces its own: by Apple's published tracking for each size, and a little wider the bolder.
/// They were fitted to strings measured on iOS at 17 points; how far others are away `MeasuredWidthTests` says.
struct StandardFace: Sendable {
  /// The weight from 1 to 1000, with regular at 400.
  let weight: Double
  /// The side of the em square, in points.
  let size: Double
  /// What every letter has added, in em.
  private let spacing: Double
  private let data = StandardFontData.shared
  /// How much of the difference to the table of the heaviest or lightest weight is added.
  private let share: Double

  /// Parts of the em, as iOS gives them for its font at any size: 0.95215, 0.24121, 0.7046 and 0.526
  /// in its documentation's digits, and a line of 1.193359375, which is so many 2048ths.
  static let ascender = 1950.0 / 2048
  static let descender = -494.0 / 2048
  static let capHeight = 1443.0 / 2048
  static let xHeight = 1077.0 / 2048

  init(weight: Double, size: Double) {
    self.weight = weight
    self.size = size
    share = weight >= 400 ? (weight - 400) / 500 : (400 - weight) / 300
    spacing = Self.tracking(size: size) + max(weight - 400, 0) / 300 * Self.boldSpacing
  }

  /// How much further apart than Inter's iOS's letters stand at weight 700: what makes the strings
  /// measured in semibold and bold come out right.
  private static let boldSpacing = 0.017
  /// How much more pairs are kerned at weight 900 than at 400, in Inter.
  private static let boldKerning = 0.48
  /// How much wider than Inter's iOS's figures are, by the same strings.
  private static let digitSpacing = 0.003

  /// How wide a scalar is, in points.
  func advance(of scalar: UInt32, properties: ScalarProperties) -> Double {
    em(of: scalar, properties: properties) * size
  }

  /// The width of an emoji, in points.
  var pictographWidth: Double { Self.pictograph * size }

  /// How far a scalar is moved that follows another one, in points.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    let kerning = Double(data.kerning(first, second)) / 1000
    return kerning * (1 + (weight > 400 ? share * Self.boldKerning : 0)) * size
  }

  private func em(of scalar: UInt32, properties: ScalarProperties) -> Double {
    guard let widths = data.widths(of: scalar) else {
      return unknown(scalar, properties: properties)
    }
    if properties.cells == 0 || properties.isIgnorable { return 0 }
    let extreme = weight >= 400 ? widths.black : widths.thin
    let width = Double(widths.regular) + share * Double(extreme - widths.regular)
    let isDigit = 0x30...0x39 ~= scalar
    return max(width / 1000 + spacing + (isDigit ? Self.digitSpacing : 0), 0)
  }

  /// The width of a scalar that isn't in the tables.
  private func unknown(_ scalar: UInt32, properties: ScalarProperties) -> Double {
    switch properties.cells {
    case 0: 0
    case 2: scalar.isPictograph ? Self.pictograph : 1
    default: Self.other + spacing
    }
  }

  /// The width of an emoji, as Apple's font of them has it: 1,000 units of an em of 800.
  private static let pictograph = 1.25
  /// The width of a letter in a script that isn't in the tables: that of a figure.
  private static let other = 0.6

  /// Apple's tracking, in thousandths of an em, at 6 to 17 points; 12 points have none.
  private static let smallTracking = [41.0, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26]
  /// Apple's tracking at some sizes above, where the letters themselves are narrower.
  private static let largeTracking: [(size: Double, tracking: Double)] = [
    (28, 14), (34, 12), (40, 10), (44, 8), (50, 7), (60, 4), (72, 2), (80, 0),
  ]
  /// How much narrower the letters for large sizes are, in thousandths of an em: Apple's old table
  /// went from -24 to 19 where one design took over from the other.
  private static let displayNarrowing = 43.0

  /// What is added to every letter at a size, in em.
  ///
  /// From 17 to 28 points the design changes by and by, and its spacing with it.
  static func tracking(size: Double) -> Double {
    let first = 6.0
    let last = 17.0
    if size <= last {
      let place = min(max(size, first), last) - first
      let index = min(Int(place), smallTracking.count - 2)
      let share = place - Double(index)
      return (smallTracking[index] * (1 - share) + smallTracking[index + 1] * share) / 1000
    }
    var before = (size: last, tracking: -26 + displayNarrowing)
    for entry in largeTracking {
      if size <= entry.size {
        let share = (size - before.size) / (entry.size - before.size)
        return (before.tracking + (entry.tracking - before.tracking) * share - displayNarrowing)
          / 1000
      }
      before = entry
    }
    return -displayNarrowing / 1000
  }
}

extension UInt32 {
  /// Whether a wide scalar is a pictograph rather than an ideograph.
  var isPictograph: Bool {
    switch self {
    case 0x1F000...0x1FAFF, 0x2300...0x23FF, 0x25A0...0x27BF, 0x2B00...0x2BFF: true
    default: false
    }
  }
}
