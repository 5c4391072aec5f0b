extension Solver {
  /// Looks for what presolve must not assume: that equalities hold that have a share in required
  /// rows not being met, and that variables are determined that are not.
  ///
  /// - Returns: Whether there was any news, so that the problem must be reduced once more.
  mutating func learn() -> Bool {
    let anyElastic = learnElastic()
    let anyStay = learnStays()
    return anyElastic || anyStay
  }

  mutating func learnElastic() -> Bool {
    multipliers.empty()
    let isInfeasible =
      parts.parts.contains { $0.isInfeasible && !$0.isGone }
      || presolve.lines.indices.contains { emptyViolation($0) != 0 }
    for row in presolve.lines.indices { noteEmptyRow(row) }
    guard isInfeasible else { return false }
    multipliers.append(contentsOf: repeatElement(0, count: rows.slots + stays.count))
    for row in presolve.lines.indices { multipliers[row] = emptyViolation(row) }
    for part in parts.parts.indices
    where parts.parts[part].isInfeasible && !parts.parts[part].isGone {
      simplex.addMultipliers(part, &parts, to: &multipliers)
    }
    presolve.reduction.complete(&multipliers)
    var isNew = false
    for elimination in presolve.reduction.eliminations where elimination.variable >= 0 {
      let row = Int(elimination.equality)
      if multipliers[row].magnitude > 1e-9, row < rows.slots, !isElastic[row] {
        isElastic[row] = true
        isNew = true
      }
    }
    return isNew
  }

  /// 1 or -1 if the row is required, without variables, and violated, else 0.
  ///
  /// It is written out in its callers, as a call would copy the solver's fields.
  @inline(__always)
  func emptyViolation(_ row: Int) -> Double {
    let excess = -presolve.reduction.constant[row]
    guard excess != 0, presolve.lines[row].role == .live, presolve.matrix.count(row: row) == 0,
      row < rows.slots, rows.records[row].isRequired
    else { return 0 }
    let bound = Simplex.rounding * (rows.norm(row) + presolve.reduction.scale[row])
    guard rows.relation(row).isViolated(excess, bound: bound) else { return 0 }
    return excess > 0 ? 1 : -1
  }

  /// Notes a required row without variables that may be violated or not.
  @inline(__always)
  mutating func noteEmptyRow(_ row: Int) {
    let excess = presolve.reduction.constant[row]
    guard excess != 0, presolve.lines[row].role == .live, presolve.matrix.count(row: row) == 0,
      row < rows.slots, rows.records[row].isRequired
    else { return }
    let bound = Simplex.rounding * (rows.norm(row) + presolve.reduction.scale[row])
    if Doubt.isUnclear(excess, bound: bound) { doubts.add(.grave, about: row, of: rows) }
  }

  mutating func learnStays() -> Bool {
    guard !looseColumns.isEmpty || parts.parts.contains(where: { $0.isLoose && !$0.isGone }) else {
      return false
    }
    isLoose.refill(with: false, count: variables.slots)
    for variable in looseColumns { isLoose[Int(variable)] = true }
    for part in parts.parts where part.isLoose && !part.isGone {
      for column in parts.columns[part.columns] where column.isLoose {
        isLoose[Int(column.variable)] = true
      }
    }
    undetermined.empty()
    for variable in isLoose.indices where isLoose[variable] {
      undetermined.append(Int32(truncatingIfNeeded: variable))
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
  /// Whether every row is violated as much as `violations` says.
  mutating func isAsGoodAsBefore() -> Bool {
    measureViolations(into: &newViolations)
    for row in violations.indices {
      let (old, _) = violations[row]
      let (new, size) = newViolations[row]
      let bound = 1e-12 * (max(old, new) + size)
      if Doubt.isUnclear(new - old, bound: bound) { doubts.add(.grave, about: row, of: rows) }
      if (new - old).magnitude > bound { return false }
    }
    return true
  }

  /// Computes by how much each row is violated, and how large the numbers are that this is the
  /// difference of.
  func measureViolations(into violations: inout [(amount: Double, size: Double)]) {
    violations.empty()
    for record in rows.records {
      var sum = -record.constant
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
      let isRounding = amount <= 1e-12 * size
      violations.append((record.isTaken && !isRounding ? amount : 0, size))
    }
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
      let violation = parts.rows[row].violation
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
