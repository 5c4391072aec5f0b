/// Finds the properties in which a program keeps its views and guides, to call them by their names.
///
/// All stored properties are read, so that this is for messages only. A property that is `unowned`
/// must still refer to something, as everywhere else.
enum StoredProperties {
  /// How many views above an item are looked at.
  static let reach = 32

  /// The names of an object's properties, or the places in arrays, that views and guides are kept in; of
  /// two that keep the same one the first.
  ///
  /// Properties of this library's own classes don't count, of which the caller remembers those that it has met.
  static func names(
    in owner: AnyObject, _ isOfLibrary: inout [ObjectIdentifier: Bool]
  ) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    func note(_ item: AnyObject, _ name: @autoclosure () -> String) {
      if names[ObjectIdentifier(item)] == nil { names[ObjectIdentifier(item)] = name() }
    }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      let type = ObjectIdentifier(current.subjectType)
      let isDone = isOfLibrary[type] ?? LibraryModules.declare(current.subjectType)
      isOfLibrary[type] = isDone
      if isDone { break }
      for child in current.children {
        guard let label = child.label.map(plain) else { continue }
        switch child.value {
        case let view as View: note(view, label)
        case let guide as LayoutGuide: note(guide, label)
        case let list as [View]:
          for (place, view) in list.enumerated() { note(view, "\(label)[\(place)]") }
        case let list as [LayoutGuide]:
          for (place, guide) in list.enumerated() { note(guide, "\(label)[\(place)]") }
        default: break
        }
      }
      mirror = current.superclassMirror
    }
    return names
  }

  /// The name as the program has it, also for a lazy property.
  private static func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }
}
