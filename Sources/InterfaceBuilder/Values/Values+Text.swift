import Foundation
import Typesetting
package import UIKit

/// Texts as documents describe them.
extension Values {
  package static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  package static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  /// The text with attributes of a role, put together from its fragments.
  package func attributedString(_ key: String) -> NSAttributedString? {
    guard let child = element.child(key: key), child.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in child.children where fragment.name == "fragment" {
      let values = values(of: fragment)
      let attributes = fragment.child("attributes").map { self.values(of: $0).textAttributes }
      text.append(
        NSAttributedString(string: values.string("content") ?? "", attributes: attributes ?? [:]))
    }
    return text
  }

  /// The number of a role, as in `<integer key="NSUnderline" value="1"/>`.
  private func child(number key: String) -> CGFloat? {
    element.child(key: key).flatMap { values(of: $0).number("value") }
      .flatMap { $0.magnitude < 1e6 ? $0 : nil }
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font("NSFont") { attributes[.font] = font }
    if let color = color("NSColor") { attributes[.foregroundColor] = color }
    if let color = color("NSBackgroundColor") { attributes[.backgroundColor] = color }
    if let number = child(number: "NSUnderline") { attributes[.underlineStyle] = Int(number) }
    if let number = child(number: "NSStrikethrough") {
      attributes[.strikethroughStyle] = Int(number)
    }
    if let number = child(number: "NSKern") { attributes[.kern] = number }
    if let number = child(number: "NSBaselineOffset") { attributes[.baselineOffset] = number }
    if let child = element.child(key: "NSParagraphStyle") {
      let values = values(of: child)
      let style = NSMutableParagraphStyle()
      if let mode = values.choice("alignment", Self.alignments) { style.alignment = mode }
      // Labels say themselves how they are cut.
      if let mode = values.choice("lineBreakMode", Self.lineBreakModes) {
        style.lineBreakMode = mode
      }
      if let spacing = values.number("lineSpacing") { style.lineSpacing = spacing }
      if let multiple = values.number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
      if let height = values.number("minimumLineHeight") { style.minimumLineHeight = height }
      if let height = values.number("maximumLineHeight") { style.maximumLineHeight = height }
      if let spacing = values.number("paragraphSpacing") { style.paragraphSpacing = spacing }
      if let spacing = values.number("paragraphSpacingBefore") {
        style.paragraphSpacingBefore = spacing
      }
      if let indent = values.number("headIndent") { style.headIndent = indent }
      if let indent = values.number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
      if let indent = values.number("tailIndent") { style.tailIndent = indent }
      attributes[.paragraphStyle] = style
    }
    return attributes
  }
}
