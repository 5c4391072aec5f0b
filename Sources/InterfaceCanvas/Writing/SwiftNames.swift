import InterfaceBuilder
import UIKit

/// Names of views in a Swift file: those of outlets, else made of labels, else of texts and kinds, each once.
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
  ///   - isCell: Whether they are in a cell, which has views of its own.
  init(
    _ views: [(view: UIView, element: DocumentElement)], outlets: [String: String],
    fixed: [ObjectIdentifier: String], isCell: Bool = false
  ) {
    names = fixed
    used = isCell ? Self.reserved.union(Self.reservedInCells) : Self.reserved
    let unnamed = views.filter { fixed[ObjectIdentifier($0.view)] == nil }
    // What the program calls views goes before what is made up.
    for (view, element) in unnamed {
      guard let id = element.id, let outlet = outlets[id] else { continue }
      name(view, SwiftToken.name(outlet))
    }
    for (view, element) in unnamed where names[ObjectIdentifier(view)] == nil {
      let label = element["userLabel"].map(SwiftToken.identifier) ?? ""
      guard label.isEmpty else {
        name(view, label)
        continue
      }
      let inside = element.list("subviews").flatMap(\.all)
      name(view, SwiftViewName.name(of: view, element, inside: inside))
    }
  }

  /// The name of a view, or the expression that stands for it.
  subscript(view: UIView) -> String? { names[ObjectIdentifier(view)] }

  /// Whether there is something of a name.
  func isTaken(_ name: String) -> Bool { used.contains(name) }

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

  /// What a cell has views and properties for.
  private static let reservedInCells: Set<String> = [
    "imageView", "textLabel", "detailTextLabel", "backgroundView", "accessoryView",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "editingAccessoryView",
  ]

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
    "contentView", "style", "navigationItem", "tabBarItem", "build", "content", "selectionStyle",
    "accessoryType", "backgroundColor", "tintColor", "isHidden", "contentMode", "layoutGuides",
    "traitCollection", "searchDisplayController", "splitViewController", "navigationController",
    "root", "tabBarController", "presentedViewController", "presentingViewController",
    "toolbarItems", "copy", "paste", "cut", "select", "selectAll", "delete", "dismiss", "reset",
    "prepareForReuse", "size", "isEditing", "setEditing", "show", "present", "undoManager", "draw",
    "isSelected", "isHighlighted", "isEnabled", "text", "font", "attributedText", "textColor",
    "delegate", "dataSource", "state", "content", "actions", "menu", "role", "value", "storyboard",
  ]
}
