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
    for part in pass.recoveredParts where !parts[Int(part)].isGone {
      for row in elasticRows(of: Int(part)) {
        assumptions.isElastic[Int(row)] = false
        pass.waitingRows.append(row)
      }
    }
    while true {
      learnChecks()
      if pass.stopsAtContradictions, hasContradictions {
        if pass.waitingRows.isEmpty {
          pass.hasStopped = true
          return true
        }
      } else {
        learnElastic()
        if pass.waitingRows.isEmpty, !learnStays() {
          // With stay rows, equalities may define variables that have a share in what isn't met.
          learnElastic()
          if pass.waitingRows.isEmpty { return true }
        }
      }
      guard rewriteWaiting(isEdit: false) else { return false }
    }
  }

  /// Whether required rows aren't met, without a doubt, and nothing has been learnt from it yet.
  private var hasContradictions: Bool {
    mutating get {
      if pass.violatedRows.isEmpty, pass.violatedParts.isEmpty { return false }
      takeDoubts()
      return pass.doubts.isEmpty && !problem.rows.coefficients.isUnusual
        && (pass.violatedRows.contains { emptyViolation(Int($0)) != 0 }
          || pass.violatedParts.contains { isConflict(part: Int($0)) })
    }
  }

  /// Looks at the checks of the variables that have changed since the last look.
  private mutating func learnChecks() {
    keepBrokenChecks(pass.checkedVariables..<pass.changedVariables.count, of: pass.changedVariables)
    keepBrokenChecks(pass.checkedColumns..<pass.touchedColumns.count, of: pass.touchedColumns)
    pass.checkedVariables = pass.changedVariables.count
    pass.checkedColumns = pass.touchedColumns.count
  }

  /// Puts the equalities on the list of those to be written anew that define variables and have a
  /// share in required rows not being met.
  ///
  /// Each part is looked at by itself, so that shares never cancel each other.
  private mutating func learnElastic() {
    for row in pass.violatedRows {
      let violation = emptyViolation(Int(row))
      if violation == 0 { continue }
      putBackImplied(restingOn: Int(row))
      // An equality that is left without variables and isn't met must not define one next time either.
      // So all of them are written anew at once, and not one after the other.
      if problem.rows.records[Int(row)].relation == .equal, !assumptions.isElastic[Int(row)] {
        assumptions.isElastic[Int(row)] = true
        pass.waitingRows.append(row)
      }
      violations.multipliers.value.removeAll()
      violations.multipliers.value.add(
        Sum(value: violation, size: 1), to: row, presolve.reduction)
      learnElasticFromMultipliers()
    }
    for part in pass.violatedParts where isConflict(part: Int(part)) {
      putBackImplied(around: Int(part))
      violations.multipliers.value.removeAll()
      for (row, value) in simplex.value.multipliers(parts[Int(part)]) {
        violations.multipliers.value.add(value, to: row, presolve.reduction)
      }
      learnElasticFromMultipliers()
    }
    pass.violatedRows.empty()
    violations.parts.append(all: pass.violatedParts)
    pass.violatedParts.empty()
  }

  /// Brings the list of violations up to date.
  mutating func listViolations() {
    violations.parts.append(all: pass.violatedParts)
    guard violations.haveNews else { return }
    violations.list(
      parts: violations.parts.filter { isConflict(part: Int($0)) },
      rows: violations.rows.filter { emptyViolation(Int($0)) != 0 })
  }

  /// Whether a part has required rows that aren't met.
  func isConflict(part: Int) -> Bool { !parts[part].isGone && parts[part].isInfeasible }

  /// Has the rows put back into the problem that were left out because of bounds which a part violates.
  private mutating func putBackImplied(around part: Int) {
    for row in parts[part].rows where row.isRequired && row.violation != 0 {
      putBackImplied(restingOn: Int(row.source))
    }
  }

  private mutating func learnElasticFromMultipliers() {
    violations.multipliers.value.complete(presolve.reduction)
    let multipliers = violations.multipliers.value
    for row in multipliers.rows where multipliers[Int(row)].isContribution {
      let elimination = Int(presolve.reduction.lines[Int(row)].elimination)
      if elimination < 0 || assumptions.isElastic[Int(row)] { continue }
      assumptions.isElastic[Int(row)] = true
      let variable = Int(presolve.reduction.eliminations[elimination].variable)
      presolve.keepsChecks[variable] = true
      pass.waitingRows.append(row)
      learnElastic(inPlaceOf: Int(row))
    }
  }

  /// Puts the equalities on the list that say the same as one with a share, or the same together with
  /// others: each of them would define the variable next, and have that share.
  private mutating func learnElastic(inPlaceOf row: Int) {
    var step = presolve.reduction.lines[row].firstFrom
    while step >= 0 {
      let target = presolve.reduction.steps[Int(step)].target
      step = presolve.reduction.steps[Int(step)].nextFrom
      let record = problem.rows.records[Int(target)]
      guard presolve.lines[Int(target)].role == .live, presolve.matrix.count(row: Int(target)) == 0,
        record.relation == .equal, record.isRequired, !assumptions.isElastic[Int(target)]
      else { continue }
      assumptions.isElastic[Int(target)] = true
      pass.waitingRows.append(target)
    }
  }

  /// Notes the rows without variables that are violated, or may be.
  mutating func noteViolations() {
    for row in presolve.lines.indices
    where presolve.lines[row].role == .live && presolve.matrix.count(row: row) == 0 {
      if !isMet(row) { noteViolation(of: row) }
    }
  }

  /// Whether a row without variables is met, or isn't required, and that without doubt.
  mutating func isMet(_ row: Int) -> Bool {
    let line = presolve.reduction.lines[row]
    let record = problem.rows.records[row]
    // What is left of equalities is rounding: that it is less than any bound is soon seen.
    if !record.isRequired || line.constant.magnitude <= 1e-3 * Tolerance.rounding * line.scale {
      return true
    }
    let bound = Tolerance.rounding * (problem.rows.norm(row) + line.scale)
    return !Doubt.isUnclear(line.constant, bound: bound)
      && !record.relation.isViolated(-line.constant, bound: bound)
  }

  /// Notes a row without variables that is violated, or may be.
  mutating func noteViolation(of row: Int) {
    let excess = presolve.reduction.lines[row].constant
    if excess != 0, problem.rows.records[row].isRequired {
      let bound =
        Tolerance.rounding * (problem.rows.norm(row) + presolve.reduction.lines[row].scale)
      if Doubt.isUnclear(excess, bound: bound) {
        pass.doubts.add(.grave, about: row, of: problem.rows)
      }
    }
    guard emptyViolation(row) != 0 else { return }
    pass.violatedRows.append(Int32(truncatingIfNeeded: row))
    violations.rows.append(Int32(truncatingIfNeeded: row))
  }

  /// 1 or -1 if the row is required, without variables, and violated, else 0.
  ///
  /// It is written out in its callers, as a call would copy the solver's fields.
  @inline(__always)
  func emptyViolation(_ row: Int) -> Double {
    let excess = -presolve.reduction.lines[row].constant
    guard excess != 0, presolve.lines[row].role == .live, presolve.matrix.count(row: row) == 0,
      problem.rows.records[row].isRequired
    else { return 0 }
    let bound = Tolerance.rounding * (problem.rows.norm(row) + presolve.reduction.lines[row].scale)
    guard problem.rows.relation(row).isViolated(excess, bound: bound) else { return 0 }
    return excess > 0 ? 1 : -1
  }
}

