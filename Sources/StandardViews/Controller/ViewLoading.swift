import Foundation
import ViewTree

/// Finds views for controllers in documents.
///
/// The module `InterfaceBuilder` has a class that does; programs without it read none.
#if MainActor
  @preconcurrency @MainActor
#endif
package protocol ViewLoading: AnyObject {
  /// Sets the view of a controller, if there is a document for it.
  static func loadView(of controller: ViewController)
}

/// The loader that is part of the program.
///
/// It is looked up by its name, as nothing of a module runs before the program calls it: a controller made in code
/// finds its document as soon as the program has the module, without saying so.
enum ViewLoaders {
  /// The loader's name, by which it is found without being depended on.
  private static let name = "InterfaceBuilder.DocumentViewLoader"

  private static let type: AnyClass? = NSClassFromString(name)

  /// The loader, if there is one.
  static var found: (any ViewLoading.Type)? { type as? any ViewLoading.Type }
}
