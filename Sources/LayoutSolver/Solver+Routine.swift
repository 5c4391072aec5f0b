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
      routine.record(
        presolve, rows, variables, rowOfSource: parts.rowOfSource, reached: changedVariables)
    }
    presolve.reduction.markReached(false)
  }

  /// Follows changed constants as it was recorded.
  ///
  /// - Returns: Whether that was all; or else what has changed beside it is to be settled.
  mutating func replayRoutine() -> Bool {
    beginFollowing()
    replayConstants()
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

  /// Computes the constants that are reached, and lists the rows for which it may make a difference.
  private mutating func replayConstants() {
    if !routine.editedRows.isEmpty { takeEditedRows() }
    Routine.take(rows.records, for: routine.editedEqualities, of: &routine.equalities)
    Routine.compute(routine.equalities, routine.terms, &presolve.reduction.lines)
    changedRows.removeAll()
    if !routine.rows.isEmpty {
      Routine.compute(
        routine.rows, routine.terms, &presolve.reduction.lines, rowOfSource: parts.rowOfSource,
        variables.value, &changedRows)
    }
    if changedRows.isEmpty, routine.areDormant,
      Routine.areCalm(routine.watches, presolve.reduction.lines)
    {
      return
    }
    Routine.compute(
      routine.dormant, routine.terms, &presolve.reduction.lines, rowOfSource: parts.rowOfSource,
      variables.value, &changedRows)
    routine.areDormant =
      changedRows.isEmpty
      && Routine.watch(
        routine.dormant, routine.terms, presolve.reduction.lines, rowOfSource: parts.rowOfSource,
        variables.value, &routine.watches)
  }

  private mutating func takeEditedRows() {
    for place in routine.editedRows {
      let constant = rows.constant(Int(routine.rows[Int(place)].sum.row))
      routine.rows[Int(place)].sum.constant = constant
      routine.rows[Int(place)].sum.scale = constant.magnitude
    }
  }

  /// Forgets what was recorded, after the constants of dormant rows have been brought up to date.
  @inline(__always)
  mutating func forgetRoutine() {
    if routine.areDormant { rouse() }
    routine.forget()
  }

  /// Brings the constants of dormant rows up to date, which all have room still.
  private mutating func rouse() {
    changedRows.removeAll()
    Routine.compute(
      routine.dormant, routine.terms, &presolve.reduction.lines, rowOfSource: parts.rowOfSource,
      variables.value, &changedRows)
  }

  /// Follows variables that were solved for along with the constants: more depends on these than was
  /// recorded.
  private mutating func followSolved() {
    presolve.reduction.changedEqualities.removeAll()
    for sum in routine.equalities {
      presolve.reduction.changedEqualities.append(
        presolve.reduction.lines[Int(sum.row)].elimination)
    }
    let solved = changedVariables.count
    presolve.reduction.restore(after: &changedVariables, from: 0, &variables.value)
    visits += changedVariables.count - solved
  }
}
