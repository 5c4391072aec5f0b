import Drawing
import Foundation
import LayoutKit
import Typesetting
import ViewTree

extension Shape {
  /// Whether the shape has an inside.
  var hasArea: Bool {
    guard case .path(let path, _) = self else { return true }
    return path.elements.count > 2
  }

  /// The shape as an element with further attributes.
  func element(_ looks: [[SVGElement.Attribute]]) -> SVGElement {
    switch self {
    case .box(let frame, let radius):
      return SVGElement("rect", [SVGElement.frame(frame, radius: radius)] + looks)
    case .circle(let center, let radius):
      let place: [SVGElement.Attribute] = [
        ("cx", .init(center.x)), ("cy", .init(center.y)), ("r", .init(radius)),
      ]
      return SVGElement("circle", [place] + looks)
    case .path(let path, let isEvenOdd):
      let rule: [SVGElement.Attribute] = isEvenOdd ? [("fill-rule", "evenodd")] : []
      return SVGElement("path", [[("d", .init(path.svgPath))]] + looks + [rule])
    }
  }

  /// A rectangle around the shape; nil without points.
  var bounds: CGRect? {
    switch self {
    case .box(let frame, _): return frame
    case .circle(let center, let radius):
      return CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .path(let path, _):
      let points = path.points
      guard let first = points.first else { return nil }
      var (least, greatest) = (first, first)
      for point in points {
        least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
        greatest = CGPoint(x: max(greatest.x, point.x), y: max(greatest.y, point.y))
      }
      return CGRect(
        x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
    }
  }
}

extension Outline {
  /// The curves as the data of an SVG path, to hundredths of a point.
  var svgPath: String {
    func text(_ points: CGPoint...) -> String {
      points.map { point in
        [point.x, point.y].map { plainNumber(($0 * 100).rounded() / 100) }.joined(separator: " ")
      }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M" + text(point)
      case .line(let point): "L" + text(point)
      case .quadratic(let point, let control): "Q" + text(control, point)
      case .cubic(let point, let control1, let control2): "C" + text(control1, control2, point)
      case .close: "Z"
      }
    }.joined()
  }
}

extension TextLine {
  /// A line has the length it was measured with, whatever font a viewer has.
  ///
  /// Viewers that don't know of lengths hold it where it is anchored.
  var element: SVGElement {
    let style: [SVGElement.Attribute?] = [
      family.map { ("font-family", .init(Self.families(for: $0))) },
      ("font-size", .init(size)), weight == 400 ? nil : ("font-weight", .init(weight)),
      isItalic ? ("font-style", "italic") : nil,
      hasSpacesToKeep ? ("xml:space", "preserve") : nil,
    ]
    let place: [SVGElement.Attribute?] = [
      ("x", .init(heldX)), ("y", .init(baseline)), anchorName.map { ("text-anchor", $0) },
      isRightToLeft ? ("direction", "rtl") : nil,
      isRightToLeft ? ("unicode-bidi", "embed") : nil,
    ]
    return SVGElement(
      "text", content: string,
      [
        place.compactMap { $0 }, SVGElement.length(width), style.compactMap { $0 },
        paint,
      ])
  }

  /// The colour that fills the letters, and the line along their edges.
  var paint: [SVGElement.Attribute] {
    guard let stroke else { return SVGElement.fill(color) }
    return (stroke.isFilled ? SVGElement.fill(color) : [("fill", "none")])
      + SVGElement.stroke(stroke.color)
      + [("stroke-width", .init(stroke.width)), ("stroke-linejoin", "round")]
  }

  /// The family, or what viewers know of letters of one width.
  private static func families(for name: String) -> String {
    switch name {
    case StandardMeasurer.monospacedFamily: "ui-monospace, Menlo, Consolas, monospace"
    case StandardMeasurer.digitsFamily: "-apple-system, Inter, sans-serif"
    default: "'" + name.filter { $0 != "'" } + "'"
    }
  }

  /// Whether there are spaces that a viewer would drop: several in a row, at the ends, or tabs.
  private var hasSpacesToKeep: Bool {
    string.hasPrefix(" ") || string.hasSuffix(" ") || string.contains("  ")
      || string.contains("\t")
  }

  /// The end or the middle that stays in place, whatever font the text is drawn in.
  private var heldX: CGFloat {
    switch anchor {
    case .left: x
    case .center: x + width / 2
    case .right: x + width
    }
  }

  /// The value of `text-anchor`, of which the start is where reading begins; nil for the one that
  /// needn't be written.
  private var anchorName: SVGElement.Value? {
    switch anchor {
    case .left: isRightToLeft ? "end" : nil
    case .center: "middle"
    case .right: isRightToLeft ? nil : "end"
    }
  }
}
