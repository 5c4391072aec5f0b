import Foundation
import UIKit

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
