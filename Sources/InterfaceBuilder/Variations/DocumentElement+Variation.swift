import UIKit

/// What an element says under the traits there are.
extension DocumentElement {
  /// The element with the variations that apply, and without what these leave out.
  ///
  /// The variation `default` is for all traits; of the others those apply whose size classes there
  /// are, the ones that name both axes last.
  ///
  /// - Parameters:
  ///   - traits: The size classes.
  ///   - excluded: Takes the identifiers of what is left out.
  /// - Returns: The element as it is under these traits.
  func resolved(
    for traits: UITraitCollection, excluded: inout Set<String>
  ) -> DocumentElement {
    guard children.contains(where: { $0.name == "variation" }) else {
      return withVariedConstraints(for: traits)
    }
    var element = self
    var left: Set<String> = []
    for variation in Self.applicable(children, traits) {
      element.apply(variation)
      for mask in variation.children where mask.name == "mask" {
        for entry in mask.children {
          guard let id = entry["reference"] else { continue }
          if entry.name == "exclude" { left.insert(id) } else { left.remove(id) }
        }
      }
    }
    element.children.removeAll { $0.name == "variation" }
    for place in element.children.indices
    where element.children[place].name == "subviews"
      || element.children[place].name == "constraints"
    {
      element.children[place].children.removeAll { $0.id.map(left.contains) ?? false }
    }
    for child in children where child.name == "subviews" {
      for view in child.children where view.id.map(left.contains) ?? false {
        excluded.formUnion(view.all.compactMap(\.id))
      }
    }
    excluded.formUnion(left)
    return element.withVariedConstraints(for: traits)
  }

  /// The constraints that the element lists, each with its variations.
  private func withVariedConstraints(for traits: UITraitCollection) -> DocumentElement {
    guard let list = children.firstIndex(where: { $0.name == "constraints" }) else { return self }
    var element = self
    for place in element.children[list].children.indices {
      let constraint = element.children[list].children[place]
      for variation in Self.applicable(constraint.children, traits) {
        element.children[list].children[place].apply(variation)
      }
    }
    return element
  }

  private mutating func apply(_ variation: DocumentElement) {
    for (name, value) in variation.attributes where name != "key" { self[name] = value }
    for child in variation.children where child.name != "mask" {
      if let place = children.firstIndex(where: { $0.name == child.name && $0.key == child.key }) {
        children[place] = child
      } else {
        children.append(child)
      }
    }
  }

  /// The variations that apply, from the most general to the most special one.
  private static func applicable(_ elements: [DocumentElement], _ traits: UITraitCollection)
    -> [DocumentElement]
  {
    elements.filter { $0.name == "variation" }
      .compactMap { variation in
        rank(of: variation.key ?? "", traits).map { (rank: $0, variation: variation) }
      }
      .sorted { $0.rank < $1.rank }
      .map(\.variation)
  }

  /// How special a variation is; nil if it doesn't apply.
  private static func rank(of key: String, _ traits: UITraitCollection) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let sizeClass: UIUserInterfaceSizeClass
      let present: UIUserInterfaceSizeClass
      if part.hasPrefix("widthClass=") {
        present = traits.horizontalSizeClass
      } else if part.hasPrefix("heightClass=") {
        present = traits.verticalSizeClass
      } else {
        return nil
      }
      sizeClass = part.hasSuffix("=compact") ? .compact : .regular
      guard present == sizeClass else { return nil }
    }
    return parts.count
  }
}