/// The required rows on single variables that something else fixes.
///
/// Presolve takes them to be met. They are looked at whenever such a variable has a new value.
extension Solver {
  /// Puts the rows that fixed variables have alone on the list of those to be written anew, where
  /// the required ones aren't all met.
  ///
  /// - Parameters:
  ///   - range: Which of the variables on the list to look at.
  ///   - list: Nil for all variables.
  mutating func keepBrokenChecks(_ range: Range<Int>, of list: Buffer<Int32>?) {
    for index in range {
      let variable = list.map { Int($0[index]) } ?? index
      guard presolve.columns[variable].singles > 0, presolve.reduction.isEliminated(variable) else {
        continue
      }
      if hasBrokenCheck(variable) { pass.brokenChecks.append(Int32(truncatingIfNeeded: variable)) }
    }
    for variable in pass.brokenChecks {
      presolve.keepsChecks[Int(variable)] = true
      var checks: [Int32] = []
      presolve.forEachSingle(of: Int(variable), problem.rows, problem.variables) {
        checks.append($0.row)
      }
      for row in checks { putBackImplied(restingOn: Int(row)) }
      pass.waitingRows.append(all: checks)
    }
    pass.brokenChecks.empty()
  }

  /// Whether a required row on an eliminated variable alone isn't met; a doubt is noted.
  private mutating func hasBrokenCheck(_ variable: Int) -> Bool {
    let value = problem.variables.value[variable]
    let scale = 1 + presolve.reduction.size(of: variable, problem.variables.value)
    var place = Int(problem.variables.records[variable].firstSingle)
    while place >= 0 {
      let product = problem.rows.products[place]
      let record = problem.rows.records[Int(product.row)]
      place = Int(product.next)
      guard record.isRequired, presolve.lines[Int(product.row)].role == .single else { continue }
      let excess = product.coefficient * value - record.constant
      let size = product.coefficient.magnitude * scale + record.constant.magnitude
      let bound = Tolerance.rounding * size
      if Doubt.isUnclear(excess, bound: bound) { pass.doubts.add(.grave, about: variable) }
      if record.relation.isViolated(excess, bound: bound) { return true }
    }
    return false
  }
}

