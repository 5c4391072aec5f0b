import ViewTree

/// A name that was looked up and that no statement has.
struct UnknownName {
  private let reference: ItemReference
  private var item: (any LayoutItem)? { reference.itemToKeep }
  let name: String
  /// The line that looked it up.
  let source: CodeLocation

  init(item: any LayoutItem, name: String, source: CodeLocation) {
    reference = item.layoutElement.reference
    self.name = name
    self.source = source
  }
}

extension UnknownName {
  func report() {
    let itemName = item?.itemName ?? "(gone)"
    let known = knownNames.map { "'\($0)'" }
    LayoutDiagnostic(
      .unknownName, "No statement about \(itemName) has the name '\(name)'.", source: source,
      itemNames: [itemName],
      hint: known.isEmpty
        ? "Give one the name first, with id(\"\(name)\")."
        : "Known are " + known.joined(separator: ", ") + "."
    ).report(about: item)
  }

  private var knownNames: [String] {
    var names: [String] = []
    item?.layoutElement.withStatedConstraints { stated in
      for case let slot? in stated.map({ $0.note?.slot }) where !names.contains(slot) {
        names.append(slot)
      }
    }
    return names
  }
}
