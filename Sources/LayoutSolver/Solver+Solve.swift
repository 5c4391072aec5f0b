extension Solver {
  /// Brings the values up to date with all edits since the last call; does nothing without one.
  ///
  /// Required equalities first define as many variables as they can; the rest falls into connected
  /// parts, each of which is solved by a tight-set simplex. Changes of constants alone keep all of
  /// that and solve again only the parts they reach, beginning at the last solution.
  ///
  /// - Complexity: After a change of constants, O(*z*) for *z* terms, and *p*·*n*² for *p* pivots
  ///   in each part of *n* variables that the change reaches. After other edits the parts are
  ///   found anew, in O(*z*) as long as rows are short.
  public mutating func solve() {
    switch change {
    case .nothing:
      return
    case .constants:
      presolve.replay(rows.constant)
      solveParts(all: false)
      while learn() { rebuild() }
    case .structure:
      forget()
      repeat { rebuild() } while learn()
    }
    publish()
    change = .nothing
  }

  /// Drops what was learned about a problem that has changed since.
  private mutating func forget() {
    isElastic.refill(with: false, count: rows.slots)
    let anyRests = parts.source.indices.contains { parts.level[$0] < 0 && parts.place[$0] >= 0 }
    if anyRests {
      let variables = variables
      stays.removeAll { !variables.isTaken(Int($0)) || variables.firstTerm[Int($0)] < 0 }
    } else {
      stays.removeAll(keepingCapacity: true)
    }
    hasStay.refill(with: false, count: variables.slots)
    for variable in stays { hasStay[Int(variable)] = true }
  }

  /// Reduces the problem, finds the parts, and solves them all.
  private mutating func rebuild() {
    rememberBasis()
    presolve.run(rows, variables, elastic: isElastic, stays: stays)
    presolve.replay(rows.constant)
    finder.find(presolve, rows, variables, stays: stays, into: &parts)
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
    solveParts(all: true)
  }

  private mutating func rememberBasis() {
    wasTight.refill(with: false, count: rows.slots + stays.count)
    for row in parts.source.indices where parts.place[row] >= 0 && parts.level[row] >= 0 {
      let source = Int(parts.source[row])
      if source < rows.slots { wasTight[source] = true }
    }
  }

  /// Solves the parts whose constants differ from those they were solved with.
  private mutating func solveParts(all: Bool) {
    for part in parts.parts.indices {
      var isChanged = all
      for row in parts.parts[part].rows {
        let source = Int(parts.source[row])
        let constant = presolve.reduction.constant[source]
        if parts.constant[row] != constant {
          parts.constant[row] = constant
          isChanged = true
        }
        parts.scale[row] = presolve.reduction.scale[source]
      }
      if isChanged { simplex.solve(part, &parts, wasTight: wasTight) }
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
    for row in emptyRows where rows.priority[Int(row)] == 1000 {
      multipliers[Int(row)] = emptyViolation(Int(row))
    }
    for part in parts.parts.indices where parts.parts[part].isInfeasible {
      simplex.addMultipliers(part, &parts, to: &multipliers)
    }
    presolve.reduction.complete(&multipliers)
    var isNew = false
    for equality in presolve.reduction.equality {
      let row = Int(equality)
      if multipliers[row].magnitude > 1e-9, !isElastic[row] {
        isElastic[row] = true
        isNew = true
      }
    }
    return isNew
  }

  /// 1 or -1 if a required row without variables is violated, else 0.
  func emptyViolation(_ row: Int) -> Double {
    guard rows.priority[row] == 1000 else { return 0 }
    let residual = -presolve.reduction.constant[row]
    let bound = Simplex.rounding * (presolve.norm[row] + presolve.reduction.scale[row])
    if residual > bound, rows.relation[row] != .greaterThanOrEqual { return 1 }
    if residual < -bound, rows.relation[row] != .lessThanOrEqual { return -1 }
    return 0
  }

  private mutating func learnStays() -> Bool {
    guard !freeVariables.isEmpty || parts.parts.contains(where: \.isLoose) else { return false }
    isLoose.refill(with: false, count: variables.slots)
    for variable in freeVariables { isLoose[Int(variable)] = true }
    for part in parts.parts where part.isLoose {
      for column in part.columns where parts.isLoose[column] {
        isLoose[Int(parts.variable[column])] = true
      }
    }
    presolve.reduction.spread(&isLoose)
    var isNew = false
    for variable in 0..<variables.slots where isLoose[variable] && !hasStay[variable] {
      hasStay[variable] = true
      stays.append(Int32(truncatingIfNeeded: variable))
      isNew = true
    }
    return isNew
  }

  /// Writes the solution into the variables.
  private mutating func publish() {
    for variable in 0..<variables.slots where !presolve.isEliminated[variable] {
      variables.value[variable] = 0
    }
    for column in parts.variable.indices {
      // Adding 0 turns a negative zero into a plain one.
      variables.value[Int(parts.variable[column])] = parts.value[column] + 0
    }
    presolve.reduction.restore(&variables.value)
  }
}

extension Simplex {
  /// Adds what each row of a part contributes to its required rows not being met.
  mutating func addMultipliers(_ part: Int, _ parts: inout Parts, to multipliers: inout [Double]) {
    let range = parts.parts[part]
    load(range, &parts)
    for row in range.rows where parts.isRequired[row] {
      let violation = parts.violation(row)
      guard violation != 0 else { continue }
      multipliers[Int(parts.source[row])] += violation
      express(row, range, parts)
      for place in enteringPlaces {
        let tight = Int(parts.tight[range.columns.lowerBound + Int(place)])
        guard tight >= 0 else { continue }
        multipliers[Int(parts.source[tight])] -= violation * entering[Int(place)]
      }
    }
  }
}
