nonisolated extension InterfaceDocument {
  /// The names of outlets, by the identifiers of what they lead to; of several the first.
  ///
  /// Outlets that say who looks after a view aren't names of anything.
  var outletNames: [String: String] {
    var names: [String: String] = [:]
    for element in root?.all ?? [] where element.name == "outlet" {
      guard let id = element["destination"], let name = element["property"],
        !["view", "delegate", "dataSource"].contains(name), names[id] == nil
      else { continue }
      names[id] = name
    }
    return names
  }
}
