extension Solver {
  /// Solves the groups of rows once more, with more digits, about which there is a doubt; refuses
  /// those that these don't suffice for either.
  ///
  /// - Complexity: O(1) without doubts; otherwise O(*z*) for *z* terms, and O(*p*·*m*·*n*) for *p*
  ///   pivots in each such group of *m* rows and *n* variables.
  mutating func settleDoubts() {
    groups.empty()
    guard rows.coefficients.isUnusual || !doubts.isEmpty else { return }
    var doubtOf = [Doubt](repeating: .none, count: variables.slots)
    for (variable, doubt) in doubts.variables {
      doubtOf[Int(variable)] = max(doubtOf[Int(variable)], doubt)
    }
    doubts.removeAll()
    var finder = GroupFinder(rows: rows.slots, variables: variables.slots)
    for variable in doubtOf.indices {
      let variable = Int32(truncatingIfNeeded: variable)
      guard rows.coefficients.isUnusual || doubtOf[Int(variable)] != .none,
        !finder.isVisited(variable),
        variables.records[Int(variable)].isTaken
      else { continue }
      let group = finder.group(around: variable, rows, variables)
      settle(group, doubtOf)
    }
  }

  /// Whether there is a doubt about rows that have come or changed, or about those they are
  /// connected with, for their coefficients alone.
  ///
  /// - Complexity: O(*z* log *z*) for the *z* terms that are connected with these rows.
  mutating func changedRowsHaveDoubts() -> Bool {
    let doubtOf = [Doubt](repeating: .none, count: variables.slots)
    var finder = GroupFinder(rows: rows.slots, variables: variables.slots)
    let added = (rows.known..<rows.slots).lazy.map { Int32(truncatingIfNeeded: $0) }
    for row in [restructured, Array(added)].joined() where rows.records[Int(row)].isTaken {
      for product in rows.products[rows.records[Int(row)].terms]
      where !finder.isVisited(product.variable) {
        let group = finder.group(around: product.variable, rows, variables)
        visits += group.rows.count
        if doubt(of: group, doubtOf) != .none { return true }
      }
    }
    return false
  }

  /// Notes the variables whose values no double can hold.
  mutating func doubtOverflows() {
    for variable in 0..<variables.slots where !variables.value[variable].isFinite {
      doubts.add(.grave, about: variable)
    }
  }

  /// Gathers the doubts that presolve had.
  mutating func takeDoubts() {
    doubts.take(from: &presolve.doubts)
    doubts.take(from: &presolve.combination.doubts)
  }

  /// Solves a group with more digits if there is a doubt; one that is too large, by what is left of
  /// it around the variables that required equalities fix.
  private mutating func settle(_ group: ExtendedGroup, _ doubtOf: [Doubt]) {
    guard doubt(of: group, doubtOf) != .none else { return }
    if group.isSmall {
      settle(group, nil)
      return
    }
    let fixed = FixedVariables(group, rows, variables)
    guard fixed.areFinite else {
      refuse(group)
      return
    }
    var finder = GroupFinder(rows: rows.slots, variables: variables.slots)
    for variable in group.variables where !fixed.isFixed(variable) && !finder.isVisited(variable) {
      let part = finder.group(around: variable, rows, variables) { !fixed.isFixed($0) }
      let doubt = doubt(of: part, doubtOf)
      if part.isSmall, fixed.areConsistent, doubt != .none {
        settle(part, fixed)
      } else if doubt == .grave {
        refuse(part)
      }
    }
  }

  private func doubt(of group: ExtendedGroup, _ doubtOf: [Doubt]) -> Doubt {
    let own = group.variables.lazy.map { doubtOf[Int($0)] }.max() ?? .none
    guard rows.coefficients.isUnusual else { return own }
    return max(own, CoefficientSpread.doubt(about: rows.coefficients(of: group.rows)))
  }

  private mutating func settle(_ group: ExtendedGroup, _ fixed: FixedVariables?) {
    var group = group
    group.rows.sort { rows.rankKey(Int($0)).isBefore(rows.rankKey(Int($1))) }
    group.variables.sort { variables.ranksBefore(Int($0), Int($1)) }
    var system = ExtendedSystem(group, fixed, rows)
    system.guess = group.rows.indices.filter { isAtConstant(Int(group.rows[$0])) }
    guard let solution = system.solve(), fixed == nil || solution.broken.isEmpty,
      let conflicts = system.conflicts(of: solution)
    else {
      refuse(group)
      return
    }
    for (column, variable) in group.variables.enumerated() {
      variables.value[Int(variable)] = solution.values[column]
    }
    group.answer = ExtendedGroup.Answer(
      determining: solution.determining.map { $0.map { group.rows[$0] } },
      conflicts: conflicts.map { broken, clashing in
        (group.rows[broken], clashing.map { group.rows[$0] })
      })
    groups.append(group)
  }

  /// Whether a row is at its constant in the solution in doubles.
  private func isAtConstant(_ row: Int) -> Bool {
    var sum = -rows.constant(row)
    var size = sum.magnitude
    for product in rows.products[rows.records[row].terms] {
      let value = product.coefficient * variables.value[Int(product.variable)]
      sum += value
      size += value.magnitude
    }
    return sum.magnitude <= 1e-9 * size
  }

  /// Leaves the variables of a group as they were.
  private mutating func refuse(_ group: ExtendedGroup) {
    for variable in group.variables {
      variables.value[Int(variable)] = isSolved ? published[Int(variable)] : 0
    }
    groups.append(group)
  }
}

extension ExtendedGroup {
  fileprivate var isSmall: Bool {
    variables.count <= Self.mostVariables
      && variables.count * (variables.count + rows.count) <= Self.largestTable
  }
}

extension ExtendedSystem {
  /// The rows of a group, both rows and variables in their orders.
  fileprivate init(_ group: ExtendedGroup, _ fixed: FixedVariables?, _ store: RowStore) {
    columns = group.variables
    var columnOf: [Int32: Int] = [:]
    for (column, variable) in columns.enumerated() { columnOf[variable] = column }
    var priority = Double.infinity
    for source in group.rows {
      let record = store.records[Int(source)]
      if record.priority != priority {
        priority = record.priority
        levels += 1
      }
      var row = Row(
        relation: record.relation,
        constant: fixed?.rest(of: record, store) ?? WrittenNumber(record.constant),
        level: levels - 1, isRequired: record.isRequired, source: source)
      for product in store.products[record.terms] {
        guard let column = columnOf[product.variable] else { continue }
        row.terms.append(Term(column: column, coefficient: WrittenNumber(product.coefficient)))
      }
      rows.append(row)
    }
  }
}
