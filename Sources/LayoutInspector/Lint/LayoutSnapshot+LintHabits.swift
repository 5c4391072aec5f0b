/// Ways to write constraints that there is a better way for.
extension LayoutSnapshot {
  /// Constraints of the program on left and right.
  var leftAndRight: [LintFinding] {
    var ofItem: [Side: [Constraint]] = [:]
    for constraint in constraints where constraint.origin == .program && constraint.isActive {
      if let first = constraint.first { ofItem[first, default: []].append(constraint) }
    }
    return constraints.compactMap { constraint in
      guard constraint.origin == .program, constraint.state != .inactive,
        let first = constraint.first, let new = Self.directional[first.attribute],
        !hasMirrorImage(constraint, ofItem)
      else { return nil }
      return LintFinding(
        .leftAndRight,
        "\(constraint.text) doesn't turn round where one reads from right to left.",
        hint: "Write \(new) in the place of \(first.attribute), on both sides.",
        source: constraint.source, item: first.item)
    }
  }

  /// Whether another constraint says the same of the other side, as those of `edges` do.
  private func hasMirrorImage(
    _ constraint: Constraint, _ known: [Side: [Constraint]]
  ) -> Bool {
    guard let first = constraint.first, let second = constraint.second,
      let here = Self.opposite[first.attribute], let there = Self.opposite[second.attribute]
    else { return false }
    let mirrored = known[Side(item: first.item, attribute: here)] ?? []
    return mirrored.contains { other in
      other.second == Side(item: second.item, attribute: there)
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
    var told: Set<Int> = []
    var findings: [LintFinding] = []
    for constraint in constraints where constraint.origin == .program && constraint.isActive {
      for item in [constraint.first?.item, constraint.second?.item].compactMap({ $0 }) {
        guard item.guide == nil, item.view > 0, views[item.view].isPlacedByFrame,
          // What is inside the view may well refer to it.
          item == constraint.first?.item || !isInside(constraint.first?.item, item.view),
          told.insert(item.view).inserted
        else { continue }
        let title = views[item.view].title
        findings.append(
          LintFinding(
            .autoresizing,
            "The frame of \(title) counts as constraints, beside \(constraint.text).",
            hint: "Set translatesAutoresizingMaskIntoConstraints of \(title) to false.",
            source: constraint.source, item: item))
      }
    }
    return findings
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
