package import Typesetting

/// A view with a text of its own, such as a label.
package protocol TextBearer: View {
  /// The text; nil or empty without one.
  var text: String? { get }
  /// The heights of a line in the view's font.
  var textLine: LineMetrics { get }
}

extension View {
  /// The view's own text, if it has any.
  final var ownText: String? {
    guard let text = (self as? any TextBearer)?.text, !text.isEmpty else { return nil }
    return text
  }
}
