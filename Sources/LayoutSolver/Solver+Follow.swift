extension Solver {
  /// Writes the waiting rows anew, and solves again what that and changed constants reach.
  ///
  /// What is assumed of the things that are reached is forgotten: that variables are undetermined,
  /// and, after an edit, that equalities don't hold.
  ///
  /// - Parameter isEdit: Whether this is what edits ask for; or else it is what was learnt from a
  ///   solution of this call.
  /// - Returns: False if the change calls for solving from the beginning.
  mutating func rewriteWaiting(isEdit: Bool) -> Bool {
    beginRewriting()
    var dissolved = 0
    var patched = 0
    while !waitingRows.isEmpty {
      var next = presolve.pending.count
      presolve.collect(waitingRows, rows, variables)
      waitingRows.empty()
      while next < presolve.pending.count {
        forgetGroups(of: Int(presolve.pending[next]))
        next += 1
        guard !waitingRows.isEmpty else { continue }
        presolve.collect(waitingRows, rows, variables)
        waitingRows.empty()
      }
      if isEdit { forgetConflict() }
      visits += presolve.pending.count
      guard presolve.rewrite(rows, variables, elastic: isElastic) else { return false }
      forgetGroupsOfDefinitions()
      noteUnpatchable(from: patched, isEdit: isEdit)
      dissolveChangedParts(from: &dissolved, isEdit: isEdit)
      dissolvePatchedGroups(from: patched)
      patch(from: patched)
      patched = presolve.changedSingles.count
    }
    solveChanged(isEdit: isEdit)
    return true
  }

  /// Enters new stay rows, in the order of rest, and solves again what that reaches.
  mutating func enterStays(_ entered: [Int32]) {
    beginRewriting()
    presolve.collect(entered, rows, variables)
    visits += entered.count
    _ = presolve.rewrite(rows, variables, elastic: isElastic)
    noteUnpatchable(from: 0, isEdit: false)
    for column in presolve.changedColumns { loosen(Int(column)) }
    patch(from: 0)
    solveChanged(isEdit: false)
  }

  /// Makes room for new rows and variables.
  private mutating func beginRewriting() {
    forgetRoutine()
    loosened.empty()
    presolve.beginEdits(rows: rows.slots, variables: variables.slots)
    parts.grow(rows: rows.slots, columns: variables.slots)
  }

  /// Dissolves the group of a variable; its stay rows go.
  mutating func dissolveGroup(of variable: Int) {
    let first = waitingRows.count
    stays.dissolve(groupOf: variable, into: &waitingRows)
    for row in waitingRows[first...] { rows.release(Int(row), &variables) }
  }

  /// Dissolves the groups of the variables that a row has, or had.
  private mutating func forgetGroups(of row: Int) {
    if stays.isEmpty { return }
    for place in rows.records[row].terms {
      dissolveGroup(of: Int(rows.products[place].variable))
    }
    switch presolve.lines[row].role {
    case .none, .implied: break
    case .single: dissolveGroup(of: Int(presolve.lines[row].variable))
    case .live:
      var entry = presolve.matrix.first(row: row)
      while entry >= 0 {
        dissolveGroup(of: presolve.matrix.column(entry))
        entry = presolve.matrix.next(inRow: entry)
      }
    case .definition:
      let elimination = Int(presolve.reduction.lines[row].elimination)
      dissolveGroups(ofDefinition: elimination)
    }
  }

  private mutating func dissolveGroups(ofDefinition elimination: Int) {
    let definition = presolve.reduction.eliminations[elimination]
    dissolveGroup(of: Int(definition.variable))
    for place in definition.others {
      dissolveGroup(of: Int(presolve.reduction.others[place].variable))
    }
  }

  /// Dissolves the groups that variables with a new definition depend on.
  private mutating func forgetGroupsOfDefinitions() {
    if stays.isEmpty { return }
    for row in presolve.changedLines {
      let elimination = Int(presolve.reduction.lines[Int(row)].elimination)
      if elimination >= 0 { dissolveGroups(ofDefinition: elimination) }
    }
  }

  /// Lets the equalities that are written anew define variables again, if they didn't.
  private mutating func forgetConflict() {
    for row in presolve.pending { isElastic[Int(row)] = false }
    for elimination in presolve.undone {
      let variable = presolve.reduction.eliminations[Int(elimination)].variable
      presolve.keepsChecks[Int(variable)] = false
    }
  }

  /// Takes the parts apart in which rows or variables have come, gone, or changed, and dissolves the
  /// groups that were found there.
  private mutating func dissolveChangedParts(from next: inout Int, isEdit: Bool) {
    while next < presolve.changedColumns.count {
      let column = Int(presolve.changedColumns[next])
      next += 1
      dissolveGroup(of: column)
      let part = Int(parts.partOfColumn[column])
      if part >= 0 {
        if !stays.isEmpty {
          for place in parts.parts[part].columns {
            dissolveGroup(of: Int(parts.columns[place].variable))
          }
        }
        if isEdit, parts.parts[part].isInfeasible {
          waitingRows.append(contentsOf: elasticRows(of: part))
        }
      }
      loosen(column)
    }
  }

  /// Dissolves the groups that were found in parts to which rows on a single variable have come, or
  /// from which they have gone.
  private mutating func dissolvePatchedGroups(from next: Int) {
    if stays.isEmpty { return }
    for index in next..<presolve.changedSingles.count {
      let part = Int(parts.partOfColumn[Int(presolve.changedSingles[index].variable)])
      guard part >= 0 else { continue }
      for place in parts.parts[part].columns {
        dissolveGroup(of: Int(parts.columns[place].variable))
      }
    }
  }

  /// The rows of a part that must not define variables.
  func elasticRows(of part: Int) -> [Int32] {
    parts.parts[part].rows.map { parts.rows[$0].source }.filter { isElastic[Int($0)] }
  }

  /// Puts a variable on the list of those to be solved for, with all of its part, which is no more.
  ///
  /// Those that it was solved in turn with may be connected to it no longer.
  private mutating func loosen(_ column: Int) {
    let part = Int(parts.partOfColumn[column])
    if part < 0 {
      var next = Int32(truncatingIfNeeded: column)
      while next >= 0 {
        loosened.append(next)
        next = parts.takeCompanion(of: next)
      }
      return
    }
    rememberBasis(of: part)
    for column in parts.columns[parts.parts[part].columns] { loosened.append(column.variable) }
    parts.remove(part)
  }

  /// Takes the parts apart whose rows are no longer in the order of the tie rule.
  private mutating func reorder() {
    for row in reordered {
      let place = Int(parts.rowOfSource[Int(row)])
      guard place >= 0 else {
        touchColumn(of: Int(row))
        continue
      }
      let part = Int(parts.rows[place].part)
      let range = parts.parts[part].rows
      let key = rows.rankKey(Int(row))
      let isBehind =
        place == range.lowerBound
        || rows.rankKey(Int(parts.rows[place - 1].source)).isBefore(key)
      let isBefore =
        place + 1 == range.upperBound
        || key.isBefore(rows.rankKey(Int(parts.rows[place + 1].source)))
      if isBehind, isBefore { continue }
      loosen(Int(parts.columns[parts.parts[part].columns.lowerBound].variable))
    }
  }

  /// Brings constants up to date, solves what has changed, and computes what depends on it.
  mutating func solveChanged(isEdit: Bool) {
    reachedRows.removeAll()
    if isEdit {
      for index in 0..<edited.count {
        let row = edited[index].row
        if presolve.lines[Int(row)].role != .single { reachedRows.append(row) }
      }
    }
    for row in presolve.changedLines { reachedRows.append(row) }
    presolve.reduction.update(reachedRows, rows.records)
    if isEdit { reorder() }
    touchChanged(isEdit: isEdit)
    for row in presolve.changedLines {
      let elimination = presolve.reduction.lines[Int(row)].elimination
      if elimination >= 0 {
        presolve.reduction.changedEqualities.append(elimination)
      } else {
        noteViolation(of: Int(row))
      }
    }

    let solved = changedVariables.count
    let isTouched = !touchedParts.isEmpty || touchedColumns.count > checkedColumns
    if isTouched || !loosened.isEmpty { solveTouched() }
    presolve.reduction.restore(after: &changedVariables, from: solved, &variables.value)
    visits += changedVariables.count - solved
  }

  /// Solves the parts that changes reach, and what was taken apart.
  mutating func solveTouched() {
    finder.begin(rows: rows.slots, columns: variables.slots)
    for column in loosened {
      if presolve.reduction.isEliminated(Int(column)) {
        touch(column: Int(column))
      } else {
        solveComponent(of: Int(column), isNew: true)
      }
    }
    for part in touchedParts {
      isPartTouched[Int(part)] = false
      if !parts.parts[Int(part)].isGone { solve(part: Int(part)) }
    }
    touchedParts.empty()
    for index in checkedColumns..<touchedColumns.count {
      let column = Int(touchedColumns[index])
      isColumnTouched[column] = false
      if !presolve.reduction.isEliminated(column) { solveComponent(of: column, isNew: false) }
    }
    finder.end()
  }
}
