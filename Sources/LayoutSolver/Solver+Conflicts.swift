extension Solver {
  /// The required rows that the last solution violates, each with the required rows it clashes
  /// with, in the order of their keys.
  ///
  /// Which of several rows that clash is violated follows from the problem: as little as possible
  /// in all, and where that leaves a choice, the row with the smallest key. A row that nobody can
  /// meet, such as one without variables, clashes with none. An edit empties the list until the
  /// next solution.
  ///
  /// - Complexity: O(1) while all required rows are met. Otherwise, for each violated row, a
  ///   solution of the rows that contribute to its violation for each of those rows.
  public var conflicts: [Conflict] {
    guard change == .nothing, !multipliers.isEmpty else { return [] }
    let contributing = rows.slotsByKey { multipliers[$0].magnitude > 1e-9 }
    let violated = contributing.filter { isViolated($0) }
    return violated.map { broken in
      let clashing = irreducible(with: broken, contributing: contributing, violated: violated)
      return Conflict(
        broken: rows.handle(broken),
        clashing: clashing.filter { $0 != broken }.map { rows.handle($0) })
    }
  }

  /// Whether the last solution violates a required row.
  private func isViolated(_ row: Int) -> Bool {
    var sum = -rows.constant[row]
    var size = rows.constant[row].magnitude
    for term in rows.terms(of: row) {
      let product = rows.termCoefficient[term] * variables.value[Int(rows.termVariable[term])]
      sum += product
      size = max(size, product.magnitude, rows.termCoefficient[term].magnitude)
    }
    let bound = size * 1e-9
    switch rows.relation[row] {
    case .equal: return sum.magnitude > bound
    case .lessThanOrEqual: return sum > bound
    case .greaterThanOrEqual: return sum < -bound
    }
  }

  /// A set of rows, the broken one among them if that is possible, that can't all be met, while
  /// without any one of them they can.
  private func irreducible(with broken: Int, contributing: [Int], violated: [Int]) -> [Int] {
    var set = contributing.filter { $0 == broken || !violated.contains($0) }
    for other in violated where other != broken && Self.canBeMet(set, of: self) {
      set.append(other)
    }
    // The broken row is tried last, so that it is kept wherever it is needed.
    for row in set.filter({ $0 != broken }) + [broken] {
      let rest = set.filter { $0 != row }
      if !Self.canBeMet(rest, of: self) { set = rest }
    }
    return rows.sortedByKey(set)
  }

  /// Whether the given rows can all be met, as required ones.
  private static func canBeMet(_ set: [Int], of solver: Solver) -> Bool {
    var trial = Solver()
    var images: [Int32: Variable] = [:]
    for row in set {
      var terms: [Term] = []
      for term in solver.rows.terms(of: row) {
        let original = solver.rows.termVariable[term]
        let image = images[original] ?? trial.addVariable()
        images[original] = image
        terms.append(Term(image, solver.rows.termCoefficient[term]))
      }
      // The row was accepted once, and is again.
      _ = try? trial.addRow(terms, solver.rows.relation[row], solver.rows.constant[row])
    }
    trial.solve()
    return trial.multipliers.isEmpty
  }
}

extension RowStore {
  /// The slots of the rows that pass the test, in the order of their keys.
  fileprivate func slotsByKey(where isIncluded: (Int) -> Bool) -> [Int] {
    sortedByKey((0..<slots).filter { isTaken($0) && isIncluded($0) })
  }

  /// The slots in the order of their rows' keys.
  fileprivate func sortedByKey(_ slots: [Int]) -> [Int] {
    slots.sorted { (order[$0], serial[$0]) < (order[$1], serial[$1]) }
  }
}
