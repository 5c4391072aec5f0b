extension Solver {
  /// Sets of required rows that can't all be met, none of which can do without any of its rows.
  ///
  /// The rows that contribute to the violations of the last solution are taken in an order that
  /// the caller gives. One that contradicts rows before it makes a set with them, as its last, and
  /// is passed over. So what comes late is blamed for a contradiction, and one early row may stand
  /// in many sets. There is a set whenever there are ``conflicts``, though not every violated row
  /// needs to be in one. Where ``solveUntilContradiction()`` has stopped, each such place is looked at by
  /// itself, unless a row contributes to it that is blamed already.
  ///
  /// - Parameter order: Puts rows in order.
  /// - Returns: The sets, and how many steps it took to find them.
  /// - Complexity: O(*c* log *c*) for the *c* rows that contribute, and a step for each and for
  ///   each row that is subtracted from it: for rows that share *v* variables up to *v*.
  package func clashes(
    inOrder order: ([Row]) -> [Row]
  ) -> (sets: [[Row]], steps: Int) {
    guard problem.change == .nothing else { return ([], 0) }
    var sets = conflictsInGroups.map { [$0.conflict.broken] + $0.conflict.clashing }
    var steps = 0
    var blamed: Set<Int32> = []
    func look(at multipliers: Multipliers) {
      guard !multipliers.rows.contains(where: { blamed.contains($0) }) else { return }
      let before = sets.count
      for group in contributingGroups(multipliers) {
        let rows = order(group.map(problem.rows.handle)).map { Int($0.index) }
        let (found, taken) = contradictions(among: rows)
        steps += taken
        // Inequalities may hide each other: then it is for each violated row to be told.
        sets +=
          found.isEmpty
          ? conflicts(in: group, multipliers).map { [$0.conflict.broken] + $0.conflict.clashing }
          : found
      }
      for rows in sets[before...] {
        if let last = order(rows).last { blamed.insert(last.index) }
      }
    }
    if halt != .none {
      forEachContradiction(look)
    } else if !violations.isEmpty {
      look(at: conflictMultipliers())
    }
    return (sets, steps)
  }

  /// Gives what rows contribute to each place at which a solution has stopped.
  private func forEachContradiction(_ body: (Multipliers) -> Void) {
    var multipliers = Multipliers()
    for row in Set(pass.violatedRows).sorted() {
      let violation = emptyViolation(Int(row))
      if violation == 0 { continue }
      multipliers.removeAll()
      multipliers.add(Sum(value: violation, size: 1), to: row, presolve.reduction)
      multipliers.complete(presolve.reduction)
      body(multipliers)
    }
    var simplex = simplex.value
    for part in Set(pass.violatedParts).sorted() where isConflict(part: Int(part)) {
      multipliers.removeAll()
      for (row, value) in simplex.multipliers(parts[Int(part)]) {
        multipliers.add(value, to: row, presolve.reduction)
      }
      multipliers.complete(presolve.reduction)
      body(multipliers)
    }
  }

  /// The rows that contradict those before them, each with these.
  private func contradictions(among slots: [Int]) -> (sets: [[Row]], steps: Int) {
    var sets: [[Row]] = []
    var elimination = Elimination()
    var held: [Int] = []
    for slot in slots {
      guard let dependence = elimination.add(products(of: slot)) else {
        held.append(slot)
        continue
      }
      var sum: [(slot: Int, multiple: Double)] = []
      for (place, multiple) in dependence.reversed() { sum.append((held[place], multiple)) }
      sum.append((slot, 1))
      if isContradiction(sum) { sets.append(sum.map { problem.rows.handle($0.slot) }) }
    }
    return (sets, slots.count + elimination.subtractions)
  }

  /// Whether multiples of rows whose left-hand sides add up to nothing say that 0 is something
  /// else.
  private func isContradiction(_ sum: [(slot: Int, multiple: Double)]) -> Bool {
    var total = 0.0
    var size = 0.0
    for (slot, multiple) in sum {
      total += multiple * problem.rows.constant(slot)
      size = max(size, (multiple * problem.rows.constant(slot)).magnitude, multiple.magnitude)
    }
    guard total.magnitude > Tolerance.solution * size else { return false }
    // With these signs the sum says that 0 is at most something below 0.
    return sum.allSatisfy { slot, multiple in
      switch problem.rows.records[slot].relation {
      case .equal: true
      case .lessThanOrEqual: (multiple > 0) == (total < 0)
      case .greaterThanOrEqual: (multiple > 0) == (total > 0)
      }
    }
  }
}
