package import Foundation
import LayoutKit

/// Pictures of several layouts in one SVG document, side by side, each with round corners and a
/// thin edge.
package struct PictureSheet {
  private let pictures: [(snapshot: LayoutSnapshot, scale: CGFloat)]
  private let height: CGFloat
  private let gap: CGFloat

  /// Gathers pictures.
  ///
  /// - Parameters:
  ///   - snapshots: The layouts, left to right.
  ///   - height: The height every picture is brought to, in points.
  ///   - gap: The distance between pictures, in points.
  package init(_ snapshots: [LayoutSnapshot], height: CGFloat, gap: CGFloat) {
    pictures = snapshots.filter { $0.size.height > 0 }.map { ($0, height / $0.size.height) }
    self.height = height
    self.gap = gap
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
        picture.snapshot.svgGroup(),
        "</g>",
        edge.description,
        "</g>",
      ]
      x += size.width * picture.scale + gap
    }
    let width = plainNumber(max(0, x - gap) + 1)
    let height = plainNumber(height + 2)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }
}
