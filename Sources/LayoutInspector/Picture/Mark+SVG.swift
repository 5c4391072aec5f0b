import Foundation
import LayoutKit
import Typesetting

extension Mark {
  /// The mark as an element of an SVG document, with the shapes of letters that a measurer has.
  func element(_ measurer: (any TextMeasurer)?) -> SVGElement {
    switch self {
    case .box(let frame, let radius, let color):
      return SVGElement("rect", .frame(frame, radius: radius), .fill(color))
    case .hairline(let start, let end, let color):
      let way =
        start.y == end.y ? "H\(plainNumber(end.x))" : "V\(plainNumber(end.y))"
      let path = "M\(plainNumber(start.x)) \(plainNumber(start.y))\(way)"
      return SVGElement("path", ["d": .init(path)], .hairline(color))
    case .polygon(let points, let color):
      let corners = points.map { plainNumber($0.x) + " " + plainNumber($0.y) }
      return SVGElement("path", ["d": "M\(corners.joined(separator: "L"))Z"], .fill(color))
    case .circle(let center, let radius, let color):
      return SVGElement(
        "circle", ["cx": .init(center.x), "cy": .init(center.y), "r": .init(radius)], .fill(color))
    case .text(let line, let text, let isPiece):
      if let outline = line.outline(in: text, of: measurer) {
        return SVGElement("path", ["d": .init(outline.svgPath)], .fill(line.color ?? text.color))
      }
      return line.element(in: text, isPiece: isPiece)
    case .outline(let frame, let radius, let isDashed):
      return SVGElement(
        "rect", .frame(frame, radius: radius), .outline(dashes: isDashed ? "3 2" : nil))
    case .stroke(let start, let end, let width, let dash, let color):
      let path = [start, end].map { "\(plainNumber(rounded($0.x))) \(plainNumber(rounded($0.y)))" }
      return SVGElement(
        "path", ["d": .init("M" + path.joined(separator: "L"))],
        .stroke(color, width: width, dash: dash))
    case .sign(let text, let center, let size, let color):
      return SVGElement(
        "text", content: text,
        [
          "x": .init(rounded(center.x)), "y": .init(rounded(center.y + size * 0.36)),
          "text-anchor": "middle",
        ],
        .length(rounded(Self.width(ofSign: text, size: size))),
        ["font-size": .init(size), "font-weight": "600"],
        .fill(color))
    }
  }
}

extension Mark {
  /// How wide a sign is in the standard font.
  private static func width(ofSign text: String, size: CGFloat) -> CGFloat {
    let font = TextFont(size: size, weight: 600)
    return StandardMeasurer().paragraph(of: StyledText(text, font: font)).maxWidth
  }
}

/// A length to hundredths of a point.
private func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }

extension LayoutSnapshot.Line {
  /// A line has the length it was measured with, whatever font a viewer has.
  ///
  /// Viewers that don't know of lengths hold it where it is aligned, and a piece where it begins.
  fileprivate func element(in text: LayoutSnapshot.Text, isPiece: Bool) -> SVGElement {
    let typeface = typeface ?? text.typeface
    let held = isPiece ? (isRightToLeft ? .right : .left) : text.alignment
    return SVGElement(
      "text", content: string,
      [
        "x": .init(place(of: held)), "y": .init(baseline),
        "text-anchor": held.anchor(isRightToLeft: isRightToLeft),
        "direction": isRightToLeft ? "rtl" : nil,
        "unicode-bidi": isRightToLeft ? "embed" : nil,
      ],
      .length(width),
      [
        "font-family": typeface.family.map { .init("'" + $0.filter { $0 != "'" } + "'") },
        "font-size": .init(typeface.size),
        "font-weight": typeface.weight == 400 ? nil : .init(typeface.weight),
        "font-style": typeface.isItalic ? "italic" : nil,
        "xml:space": hasSpacesToKeep ? "preserve" : nil,
      ],
      .fill(color ?? text.color))
  }

  /// Whether there are spaces that a viewer would drop: several in a row, at the ends, or tabs.
  private var hasSpacesToKeep: Bool {
    string.hasPrefix(" ") || string.hasSuffix(" ") || string.contains("  ")
      || string.contains("\t")
  }

  /// The end or the middle that stays in place, whatever font the text is drawn in.
  private func place(of alignment: LayoutSnapshot.Text.Alignment) -> CGFloat {
    switch alignment {
    case .left: x
    case .center: x + width / 2
    case .right: x + width
    }
  }
}

extension LayoutSnapshot.Text.Alignment {
  /// The value of `text-anchor`, of which the start is where reading begins; nil for the one that
  /// needn't be written.
  fileprivate func anchor(isRightToLeft: Bool) -> SVGElement.Value? {
    switch self {
    case .left: isRightToLeft ? "end" : nil
    case .center: "middle"
    case .right: isRightToLeft ? nil : "end"
    }
  }
}

extension GlyphOutline {
  /// The shapes at a place, the y axis pointing down.
  func flipped(x: CGFloat, y: CGFloat) -> GlyphOutline {
    func change(_ point: CGPoint) -> CGPoint { CGPoint(x: x + point.x, y: y - point.y) }
    return GlyphOutline(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(to: change(point))
        case .line(let point): .line(to: change(point))
        case .quadratic(let point, let control):
          .quadratic(to: change(point), control: change(control))
        case .cubic(let point, let control1, let control2):
          .cubic(to: change(point), control1: change(control1), control2: change(control2))
        case .close: .close
        }
      })
  }

  /// The shapes as the data of an SVG path, to hundredths of a point.
  fileprivate var svgPath: String {
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
