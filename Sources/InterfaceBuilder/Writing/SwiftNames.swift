import UIKit

/// Names of views in a Swift file: those of outlets, else made of labels, else of kinds, each once.
struct SwiftNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var used: Set<String>
  /// For each name that is taken the number to try next.
  private var numbers: [String: Int] = [:]

  /// Names the views of a scene, in their order.
  ///
  /// - Parameters:
  ///   - views: The views with their elements.
  ///   - outlets: The names of outlets, by identifiers.
  ///   - fixed: The expressions for views that are there already.
  init(
    _ views: [(view: UIView, element: DocumentElement)], outlets: [String: String],
    fixed: [ObjectIdentifier: String]
  ) {
    names = fixed
    used = Self.reserved
    let unnamed = views.filter { fixed[ObjectIdentifier($0.view)] == nil }
    // What the program calls views goes before what is made up.
    for (view, element) in unnamed {
      guard let id = element.id, let outlet = outlets[id] else { continue }
      name(view, SwiftToken.name(outlet))
    }
    for (view, element) in unnamed where names[ObjectIdentifier(view)] == nil {
      let label = element["userLabel"].map(SwiftToken.identifier) ?? ""
      name(view, label.isEmpty ? SwiftToken.identifier(element.name) : label)
    }
  }

  /// The name of a view, or the expression that stands for it.
  subscript(view: UIView) -> String? { names[ObjectIdentifier(view)] }

  /// A name for something of a kind that no view has.
  mutating func fresh(_ base: String) -> String {
    let plain = base.isEmpty || base.first?.isNumber == true ? "view\(base)" : base
    var name = plain
    var number = numbers[plain] ?? 2
    while !used.insert(name).inserted {
      name = "\(plain)\(number)"
      number += 1
    }
    numbers[plain] = number
    return name
  }

  private mutating func name(_ view: UIView, _ base: String) {
    names[ObjectIdentifier(view)] = fresh(base)
  }

  /// Words of the language, and members that all views, cells or controllers have.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "fileprivate", "false", "for", "func", "guard", "if",
    "import", "in",
    "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws",
    "true", "try", "typealias", "var", "where", "while", "view", "layer", "layout", "frame",
    "bounds", "center",
    "window", "superview", "subviews", "name", "tag", "title", "description", "debugDescription",
    "hash", "next", "parent", "children", "transform", "alpha", "mask", "constraints",
    "contentView",
    "imageView", "textLabel", "detailTextLabel", "backgroundView", "style", "tableView",
    "collectionView", "navigationItem", "tabBarItem", "build", "content", "selectionStyle",
    "accessoryType", "backgroundColor", "tintColor", "isHidden", "contentMode", "layoutGuides",
    "traitCollection", "searchDisplayController", "splitViewController", "navigationController",
    "root", "tabBarController", "presentedViewController", "presentingViewController",
    "toolbarItems",
  ]
}
