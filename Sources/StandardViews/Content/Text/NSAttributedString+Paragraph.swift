package import Foundation
package import Typesetting
import ViewTree

nonisolated extension NSAttributedString {
  /// The text as the screen's measurer measures it, characters without a font at 12 points.
  ///
  /// Paragraphs without a style break between words.
  package func paragraph() -> Paragraph {
    var style = ParagraphStyle()
    style.lineBreakMode = .byWordWrapping
    let text = LabelText(self, font: .systemFont(ofSize: 12), color: .black)
    return LayoutEnvironment.screen.textMeasurer.paragraph(of: text.styledText(style))
  }

  /// How each run is drawn.
  package var drawnLooks: [DrawnTextLook] {
    let text = LabelText(self, font: .systemFont(ofSize: 12), color: .black)
    return text.looks
  }
}
