import ViewTree

/// The active constraints that were made for a view or guide, kept with it.
final class MadeConstraints: MadeConstraintList {
  private(set) var constraints: [Constraint] = []

  /// What is kept with an item, if anything is.
  static func of(_ item: any LayoutItem) -> MadeConstraints? {
    item.layoutElement.madeConstraints as? MadeConstraints
  }

  static func add(_ constraint: Constraint, to item: any LayoutItem) {
    let made = list(of: item)
    if !made.constraints.contains(where: { $0 === constraint }) {
      made.constraints.append(constraint)
    }
  }

  static func remove(_ constraint: Constraint, from item: any LayoutItem) {
    guard let made = of(item) else { return }
    // A constraint that goes may take others along, so it goes when the list is no longer being changed.
    let rest = made.constraints.filter { $0 !== constraint }
    made.constraints = rest
  }

  private static func list(of item: any LayoutItem) -> MadeConstraints {
    let element = item.layoutElement
    if let list = element.madeConstraints as? MadeConstraints { return list }
    let new = MadeConstraints()
    element.keep(new)
    return new
  }
}
