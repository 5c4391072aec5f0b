/// Ways to write constraints that there is a better way for.
extension LayoutSnapshot {
  /// Constraints of the program on left and right.
  var leftAndRight: [LintFinding] {
    constraints.compactMap { constraint in
      guard constraint.origin == .program, constraint.state != .inactive,
        let first = constraint.first, let new = Self.directional[first.attribute],
        !hasMirrorImage(constraint)
      else { return nil }
      return LintFinding(
        .leftAndRight,
        "\(constraint.text) doesn't turn round where one reads from right to left.",
        hint: "Write \(new) in the place of \(first.attribute), on both sides.",
        source: constraint.source, item: first.item)
    }
  }

  /// Whether another constraint says the same of the other side, as those of `edges` do.
  private func hasMirrorImage(_ constraint: Constraint) -> Bool {
    guard let first = constraint.first, let second = constraint.second,
      let here = Self.opposite[first.attribute], let there = Self.opposite[second.attribute]
    else { return false }
    return constraints.contains { other in
      other.isActive && other.first == Side(item: first.item, attribute: here)
        && other.second == Side(item: second.item, attribute: there)
        && other.constant == -constraint.constant && other.priority == constraint.priority
        && other.relation == constraint.relation.mirrored
    }
  }

  private static let opposite = [
    "left": "right", "right": "left", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
  ]

  private static let directional = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]

  /// Views whose frame counts as constraints beside the program's.
  var autoresizing: [LintFinding] {
    views.indices.dropFirst().compactMap { place in
      guard views[place].isPlacedByFrame else { return nil }
      let item = Reference(view: place)
      // What is inside the view may well refer to it.
      guard
        let own = constraints.first(where: { constraint in
          constraint.origin == .program && constraint.isActive
            && (constraint.first?.item == item
              || (constraint.second?.item == item && !isInside(constraint.first?.item, place)))
        })
      else { return nil }
      let title = views[place].title
      return LintFinding(
        .autoresizing,
        "The frame of \(title) counts as constraints, beside \(own.text).",
        hint: "Set translatesAutoresizingMaskIntoConstraints of \(title) to false.",
        source: own.source, item: item)
    }
  }

  /// Whether an item is inside a view.
  private func isInside(_ item: Reference?, _ place: Int) -> Bool {
    guard let item, item.view >= place else { return false }
    if item.view == place { return item.guide != nil }
    return views[(place + 1)...item.view].allSatisfy { $0.depth > views[place].depth }
  }
}

extension LayoutSnapshot.Constraint.Relation {
  fileprivate var mirrored: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
