public import Foundation
import Synchronization

/// What documents of Interface Builder may rely on in this program.
///
/// A program registers its classes once, before it reads documents that name them:
///
///     InterfaceDocuments.register(CardView.self) {
///       $0.outlet("titleLabel", \.titleLabel)
///       $0.outlets("stars", \.stars)
///     }
///
/// Classes of the module that a document names are found without that; what has to be registered are
/// outlets, actions and runtime attributes, and classes of other modules.
#if MainActor
  @preconcurrency @MainActor
#endif
public enum InterfaceDocuments {
  /// Classes belong to the program as a whole, as those of the Objective-C runtime do.
  private static let registered = Mutex(Registered())

  private struct Registered {
    var classes: [String: ClassEntry] = [:]
    var folders: [URL] = []
  }

  /// Makes a class known to documents.
  ///
  /// Registering a class again replaces what was known of it.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that documents give it; its own unless given.
  ///   - describe: Says which of its properties and methods documents may name.
  public static func register<Object: AnyObject>(
    _ type: Object.Type, as name: String? = nil,
    _ describe: (inout ClassDescription<Object>) -> Void = { _ in }
  ) {
    let name = name ?? String(describing: type)
    var description = ClassDescription<Object>(
      entry: ClassEntry(name: name, type: type, fits: { $0 is Object }))
    describe(&description)
    let entry = description.entry
    registered.withLock { $0.classes[name] = entry }
  }

  /// Makes documents in a folder findable by their names, beside those of the main bundle.
  public static func search(in folder: URL) {
    registered.withLock { if !$0.folders.contains(folder) { $0.folders.append(folder) } }
  }

  static var classes: [String: ClassEntry] { registered.withLock { $0.classes } }
  static var folders: [URL] { registered.withLock { $0.folders } }
}
