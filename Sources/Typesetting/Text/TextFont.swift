public import Foundation

/// What a stretch of text is to be measured and drawn with; a ``TextMeasurer`` finds the typeface.
public struct TextFont: Hashable, Sendable {
  /// The name of a family of fonts; nil for the standard font.
  public var family: String?
  /// The side of the em square, in points.
  public var size: CGFloat
  /// The weight from 1 to 1000, with regular at 400 and bold at 700.
  public var weight: CGFloat
  /// Whether the letters slant.
  public var isItalic: Bool

  /// Makes a font description.
  ///
  /// - Parameters:
  ///   - family: The name of a family; nil for the standard font.
  ///   - size: The side of the em square, in points, held between 0 and 10000; what is not a number
  ///     counts as 0.
  ///   - weight: The weight, held between 1 and 1000; what is not a number counts as 400.
  ///   - isItalic: Whether the letters slant.
  public init(
    family: String? = nil, size: CGFloat, weight: CGFloat = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size > 0 ? min(size, 10_000) : 0
    self.weight = weight.isNaN ? 400 : min(max(weight, 1), 1000)
    self.isItalic = isItalic
  }
}

/// The heights of a line set in one font, in points.
public struct LineMetrics: Hashable, Sendable {
  /// How far the top of the line lies above its baseline.
  public var ascender: CGFloat
  /// How far the bottom of the line lies above its baseline: usually negative.
  public var descender: CGFloat
  /// The space between the bottom of the line and the top of the next.
  public var leading: CGFloat
  /// The height of a flat capital letter above the baseline.
  public var capHeight: CGFloat
  /// The height of a flat small letter above the baseline.
  public var xHeight: CGFloat

  /// Makes the heights of a line.
  ///
  /// - Parameters:
  ///   - ascender: How far its top lies above its baseline.
  ///   - descender: How far its bottom lies above its baseline: usually negative.
  ///   - leading: The space below it.
  ///   - capHeight: The height of a flat capital letter; nil for 0.74 of the ascender, as in the
  ///     standard font.
  ///   - xHeight: The height of a flat small letter; nil for 0.55 of the ascender.
  public init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat? = nil,
    xHeight: CGFloat? = nil
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight ?? ascender * 0.74
    self.xHeight = xHeight ?? ascender * 0.55
  }

  /// The distance from the top of the line to its bottom.
  public var height: CGFloat { ascender - descender }
}
