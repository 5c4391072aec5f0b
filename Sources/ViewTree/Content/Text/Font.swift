public import Foundation
package import Typesetting

/// A typeface at a size, with the metrics that layout needs.
///
/// At first text is measured with the published metrics of Helvetica and Helvetica-Bold, two of the
/// fonts every PostScript printer and PDF viewer knows, so a layout is the same on every machine.
/// With another ``LayoutEnvironment/textMeasurer`` it is measured in the font that is named; the
/// metrics here stay those of Helvetica. Lengths are in points.
public nonisolated struct Font: Hashable, Sendable {
  /// The weight that was asked for.
  public let weight: Weight
  /// The side of the em square, in points.
  public let pointSize: CGFloat
  /// What the text is for, where the size follows from that.
  public let textStyle: TextStyle?
  /// The name of a family other than the standard one.
  private let family: String?

  /// Makes a font of a weight and a size.
  ///
  /// - Parameters:
  ///   - size: The side of the em square, in points. It is held between 0 and 10000; a number
  ///     that is no number counts as 0.
  ///   - weight: The weight; from semibold up the glyphs are those of Helvetica-Bold.
  /// - Returns: The font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Makes a font of bold weight.
  ///
  /// - Parameter size: The side of the em square, in points, held between 0 and 10000.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize size: CGFloat) -> Font {
    Font(size: size, weight: .bold)
  }

  /// Makes a font of a family.
  ///
  /// - Parameters:
  ///   - name: The family's name, with `-Bold` behind it for bold weight; Helvetica is the system
  ///     font, and without a name there is no font.
  ///   - size: The side of the em square, in points, held between 0 and 10000.
  public init?(name: String, size: CGFloat) {
    let isBold = name.hasSuffix("-Bold")
    let family = isBold ? String(name.dropLast(5)) : name
    guard !family.isEmpty else { return nil }
    self.init(
      size: size, weight: isBold ? .bold : .regular,
      family: family == Self.standardFamily ? nil : family)
  }

  private init(size: CGFloat, weight: Weight, family: String? = nil) {
    self.weight = weight
    self.family = family
    pointSize = size > 0 ? min(size, 10_000) : 0
    textStyle = nil
  }

  /// Makes the font of a text style at one of its sizes.
  init(_ style: TextStyle, size: CGFloat) {
    weight = style.weight
    family = nil
    pointSize = size
    textStyle = style
  }

  /// Makes the same typeface in another size.
  ///
  /// - Parameter size: The side of the em square, in points, held between 0 and 10000.
  /// - Returns: The font.
  public func withSize(_ size: CGFloat) -> Font {
    Font(size: size, weight: weight, family: family)
  }
}

nonisolated extension Font {
  private static let standardFamily = "Helvetica"

  /// The family's name, from semibold up with `-Bold` behind it.
  public var fontName: String { face == .bold ? familyName + "-Bold" : familyName }
  /// The name the faces of all weights share.
  public var familyName: String { family ?? Self.standardFamily }

  /// The font as a measurer is asked for it.
  package var measured: TextFont {
    TextFont(family: family, size: pointSize, weight: weight.number)
  }

  /// How far the top of a line lies above its baseline, in points.
  public var ascender: CGFloat { scaled(FontFace.ascender) }
  /// How far the bottom of a line lies above its baseline, in points: a negative number.
  public var descender: CGFloat { scaled(FontFace.descender) }
  /// The distance from the top of a line to its bottom, in points.
  public var lineHeight: CGFloat { scaled(FontFace.ascender - FontFace.descender) }
  /// The space between the bottom of a line and the top of the next, in points: none.
  public var leading: CGFloat { 0 }
  /// The height of a flat capital letter above the baseline, in points.
  public var capHeight: CGFloat { scaled(FontFace.capHeight) }
  /// The height of a flat small letter above the baseline, in points.
  public var xHeight: CGFloat { scaled(face.xHeight) }

  /// The face that lends its metrics.
  package var face: FontFace { weight.rawValue >= Weight.semibold.rawValue ? .bold : .regular }

  /// Turns thousandths of an em into points.
  package func scaled(_ units: Int) -> CGFloat { CGFloat(units) * pointSize / 1000 }
}

nonisolated extension Font {
  /// How heavy the strokes are, from -1 to 1 with regular at 0.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    /// The place on the scale.
    public let rawValue: CGFloat

    /// Makes a weight from its place on the scale.
    ///
    /// - Parameter rawValue: A number from -1 to 1; one that is no number counts as 0.
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
