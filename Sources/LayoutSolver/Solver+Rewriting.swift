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
    while !pass.waitingRows.isEmpty {
      var next = presolve.pending.count
      presolve.collect(pass.waitingRows, problem.rows, problem.variables)
      pass.waitingRows.empty()
      while next < presolve.pending.count {
        forgetGroups(of: Int(presolve.pending[next]))
        next += 1
        guard !pass.waitingRows.isEmpty else { continue }
        presolve.collect(pass.waitingRows, problem.rows, problem.variables)
        pass.waitingRows.empty()
      }
      if isEdit { forgetConflict() }
      pass.visits += presolve.pending.count
      guard presolve.rewrite(problem.rows, problem.variables, elastic: assumptions.isElastic) else {
        return false
      }
      forgetGroupsOfDefinitions()
      dissolveChangedParts(from: &dissolved, isEdit: isEdit)
    }
    solveChanged(isEdit: isEdit)
    return true
  }

  /// Enters new stay rows, in the order of rest, and solves again what that reaches.
  mutating func enterStays(_ entered: [Int32]) {
    beginRewriting()
    presolve.collect(entered, problem.rows, problem.variables)
    pass.visits += entered.count
    _ = presolve.rewrite(problem.rows, problem.variables, elastic: assumptions.isElastic)
    for column in presolve.changedColumns { loosen(Int(column)) }
    solveChanged(isEdit: false)
  }

  /// Makes room for new rows and variables.
  private mutating func beginRewriting() {
    pass.loosened.empty()
    presolve.beginEdits(rows: problem.rows.slots, variables: problem.variables.slots)
    parts.grow(rows: problem.rows.slots, columns: problem.variables.slots)
  }

  /// Dissolves the group of a variable; its stay rows go.
  mutating func dissolveGroup(of variable: Int) {
    let first = pass.waitingRows.count
    assumptions.stays.dissolve(groupOf: variable, into: &pass.waitingRows)
    for row in pass.waitingRows[first...] { problem.rows.release(Int(row), &problem.variables) }
  }

  /// Dissolves the groups of the variables that a row has, or had.
  private mutating func forgetGroups(of row: Int) {
    if assumptions.stays.isEmpty { return }
    for place in problem.rows.records[row].terms {
      dissolveGroup(of: Int(problem.rows.products[place].variable))
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
    if assumptions.stays.isEmpty { return }
    for row in presolve.changedLines {
      let elimination = Int(presolve.reduction.lines[Int(row)].elimination)
      if elimination >= 0 { dissolveGroups(ofDefinition: elimination) }
    }
  }

  /// Lets the equalities that are written anew define variables again, if they didn't.
  private mutating func forgetConflict() {
    for row in presolve.pending { assumptions.isElastic[Int(row)] = false }
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
        if !assumptions.stays.isEmpty {
          for column in parts[part].columns { dissolveGroup(of: Int(column.variable)) }
        }
        if isEdit, parts[part].isInfeasible {
          pass.waitingRows.append(contentsOf: elasticRows(of: part))
        }
      }
      loosen(column)
    }
  }

  /// The rows of a part that must not define variables.
  func elasticRows(of part: Int) -> [Int32] {
    parts[part].rows.map { $0.source }.filter { assumptions.isElastic[Int($0)] }
  }

  /// Puts a variable on the list of those to be solved for, with all of its part, which is no more.
  private mutating func loosen(_ column: Int) {
    let part = Int(parts.partOfColumn[column])
    if part < 0 {
      pass.loosened.append(Int32(truncatingIfNeeded: column))
      return
    }
    for column in parts[part].columns { pass.loosened.append(column.variable) }
    parts.remove(part)
  }

  /// Takes the parts apart whose rows are no longer in the order of the tie rule.
  private mutating func reorder() {
    for row in problem.reordered {
      guard let (part, index) = parts.place(ofRow: Int(row)) else {
        touchColumn(of: Int(row))
        continue
      }
      let key = problem.rows.rankKey(Int(row))
      let neighbors = parts[part].rows
      let isBehind =
        index == 0 || problem.rows.rankKey(Int(neighbors[index - 1].source)).isBefore(key)
      let isBefore =
        index + 1 == neighbors.count
        || key.isBefore(problem.rows.rankKey(Int(neighbors[index + 1].source)))
      if !isBehind || !isBefore { loosen(Int(parts[part].columns[0].variable)) }
    }
  }

  /// Brings constants up to date, solves what has changed, and computes what depends on it.
  mutating func solveChanged(isEdit: Bool) {
    if isEdit {
      for index in 0..<problem.edited.count {
        let row = Int(problem.edited[index].row)
        if presolve.lines[row].role != .single { presolve.reduction.enlist(row) }
      }
    }
    for row in presolve.changedLines { presolve.reduction.enlist(Int(row)) }
    presolve.reduction.update(problem.rows.records)
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

    let solved = pass.changedVariables.count
    let isTouched = !pass.touchedParts.isEmpty || pass.touchedColumns.count > pass.checkedColumns
    if isTouched || !pass.loosened.isEmpty { solveTouched() }
    presolve.reduction.restore(
      after: &pass.changedVariables, from: solved, &problem.variables.value)
    pass.visits += pass.changedVariables.count - solved
    if problem.rows.coefficients.isUneven { presolve.noteRedefined() }
    presolve.reduction.forgetChanges()
    putBackViolated()
  }

  /// Has the rows put back that were left out just now because of bounds, though what was solved before,
  /// and isn't solved again, violates these.
  private mutating func putBackViolated() {
    for row in presolve.changedLines where presolve.lines[Int(row)].role == .implied {
      let record = problem.rows.records[Int(row)]
      var excess = Sum(value: -record.constant, size: record.constant.magnitude)
      for product in problem.rows.products[record.terms] {
        excess.add(product.coefficient * problem.variables.value[Int(product.variable)])
      }
      let bound = Tolerance.rounding * (problem.rows.norm(Int(row)) + excess.size)
      if record.relation.isViolated(excess.value, bound: bound) { putBack(implied: row) }
    }
  }
}

