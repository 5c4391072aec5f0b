import LayoutSolver

/// What a quantity is in a system, and what it would be without single rows.
extension ConstraintSystem {
  /// A value, and another that would be as good if there is one.
  struct Answer {
    var value: Double
    var alternative: Double?
  }

  func answer(for variable: Variable) -> Answer {
    Answer(value: solver[variable], alternative: solver.alternatives(to: [variable])[0])
  }

  /// Whether a variable would be another number without a constraint, or more open or less; what is left out
  /// comes back when something it contradicts goes.
  fileprivate func matters(_ place: Int, to variable: Variable, _ answer: Answer) -> Bool {
    var without = self
    if let row = rows[place] { without.solver.removeRow(row) }
    for conflict in snapshot.conflicts
    where conflict.clashing.contains(place) && without.rows[conflict.leftOut] == nil {
      without.load(snapshot.constraints[conflict.leftOut], at: conflict.leftOut)
    }
    without.solver.solve()
    let difference = without.solver[variable] - answer.value
    return difference.magnitude > 1e-6 * max(1, answer.value.magnitude)
      || (without.solver.triedAlternatives(to: [variable])[0] != nil) != (answer.alternative != nil)
  }

  /// The constraints without any one of which a quantity would be another, or more open or less.
  ///
  /// - Parameters:
  ///   - quantity: What is asked about.
  ///   - limit: How many constraints to try at most.
  /// - Returns: Their places in order, and whether all were tried that could matter.
  /// - Complexity: A few solutions for each constraint that is at its limit or violated, and can be
  ///   felt from there.
  func causes(of quantity: Quantity, limit: Int) -> (places: [Int], isComplete: Bool) {
    var (part, settling) = part(around: quantity)
    var whole = self
    guard let inPart = part.addVariable(for: quantity),
      let inWhole = whole.addVariable(for: quantity)
    else { return ([], true) }
    let answer = part.answer(for: inPart)
    let candidates = part.candidates(for: inPart, isOpen: answer.alternative != nil)
    // Each trial begins at what is known of the solution, and looks at the parts that it changes.
    _ = part.solver.findChoices()
    _ = whole.solver.findChoices()
    let limit = min(limit, max(100, 2_000_000 / max(part.rows.count, 1)))
    let found = candidates.prefix(limit).filter { place in
      settling.contains(place)
        ? whole.matters(place, to: inWhole, answer) : part.matters(place, to: inPart, answer)
    }
    return (found.sorted(), candidates.count <= limit)
  }

  /// The constraints that may matter, those first from which the value was computed.
  ///
  /// For a settled value a row with room on its side can't: without it what is best stays best, as it
  /// is near by. An open one may rest at such a row, and so all count.
  private func candidates(for variable: Variable, isOpen: Bool) -> [Int] {
    let walked = solver.rows(determining: variable).compactMap { places[$0] }
    var known = Set(walked)
    var candidates = walked
    for place in rows.keys.sorted() where !known.contains(place) && (isOpen || hasNoRoom(place)) {
      known.insert(place)
      candidates.append(place)
    }
    for conflict in snapshot.conflicts {
      for place in conflict.clashing where rows[place] != nil && known.insert(place).inserted {
        candidates.append(place)
      }
    }
    return candidates
  }

  private func hasNoRoom(_ place: Int) -> Bool {
    let constraint = snapshot.constraints[place]
    if constraint.relation == .equal { return true }
    let excess = excess(of: constraint)
    let bound = 1e-6 * max(1, constraint.limit.magnitude)
    return constraint.relation == .lessThanOrEqual ? excess > -bound : excess < bound
  }

  /// What the left-hand side is above the limit.
  func excess(of constraint: LayoutSnapshot.Constraint) -> Double { excess(of: constraint, solver) }

  private func excess(of constraint: LayoutSnapshot.Constraint, _ solver: Solver) -> Double {
    constraint.terms.reduce(-constraint.limit) { sum, term in
      let variable = variables[Number(item: term.item, part: term.part)]
      return sum + term.factor * (variable.map { solver[$0] } ?? 0)
    }
  }

  /// By how much a constraint isn't met.
  func violation(of constraint: LayoutSnapshot.Constraint) -> Double {
    violation(of: constraint, solver)
  }

  /// By how much a constraint isn't met in a solution of the same variables.
  func violation(of constraint: LayoutSnapshot.Constraint, _ solver: Solver) -> Double {
    let excess = excess(of: constraint, solver)
    let missed =
      switch constraint.relation {
      case .equal: excess.magnitude
      case .lessThanOrEqual: max(excess, 0)
      case .greaterThanOrEqual: max(-excess, 0)
      }
    return missed <= 1e-6 * max(1, constraint.limit.magnitude) ? 0 : missed
  }
}
