import Foundation
import UIKit
import ViewTree

/// The classes that documents may name, as they were known when it was made.
struct ClassRegistry {
  private let entries: [String: ClassEntry]

  init(_ entries: [String: ClassEntry] = [:]) { self.entries = entries }

  /// What is known of an object's class and of those it derives from: what was registered, and the tables
  /// that the plugin has written.
  func entries(of object: AnyObject) -> [ClassEntry] {
    entries.values.filter { $0.fits(object) }.sorted { $0.name < $1.name } + Self.tables(of: object)
  }

  /// The tables of an object's class and of those it derives from, the closest first.
  private static func tables(of object: AnyObject) -> [ClassEntry] {
    var result: [ClassEntry] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, let type = current.subjectType as? AnyClass {
      mirror = current.superclassMirror
      // `Module.Outer.Card` has `Module.Outlets_Outer_Card_0`, and so on.
      let path = String(reflecting: type).split(separator: ".")
      guard path.count > 1 else { continue }
      let name = "\(path[0]).Outlets_\(path.dropFirst().joined(separator: "_"))_"
      var number = 0
      while let found = NSClassFromString(name + String(number)) as? UIOutletTable.Type {
        let table = found.init()
        table.fill()
        result.append(
          ClassEntry(
            name: name, type: type, fits: { _ in true }, outlets: table.outlets,
            collections: table.collections, actions: table.actions, attributes: table.attributes,
            segueActions: table.segueActions))
        number += 1
      }
    }
    return result
  }

  /// The class that an element names, else the closest that is known.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - base: What the object has to be in any case.
  ///   - baseName: What that is called.
  ///   - notes: Told of a class that isn't known or doesn't fit.
  ///   - fitting: The class as one of objects that are that.
  /// - Returns: The class to make an object of.
  func type<Base>(
    of element: DocumentElement, insteadOf base: Base, named baseName: String, _ notes: Notes,
    fitting: (AnyClass) -> Base?
  ) -> Base {
    // Some of UIKit's names stand for classes of the tree.
    let baseName = nameInUIKit(baseName)
    guard let name = element["customClass"] else { return base }
    guard let type = namedClass(name, module: element["customModule"]) else {
      notes.add(
        .unknownClass, "The class \(name) isn't known; a \(baseName) stands in its place.",
        hint: "Register it: InterfaceDocuments.register(\(name).self).", at: element)
      return base
    }
    guard let fitting = fitting(type) else {
      notes.add(
        .unknownClass, "The class \(name) is no \(baseName), as a \(element.name) has to be.",
        hint: "Derive it from \(baseName), which stands in its place.", at: element)
      return base
    }
    return fitting
  }

  /// A class by its name: a registered one, else one that the program has in the module named, or
  /// in its own.
  func namedClass(_ name: String, module: String?) -> AnyClass? {
    if let entry = entries[name] { return entry.type }
    for module in [module, Self.mainModule].compactMap({ $0 }) {
      if let type = NSClassFromString("\(module).\(name)") { return type }
    }
    return nil
  }

  /// The module of the program itself.
  private static var mainModule: String? {
    Bundle.main.executableURL?.deletingPathExtension().lastPathComponent
      .replacingOccurrences(of: "-", with: "_")
  }
}