/// Variables that no row determines.
extension Solver {
  /// Gives stay rows to variables that turned out not to be determined, and solves again.
  ///
  /// - Returns: Whether groups that are known share their choice with others now: they were
  ///   dissolved, and their stay rows are to be written anew.
  private mutating func learnStays() -> Bool {
    if pass.solvedParts.isEmpty, pass.looseColumns.isEmpty { return false }
    assumptions.stayChooser.value.reset(variables: problem.variables.slots)
    for part in pass.solvedParts {
      guard parts[Int(part)].isLoose, !parts[Int(part)].isGone else { continue }
      for column in parts[Int(part)].columns where column.isLoose {
        if !assumptions.stays.contains(Int(column.variable)) { spread(from: column.variable) }
      }
    }
    for index in 0..<pass.looseColumns.count {
      let variable = pass.looseColumns[index]
      if !presolve.reduction.isEliminated(Int(variable)), !assumptions.stays.contains(Int(variable))
      {
        spread(from: variable)
      }
    }
    if !pass.waitingRows.isEmpty { return true }
    guard assumptions.stayChooser.value.choose(presolve.reduction, problem.variables) else {
      return false
    }
    var entered: [Int32] = []
    for variable in assumptions.stayChooser.value.chosen {
      let row = problem.rows.insertStay(of: Int(variable), &problem.variables)
      assumptions.stays.addRow(row, of: Int(variable))
      entered.append(Int32(truncatingIfNeeded: row))
    }
    for variable in assumptions.stayChooser.value.members { drawToBounds(Int(variable), &entered) }
    assumptions.stayChooser.value.forEachGroup { assumptions.stays.insert($0) }
    enterStays(entered)
    return false
  }

  /// Adds the stay rows that draw to their constants the inequalities of a variable that rests at
  /// bounds.
  private mutating func drawToBounds(_ variable: Int, _ entered: inout [Int32]) {
    guard problem.variables.records[variable].restsAtBounds else { return }
    var inequalities: [Int32] = []
    problem.rows.forEachRow(of: variable, problem.variables) { row in
      if problem.rows.relation(Int(row)) != .equal { inequalities.append(row) }
    }
    for row in inequalities where assumptions.stays.bound(of: Int(row)) == nil {
      let bound = problem.rows.insertBound(of: Int(row), &problem.variables)
      assumptions.stays.addBound(bound, drawing: Int(row), of: variable)
      entered.append(Int32(truncatingIfNeeded: bound))
    }
  }

  /// Finds the variables that share the choice that rows leave for one.
  private mutating func spread(from first: Int32) {
    guard assumptions.stayChooser.value.begin(first) else { return }
    while let variable = assumptions.stayChooser.value.next() {
      let part = Int(parts.partOfColumn[Int(variable)])
      if part >= 0, assumptions.stayChooser.value.enter(part: part) {
        for column in parts[part].columns {
          dissolveGroup(of: Int(column.variable))
          if column.isLoose { assumptions.stayChooser.value.reach(column.variable) }
        }
      }
      var use = presolve.reduction.cells[Int(variable)].firstUse
      while use >= 0 {
        let other = presolve.reduction.others[Int(use)]
        use = other.next
        let definition = presolve.reduction.eliminations[Int(other.owner)]
        dissolveGroup(of: Int(definition.variable))
        assumptions.stayChooser.value.reach(definition.variable)
      }
    }
  }
}
