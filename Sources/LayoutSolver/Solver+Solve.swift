extension Solver {
  /// Brings the values up to date with all edits since the last call; does nothing without one.
  ///
  /// Required equalities first define as many variables as they can; the rest falls into connected
  /// parts, each of which is solved by a tight-set simplex, or in closed form if it has a single
  /// variable. Changes of constants alone keep all of that: they are followed to what they reach,
  /// and only the parts they reach are solved again, beginning at the last solution.
  ///
  /// - Complexity: After a change of constants, O(*k* log *k*) for the *k* terms it reaches, and
  ///   O(*p*·*n*²) for *p* pivots in each part of *n* variables it reaches. After other edits the
  ///   parts are found anew, in O(*z*) for *z* terms as long as rows are short.
  public mutating func solve() {
    switch change {
    case .nothing:
      return
    case .constants where !assumesStays:
      if !update() { start() }
    case .constants, .structure:
      start()
    }
    for row in edited { isEdited[Int(row)] = false }
    edited.removeAll(keepingCapacity: true)
    change = .nothing
  }

  /// Solves the problem from the beginning.
  ///
  /// What presolve must not assume is found by solving: equalities that don't hold, as required
  /// rows can't all be met, and variables that no row determines. To the latter the tie rule gives
  /// the value 0 where it can. So that is assumed at first, which takes them out of the problem;
  /// if it makes any row worse, they are drawn to 0 by rows of their own instead.
  private mutating func start() {
    isElastic.refill(with: false, count: rows.slots)
    stays.removeAll(keepingCapacity: true)
    hasStay.refill(with: false, count: variables.slots)
    assumesStays = false
    repeat { rebuild() } while learnElastic()
    guard learnStays() else {
      publish()
      return
    }
    publish()
    measureViolations(into: &violations)
    // The multipliers stay those of the rows alone: what is assumed has no part in conflicts.
    assumesStays = true
    rebuild()
    publish()
    if isAsGoodAsBefore() { return }
    assumesStays = false
    repeat { rebuild() } while learn()
    publish()
  }

  /// Follows changed constants.
  ///
  /// - Returns: False if the change calls for solving from the beginning.
  private mutating func update() -> Bool {
    dependencies.index(
      presolve.reduction, rows: presolve.isGone.count, variables: variables.slots)
    dependencies.update(edited, rows.constant, &presolve.reduction)
    var mustLearn = touchParts() || !multipliers.isEmpty
    changedVariables.removeAll(keepingCapacity: true)
    for part in touchedParts {
      let part = Int(part)
      isTouched[part] = false
      simplex.solve(part, &parts, wasTight: wasTight)
      if parts.parts[part].isInfeasible || parts.parts[part].isLoose { mustLearn = true }
      for column in parts.parts[part].columns {
        // Adding 0 turns a negative zero into a plain one.
        let value = parts.columns[column].value + 0
        let variable = parts.columns[column].variable
        if variables.value[Int(variable)] != value {
          variables.value[Int(variable)] = value
          changedVariables.append(variable)
        }
      }
    }
    if mustLearn, learn() { return false }
    dependencies.restore(after: changedVariables, presolve.reduction, &variables.value)
    return true
  }

  /// Gives the parts their changed constants, and notes which parts those are.
  ///
  /// - Returns: Whether a required row is violated that presolve left without variables.
  private mutating func touchParts() -> Bool {
    touchedParts.removeAll(keepingCapacity: true)
    var isViolated = false
    for row in dependencies.changedRows {
      let place = Int(parts.rowOfSource[Int(row)])
      guard place >= 0 else {
        if emptyViolation(Int(row)) != 0 { isViolated = true }
        continue
      }
      parts.rows[place].constant = presolve.reduction.constant[Int(row)]
      parts.rows[place].scale = presolve.reduction.scale[Int(row)]
      let part = parts.rows[place].part
      if !isTouched[Int(part)] {
        isTouched[Int(part)] = true
        touchedParts.append(part)
      }
    }
    return isViolated
  }

  /// Reduces the problem, finds the parts, and solves them all.
  private mutating func rebuild() {
    rememberBasis()
    stays.sort { variables.ranksBefore(Int($0), Int($1)) }
    ranking.rank(rows, stays: stays)
    presolve.run(
      rows, variables, elastic: isElastic, stays: stays, assumesStays: assumesStays)
    presolve.replay(rows.constant)
    dependencies.invalidate()
    finder.find(presolve, ranked: ranking.ranked, rows.records, into: &parts)
    isTouched.refill(with: false, count: parts.parts.count)
    emptyRows.removeAll(keepingCapacity: true)
    for row in 0..<rows.slots where !presolve.isGone[row] && presolve.matrix.count(row: row) == 0 {
      emptyRows.append(Int32(truncatingIfNeeded: row))
    }
    freeVariables.removeAll(keepingCapacity: true)
    for variable in 0..<variables.slots
    where !presolve.isEliminated[variable] && variables.firstTerm[variable] >= 0
      && presolve.matrix.count(column: variable) == 0
    {
      freeVariables.append(Int32(truncatingIfNeeded: variable))
    }
    for row in parts.rows.indices {
      let source = Int(parts.rows[row].source)
      parts.rows[row].constant = presolve.reduction.constant[source]
      parts.rows[row].scale = presolve.reduction.scale[source]
    }
    for part in parts.parts.indices { simplex.solve(part, &parts, wasTight: wasTight) }
  }

  private mutating func rememberBasis() {
    wasTight.refill(with: false, count: rows.slots + stays.count)
    for row in parts.rows where row.place >= 0 && row.level >= 0 {
      if Int(row.source) < rows.slots { wasTight[Int(row.source)] = true }
    }
  }

  /// Looks for what presolve must not assume: that equalities hold that have a share in required
  /// rows not being met, and that variables are determined that are not.
  ///
  /// - Returns: Whether there was any news, so that the problem must be reduced once more.
  private mutating func learn() -> Bool {
    let anyElastic = learnElastic()
    let anyStay = learnStays()
    return anyElastic || anyStay
  }

  private mutating func learnElastic() -> Bool {
    multipliers.removeAll(keepingCapacity: true)
    let isInfeasible =
      parts.parts.contains(where: \.isInfeasible)
      || emptyRows.contains { emptyViolation(Int($0)) != 0 }
    guard isInfeasible else { return false }
    multipliers.append(contentsOf: repeatElement(0, count: rows.slots + stays.count))
    for row in emptyRows { multipliers[Int(row)] = emptyViolation(Int(row)) }
    for part in parts.parts.indices where parts.parts[part].isInfeasible {
      simplex.addMultipliers(part, &parts, to: &multipliers)
    }
    presolve.reduction.complete(&multipliers)
    var isNew = false
    for elimination in presolve.reduction.eliminations {
      let row = Int(elimination.equality)
      if multipliers[row].magnitude > 1e-9, !isElastic[row] {
        isElastic[row] = true
        isNew = true
      }
    }
    return isNew
  }

  /// 1 or -1 if a required row without variables is violated, else 0.
  private func emptyViolation(_ row: Int) -> Double {
    guard row < rows.slots, rows.records[row].isRequired else { return 0 }
    let record = rows.records[row]
    let residual = -presolve.reduction.constant[row]
    let bound = Simplex.rounding * (presolve.norm[row] + presolve.reduction.scale[row])
    if residual > bound, record.relation != .greaterThanOrEqual { return 1 }
    if residual < -bound, record.relation != .lessThanOrEqual { return -1 }
    return 0
  }

  private mutating func learnStays() -> Bool {
    guard !freeVariables.isEmpty || parts.parts.contains(where: \.isLoose) else { return false }
    // A variable that nothing depends on, in a part of its own, comes to rest by itself.
    isLoose.refill(with: false, count: variables.slots)
    for other in presolve.reduction.others { isLoose[Int(other.variable)] = true }
    for variable in freeVariables where isLoose[Int(variable)] { loose.append(variable) }
    for part in parts.parts where part.isLoose {
      for column in part.columns where parts.columns[column].isLoose {
        let variable = parts.columns[column].variable
        if part.size > 1 || part.isInfeasible || isLoose[Int(variable)] {
          loose.append(variable)
        }
      }
    }
    guard !loose.isEmpty else { return false }
    isLoose.refill(with: false, count: variables.slots)
    for variable in loose { isLoose[Int(variable)] = true }
    loose.removeAll(keepingCapacity: true)
    presolve.reduction.spread(&isLoose)
    var isNew = false
    for variable in 0..<variables.slots where isLoose[variable] && !hasStay[variable] {
      hasStay[variable] = true
      stays.append(Int32(truncatingIfNeeded: variable))
      isNew = true
    }
    return isNew
  }

  /// Whether every row is violated as much as `violations` says.
  private mutating func isAsGoodAsBefore() -> Bool {
    measureViolations(into: &newViolations)
    for row in violations.indices {
      let difference = newViolations[row].amount - violations[row].amount
      let size = newViolations[row].size + violations[row].size
      if difference.magnitude > 1e-9 * size { return false }
    }
    return true
  }

  /// Computes by how much each row is violated, and how large the numbers are that this is the
  /// difference of.
  private func measureViolations(into violations: inout [(amount: Double, size: Double)]) {
    violations.removeAll(keepingCapacity: true)
    for (row, record) in rows.records.enumerated() {
      var sum = -rows.constant[row]
      var size = sum.magnitude + 1
      for place in record.terms {
        let product = rows.products[place]
        let value = product.coefficient * variables.value[Int(product.variable)]
        sum += value
        size += value.magnitude
      }
      let amount =
        switch record.relation {
        case .equal: sum.magnitude
        case .lessThanOrEqual: max(sum, 0)
        case .greaterThanOrEqual: max(-sum, 0)
        }
      violations.append((record.isTaken ? amount : 0, size))
    }
  }

  /// Writes the solution into the variables.
  private mutating func publish() {
    for variable in 0..<variables.slots where !presolve.isEliminated[variable] {
      variables.value[variable] = 0
    }
    for column in parts.columns {
      // Adding 0 turns a negative zero into a plain one.
      variables.value[Int(column.variable)] = column.value + 0
    }
    presolve.reduction.restore(&variables.value)
  }
}

extension Simplex {
  /// Adds what each row of a part contributes to its required rows not being met.
  mutating func addMultipliers(
    _ part: Int, _ parts: inout Parts, to multipliers: inout [Double]
  ) {
    let range = parts.parts[part]
    load(range, &parts)
    for row in range.rows where parts.rows[row].isRequired {
      let violation = parts.violation(row)
      guard violation != 0 else { continue }
      multipliers[Int(parts.rows[row].source)] += violation
      express(row, range, parts)
      for place in enteringPlaces {
        let tight = Int(parts.columns[range.columns.lowerBound + Int(place)].tight)
        guard tight >= 0 else { continue }
        multipliers[Int(parts.rows[tight].source)] -= violation * entering[Int(place)]
      }
    }
  }
}
