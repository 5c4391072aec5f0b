extension Solver {
  /// Brings the values up to date with all edits since the last call; does nothing without one.
  ///
  /// Required equalities first define as many variables as they can; the rest falls into connected
  /// parts, each of which is solved by a tight-set simplex, or in closed form if it has a single
  /// variable. All of that is kept, and edits are followed to what they reach.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* terms that the edits reach, and O(*p*·*n*²) for *p*
  ///   pivots in each part of *n* variables that they reach. The first time, and where required
  ///   rows can't be met or variables are undetermined, O(*z*) for all *z* terms, as long as rows
  ///   are short, beside the pivots.
  public mutating func solve() {
    moved.empty()
    if change == .nothing { return }
    rows.link(&variables)
    variables.value.grow(with: 0, count: variables.slots)
    published.grow(with: 0, count: variables.slots)
    let isFollowed =
      groups.isEmpty
      && (change == .structure ? canFollow && follow() : !assumesStays && update())
      && doubts.isEmpty && !(change == .structure && rows.coefficients.isUnusual && hasDoubts())
    if isFollowed {
      for variable in changedVariables { publish(Int(variable)) }
    } else {
      takeDoubts()
      doubts.removeAll()
      start()
      settleDoubts()
      moved.reserveCapacity(variables.slots)
      for variable in 0..<variables.slots { publish(variable) }
    }
    isSolved = true
    rows.unmark(restructured: restructured, edited: edited)
    edited.empty()
    restructured.empty()
    reordered.empty()
    rows.recycle(&variables)
    variables.recycle()
    change = .nothing
  }

  /// Notes whether a variable has moved.
  private mutating func publish(_ variable: Int) {
    guard published[variable] != variables.value[variable] else { return }
    published[variable] = variables.value[variable]
    moved.append(Int32(truncatingIfNeeded: variable))
  }

  /// Whether structural edits can be followed: the last solution has no conflict and no
  /// undetermined variable, the edits are few, and not much has piled up.
  private var canFollow: Bool {
    isSolved && multipliers.isEmpty && stays.isEmpty
      && (restructured.count + rows.slots - rows.known) * 4 < rows.count
      && parts.garbage <= parts.columns.count * 2 / 3 + 256
      && presolve.reduction.garbage <= presolve.reduction.others.count / 2 + 1024
  }

  /// Follows changed constants.
  ///
  /// - Returns: False if the change calls for solving from the beginning.
  private mutating func update() -> Bool {
    changedVariables.empty()
    looseColumns.empty()
    reachedRows.empty()
    for (row, _) in edited where presolve.lines[Int(row)].role != .single {
      reachedRows.append(row)
    }
    presolve.reduction.update(reachedRows, rows)
    touchChanged()
    return finishUpdate()
  }

  /// Follows rows that have come, gone, or changed, and changed constants.
  ///
  /// - Returns: False if the change calls for solving from the beginning.
  private mutating func follow() -> Bool {
    changedVariables.empty()
    looseColumns.empty()
    guard presolve.follow(restructured, rows, variables) else { return false }
    parts.grow(rows: rows.slots, columns: variables.slots)
    wasTight.grow(with: false, count: rows.slots)
    isElastic.grow(with: false, count: rows.slots)
    hasStay.grow(with: false, count: variables.slots)
    reachedRows.empty()
    for (row, _) in edited where presolve.lines[Int(row)].role != .single {
      reachedRows.append(row)
    }
    reachedRows.append(contentsOf: presolve.changedLines)
    presolve.reduction.update(reachedRows, rows)
    for row in presolve.changedLines {
      let elimination = presolve.reduction.lines[Int(row)].elimination
      if elimination >= 0 {
        presolve.reduction.changedEqualities.append(elimination)
        // It may have been, when there was a conflict that is over.
        isElastic[Int(row)] = false
      } else if emptyViolation(Int(row)) != 0 {
        mustLearn = true
      }
      noteEmptyRow(Int(row))
    }
    dissolveChangedParts()
    reorder()
    touchChanged()

    finder.begin(rows: rows.slots, columns: variables.slots)
    for column in loosened {
      if presolve.reduction.isEliminated(Int(column)) {
        touch(column: Int(column))
      } else if !finder.isVisited(column: Int(column)) {
        solveComponent(of: Int(column))
      }
    }
    finder.end()
    return finishUpdate()
  }
}

extension Solver {
  /// Takes the parts apart in which rows or variables have come, gone, or changed; their variables
  /// go to `loosened`.
  private mutating func dissolveChangedParts() {
    loosened.empty()
    for column in presolve.changedColumns {
      let part = Int(parts.partOfColumn[Int(column)])
      guard part >= 0 else {
        loosened.append(column)
        continue
      }
      rememberBasis(of: part)
      for column in parts.columns[parts.parts[part].columns] { loosened.append(column.variable) }
      parts.remove(part)
    }
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
      rememberBasis(of: part)
      for column in parts.columns[parts.parts[part].columns] { loosened.append(column.variable) }
      parts.remove(part)
    }
  }

  /// Gives parts and single variables their changed constants, and notes which of them must be
  /// solved again.
  ///
  /// A row that was met with room to spare, and still is, changes nothing: around the solution no
  /// sum of violations has changed.
  private mutating func touchChanged() {
    for (row, old) in presolve.reduction.changedRows {
      let row = Int(row)
      if presolve.matrix.count(row: row) == 0 {
        if emptyViolation(row) != 0 { mustLearn = true }
        noteEmptyRow(row)
      } else {
        touch(row, from: old, to: presolve.reduction.constant[row])
      }
    }
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

  /// Solves what was touched, and computes the variables that depend on it.
  ///
  /// - Returns: False if the change calls for solving from the beginning.
  private mutating func finishUpdate() -> Bool {
    var isRight = true
    for part in touchedParts {
      isPartTouched[Int(part)] = false
      if !parts.parts[Int(part)].isGone { solve(part: Int(part)) }
    }
    touchedParts.empty()
    for column in touchedColumns {
      let column = Int(column)
      isColumnTouched[column] = false
      let isAlone = parts.partOfColumn[column] < 0 && !presolve.reduction.isEliminated(column)
      if isAlone, !solveColumn(column) { isRight = false }
    }
    guard isRight else { return false }
    if mustLearn || !multipliers.isEmpty || !looseColumns.isEmpty {
      mustLearn = false
      if learn() { return false }
    }
    presolve.reduction.restore(after: &changedVariables, &variables.value)
    for variable in changedVariables where !meetsChecks(Int(variable)) { return false }
    for variable in touchedColumns where !meetsChecks(Int(variable)) { return false }
    touchedColumns.empty()
    takeDoubts()
    return true
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
