import Foundation
import LayoutKit
public import Typesetting

extension LayoutSnapshot {
  /// How much of a layout its picture shows.
  public enum PictureStyle: Hashable, Sendable {
    /// What a person would see: filled boxes, images and text.
    case painted
    /// That, and a thin outline around every view, a dashed one around every guide.
    case schematic
    /// A drawing of why it is so: boxes by depth, constraints as dimension lines with their values,
    /// guides dashed, red what isn't met or is left out, hatched what is open, with the other place
    /// where it could be.
    case blueprint
  }

  /// A picture of the layout as an SVG document, one point a unit.
  ///
  /// Text stands on its baselines in the system font or one that is much alike. Each line has the
  /// length it was measured with, so that browsers without that font squeeze or stretch another one;
  /// viewers that don't know of `textLength`, such as librsvg, hold it where it is aligned. Drawn as
  /// outlines it looks the same everywhere. What scrolls shows within its scroll view only, lines
  /// thinner than a point are drawn one pixel wide, and hidden views don't show.
  ///
  /// - Parameters:
  ///   - style: How much to show.
  ///   - measurer: Who has the outlines of letters, such as a `StandardMeasurer` with a family of
  ///     fonts; nil for text that is set by whoever shows the document.
  /// - Returns: The document, its elements one a line.
  /// - Complexity: O(*n*), where *n* is the number of views, guides and lines of text.
  public func svg(
    _ style: PictureStyle = .painted, outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> String {
    Self.svgDocument(size, steps(style), measurer)
  }

  static func svgDocument(
    _ size: CGSize, _ steps: [Step], _ measurer: (any TextMeasurer)?
  ) -> String {
    let width = plainNumber(size.width)
    let height = plainNumber(size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(svgGroup(steps, measurer))
      </svg>

      """
  }

  /// The picture as one element, for a place in a larger one.
  package func svgGroup(
    _ style: PictureStyle = .painted, outlinesFrom measurer: (any TextMeasurer)? = nil
  ) -> String {
    Self.svgGroup(steps(style), measurer)
  }

  /// What a picture is drawn with.
  func steps(_ style: PictureStyle) -> [Step] {
    switch style {
    case .painted: steps(\.marks)
    case .schematic: steps(\.marks) + steps(\.outlines)
    case .blueprint: Blueprint(self).steps
    }
  }

  static func svgGroup(_ steps: [Step], _ measurer: (any TextMeasurer)?) -> String {
    """
    <g font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif">
    \(elements(steps, measurer).joined(separator: "\n"))
    </g>
    """
  }

  /// The outlines of the views and guides, to lie over the picture.
  package func svgOutlines() -> String {
    Self.elements(steps(\.outlines), nil).joined(separator: "\n")
  }

  /// Elements one a line, with what is clipped in groups.
  private static func elements(_ steps: [Step], _ measurer: (any TextMeasurer)?) -> [String] {
    steps.flatMap { step -> [String] in
      switch step {
      case .draw(let mark): [mark.element(measurer).description]
      case .clip(let frame, let radius): clippingGroup(frame, radius: radius)
      case .unclip: ["</g>"]
      }
    }
  }

  /// The beginning of a group that shows within an area only.
  ///
  /// The area is named for what it is, so that two pictures on one page that share a name share
  /// the area.
  private static func clippingGroup(_ frame: CGRect, radius: CGFloat) -> [String] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height, radius]
    let name = "clip" + numbers.map { "_" + plainNumber($0) }.joined()
    let area = SVGElement("rect", .frame(frame, radius: radius))
    return [
      "<clipPath id=\"\(name)\">\(area)</clipPath>", "<g clip-path=\"url(#\(name))\">",
    ]
  }
}
