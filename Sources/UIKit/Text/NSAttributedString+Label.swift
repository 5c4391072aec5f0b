public import Foundation
import ViewTree

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public nonisolated static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour of the text: a `UIColor`.
  public nonisolated static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text: a `UIColor`.
  public nonisolated static let backgroundColor = NSAttributedString.Key(
    rawValue: "NSBackgroundColor")
  /// What is added to the width of each character, in points.
  public nonisolated static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// How the text is underlined.
  public nonisolated static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// How lines follow each other.
  public nonisolated static let paragraphStyle = NSAttributedString.Key(
    rawValue: "NSParagraphStyle")
}

extension UILabel {
  /// The text with attributes, of which the font of the first character counts for all.
  ///
  /// Reading gives the text with the label's font and colour where no other was set.
  public var attributedText: NSAttributedString? {
    get {
      if let kept = attached(AttributedText.self), kept.value.string == text { return kept.value }
      return text.map {
        NSAttributedString(
          string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      }
    }
    set {
      guard let newValue else {
        text = nil
        return
      }
      attached { AttributedText() }.value = newValue
      text = newValue.string
      guard newValue.length > 0 else { return }
      let attributes = unsafe newValue.attributes(at: 0, effectiveRange: nil)
      if let first = attributes[.font] as? UIFont { font = first }
      if let first = attributes[.foregroundColor] as? UIColor { textColor = first }
    }
  }
}

private final class AttributedText {
  var value = NSAttributedString(string: "")
}
