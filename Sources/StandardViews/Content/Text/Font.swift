public import Foundation
public import Typesetting
public import ViewTree

/// A typeface at a size, with the metrics that layout needs.
///
/// The system font is as high as iOS's to the pixel, and nearly as wide, without a file. A font of
/// another family is measured by the window's ``LayoutEnvironment/textMeasurer``, which
/// ``metrics(in:)`` asks; the lengths here are those of the system font. Lengths are in points. It
/// is an object that never changes, as on iOS; fonts with the same values are equal. It isn't an
/// `NSObject`, as Foundation ends the program where it compares some of these in attributed
/// strings.
public nonisolated final class Font: Hashable, Sendable {
  /// The weight that was asked for.
  public let weight: Weight
  /// The side of the em square, in points.
  public let pointSize: CGFloat
  /// Whether the letters slant.
  public let isItalic: Bool
  /// What the text is for, where the size follows from that.
  public let textStyle: TextStyle?
  /// What the size follows from, where it was scaled with a text style.
  package let scaling: Scaling?
  /// The name of a family other than the system's.
  package let family: String?

  /// Makes the system font at a size and a weight.
  ///
  /// - Parameters:
  ///   - size: The side of the em square, in points. It is held between 0 and 10000; what
  ///     is not a number counts as 0.
  ///   - weight: The weight.
  /// - Returns: The font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The font of labels that are given none, made once.
  static let ofLabels = systemFont(ofSize: 17)

  /// Makes the system font in bold weight.
  ///
  /// - Parameter size: The side of the em square, in points, held between 0 and 10000.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    Font(size: size, weight: .bold)
  }

  /// Makes the system font with slanted letters, which are as wide as upright ones.
  ///
  /// - Parameter size: The side of the em square, in points, held between 0 and 10000.
  /// - Returns: The font.
  public static func italicSystemFont(ofSize size: CGFloat) -> Font {
    Font(size: size, weight: .regular, isItalic: true)
  }

  /// Makes a font of a family.
  ///
  /// - Parameters:
  ///   - name: The family's name, which a hyphen and a weight, `Italic` or both may follow, as in
  ///     `Inter-SemiboldItalic`. A name without a family gives nil.
  ///   - size: The side of the em square, in points, held between 0 and 10000.
  public convenience init?(name: String, size: CGFloat) {
    let parts = FontName(name)
    guard !parts.family.isEmpty else { return nil }
    self.init(
      size: size, weight: parts.weight, isItalic: parts.isItalic,
      family: parts.isSystem ? nil : parts.family)
  }

  package init(
    size: CGFloat, weight: Weight, isItalic: Bool = false, family: String? = nil,
    textStyle: TextStyle? = nil, scaling: Scaling? = nil
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.family = family
    pointSize = size > 0 ? min(size, 10_000) : 0
    self.textStyle = textStyle
    self.scaling = scaling
  }

  deinit {}

  /// Whether two fonts have the same values.
  public static func == (left: Font, right: Font) -> Bool {
    left === right
      || (left.pointSize == right.pointSize && left.weight == right.weight
        && left.isItalic == right.isItalic && left.family == right.family
        && left.textStyle == right.textStyle && left.scaling == right.scaling)
  }

  /// Hashes the font's values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(family)
    hasher.combine(textStyle)
    hasher.combine(scaling)
  }

  /// Makes the font of a text style at one of its sizes.
  convenience init(_ style: TextStyle, size: CGFloat) {
    self.init(size: size, weight: style.weight, textStyle: style)
  }

  /// Makes the same typeface in another size.
  ///
  /// - Parameter size: The side of the em square, in points, held between 0 and 10000.
  /// - Returns: The font.
  public func withSize(_ size: CGFloat) -> Font {
    Font(size: size, weight: weight, isItalic: isItalic, family: family)
  }

  /// The same typeface with slanted letters.
  var slanted: Font {
    Font(size: pointSize, weight: weight, isItalic: true, family: family, textStyle: textStyle)
  }
}

nonisolated extension Font {
  /// The family's name, a hyphen, the weight and whether the letters slant, as in `Inter-Bold`.
  public var fontName: String {
    FontName(family: family ?? FontName.system, weight: weight, isItalic: isItalic).description
  }
  /// The name the fonts of all weights share; that of the system is UIKit's.
  public var familyName: String { family ?? FontName.systemFamily }

  /// The font as a measurer is asked for it.
  package var measured: TextFont {
    TextFont(family: family, size: pointSize, weight: weight.number, isItalic: isItalic)
  }

  /// How far the top of a line lies above its baseline, in points.
  public var ascender: CGFloat { standardMetrics.ascender }
  /// How far the bottom of a line lies above its baseline, in points: a negative number.
  public var descender: CGFloat { standardMetrics.descender }
  /// The distance from the top of a line to its bottom, in points.
  public var lineHeight: CGFloat { standardMetrics.height }
  /// The space between the bottom of a line and the top of the next, in points: none.
  public var leading: CGFloat { standardMetrics.leading }
  /// The height of a flat capital letter above the baseline, in points.
  public var capHeight: CGFloat { standardMetrics.capHeight }
  /// The height of a flat small letter above the baseline, in points.
  public var xHeight: CGFloat { standardMetrics.xHeight }

  private var standardMetrics: LineMetrics { StandardMeasurer.standardMetrics(size: pointSize) }

  /// The heights of a line as the measurer of an environment has them, with which its labels are
  /// laid out.
  ///
  /// - Parameter environment: Where the text is shown.
  /// - Returns: The heights, in points.
  public func metrics(in environment: LayoutEnvironment) -> LineMetrics {
    environment.textMeasurer.metrics(of: measured)
  }
}

nonisolated extension Font {
  /// How heavy the strokes are, from -1 to 1 with regular at 0.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    /// The place on the scale.
    public let rawValue: CGFloat

    /// Makes a weight from its place on the scale.
    ///
    /// - Parameter rawValue: A number from -1 to 1; what is not a number counts as 0.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0 : min(max(rawValue, -1), 1)
    }

    /// The thinnest strokes.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Strokes between ultra-light and light.
    public static let thin = Weight(rawValue: -0.6)
    /// Strokes below regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// Strokes a little above regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Strokes a little below bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of headings.
    public static let bold = Weight(rawValue: 0.4)
    /// Strokes above bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest strokes.
    public static let black = Weight(rawValue: 0.62)
  }
}

nonisolated extension Font.Weight {
  /// The weights with the numbers that font files count by.
  private static let numbers: [(weight: Font.Weight, number: CGFloat)] = [
    (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
    (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    (Font.Weight(rawValue: 1), 1000),
  ]

  /// The weight from 1 to 1000 that font files count by.
  var number: CGFloat {
    var before: (weight: CGFloat, number: CGFloat) = (-1, 1)
    for entry in Self.numbers {
      let next = (weight: entry.weight.rawValue, number: entry.number)
      if rawValue <= next.weight {
        let share = (rawValue - before.weight) / (next.weight - before.weight)
        return before.number + (next.number - before.number) * share
      }
      before = next
    }
    return before.number
  }
}
