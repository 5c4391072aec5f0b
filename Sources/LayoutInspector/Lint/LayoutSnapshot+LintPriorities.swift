/// What holds only because of the order in which things were made.
extension LayoutSnapshot {
  /// How many wishes are tried: fewer in large layouts, as each takes a solution of all of it.
  private var tryLimit: Int { min(200, max(5, 2_000_000 / max(constraints.count, 1))) }

  /// Wishes that aren't met, and would be if they came last in the order, at the cost of others of the
  /// same priority.
  var equalPriorities: [LintFinding] {
    let missed = constraints.indices.filter {
      constraints[$0].state == .violated && constraints[$0].priority < 1000
    }
    guard !missed.isEmpty else { return [] }
    let now = ConstraintSystem(self)
    var told: Set<Set<Int>> = []
    return missed.prefix(tryLimit).compactMap { place in
      let wish = constraints[place]
      guard let other = now.solution(preferring: place),
        now.violation(of: wish, other) < now.violation(of: wish) - 1e-3
      else { return nil }
      let rival = constraints.indices.first { rival in
        let constraint = constraints[rival]
        return rival != place && constraint.priority == wish.priority && constraint.isActive
          && now.violation(of: constraint, other) > now.violation(of: constraint) + 1e-3
      }
      guard let rival, told.insert([place, rival]).inserted else { return nil }
      return equalPriority(wish, constraints[rival])
    }
  }

  private func equalPriority(_ wish: Constraint, _ rival: Constraint) -> LintFinding {
    let message =
      "\(wish.text) and \(rival.text) can't both be met, and only the order of"
      + " \(wish.origin == .content ? "the views" : "their making") lets the second win."
    let hint: String
    if wish.origin == .content, rival.origin == .content {
      let isWidth = wish.first?.attribute == "width"
      let call = wish.relation == .lessThanOrEqual ? "hugging" : "compression resistance"
      let title = rival.first?.item.map(title) ?? "one of them"
      hint =
        "Give \(title) a higher \(call) priority, \(isWidth ? "horizontally" : "vertically"), if that"
        + " is meant."
    } else {
      hint = "Give one of them another priority."
    }
    return LintFinding(
      .equalPriorities, message, hint: hint,
      source: wish.source ?? rival.source ?? wish.first?.item.flatMap(firstSource),
      item: wish.first?.item)
  }
}
