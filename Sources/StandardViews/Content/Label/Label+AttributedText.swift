import Foundation
package import Typesetting
import ViewTree

extension Label {
  /// Whether the text was set with attributes of its own.
  package final var hasOwnAttributes: Bool { attributed != nil }

  /// The text with the attributes that were set, or else with the label's font and colour.
  final var textWithAttributes: NSAttributedString? {
    if let attributed { return attributed.source }
    return text.map { plain in
      NSAttributedString(
        string: plain,
        attributes: [TextAttributes.font: storedFont, TextAttributes.color: storedTextColor])
    }
  }

  final func setAttributedText(_ newValue: NSAttributedString?) {
    guard let newValue else {
      text = nil
      return
    }
    let new = LabelText(newValue, font: storedFont, color: storedTextColor)
    for mistake in new.mistakes {
      report(
        LayoutDiagnostic(
          .textAttribute, "In the text of \(itemDescription) \(mistake).",
          itemNames: [itemDescription],
          hint: "The attribute counts for nothing until it is given such a value."))
    }
    guard let first = new.first else {
      text = newValue.string
      return
    }
    storedText = newValue.string
    storedFont = first.font
    storedTextColor = first.color
    attributed = nil
    if let style = first.style {
      lineBreakMode = style.lineBreakMode
      textAlignment = TextAlignment(rawValue: style.alignment.rawValue) ?? .natural
    }
    attributed = new
    if adjustsFontForContentSizeCategory { attributed?.adjustFonts(to: traitCollection) }
    contentDidChange()
  }

  /// The heights of a line in a font, by the measurer that measures the label, in points.
  package final func lineMetrics(of font: Font) -> LineMetrics {
    textMeasurer.base.metrics(of: font.measured)
  }
}
