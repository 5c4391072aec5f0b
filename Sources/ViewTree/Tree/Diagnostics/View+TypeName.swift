/// A view of a class that only UIKit has: the tree that it is in belongs to a program that is written with UIKit's names.
package protocol UIKitNamed: AnyObject {}

extension View {
  /// What diagnostics and pictures call the view's type: `UIView` in the trees of programs that are written with UIKit's names.
  package final var typeName: String { typeName(of: self) }

  /// What diagnostics call the type of something that belongs to this tree.
  package final func typeName(of item: AnyObject) -> String {
    let key = ObjectIdentifier(type(of: item))
    if let known = hierarchy?.keptNames?.ofTypes[key] { return known }
    let name = typeName(of: item, inUIKit: treeSpeaksUIKit)
    hierarchy?.keptNames?.ofTypes[key] = name
    return name
  }

  /// The same for one who has asked the tree for its names.
  package final func typeName(of item: AnyObject, inUIKit: Bool) -> String {
    let name = String(describing: type(of: item))
    guard inUIKit, let other = namesInUIKit[name] else { return name }
    // A type of the program's own may have the same name.
    return LibraryModules.isOfTrees(type(of: item)) ? other : name
  }

  /// Whether the tree is one of a program that is written with UIKit's names: whether any of its views is of a class that only
  /// UIKit has, such as `UILabel`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views in the tree; O(1) while names are kept.
  package final var treeSpeaksUIKit: Bool {
    if let known = hierarchy?.keptNames?.speaksUIKit { return known }
    var pending = [root]
    var speaks = false
    while !speaks, let view = pending.popLast() {
      speaks = view is any UIKitNamed
      pending.append(contentsOf: view.subviews)
    }
    hierarchy?.keptNames?.speaksUIKit = speaks
    return speaks
  }
}

/// UIKit's name for a class of the library's by its name here.
package nonisolated func nameInUIKit(_ name: String) -> String {
  namesInUIKit[name] ?? (name.hasPrefix("UI") || name.hasPrefix("NS") ? name : "UI\(name)")
}

/// UIKit's name for a class of the library's, and that of any other one.
package nonisolated func nameInUIKit(of type: any AnyObject.Type) -> String {
  let name = String(describing: type)
  return LibraryModules.isOfTrees(type) ? namesInUIKit[name] ?? name : name
}

/// UIKit's names for types that aren't classes of their own there.
private nonisolated let namesInUIKit: [String: String] = [
  "View": "UIView", "Window": "UIWindow", "Label": "UILabel", "ImageView": "UIImageView",
  "HighlightableLabel": "UILabel", "HighlightableImageView": "UIImageView",
  "StackView": "UIStackView", "ScrollView": "UIScrollView", "TableView": "UITableView",
  "TableViewCell": "UITableViewCell", "TableHeaderFooterView": "UITableViewHeaderFooterView",
  "LayoutGuide": "UILayoutGuide", "KeyboardLayoutGuide": "UIKeyboardLayoutGuide",
  "ViewController": "UIViewController",
  // What stands for a document's elements.
  "CanvasWindow": "UIWindow", "CanvasEmptyView": "UIView", "CanvasCell": "UITableViewCell",
  "CanvasLabel": "UILabel", "CanvasButton": "UIButton", "CanvasTextField": "UITextField",
  "CanvasTextView": "UITextView",
]
