import Foundation
import LayoutKit

/// One element of an SVG document, with attributes in the order they were given.
struct SVGElement: CustomStringConvertible {
  /// A name and its value.
  typealias Attribute = (name: String, value: Value)

  private(set) var description: String

  /// Makes an element without content.
  init(_ name: String, _ attributes: [Attribute]...) { self.init(name, attributes) }

  /// Makes an element without content.
  init(_ name: String, _ attributes: [[Attribute]]) {
    description = "<" + name + attributes.map(Self.list).joined() + "/>"
  }

  /// Makes an element around a text, given as it is to be read.
  init(_ name: String, content: String, _ attributes: [[Attribute]]) {
    description =
      "<" + name + attributes.map(Self.list).joined() + ">" + escapedForXML(content) + "</\(name)>"
  }

  /// Attributes as they stand in an element.
  static func list(_ attributes: [Attribute]) -> String {
    var result = ""
    for (name, value) in attributes {
      result += " " + name + "=\"" + escapedForXML(value.text) + "\""
    }
    return result
  }

  /// A text, or a number printed short.
  struct Value: ExpressibleByStringInterpolation {
    var text: String

    init(stringLiteral value: String) { text = value }
    init(_ text: String) { self.text = text }
    init(_ number: CGFloat) { text = plainNumber(number) }
  }
}

extension SVGElement {
  /// A rectangle's place, size and corners; no corners show at a radius of 0.
  static func frame(_ frame: CGRect, radius: CGFloat = 0) -> [Attribute] {
    let place: [Attribute] = [
      ("x", .init(frame.origin.x)), ("y", .init(frame.origin.y)),
      ("width", .init(frame.size.width)), ("height", .init(frame.size.height)),
    ]
    return radius > 0 ? place + [("rx", .init(radius))] : place
  }

  /// The length of a line of text, to which it is stretched or squeezed in every font; nothing where
  /// there is no length.
  static func length(_ width: CGFloat) -> [Attribute] {
    guard width > 0, width.isFinite else { return [] }
    return [("textLength", .init(width)), ("lengthAdjust", "spacingAndGlyphs")]
  }

  /// A colour written `#RRGGBB` or `#RRGGBBAA`, and how much it covers, under two names.
  static func color(_ color: String, _ name: String, _ opacityName: String) -> [Attribute] {
    guard color.utf8.count == 9, let alpha = Int(color.suffix(2), radix: 16) else {
      return [(name, .init(color))]
    }
    return [(name, .init(String(color.prefix(7)))), (opacityName, .init(CGFloat(alpha) / 255))]
  }

  /// The fill of a colour.
  static func fill(_ color: String) -> [Attribute] { self.color(color, "fill", "fill-opacity") }

  /// The colour of a line.
  static func stroke(_ color: String) -> [Attribute] {
    self.color(color, "stroke", "stroke-opacity")
  }

  /// A line one pixel wide, however large or small the picture is shown.
  static func hairline(_ color: String) -> [Attribute] {
    stroke(color) + [("stroke-width", "1"), ("vector-effect", "non-scaling-stroke")]
  }
}
