/// Finds the properties in which a program keeps its views and guides, to call them by their names.
///
/// All stored properties are read, so that this is for messages only. A property that is `unowned`
/// must still refer to something, as everywhere else.
enum StoredProperties {
  /// How many views above an item are looked at.
  static let reach = 32

  /// The name of the property of an object, or the place in an array, that an item is kept in.
  ///
  /// Properties of this library's own classes don't count.
  static func name<Item: AnyObject>(of item: Item, in owner: AnyObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, isOfProgram(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        if let value = child.value as? Item {
          if value === item { return plain(label) }
        } else if let list = child.value as? [Item],
          let place = list.firstIndex(where: { $0 === item })
        {
          return "\(plain(label))[\(place)]"
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func isOfProgram(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return !name.hasPrefix("ViewTree.") && !name.hasPrefix("LayoutKit.")
      && !name.hasPrefix("UIKit.") && !name.hasPrefix("Foundation.")
  }

  /// The name as the program has it, also for a lazy property.
  private static func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
