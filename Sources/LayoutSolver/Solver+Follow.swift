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
    while !waitingRows.isEmpty {
      var next = presolve.pending.count
      presolve.collect(waitingRows)
      waitingRows.empty()
      while next < presolve.pending.count {
        forgetGroups(of: Int(presolve.pending[next]))
        next += 1
        guard !waitingRows.isEmpty else { continue }
        presolve.collect(waitingRows)
        waitingRows.empty()
      }
      if isEdit { forgetConflict() }
      visits += presolve.pending.count
      guard presolve.rewrite(rows, variables, elastic: isElastic) else { return false }
      forgetGroupsOfDefinitions()
      dissolveChangedParts(from: &dissolved, isEdit: isEdit)
    }
    solveChanged(isEdit: isEdit)
    return true
  }

  /// Enters new stay rows, in the order of rest, and solves again what that reaches.
  mutating func enterStays(_ entered: [Int32]) {
    beginRewriting()
    presolve.collect(entered)
    visits += entered.count
    _ = presolve.rewrite(rows, variables, elastic: isElastic)
    for column in presolve.changedColumns { loosen(Int(column)) }
    solveChanged(isEdit: false)
  }

  /// Makes room for new rows and variables.
  private mutating func beginRewriting() {
    loosened.empty()
    presolve.beginEdits(rows: rows.slots, variables: variables.slots)
    parts.grow(rows: rows.slots, columns: variables.slots)
    wasTight.grow(with: false, count: rows.slots)
    isElastic.grow(with: false, count: rows.slots)
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
    case .none: break
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

  /// The rows of a part that must not define variables.
  func elasticRows(of part: Int) -> [Int32] {
    parts.parts[part].rows.map { parts.rows[$0].source }.filter { isElastic[Int($0)] }
  }

  /// Puts a variable on the list of those to be solved for, with all of its part, which is no more.
  private mutating func loosen(_ column: Int) {
    let part = Int(parts.partOfColumn[column])
    if part < 0 {
      loosened.append(Int32(truncatingIfNeeded: column))
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
  private mutating func solveChanged(isEdit: Bool) {
    reachedRows.empty()
    if isEdit {
      for (row, _) in edited where presolve.lines[Int(row)].role != .single {
        reachedRows.append(row)
      }
    }
    reachedRows.append(all: presolve.changedLines)
    presolve.reduction.update(reachedRows, rows)
    for row in presolve.changedLines {
      let elimination = presolve.reduction.lines[Int(row)].elimination
      if elimination >= 0 {
        presolve.reduction.changedEqualities.append(elimination)
      } else {
        noteViolation(of: Int(row))
      }
    }
    if isEdit { reorder() }
    touchChanged(isEdit: isEdit)

    let solved = changedVariables.count
    finder.begin(rows: rows.slots, columns: variables.slots)
    for column in loosened {
      if presolve.reduction.isEliminated(Int(column)) {
        touch(column: Int(column))
      } else {
        solveComponent(of: Int(column))
      }
    }
    for part in touchedParts {
      isPartTouched[Int(part)] = false
      if !parts.parts[Int(part)].isGone { solve(part: Int(part)) }
    }
    touchedParts.empty()
    for column in touchedColumns[checkedColumns...] {
      isColumnTouched[Int(column)] = false
      let isAlone =
        parts.partOfColumn[Int(column)] < 0 && !presolve.reduction.isEliminated(Int(column))
      if isAlone, !solveColumn(Int(column)) { solveComponent(of: Int(column)) }
    }
    finder.end()
    presolve.reduction.restore(after: &changedVariables, from: solved, &variables.value)
    visits += changedVariables.count - solved
  }

  /// Gives parts and single variables their changed constants, and notes which of them must be
  /// solved again.
  ///
  /// A row that was met with room to spare, and still is, changes nothing: around the solution no
  /// sum of violations has changed.
  private mutating func touchChanged(isEdit: Bool) {
    for (row, old) in presolve.reduction.changedRows {
      let row = Int(row)
      if presolve.matrix.count(row: row) == 0 {
        noteViolation(of: row)
      } else {
        touch(row, from: old, to: presolve.reduction.constant[row])
      }
    }
    guard isEdit else { return }
    for (row, old) in edited where presolve.lines[Int(row)].role == .single {
      touch(Int(row), from: old, to: rows.constant(Int(row)))
    }
  }

  private mutating func touch(_ row: Int, from old: Double, to new: Double) {
    let place = Int(parts.rowOfSource[row])
    guard place >= 0 else {
      touchColumn(of: row, from: old, to: new)
      return
    }
    parts.rows[place].constant = new
    parts.rows[place].isChanged = true
    parts.rows[place].scale =
      presolve.lines[row].role == .single ? new.magnitude : presolve.reduction.scale[row]
    let part = parts.rows[place].part
    if parts.rows[place].place < 0 {
      let columns = parts.parts[Int(part)].columns
      var sum = 0.0
      var size = parts.rows[place].norm + parts.rows[place].scale
      for term in parts.terms(of: place) {
        let column = columns.lowerBound + Int(parts.terms[term].column)
        let product = parts.terms[term].coefficient * parts.columns[column].value
        sum += product
        size += product.magnitude
      }
      if parts.rows[place].relation.hasRoom(sum, beside: old, new, size: size) { return }
    }
    isPartTouched.grow(with: false, count: parts.parts.count)
    if !isPartTouched[Int(part)] {
      isPartTouched[Int(part)] = true
      touchedParts.append(part)
    }
  }

  /// Notes that a variable that is a part of its own must be solved again, as a row has changed;
  /// without constants whatever they are.
  @inline(__always)
  private mutating func touchColumn(of row: Int, from old: Double = 0, to new: Double? = nil) {
    let variable: Int
    let coefficient: Double
    switch presolve.lines[row].role {
    case .single:
      variable = Int(presolve.lines[row].variable)
      coefficient = rows.products[Int(rows.records[row].start)].coefficient
    case .live:
      let entry = presolve.matrix.first(row: row)
      guard entry >= 0 else { return }
      variable = presolve.matrix.column(entry)
      coefficient = presolve.matrix.value(entry)
    case .none, .definition:
      return
    }
    if let new {
      let product = coefficient * variables.value[variable]
      let size = product.magnitude + coefficient.magnitude + old.magnitude + new.magnitude
      if rows.relation(row).hasRoom(product, beside: old, new, size: size) { return }
    }
    touch(column: variable)
  }

  private mutating func touch(column: Int) {
    isColumnTouched.grow(with: false, count: variables.slots)
    guard !isColumnTouched[column] else { return }
    isColumnTouched[column] = true
    touchedColumns.append(Int32(truncatingIfNeeded: column))
  }
}

extension Relation {
  /// Whether a left-hand side meets two constants by more than rounding.
  fileprivate func hasRoom(
    _ sum: Double, beside one: Double, _ other: Double, size: Double
  ) -> Bool {
    let bound = 1e-9 * size
    switch self {
    case .equal: return false
    case .lessThanOrEqual: return sum < one - bound && sum < other - bound
    case .greaterThanOrEqual: return sum > one + bound && sum > other + bound
    }
  }
}
