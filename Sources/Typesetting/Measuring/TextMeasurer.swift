public import Foundation

/// Measures text: what a layout asks for the sizes of labels.
///
/// Built in are ``StandardMeasurer``, for the standard font and fonts from files, and
/// ``CellMeasurer``, for terminals. One of your own returns a ``Paragraph`` made of the widths that
/// some other library gives it.
public protocol TextMeasurer: Hashable, Sendable {
  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text, with its fonts and the way its lines are set.
  ///   - direction: The direction it is read in.
  ///   - language: The language it is in, as in `de` or `zh-Hant`; nil if it isn't known.
  /// - Returns: The measured text, which can be broken into lines of any width.
  func paragraph(
    of text: StyledText, direction: WritingDirection, language: String?
  ) -> Paragraph

  /// The heights of a line in a font, from which the distance of baselines follows.
  ///
  /// Unless implemented, they are those of a line of one letter.
  ///
  /// - Parameter font: The font.
  /// - Returns: The heights, in points.
  func metrics(of font: TextFont) -> LineMetrics

  /// Whether text is measured in the cells of a terminal.
  ///
  /// A layout then keeps whole distances whole, however deeply views are nested. False unless
  /// implemented.
  var countsCells: Bool { get }

  /// The shapes of a text on one line, for pictures: from the origin to the right, the y axis
  /// pointing up.
  ///
  /// Nil unless implemented.
  ///
  /// - Parameters:
  ///   - text: The text, in the order of reading.
  ///   - font: What it is set in.
  ///   - width: How long the text was measured, in points; nil for as long as the shapes are.
  ///   - isRightToLeft: Whether the text is read from right to left, all of it.
  /// - Returns: The shapes, in points; nil if there are none.
  func outline(
    of text: String, font: TextFont, width: CGFloat?, isRightToLeft: Bool
  ) -> GlyphOutline?
}

extension TextMeasurer {
  /// The height and the baseline of a line of one letter.
  ///
  /// - Parameter font: The font.
  /// - Returns: The heights, in points.
  public func metrics(of font: TextFont) -> LineMetrics {
    guard let line = paragraph(of: StyledText("x", font: font)).lines().lines.first else {
      return LineMetrics(ascender: 0, descender: 0)
    }
    return LineMetrics(ascender: line.baseline, descender: line.baseline - line.height)
  }

  /// False.
  public var countsCells: Bool { false }

  /// No shapes.
  public func outline(
    of text: String, font: TextFont, width: CGFloat?, isRightToLeft: Bool
  ) -> GlyphOutline? { nil }

  /// Measures a text of no particular language.
  ///
  /// - Parameters:
  ///   - text: The text, with its fonts and the way its lines are set.
  ///   - direction: The direction it is read in.
  /// - Returns: The measured text, which can be broken into lines of any width.
  public func paragraph(
    of text: StyledText, direction: WritingDirection = .natural
  ) -> Paragraph {
    paragraph(of: text, direction: direction, language: nil)
  }
}
