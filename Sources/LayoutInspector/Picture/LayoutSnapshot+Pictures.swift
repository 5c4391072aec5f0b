package import Drawing
public import Foundation
import LayoutKit
public import Typesetting

extension LayoutSnapshot {
  /// How much of a layout its picture shows.
  public enum PictureStyle: Hashable, Sendable {
    /// What a person would see: filled boxes, images and text.
    case painted
    /// That, and a thin outline around every view, a dashed one around every guide.
    case schematic
    /// A drawing that says why the layout is so: boxes by depth, constraints as dimension lines
    /// with their values, guides dashed. What isn't met or is left out is red; what is open is
    /// hatched, with another place where it could be.
    case blueprint
  }

  /// A picture of the layout as an SVG document, one point a unit.
  ///
  /// Text stands on its baselines in the system font or a similar one. Each line has the length it
  /// was measured with, so that browsers without that font squeeze or stretch another one; viewers
  /// that don't know `textLength`, such as librsvg, keep the side where it is aligned. Drawn as
  /// outlines it looks the same everywhere. What scrolls shows within its scroll view only, lines
  /// thinner than a point are drawn one pixel wide, and hidden views don't show.
  ///
  /// - Parameters:
  ///   - style: How much to show.
  ///   - measurer: What has the outlines of letters, such as a `StandardMeasurer` with a family of
  ///     fonts; nil for text that the viewer sets.
  /// - Returns: The document, its elements one a line.
  /// - Complexity: O(*n*), where *n* is the number of views, guides and lines of text.
  public func svg(
    _ style: PictureStyle = .painted, outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> String {
    Self.svgDocument(size, marks(style), measurer)
  }

  /// Marks as a document of a size.
  package static func svgDocument(
    _ size: CGSize, _ marks: [Mark], _ measurer: (any TextMeasurer)?
  ) -> String {
    let width = plainNumber(size.width)
    let height = plainNumber(size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(svgGroup(marks, measurer))
      </svg>

      """
  }

  /// The picture as one element, for a place in a larger one.
  package func svgGroup(
    _ style: PictureStyle = .painted, outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> String {
    Self.svgGroup(marks(style), measurer)
  }

  /// What a picture is drawn with.
  package func marks(_ style: PictureStyle) -> [Mark] {
    switch style {
    case .painted: paintedMarks()
    case .schematic: paintedMarks() + marks(\.outlines)
    case .blueprint: Blueprint(self).marks
    }
  }

  static func svgGroup(_ marks: [Mark], _ measurer: (any TextMeasurer)?) -> String {
    """
    <g font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif">
    \(SVGWriter.elements(marks, measurer.map { Letters($0) }).joined(separator: "\n"))
    </g>
    """
  }

  /// The outlines of the views and guides, to lie over the picture.
  package func svgOutlines() -> String {
    SVGWriter.elements(marks(\.outlines), nil).joined(separator: "\n")
  }
}

extension LayoutSnapshot {
  /// A picture of the layout as a PNG file, on white ground.
  ///
  /// It shows what ``svg(_:outlinesFrom:)`` shows. Text is drawn by the outlines of its letters: those
  /// that a measurer has, else those of a font that is installed on the machine, else plain ones made of
  /// strokes. Each line is as long as it was measured.
  ///
  /// - Parameters:
  ///   - style: How much to show.
  ///   - scale: How many pixels there are to a point. It is held between 0.01 and 16, and lowered
  ///     where a side would be longer than 8192 pixels, or the picture larger than 33 million; what
  ///     is not a number counts as 1.
  ///   - measurer: What has the outlines of letters, such as a `StandardMeasurer` with a family of
  ///     fonts; nil for a font of the machine, and a `StandardMeasurer` without families for plain
  ///     letters, which are the same on every machine.
  /// - Returns: The bytes of the file.
  /// - Complexity: O(*p*), where *p* is the number of pixels of all that is drawn.
  public func png(
    _ style: PictureStyle = .painted, scale: CGFloat = 2,
    outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> Data {
    Self.pngFile(size, marks(style), scale: scale, measurer)
  }

  static func pngFile(
    _ size: CGSize, _ marks: [Mark], scale: CGFloat, _ measurer: (any TextMeasurer)?
  ) -> Data {
    let letters = measurer.map { Letters($0) } ?? Letters.ofMachine
    var painter = MarkPainter(size: size, scale: scale, letters: letters)
    painter.draw(marks)
    return PNGFile(painter.image).data
  }
}
