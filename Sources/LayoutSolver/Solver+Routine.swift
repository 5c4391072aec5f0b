/// Edits of constants that come again and again; see ``Routine``.
extension Solver {
  /// Records what the edit reaches that was just followed, if it is likely to come again.
  ///
  /// It isn't worth it where most was left alone, as what it depends on stayed the same.
  mutating func recordRoutine() {
    let moved = changedVariables.count
    reachedRows.removeAll()
    for index in 0..<edited.count {
      let row = edited[index].row
      // Checks are recorded with their constants.
      if presolve.lines[Int(row)].role == .single { return }
      reachedRows.append(row)
    }
    presolve.reduction.update(reachedRows, rows.records, reachesAll: true)
    changedVariables.removeAll()
    presolve.reduction.restore(
      after: &changedVariables, from: 0, &variables.value, reachesAll: true)
    presolve.reduction.markReached(true)
    if changedVariables.count <= 2 * moved + 16 {
      routine.record(presolve, rows, variables, reached: changedVariables)
    }
    presolve.reduction.markReached(false)
  }

  /// Follows changed constants as it was recorded.
  ///
  /// - Returns: Whether that was all; or else what has changed beside it is to be settled.
  mutating func replayRoutine() -> Bool {
    beginFollowing()
    Routine.replay(
      &routine.sums, equalityCount: routine.equalityCount, edited: routine.editedSums,
      routine.terms, routine.judgements, rows.records, &presolve.reduction.lines,
      rowOfSource: parts.rowOfSource.values, variables.value, &changedRows)
    if !changedRows.isEmpty {
      touchChangedRows()
      if !touchedParts.isEmpty || !touchedColumns.isEmpty { solveTouched() }
    }
    if !changedVariables.isEmpty {
      followSolved()
      return false
    }
    let areSound = Routine.restore(
      routine.definitions, routine.checks, presolve.reduction.others, presolve.reduction.lines,
      &variables.value, &changedVariables)
    visits += changedVariables.count
    if areSound { checkedVariables = changedVariables.count }
    return areSound && changedRows.isEmpty
  }

  /// Follows variables that were solved for along with the constants: more depends on these than was
  /// recorded.
  private mutating func followSolved() {
    presolve.reduction.changedEqualities.removeAll()
    for sum in routine.sums[..<routine.equalityCount] {
      presolve.reduction.changedEqualities.append(
        presolve.reduction.lines[Int(sum.row)].elimination)
    }
    let solved = changedVariables.count
    presolve.reduction.restore(after: &changedVariables, from: 0, &variables.value)
    visits += changedVariables.count - solved
  }
}

extension Solver {
  @inline(__always)
  static func isMet(_ check: Routine.Check, by value: Double, scale: Double) -> Bool {
    let size = check.coefficient.magnitude * scale + check.constant.magnitude
    let bound = Simplex.rounding * size
    let excess = check.coefficient * value - check.constant
    return !Doubt.isUnclear(excess, bound: bound)
      && !check.relation.isViolated(excess, bound: bound)
  }
}
