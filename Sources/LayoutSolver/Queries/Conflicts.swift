extension Solver {
  /// The required rows that the last solution violates, each with the required rows it clashes
  /// with, in the order of their keys.
  ///
  /// Which of several rows that clash is violated follows from the problem: as little as possible
  /// in all. Where that leaves a choice, the rows of lower priorities decide, which are met as well as
  /// they can be; and where these leave a choice as well, the row with the smallest key is violated.
  /// A row that nothing can meet, such as one without variables, clashes with none. An edit empties
  /// the list until the next solution.
  ///
  /// - Complexity: O(1) while all required rows are met; otherwise O(*c* log *c*) for the *c* rows
  ///   that contribute to that, and for each of *v* violated rows what it takes to bring the *k* rows
  ///   that share variables with it into echelon form: O(*v*·*k*) where they share few.
  public var conflicts: [Conflict] {
    guard problem.change == .nothing else { return [] }
    var found = conflictsInGroups
    if !violations.isEmpty { found += conflictsInDoubles }
    found.sort { problem.rows.rankKey($1.broken).isBeforeInOrder(problem.rows.rankKey($0.broken)) }
    return found.map { $0.conflict }
  }

  /// The conflicts of the groups that were solved with more digits, by the slots of broken rows.
  var conflictsInGroups: [(broken: Int, conflict: Conflict)] {
    groups.flatMap { $0.answer?.conflicts ?? [] }.map { broken, clashing in
      let clashing = clashing.sorted {
        problem.rows.rankKey(Int($1)).isBeforeInOrder(problem.rows.rankKey(Int($0)))
      }
      return (
        Int(broken),
        Conflict(
          broken: problem.rows.handle(Int(broken)),
          clashing: clashing.map { problem.rows.handle(Int($0)) })
      )
    }
  }

  /// The conflicts of all other rows, by the slots of broken rows.
  private var conflictsInDoubles: [(broken: Int, conflict: Conflict)] {
    let multipliers = conflictMultipliers()
    return contributingGroups(multipliers).flatMap { conflicts(in: $0, multipliers) }
  }

  /// The rows with multipliers, in groups that share no variable, each in the order of keys.
  func contributingGroups(_ multipliers: Multipliers) -> [[Int]] {
    let elsewhere = Set(groups.flatMap { $0.rows })
    let contributing = multipliers.rows.map { Int($0) }
      .filter { multipliers[$0].isContribution }
      .filter { !problem.rows.records[$0].isStay }
      .filter { elsewhere.isEmpty || !elsewhere.contains(Int32(truncatingIfNeeded: $0)) }
      .sorted { problem.rows.rankKey($1).isBeforeInOrder(problem.rows.rankKey($0)) }
    return connected(contributing)
  }

  /// The conflict of each violated row of a group.
  func conflicts(
    in group: [Int], _ multipliers: Multipliers
  ) -> [(broken: Int, conflict: Conflict)] {
    group.filter(isViolated).map { broken in
      var certificate = Certificate(group, multipliers)
      let clashing = certificate.reduce(keeping: broken, of: self).filter { $0 != broken }
      return (
        broken,
        Conflict(broken: problem.rows.handle(broken), clashing: clashing.map(problem.rows.handle))
      )
    }
  }

  /// What all rows contribute to required rows not being met.
  func conflictMultipliers() -> Multipliers {
    var multipliers = Multipliers()
    var simplex = simplex.value
    for row in violations.rows {
      let violation = emptyViolation(Int(row))
      if violation != 0 {
        multipliers.add(Sum(value: violation, size: 1), to: row, presolve.reduction)
      }
    }
    for part in violations.parts where isConflict(part: Int(part)) {
      for (row, value) in simplex.multipliers(parts[Int(part)]) {
        multipliers.add(value, to: row, presolve.reduction)
      }
    }
    multipliers.complete(presolve.reduction)
    return multipliers
  }

  /// The rows in groups that share no variable, each in the order given.
  private func connected(_ slots: [Int]) -> [[Int]] {
    var group = Array(slots.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while group[index] != index {
        group[index] = group[group[index]]
        index = group[index]
      }
      return index
    }
    var first: [Int32: Int] = [:]
    for (index, slot) in slots.enumerated() {
      for term in products(of: slot) {
        if let other = first[term.variable] {
          let (one, two) = (root(other), root(index))
          group[max(one, two)] = min(one, two)
        } else {
          first[term.variable] = index
        }
      }
    }
    var groups: [[Int]] = []
    var place: [Int: Int] = [:]
    for (index, slot) in slots.enumerated() {
      let root = root(index)
      if let known = place[root] {
        groups[known].append(slot)
      } else {
        place[root] = groups.count
        groups.append([slot])
      }
    }
    return groups
  }

  /// Whether the last solution violates a required row.
  private func isViolated(_ row: Int) -> Bool {
    var sum = -problem.rows.constant(row)
    var size = problem.rows.constant(row).magnitude
    for term in problem.rows.products[problem.rows.records[row].terms] {
      let product = term.coefficient * problem.variables.value[Int(term.variable)]
      sum += product
      size = max(size, product.magnitude, term.coefficient.magnitude)
    }
    let bound = size * Tolerance.solution
    switch problem.rows.records[row].relation {
    case .equal: return sum.magnitude > bound
    case .lessThanOrEqual: return sum > bound
    case .greaterThanOrEqual: return sum < -bound
    }
  }
}
