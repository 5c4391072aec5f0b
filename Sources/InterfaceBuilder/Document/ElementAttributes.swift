/// The attributes of an element, in the order of the document.
///
/// There are few, so that looking through them takes less than a table would.
package nonisolated struct ElementAttributes: Sendable {
  private(set) var list: [(name: String, value: String)] = []

  package init() {}

  package init(_ attributes: [String: String]) {
    list = attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The value of an attribute; nil takes it away.
  subscript(name: String) -> String? {
    get {
      let length = name.utf8.count
      for attribute in list where attribute.name.utf8.count == length && attribute.name == name {
        return attribute.value
      }
      return nil
    }
    set {
      let place = list.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): list[place].value = value
      case (let place?, nil): list.remove(at: place)
      case (nil, let value?): list.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// Adds an attribute.
  ///
  /// - Returns: Whether there was none of this name.
  mutating func add(_ name: String, _ value: String) -> Bool {
    guard self[name] == nil else { return false }
    list.append((name, value))
    return true
  }

  /// The values by the names.
  var table: [String: String] {
    Dictionary(list.map { ($0.name, $0.value) }) { first, _ in first }
  }
}

nonisolated extension ElementAttributes: Hashable {
  package static func == (first: ElementAttributes, second: ElementAttributes) -> Bool {
    first.table == second.table
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(table) }
}
