package import Foundation
package import UIKit

/// The values of an element's attributes, as numbers, sizes and the like.
///
/// A value that can't be read is noted and counts as missing.
package struct Values {
  package let element: DocumentElement
  package let resources: Resources
  package let notes: Notes

  package init(_ element: DocumentElement, _ resources: Resources, _ notes: Notes) {
    self.element = element
    self.resources = resources
    self.notes = notes
  }

  /// The values of an element inside this one.
  package func values(of element: DocumentElement) -> Values { Values(element, resources, notes) }

  package subscript(attribute: String) -> String? { element[attribute] }

  /// A finite number.
  package func number(_ attribute: String) -> CGFloat? {
    guard let text = element[attribute] else { return nil }
    guard let value = Double(text), value.isFinite, value.magnitude <= 1e9 else {
      noteBad(attribute, text, expected: "a number")
      return nil
    }
    return CGFloat(value)
  }

  /// A whole number.
  package func integer(_ attribute: String) -> Int? {
    guard let text = element[attribute] else { return nil }
    if let value = Int(text) { return value }
    noteBad(attribute, text, expected: "a whole number")
    return nil
  }

  /// `YES` or `NO`.
  package func flag(_ attribute: String) -> Bool? {
    switch element[attribute] {
    case nil: return nil
    case "YES"?: return true
    case "NO"?: return false
    case let text?:
      noteBad(attribute, text, expected: "YES or NO")
      return nil
    }
  }

  /// One of several words.
  package func choice<Value>(_ attribute: String, _ values: @autoclosure () -> [String: Value])
    -> Value?
  {
    guard let text = element[attribute] else { return nil }
    let values = values()
    if let value = values[text] { return value }
    noteBad(attribute, text, expected: "one of \(values.keys.sorted().joined(separator: ", "))")
    return nil
  }

  /// A priority above 0 and up to 1000.
  package func priority(_ attribute: String) -> UILayoutPriority? {
    guard let number = number(attribute) else { return nil }
    guard number > 0, number <= 1000 else {
      // A content that is not held to its size at all.
      if number == 0 { return UILayoutPriority(0) }
      noteBad(attribute, element[attribute] ?? "", expected: "a priority up to 1000")
      return nil
    }
    return UILayoutPriority(Float(number))
  }

  /// A text from an attribute, or from an element inside that has it as its role.
  package func string(_ name: String) -> String? {
    if let text = element[name] { return text }
    guard let child = element.child(key: name),
      child.name == "string" || child.name == "mutableString"
    else { return nil }
    if child["base64-UTF8"] == "YES" {
      var encoded = child.text.filter { !$0.isWhitespace }
      // Interface Builder leaves the padding out.
      while encoded.utf8.count % 4 != 0 { encoded += "=" }
      return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) }
    }
    return child.text
  }

  /// The rectangle of a role, as `<rect key="frame" …/>`.
  package func rect(_ key: String) -> CGRect? {
    guard let child = element.children.first(where: { $0.key == key && $0.name == "rect" })
    else { return nil }
    let values = values(of: child)
    guard let x = values.number("x"), let y = values.number("y"),
      let width = values.number("width"), let height = values.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size of a role.
  package func size(_ key: String) -> CGSize? {
    guard let child = element.children.first(where: { $0.key == key && $0.name == "size" })
    else { return nil }
    let values = values(of: child)
    guard let width = values.number("width"), let height = values.number("height") else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// The insets of a role: `inset`, by minima and maxima, or `edgeInsets`, by sides.
  package func insets(_ key: String) -> UIEdgeInsets? {
    guard let child = element.child(key: key) else { return nil }
    let values = values(of: child)
    switch child.name {
    case "inset":
      return UIEdgeInsets(
        top: values.number("minY") ?? 0, left: values.number("minX") ?? 0,
        bottom: values.number("maxY") ?? 0, right: values.number("maxX") ?? 0)
    case "edgeInsets":
      return UIEdgeInsets(
        top: values.number("top") ?? 0, left: values.number("left") ?? 0,
        bottom: values.number("bottom") ?? 0, right: values.number("right") ?? 0)
    default: return nil
    }
  }

  /// The insets of a role that follow the reading direction.
  package func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let child = element.child(key: key), child.name == "directionalEdgeInsets" else {
      return nil
    }
    let values = values(of: child)
    return NSDirectionalEdgeInsets(
      top: values.number("top") ?? 0, leading: values.number("leading") ?? 0,
      bottom: values.number("bottom") ?? 0, trailing: values.number("trailing") ?? 0)
  }

  /// The colour of a role.
  package func color(_ key: String) -> UIColor? {
    guard let child = element.child(key: key), child.name == "color" else { return nil }
    return resources.color(values(of: child))
  }

  /// The picture that an attribute, or an element of that role, names.
  package func image(_ name: String) -> UIImage? {
    if let image = element[name] { return resources.image(image) }
    guard let child = element.child(key: name), child.name == "imageReference",
      let image = child["image"]
    else { return nil }
    return resources.image(image)
  }

  /// Notes a value that can't be read.
  package func noteBad(_ attribute: String, _ text: String, expected: String) {
    notes.add(
      .badValue, "The \(attribute) of this \(element.name) can't be '\(text.prefix(60))'.",
      hint: "Use \(expected); it counts as missing.", at: element)
  }
}

extension Values {
  /// The value of a runtime attribute; nil for none, and for one that can't be read.
  package var runtimeValue: Any? {
    switch element["type"] {
    case "number":
      let inner = element.child(key: "value").map(values(of:))
      return (number("value") ?? inner?.number("value")).map { Double($0) }
    case "boolean": return flag("value")
    case "string", "localizedString": return string("value")
    case "color": return color("value")
    case "size": return size("value")
    case "rect": return rect("value")
    case "point":
      guard let child = element.child(key: "value") else { return nil }
      let values = values(of: child)
      return CGPoint(x: values.number("x") ?? 0, y: values.number("y") ?? 0)
    case "range":
      guard let child = element.child(key: "value") else { return nil }
      let values = values(of: child)
      return NSRange(
        location: values.integer("location") ?? 0, length: values.integer("length") ?? 0)
    case "image": return image("value")
    default: return nil
    }
  }
}
