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
  ///   - language: The language it is in, as in `de` or `zh-Hant`; nil if nobody has said.
  /// - Returns: The measured text, which can be broken into lines of any width.
  func paragraph(
    of text: StyledText, direction: WritingDirection, language: String?
  ) -> Paragraph
}

extension TextMeasurer {
  /// Measures a text whose language nobody has said.
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
