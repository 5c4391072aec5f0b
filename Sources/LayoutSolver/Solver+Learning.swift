/// What presolve must not assume.
extension Solver {
  /// Looks for what presolve must not assume, and solves again without it, until nothing is left.
  ///
  /// Three things are found by solving. Required rows on fixed variables aren't met: they are put
  /// in the matrix, so that their share in it comes out. Equalities have a share in required rows
  /// not being met: they are *elastic* then, and define no variable. Rows leave a choice for
  /// variables: some of these get stay rows that draw them to 0.
  ///
  /// - Returns: False if it calls for solving from the beginning, with what has been learnt.
  mutating func settle() -> Bool {
    for part in recoveredParts where !parts.parts[Int(part)].isGone {
      for row in elasticRows(of: Int(part)) {
        isElastic[Int(row)] = false
        waitingRows.append(row)
      }
    }
    while true {
      learnChecks()
      learnElastic()
      if waitingRows.isEmpty, !learnStays() { return true }
      guard rewriteWaiting(isEdit: false) else { return false }
    }
  }

  /// Looks at the checks of the variables that have changed since the last look.
  private mutating func learnChecks() {
    keepBrokenChecks(checkedVariables..<changedVariables.count, of: changedVariables)
    keepBrokenChecks(checkedColumns..<touchedColumns.count, of: touchedColumns)
    checkedVariables = changedVariables.count
    checkedColumns = touchedColumns.count
  }

  /// Puts the equalities on the list of those to be written anew that define variables and have a
  /// share in required rows not being met.
  ///
  /// Each part is looked at by itself, so that shares never cancel each other.
  private mutating func learnElastic() {
    for row in violatedRows {
      let violation = emptyViolation(Int(row))
      if violation == 0 { continue }
      putBackImplied(restingOn: Int(row))
      // An equality that is left without variables and isn't met must not define one next time either.
      // So all of them are written anew at once, and not one after the other.
      if rows.records[Int(row)].relation == .equal, !isElastic[Int(row)] {
        isElastic[Int(row)] = true
        waitingRows.append(row)
      }
      multipliers.value.removeAll()
      multipliers.value.add(violation, to: row, presolve.reduction)
      learnElasticFromMultipliers()
    }
    for part in violatedParts where isConflict(part: Int(part)) {
      putBackImplied(around: Int(part))
      multipliers.value.removeAll()
      simplex.value.addMultipliers(Int(part), parts, presolve.reduction, to: &multipliers.value)
      learnElasticFromMultipliers()
    }
    violatedRows.empty()
    conflictParts.append(all: violatedParts)
    violatedParts.empty()
  }

  /// Has the rows put back into the problem that were left out because of bounds which a part violates.
  private mutating func putBackImplied(around part: Int) {
    for row in parts.parts[part].rows where parts.rows[row].isRequired {
      if parts.rows[row].violation != 0 { putBackImplied(restingOn: Int(parts.rows[row].source)) }
    }
  }

  private mutating func learnElasticFromMultipliers() {
    multipliers.value.complete(presolve.reduction)
    let multipliers = multipliers.value
    for row in multipliers.rows where multipliers[Int(row)].magnitude > 1e-9 {
      let elimination = Int(presolve.reduction.lines[Int(row)].elimination)
      if elimination < 0 || isElastic[Int(row)] || rows.records[Int(row)].isStay { continue }
      isElastic[Int(row)] = true
      let variable = Int(presolve.reduction.eliminations[elimination].variable)
      presolve.keepsChecks[variable] = true
      waitingRows.append(row)
    }
  }

  /// Notes the rows without variables that are violated, or may be.
  mutating func noteViolations() {
    var next = 0
    while let row = Self.firstUnmet(
      from: next, presolve.lines, presolve.reduction.lines, presolve.matrix.rows, rows.records,
      rows.products)
    {
      noteViolation(of: row)
      next = row + 1
    }
  }

  /// The first row without variables, at or behind another, that isn't met beyond doubt.
  ///
  /// The arrays are passed one by one, so that each is open throughout.
  private static func firstUnmet(
    from first: Int, _ lines: [Presolve.Line], _ reduced: [Reduction.Line],
    _ matrixRows: [SparseMatrix.Line], _ records: [RowStore.Record],
    _ products: [RowStore.Product]
  ) -> Int? {
    let lines = lines.span
    let reduced = reduced.span
    let matrixRows = matrixRows.span
    let records = records.span
    let products = products.span
    for row in first..<lines.count where lines[row].role == .live && matrixRows[row].count == 0 {
      let record = records[row]
      let isMet =
        !record.isRequired
        || isMet(
          reduced[row].constant, record.relation, norm: RowStore.norm(record, products),
          scale: reduced[row].scale)
      if !isMet { return row }
    }
    return nil
  }

