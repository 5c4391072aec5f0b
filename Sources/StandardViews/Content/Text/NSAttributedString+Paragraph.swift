package import Foundation
package import Typesetting
import ViewTree

nonisolated extension NSAttributedString {
  /// The text as the screen's measurer measures it, characters without a font at 12 points.
  ///
  /// Paragraphs without a style break between words.
  ///
  /// - Parameter mode: What becomes of lines that are too long, whatever the styles say; nil for what they
  ///   say.
  /// - Returns: The text.
  package func paragraph(_ mode: LineBreakMode? = nil) -> Paragraph {
    var style = ParagraphStyle()
    style.lineBreakMode = mode ?? .byWordWrapping
    var text = LabelText(self, font: .systemFont(ofSize: 12), color: .black)
    if let mode { text.set(lineBreakMode: mode) }
    return LayoutEnvironment.screen.textMeasurer.paragraph(of: text.styledText(style))
  }

  /// How each run is drawn.
  package var drawnLooks: [DrawnTextLook] {
    let text = LabelText(self, font: .systemFont(ofSize: 12), color: .black)
    return text.looks
  }
}