/// Finding out what changed constants make a difference to.
///
/// A row that was met with room to spare, and still is, changes nothing: around the solution no
/// sum of violations has changed.
extension Solver {
  /// Gives parts and single variables their changed constants, and notes which of them must be
  /// solved again.
  mutating func touchChanged(isEdit: Bool) {
    computeConstants()
    touchChangedRows()
    guard isEdit else { return }
    for index in 0..<problem.edited.count {
      let (source, old) = problem.edited[index]
      let row = Int(source)
      if presolve.lines[row].role == .single {
        touch(row, from: old, to: problem.rows.constant(row))
      }
      if presolve.implications.isSupport(row) {
        pass.waitingRows.append(all: presolve.implications.rows(restingOn: row))
      }
    }
  }

  /// Gives parts and single variables the constants that may make a difference.
  mutating func touchChangedRows() {
    for index in 0..<pass.changedRows.count {
      let (source, old) = pass.changedRows[index]
      let row = Int(source)
      if presolve.lines[row].role == .implied {
        putBack(implied: source)
      } else if presolve.matrix.count(row: row) == 0 {
        noteViolation(of: row)
      } else {
        touch(row, from: old, to: presolve.reduction.lines[row].constant)
      }
    }
  }

  /// Computes the constants of the rows that are reached, and lists those that are new, with the
  /// old ones.
  ///
  /// Most that make no difference are left out: rows without variables that are clearly met, and rows
  /// with room on a variable that is a part of its own. What becomes of a row without variables that
  /// isn't required makes no difference to anything.
  private mutating func computeConstants() {
    pass.changedRows.removeAll()
    for index in 0..<presolve.reduction.reachedRows.count {
      let source = presolve.reduction.reachedRows[index]
      let row = Int(source)
      let record = problem.rows.records[row]
      let count = presolve.matrix.count(row: row)
      if count == 0, !record.isRequired { continue }
      let old = presolve.reduction.computeConstant(of: row, given: record.constant)
      let new = presolve.reduction.lines[row].constant
      if presolve.lines[row].role == .implied {
        if presolve.implications.implies(row, record.relation, new) { continue }
      } else if new == old {
        continue
      } else if count == 0, isMet(row) {
        continue
      } else if count == 1, parts.place(ofRow: row) == nil {
        let entry = presolve.matrix.first(row: row)
        let coefficient = presolve.matrix.value(entry)
        let product = coefficient * problem.variables.value[presolve.matrix.column(entry)]
        let size = product.magnitude + coefficient.magnitude + old.magnitude + new.magnitude
        if record.relation.hasRoom(product, beside: old, new, size: size) { continue }
      }
      pass.changedRows.append((source, old))
    }
  }

  mutating func touch(_ row: Int, from old: Double, to new: Double) {
    guard let (part, index) = parts.place(ofRow: row) else {
      touchColumn(of: row, from: old, to: new)
      return
    }
    let scale =
      presolve.lines[row].role == .single ? new.magnitude : presolve.reduction.lines[row].scale
    if parts[part].set(new, scale: scale, ofRow: index) { pass.touch(part: part) }
  }

  /// Has the rows put back into the problem for good that were left out because of a bound.
  mutating func putBackImplied(restingOn bound: Int) {
    guard presolve.implications.isSupport(bound) else { return }
    for row in presolve.implications.rows(restingOn: bound) { putBack(implied: row) }
  }

  private mutating func putBack(implied row: Int32) {
    presolve.keepsImplied[Int(row)] = true
    pass.waitingRows.append(row)
  }

  /// Notes that a variable in no part that is written out must be solved again, as a row has
  /// changed; without constants whatever they are.
  @inline(__always)
  mutating func touchColumn(of row: Int, from old: Double = 0, to new: Double? = nil) {
    let variable: Int
    let coefficient: Double
    switch presolve.lines[row].role {
    case .single:
      variable = Int(presolve.lines[row].variable)
      coefficient = problem.rows.products[Int(problem.rows.records[row].start)].coefficient
    case .live:
      let entry = presolve.matrix.first(row: row)
      guard entry >= 0 else { return }
      variable = presolve.matrix.column(entry)
      // Beside other variables it isn't known how much room there is.
      coefficient = presolve.matrix.count(row: row) == 1 ? presolve.matrix.value(entry) : .nan
    case .none, .definition, .implied:
      return
    }
    if let new {
      let product = coefficient * problem.variables.value[variable]
      let size = product.magnitude + coefficient.magnitude + old.magnitude + new.magnitude
      if problem.rows.relation(row).hasRoom(product, beside: old, new, size: size) { return }
    }
    pass.touch(column: variable)
  }
}