  /// Notes a row without variables that is violated, or may be.
  mutating func noteViolation(of row: Int) {
    let excess = presolve.reduction.lines[row].constant
    if excess != 0, rows.records[row].isRequired {
      let bound = Simplex.rounding * (rows.norm(row) + presolve.reduction.lines[row].scale)
      if Doubt.isUnclear(excess, bound: bound) { doubts.add(.grave, about: row, of: rows) }
    }
    guard emptyViolation(row) != 0 else { return }
    violatedRows.append(Int32(truncatingIfNeeded: row))
    conflictRows.append(Int32(truncatingIfNeeded: row))
  }

  /// 1 or -1 if the row is required, without variables, and violated, else 0.
  ///
  /// It is written out in its callers, as a call would copy the solver's fields.
  @inline(__always)
  func emptyViolation(_ row: Int) -> Double {
    let excess = -presolve.reduction.lines[row].constant
    guard excess != 0, presolve.lines[row].role == .live, presolve.matrix.count(row: row) == 0,
      rows.records[row].isRequired
    else { return 0 }
    let bound = Simplex.rounding * (rows.norm(row) + presolve.reduction.lines[row].scale)
    guard rows.relation(row).isViolated(excess, bound: bound) else { return 0 }
    return excess > 0 ? 1 : -1
  }
}

/// Variables that no row determines.
extension Solver {
  /// Gives stay rows to variables that turned out not to be determined, and solves again.
  ///
  /// - Returns: Whether groups that are known share their choice with others now: they were
  ///   dissolved, and their stay rows are to be written anew.
  private mutating func learnStays() -> Bool {
    if solvedParts.isEmpty, looseColumns.isEmpty { return false }
    stayChooser.value.reset(variables: variables.slots)
    for part in solvedParts {
      let range = parts.parts[Int(part)]
      guard range.isLoose, !range.isGone else { continue }
      for column in range.columns where parts.columns[column].isLoose {
        let variable = parts.columns[column].variable
        if !stays.contains(Int(variable)) { spread(from: variable) }
      }
    }
    for index in 0..<looseColumns.count {
      let variable = looseColumns[index]
      if !presolve.reduction.isEliminated(Int(variable)), !stays.contains(Int(variable)) {
        spread(from: variable)
      }
    }
    if !waitingRows.isEmpty { return true }
    guard stayChooser.value.choose(presolve.reduction, variables) else { return false }
    var entered: [Int32] = []
    for variable in stayChooser.value.chosen {
      let row = rows.takeStay(of: Int(variable), &variables)
      stays.addRow(row, of: Int(variable))
      entered.append(Int32(truncatingIfNeeded: row))
    }
    for variable in stayChooser.value.members { drawToBounds(Int(variable), &entered) }
    stayChooser.value.forEachGroup { stays.insert($0) }
    enterStays(entered)
    return false
  }

  /// Adds the stay rows that draw to their constants the inequalities of a variable that rests at
  /// bounds.
  private mutating func drawToBounds(_ variable: Int, _ entered: inout [Int32]) {
    guard variables.records[variable].restsAtBounds else { return }
    var inequalities: [Int32] = []
    rows.forEachRow(of: variable, variables) { row in
      if rows.relation(Int(row)) != .equal { inequalities.append(row) }
    }
    for row in inequalities where stays.bound(of: Int(row)) == nil {
      let bound = rows.takeBound(of: Int(row), &variables)
      stays.addBound(bound, drawing: Int(row), of: variable)
      entered.append(Int32(truncatingIfNeeded: bound))
    }
  }

  /// Finds the variables that share the choice that rows leave for one.
  private mutating func spread(from first: Int32) {
    guard stayChooser.value.begin(first) else { return }
    while let variable = stayChooser.value.next() {
      let part = Int(parts.partOfColumn[Int(variable)])
      if part >= 0, stayChooser.value.enter(part: part) {
        for column in parts.parts[part].columns {
          let variable = parts.columns[column].variable
          dissolveGroup(of: Int(variable))
          if parts.columns[column].isLoose { stayChooser.value.reach(variable) }
        }
      }
      var use = presolve.reduction.cells[Int(variable)].firstUse
      while use >= 0 {
        let other = presolve.reduction.others[Int(use)]
        use = other.next
        let definition = presolve.reduction.eliminations[Int(other.owner)]
        if rows.records[Int(definition.equality)].isStay { continue }
        dissolveGroup(of: Int(definition.variable))
        stayChooser.value.reach(definition.variable)
      }
    }
  }
}

extension Simplex {
  /// Adds what each row of a part contributes to its required rows not being met.
  mutating func addMultipliers(
    _ part: Int, _ parts: Parts, _ reduction: Reduction, to multipliers: inout Multipliers
  ) {
    let range = parts.parts[part]
    var parts = parts
    prepare(range)
    for row in range.rows where parts.rows[row].isRequired {
      let violation = parts.rows[row].violation
      guard violation != 0 else { continue }
      multipliers.add(violation, to: parts.rows[row].source, reduction)
      express(row, range, &parts)
      for index in 0..<enteringCount {
        let place = Int(enteringPlaces[index])
        let tight = Int(parts.columns[range.columns.lowerBound + place].tight)
        guard tight >= 0 else { continue }
        multipliers.add(
          -violation * entering[place].value, to: parts.rows[tight].source, reduction)
      }
    }
  }
}
