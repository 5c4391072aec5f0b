import Foundation
import LayoutKit

/// One element of an SVG document, with attributes in the order they were given.
struct SVGElement: CustomStringConvertible {
  private(set) var description: String

  /// Makes an element without content.
  ///
  /// - Parameters:
  ///   - name: The tag.
  ///   - attributes: Names and values; those without a value are left out.
  init(_ name: String, _ attributes: KeyValuePairs<String, Value?>...) {
    description = "<" + name + Self.list(attributes) + "/>"
  }

  /// Makes an element around a text.
  ///
  /// - Parameters:
  ///   - name: The tag.
  ///   - content: The text, as it is to be read.
  ///   - attributes: Names and values; those without a value are left out.
  init(_ name: String, content: String, _ attributes: KeyValuePairs<String, Value?>...) {
    description = "<" + name + Self.list(attributes) + ">" + escapedForXML(content) + "</\(name)>"
  }

  private static func list(_ lists: [KeyValuePairs<String, Value?>]) -> String {
    var result = ""
    for case (let name, let value?) in lists.joined() {
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

extension KeyValuePairs where Key == String, Value == SVGElement.Value? {
  /// A rectangle's place, size and corners; no corners show at a radius of 0.
  static func frame(_ frame: CGRect, radius: CGFloat = 0) -> Self {
    [
      "x": .init(frame.origin.x), "y": .init(frame.origin.y),
      "width": .init(frame.size.width), "height": .init(frame.size.height),
      "rx": radius > 0 ? .init(radius) : nil,
    ]
  }

  /// The length of a line of text, to which it is stretched or squeezed in every font; nothing where
  /// there is no length.
  static func length(_ width: CGFloat) -> Self {
    let isKnown = width > 0 && width.isFinite
    return [
      "textLength": isKnown ? .init(width) : nil,
      "lengthAdjust": isKnown ? "spacingAndGlyphs" : nil,
    ]
  }

  /// The fill of a colour written `#RRGGBB` or `#RRGGBBAA`.
  static func fill(_ color: String) -> Self {
    let (opaque, opacity) = parts(of: color)
    return ["fill": opaque, "fill-opacity": opacity]
  }

  /// A line one pixel wide, however large or small the picture is shown.
  static func hairline(_ color: String) -> Self {
    let (opaque, opacity) = parts(of: color)
    return [
      "stroke": opaque, "stroke-opacity": opacity, "stroke-width": "1",
      "vector-effect": "non-scaling-stroke",
    ]
  }

  private static func parts(of color: String) -> (opaque: SVGElement.Value, SVGElement.Value?) {
    guard color.utf8.count == 9, let alpha = Int(color.suffix(2), radix: 16) else {
      return (.init(color), nil)
    }
    return (.init(String(color.prefix(7))), .init(CGFloat(alpha) / 255))
  }

  /// A line of a width in points, with dashes and gaps of a length unless that is 0.
  static func stroke(_ color: String, width: CGFloat, dash: CGFloat) -> Self {
    let (opaque, opacity) = parts(of: color)
    return [
      "stroke": opaque, "stroke-opacity": opacity, "stroke-width": .init(width),
      "stroke-dasharray": dash > 0 ? .init("\(plainNumber(dash)) \(plainNumber(dash))") : nil,
    ]
  }

  /// A line along an edge, of half a point.
  static func outline(dashes: SVGElement.Value? = nil) -> Self {
    [
      "fill": "none", "stroke": "#0A84FF", "stroke-width": "0.5",
      "stroke-dasharray": dashes,
    ]
  }
}

/// A text as it may stand in an element or attribute; characters XML doesn't allow are left out.
package func escapedForXML(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    case "\t", "\n", "\r": result.append(scalar)
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
    default: result.append(scalar)
    }
  }
  return String(result)
}
