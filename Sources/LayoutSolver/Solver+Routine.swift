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
    // Whether bounds imply a row depends on its constant, which a replay doesn't ask.
    for index in 0..<presolve.reduction.reachedRows.count {
      let row = Int(presolve.reduction.reachedRows[index])
      if presolve.lines[row].role == .implied {
        presolve.reduction.markReached(false)
        return
      }
    }
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
  /// - Returns: Whether that was all, and the values are published; or else what has changed beside
  ///   it is to be settled.
  @inline(__always)
  mutating func replayRoutine() -> Bool {
    beginFollowing()
    if routine.rows.isEmpty, routine.areDormant || routine.dormant.isEmpty {
      switch replayDefinitions() {
      case .isDone: return true
      case .isUnsound: return false
      case .isStirring: break
      }
    }
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
    guard areSound, changedRows.isEmpty else { return false }
    publishReplayed()
    return true
  }

  private mutating func replayDefinitions() -> Routine.Outcome {
    let outcome = Routine.replay(
      routine.equalities, routine.terms, routine.watches, routine.definitions, routine.checks,
      rows.records, presolve.reduction.others, &presolve.reduction.lines, &variables.value,
      &changedVariables, published: &published)
    visits &+= changedVariables.count
    return outcome
  }

  /// Computes the constants that are reached, and lists the rows for which it may make a difference.
  private mutating func replayConstants() {
    Routine.compute(
      routine.equalities, routine.terms, rows.records, &presolve.reduction.lines)
    changedRows.removeAll()
    if !routine.rows.isEmpty {
      Routine.compute(
        routine.rows, routine.terms, rows.records, &presolve.reduction.lines,
        rowOfSource: parts.rowOfSource, variables.value, &changedRows)
    }
    if changedRows.isEmpty, routine.areDormant,
      Routine.areCalm(routine.watches.span, presolve.reduction.lines.span)
    {
      return
    }
    Routine.compute(
      routine.dormant, routine.terms, rows.records, &presolve.reduction.lines,
      rowOfSource: parts.rowOfSource, variables.value, &changedRows)
    routine.areDormant =
      changedRows.isEmpty
      && Routine.watch(
        routine.dormant, routine.terms, presolve.reduction.lines, rowOfSource: parts.rowOfSource,
        variables.value, &routine.watches)
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
      routine.dormant, routine.terms, rows.records, &presolve.reduction.lines,
      rowOfSource: parts.rowOfSource, variables.value, &changedRows)
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
