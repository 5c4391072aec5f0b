/// The modules that this library is made of: what they declare is none of a program's own.
package nonisolated enum LibraryModules {
  /// Those whose types have other names in UIKit.
  private static let ofTrees: Set<Substring> = [
    "ViewTree", "StandardViews", "LayoutKit", "InterfaceCanvas",
  ]
  private static let others: Set<Substring> = ["UIKit", "InterfaceBuilder", "Foundation"]

  /// Whether a type is one of the tree, the standard views, the stacks or a document's stand-ins, by whatever name UIKit knows it.
  static func isOfTrees(_ type: Any.Type) -> Bool { ofTrees.contains(module(of: type)) }

  /// Whether a type is declared by this library, or by Foundation.
  package static func declare(_ type: Any.Type) -> Bool {
    isOfTrees(type) || others.contains(module(of: type))
  }

  private static func module(of type: Any.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
