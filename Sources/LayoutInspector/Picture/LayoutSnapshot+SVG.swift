import Foundation
import LayoutKit

extension LayoutSnapshot {
  /// How much of a layout its picture shows.
  public enum PictureStyle: Hashable, Sendable {
    /// What a person would see: filled boxes, images and text.
    case painted
    /// That, and a thin outline around every view, a dashed one around every guide.
    case schematic
  }

  /// A picture of the layout as an SVG document, one point a unit.
  ///
  /// Text stands on its baselines in Helvetica or a font of the same widths; where a viewer has
  /// neither, it is stretched to the width the layout reckoned with. Hidden views don't show.
  ///
  /// - Parameter style: How much to show.
  /// - Returns: The document, its elements one a line.
  /// - Complexity: O(*n*), where *n* is the number of views, guides and lines of text.
  public func svg(_ style: PictureStyle = .painted) -> String {
    let width = plainNumber(size.width)
    let height = plainNumber(size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(svgGroup(style))
      </svg>

      """
  }

  /// The picture as one element, for a place in a larger one.
  package func svgGroup(_ style: PictureStyle = .painted) -> String {
    var lines = visibleItems.flatMap(\.drawing).map(\.description)
    if style == .schematic { lines.append(svgOutlines()) }
    return """
      <g font-family="Helvetica, Arial, 'Liberation Sans', sans-serif" \
      style="font-kerning:none;white-space:pre">
      \(lines.joined(separator: "\n"))
      </g>
      """
  }

  /// The outlines of the views and guides, to lie over the picture.
  package func svgOutlines() -> String {
    visibleItems.flatMap(\.outlines).map(\.description).joined(separator: "\n")
  }

  /// The views that neither are hidden nor stand in a hidden one.
  private var visibleItems: [Item] {
    var hiddenDepth = Int.max
    return views.filter { item in
      if item.depth > hiddenDepth { return false }
      hiddenDepth = item.isHidden ? item.depth : .max
      return !item.isHidden
    }
  }
}

extension LayoutSnapshot.Item {
  /// What the view itself shows, back to front.
  fileprivate var drawing: [SVGElement] {
    var elements: [SVGElement] = []
    if let fill = backgroundColor ?? (imageSize == nil ? nil : "#D8DEE6") {
      elements.append(SVGElement("rect", .frame(absoluteFrame, radius: cornerRadius), .fill(fill)))
    }
    if imageSize != nil { elements += imageMark }
    if let text {
      elements += text.lines.filter { !$0.string.isEmpty }.map { $0.drawing(in: text) }
    }
    return elements
  }

  /// Where the view and its guides are.
  fileprivate var outlines: [SVGElement] {
    [SVGElement("rect", .frame(absoluteFrame, radius: cornerRadius), .outline())]
      + guides.map { SVGElement("rect", .frame($0.absoluteFrame), .outline(dashes: "3 2")) }
  }

  /// A sun over hills, which stands for the pixels a headless image doesn't have.
  private var imageMark: [SVGElement] {
    let side = min(absoluteFrame.width, absoluteFrame.height) * 0.5
    guard side > 0, side.isFinite else { return [] }
    let left = absoluteFrame.midX - side / 2
    let top = absoluteFrame.midY - side / 2
    let hills = [(0, 0.9), (0.35, 0.35), (0.6, 0.75), (0.75, 0.55), (1, 0.9)].map {
      plainNumber(left + $0 * side) + " " + plainNumber(top + $1 * side)
    }
    return [
      SVGElement("path", ["d": "M\(hills.joined(separator: "L"))Z"], .fill("#FFFFFFCC")),
      SVGElement(
        "circle",
        [
          "cx": .init(left + 0.75 * side), "cy": .init(top + 0.25 * side), "r": .init(0.1 * side),
        ], .fill("#FFFFFFCC")),
    ]
  }
}

extension LayoutSnapshot.Line {
  fileprivate func drawing(in text: LayoutSnapshot.Text) -> SVGElement {
    SVGElement(
      "text", content: string,
      [
        "x": .init(x), "y": .init(baseline), "font-size": .init(text.fontSize),
        "font-weight": text.fontName.hasSuffix("Bold") ? "bold" : nil,
      ],
      .fill(text.color),
      ["textLength": .init(width), "lengthAdjust": "spacingAndGlyphs"])
  }
}
