package import Foundation
import LayoutKit

/// Pictures of several layouts in one SVG document, side by side, each with round corners and a
/// thin edge.
package struct PictureSheet {
  private let pictures: [(snapshot: LayoutSnapshot, scale: CGFloat)]
  private let captions: [String]
  private let height: CGFloat
  private let gap: CGFloat
  private let style: LayoutSnapshot.PictureStyle

  /// The room under the pictures for what stands there.
  private static var captionHeight: CGFloat { 22 }

  /// Gathers pictures.
  ///
  /// - Parameters:
  ///   - snapshots: The layouts, left to right.
  ///   - captions: What stands under each; none for pictures alone.
  ///   - height: The height every picture is brought to, in points.
  ///   - gap: The distance between pictures, in points.
  ///   - style: How much they show.
  package init(
    _ snapshots: [LayoutSnapshot], captions: [String] = [], height: CGFloat, gap: CGFloat,
    _ style: LayoutSnapshot.PictureStyle = .painted
  ) {
    let shown = snapshots.indices.filter { snapshots[$0].size.height > 0 }
    pictures = shown.map { (snapshots[$0], height / snapshots[$0].size.height) }
    self.captions = shown.compactMap { captions.indices.contains($0) ? captions[$0] : nil }
    self.height = height
    self.gap = gap
    self.style = style
  }

  /// The document.
  package var svg: String {
    var lines: [String] = []
    var x: CGFloat = 1
    for (index, picture) in pictures.enumerated() {
      let size = picture.snapshot.size
      let frame = CGRect(origin: .zero, size: size)
      let clip = SVGElement("rect", SVGElement.frame(frame, radius: 24))
      let edge = SVGElement(
        "rect", SVGElement.frame(frame, radius: 24),
        [
          ("fill", "none"), ("stroke", "#808890"), ("stroke-opacity", "0.4"),
          ("stroke-width", .init(1.5 / picture.scale)),
        ])
      let place = "translate(\(plainNumber(x)) 1) scale(\(plainNumber(picture.scale)))"
      lines += [
        #"<clipPath id="screen\#(index)">\#(clip)</clipPath>"#,
        #"<g transform="\#(place)">"#,
        #"<g clip-path="url(#screen\#(index))">"#,
        picture.snapshot.svgGroup(style),
        "</g>",
        edge.description,
        "</g>",
      ]
      if captions.indices.contains(index) {
        lines.append(caption(captions[index], middle: x + size.width * picture.scale / 2))
      }
      x += size.width * picture.scale + gap
    }
    let width = plainNumber(max(0, x - gap) + 1)
    let height = plainNumber(height + 2 + (captions.isEmpty ? 0 : Self.captionHeight))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }

  private func caption(_ text: String, middle: CGFloat) -> String {
    SVGElement(
      "text", content: text,
      [
        [
          ("x", .init(middle)), ("y", .init(height + Self.captionHeight - 5)),
          ("text-anchor", "middle"), ("font-size", "12"), ("fill", "#667085"),
          (
            "font-family",
            "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
          ),
        ]
      ]
    ).description
  }
}
