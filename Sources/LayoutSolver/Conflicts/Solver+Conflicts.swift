extension Solver {
  /// The required rows that the last solution violates, each with the required rows it clashes
  /// with, in the order of their keys.
  ///
  /// Which of several rows that clash is violated follows from the problem: as little as possible
  /// in all, and where that leaves a choice, the row with the smallest key. A row that nothing can
  /// meet, such as one without variables, clashes with none. An edit empties the list until the
  /// next solution.
  ///
  /// - Complexity: O(1) while all required rows are met; otherwise O(*r*·log *r* + *v*·*c*³) for
  ///   *r* rows, *v* of them violated, and *c* that contribute to that.
  public var conflicts: [Conflict] {
    guard change == .nothing else { return [] }
    let conflicts = conflictsOfGroups
    if multipliers.isEmpty { return conflicts.map(\.conflict) }
    let contributing = rows.slotsByKey { multipliers[$0].magnitude > 1e-9 }
    let others = contributing.filter(isViolated).map { broken in
      var certificate = Certificate(contributing, of: self)
      let irreducible = certificate.reduce(keeping: broken)
      return (broken, conflict(broken, clashing: irreducible.filter { $0 != broken }))
    }
    if conflicts.isEmpty { return others.map(\.1) }
    return (others + conflicts).sorted { rows.precedes($0.0, $1.0) }.map(\.1)
  }

  /// The conflicts of the groups that were solved with more digits, by the slots of their broken
  /// rows, in the order of their keys.
  private var conflictsOfGroups: [(broken: Int, conflict: Conflict)] {
    groups.flatMap { $0.answer?.conflicts ?? [] }
      .map { broken, clashing in
        let clashing = clashing.map { Int($0) }.sorted(by: rows.precedes)
        return (Int(broken), conflict(Int(broken), clashing: clashing))
      }
      .sorted { rows.precedes($0.0, $1.0) }
  }

  private func conflict(_ broken: Int, clashing: [Int]) -> Conflict {
    Conflict(broken: rows.handle(broken), clashing: clashing.map(rows.handle))
  }

  /// Whether the last solution violates a required row.
  private func isViolated(_ row: Int) -> Bool {
    var sum = -rows.constant(row)
    var size = rows.constant(row).magnitude
    for term in rows.products[rows.records[row].terms] {
      let product = term.coefficient * variables.value[Int(term.variable)]
      sum += product
      size = max(size, product.magnitude, term.coefficient.magnitude)
    }
    let bound = size * 1e-9
    switch rows.records[row].relation {
    case .equal: return sum.magnitude > bound
    case .lessThanOrEqual: return sum > bound
    case .greaterThanOrEqual: return sum < -bound
    }
  }
}

extension RowStore {
  /// The slots of the rows that pass the test, in the order of their keys.
  fileprivate func slotsByKey(where isIncluded: (Int) -> Bool) -> [Int] {
    records.indices.filter { records[$0].isTaken && isIncluded($0) }.sorted(by: precedes)
  }

  /// Whether the key of one row, whatever its priority, is smaller than that of the other.
  func precedes(_ one: Int, _ other: Int) -> Bool {
    (records[one].order, records[one].serial) < (records[other].order, records[other].serial)
  }
}
