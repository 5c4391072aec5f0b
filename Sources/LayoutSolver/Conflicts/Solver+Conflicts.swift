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
    guard change == .nothing, !multipliers.isEmpty else { return [] }
    let contributing = rows.slotsByKey { multipliers[$0].magnitude > 1e-9 }
    return contributing.filter(isViolated).map { broken in
      var certificate = Certificate(contributing, of: self)
      let irreducible = certificate.reduce(keeping: broken)
      return Conflict(
        broken: rows.handle(broken),
        clashing: irreducible.filter { $0 != broken }.map(rows.handle))
    }
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
    records.indices.filter { records[$0].isTaken && isIncluded($0) }
      .sorted {
        (records[$0].order, records[$0].serial) < (records[$1].order, records[$1].serial)
      }
  }
}
