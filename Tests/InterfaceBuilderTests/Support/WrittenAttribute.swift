import Testing
import UIKit

/// What Interface Builder writes of a view, and the property of UIKit that its inspector shows it under.
nonisolated struct WrittenAttribute: Sendable, CustomTestStringConvertible {
  /// The element's name, a space and the attributes, then what is inside of it.
  let element: String
  let inside: String
  /// Whether the view is as written.
  let isRead: Judging

  var testDescription: String { element + inside }

  /// The view's element, with or without what the row is about.
  func text(isWhole: Bool) -> String {
    let name = element.prefix { $0 != " " }
    return "<\(isWhole ? element : String(name)) id=\"a\">\(isWhole ? inside : "")</\(name)>"
  }

  /// A row about a view of a class.
  static func of<Kind: UIView>(
    _ type: Kind.Type, _ element: String, _ inside: String = "",
    _ isRead: @escaping JudgingOf<Kind>
  ) -> WrittenAttribute {
    WrittenAttribute(element: element, inside: inside) { ($0 as? Kind).map { isRead($0) } ?? false }
  }
}
