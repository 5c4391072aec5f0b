import ViewTree

/// The active constraints that were made for a view or guide, kept with it.
final class MadeConstraints {
  private(set) var constraints: [Constraint] = []

  /// What is kept with an item, if anything is.
  static func of(_ item: any LayoutItem) -> MadeConstraints? {
    holder(item).attached(MadeConstraints.self)
  }

  static func add(_ constraint: Constraint, to item: any LayoutItem) {
    let made = holder(item).attached { MadeConstraints() }
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

  private static func holder(_ item: any LayoutItem) -> any AttachmentHolder {
    switch item.layoutElement {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }
}
