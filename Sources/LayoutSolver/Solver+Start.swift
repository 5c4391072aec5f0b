extension Solver {
  /// Solves the problem from the beginning.
  ///
  /// What presolve must not assume is found by solving: see ``settle()``.
  mutating func start() {
    beginFollowing()
    isElastic.reset()
    presolve.keepsChecks.reset()
    presolve.keepsImplied.reset()
    repeat { rebuild() } while !settle()
    takeDoubts()
  }

  /// Reduces the problem without stay rows, finds the parts, solves them all, and computes all
  /// variables.
  private mutating func rebuild() {
    for part in parts.parts.indices where !parts.parts[part].isGone { rememberBasis(of: part) }
    beginFollowing()
    routine.forget()
    if !stays.isEmpty {
      for variable in 0..<variables.slots { dissolveGroup(of: variable) }
      waitingRows.empty()
    }
    presolve.run(rows, variables, elastic: isElastic)
    starts += 1
    visits += rows.slots
    presolve.reduction.run()
    presolve.leaveOutImplied(rows, variables)
    parts.reset()
    touchedParts.empty()
    isPartTouched.reset()
    isColumnTouched.reset()
    computesAll = true
    conflictParts.empty()
    conflictRows.empty()
    listedParts = 0
    listedRows = 0
    solveComponents()
    presolve.reduction.restore(&variables.value)
    noteViolations()
    keepBrokenChecks(0..<variables.slots, of: nil)
    computesAll = false
  }

  /// Solves all connected parts.
  private mutating func solveComponents() {
    oneVariable.solvePlain(
      rows, variables.records, presolve.lines, presolve.reduction.cells, presolve.matrix,
      presolve.reduction.lines, values: &variables.value)
    if oneVariable.others.count == 0 { return }
    finder.begin(rows: rows.slots, columns: variables.slots)
    for place in 0..<oneVariable.others.count {
      solveComponent(of: Int(oneVariable.others[place]), isNew: true)
    }
    finder.end()
  }

  /// Remembers which rows of a part are tight, except stay rows.
  mutating func rememberBasis(of part: Int) {
    for row in parts.rows[parts.parts[part].rows] where row.level >= 0 {
      wasTight[Int(row.source)] = row.place >= 0
    }
  }

  /// Solves the connected part that a variable belongs to, unless it is in one already.
  ///
  /// - Parameters:
  ///   - variable: One of the part's variables.
  ///   - isNew: Whether rows have come or gone, or variables. A part in which constants change is
  ///     likely to see that again, and is written out, so that it has a basis to start at.
  mutating func solveComponent(of variable: Int, isNew: Bool) {
    guard parts.partOfColumn[variable] < 0, !finder.isVisited(column: variable) else {
      return
    }
    if presolve.matrix.count(column: variable) == 0, presolve.columns[variable].singles == 0 {
      set(variable, to: 0)
      if presolve.reduction.cells[variable].firstUse >= 0 {
        looseColumns.append(Int32(truncatingIfNeeded: variable))
      }
      return
    }
    if presolve.matrix.isAlone(column: variable), solveColumn(variable) { return }
    finder.collect(from: variable, presolve.matrix)
    if isNew, solveInTurn() { return }
    var companion = Int32(truncatingIfNeeded: variable)
    while companion >= 0 { companion = parts.takeCompanion(of: companion) }
    finder.write(presolve, rows, variables, into: &parts)
    solve(part: parts.parts.count - 1)
  }

  /// Solves the part at hand in turn; it isn't written out then.
  ///
  /// - Returns: False if it is none of that kind.
  private mutating func solveInTurn() -> Bool {
    let columns = finder.columns
    let rowCount = finder.rows.count
    let isSolved = oneVariable.solveInTurn(
      columns, rowCount: rowCount, rows.records, rows.products, variables.records, presolve.lines,
      presolve.matrix, presolve.reduction.lines, &variables.value)
    guard isSolved else { return false }
    visits += rowCount
    for index in 0..<columns.count {
      set(Int(columns[index]), to: oneVariable.turns[index].value)
    }
    parts.keepCompanions(columns, variables.slots)
    return true
  }

  /// Gives the part of a variable a basis, if it was solved in turn.
  mutating func writePart(of variable: Int) {
    finder.begin(rows: rows.slots, columns: variables.slots)
    solveComponent(of: variable, isNew: false)
    finder.end()
  }

  /// Solves a part.
  mutating func solve(part: Int) {
    let wasInfeasible = parts.parts[part].isInfeasible
    let (isNew, doubt) = simplex.value.solve(part, &parts, wasTight: wasTight)
    if doubt != .none { doubts.add(doubt, about: parts, part) }
    visits += parts.parts[part].rows.count
    if isNew {
      solvedParts.append(Int32(truncatingIfNeeded: part))
      if parts.parts[part].isInfeasible {
        violatedParts.append(Int32(truncatingIfNeeded: part))
      } else if wasInfeasible {
        recoveredParts.append(Int32(truncatingIfNeeded: part))
      }
    }
    for column in parts.parts[part].columns {
      set(Int(parts.columns[column].variable), to: parts.columns[column].value)
    }
  }

  /// Solves a part of one variable in closed form.
  ///
  /// - Returns: False if its required rows can't all be met.
  mutating func solveColumn(_ variable: Int) -> Bool {
    let outcome = oneVariable.solve(
      variable, rows, variables, presolve.lines, presolve.matrix,
      presolve.reduction.lines)
    if oneVariable.isUnclear { doubts.add(.grave, about: variable) }
    switch outcome {
    case .determined(let value):
      set(variable, to: value)
    case .free(let value):
      set(variable, to: value)
      if !restsByItself(variable) {
        looseColumns.append(Int32(truncatingIfNeeded: variable))
      }
    case .infeasible:
      return false
    }
    return true
  }

  /// Whether a variable that rows leave a choice comes to rest at 0 without a stay row: nothing
  /// depends on it, and no inequality can draw it elsewhere.
  private func restsByItself(_ variable: Int) -> Bool {
    let record = variables.records[variable]
    return presolve.reduction.cells[variable].firstUse < 0 && !record.restsAtBounds
      && !(variables.haveBounds && record.firstTerm >= 0)
  }

  private mutating func set(_ variable: Int, to value: Double) {
    guard variables.value[variable] != value else { return }
    // Adding 0 turns a negative zero into a plain one.
    variables.value[variable] = value + 0
    if !computesAll { changedVariables.append(Int32(truncatingIfNeeded: variable)) }
  }
}

extension RowStore {
  /// How a row compares.
  func relation(_ row: Int) -> Relation { records[row].relation }
}

extension Relation {
  /// Whether a left-hand side that exceeds the constant by the given amount is on the wrong side.
  func isViolated(_ excess: Double, bound: Double) -> Bool {
    switch self {
    case .equal: excess.magnitude > bound
    case .lessThanOrEqual: excess > bound
    case .greaterThanOrEqual: excess < -bound
    }
  }
}
