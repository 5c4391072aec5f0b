extension Solver {
  /// Solves the groups of rows once more, with more digits, about which there is a doubt; refuses
  /// those that these don't suffice for either.
  ///
  /// - Complexity: O(1) without doubts; otherwise O(*z*) for *z* terms, and O(*p*·*m*·*n*) for *p*
  ///   pivots in each such group of *m* rows and *n* variables.
  mutating func settleDoubts() {
    groups.empty()
    doubtMultiplied(all: true)
    takeDoubts()
    for variable in 0..<problem.variables.slots where !problem.variables.value[variable].isFinite {
      pass.doubts.add(.grave, about: variable)
    }
    guard problem.rows.coefficients.isUnusual || !pass.doubts.isEmpty else { return }
    var doubtOf = [Doubt](repeating: .none, count: problem.variables.slots)
    for (variable, doubt) in pass.doubts.variables {
      doubtOf[Int(variable)] = max(doubtOf[Int(variable)], doubt)
    }
    pass.doubts.removeAll()
    var finder = GroupFinder(rows: problem.rows.slots, variables: problem.variables.slots)
    for variable in doubtOf.indices {
      let variable = Int32(truncatingIfNeeded: variable)
      guard problem.rows.coefficients.isUnusual || doubtOf[Int(variable)] != .none,
        !finder.isVisited(variable),
        problem.variables.records[Int(variable)].isTaken
      else { continue }
      let group = finder.group(around: variable, problem.rows, problem.variables)
      settle(group, doubtOf)
    }
  }

  /// Whether what was followed leaves a doubt, or values that no double can hold, so that all is to be
  /// solved from the beginning.
  var leavesDoubts: Bool {
    mutating get {
      doubtMultiplied()
      takeDoubts()
      if !pass.doubts.isEmpty { return true }
      for index in 0..<pass.changedVariables.count
      where !problem.variables.value[Int(pass.changedVariables[index])].isFinite {
        return true
      }
      return problem.rows.coefficients.isUnusual && changedRowsHaveDoubts()
    }
  }

  /// Whether there is a doubt about rows that have come, gone or changed, or about those they are, or
  /// were, connected with, for their coefficients alone; a grave one if only constants have changed.
  ///
  /// - Complexity: O(*z* log *z*) for the *z* terms that are connected with these rows.
  private mutating func changedRowsHaveDoubts() -> Bool {
    let doubtOf = [Doubt](repeating: .none, count: problem.variables.slots)
    var finder = GroupFinder(rows: problem.rows.slots, variables: problem.variables.slots)
    let least: Doubt = problem.change == .structure ? .slight : .grave
    for variable in variablesOfChangedRows where !finder.isVisited(variable) {
      let group = finder.group(around: variable, problem.rows, problem.variables)
      pass.visits += group.rows.count
      if doubt(of: group, doubtOf) >= least { return true }
    }
    return false
  }

  /// The variables of rows that have come, gone or changed, some of them more than once.
  private var variablesOfChangedRows: [Int32] {
    mutating get {
      let added = (problem.rows.known..<problem.rows.slots).lazy.map {
        Int32(truncatingIfNeeded: $0)
      }
      let edited = (0..<problem.edited.count).map { problem.edited[$0].row }
      var variables = problem.rows.left
      for row in [problem.restructured, Array(added), edited].joined() {
        variables += problem.rows.products[problem.rows.records[Int(row)].terms].map { $0.variable }
      }
      return variables
    }
  }

  /// Adds the doubts about values that come of others by large coefficients: all, or those that edits have
  /// reached.
  private mutating func doubtMultiplied(all: Bool = false) {
    defer { presolve.redefined.removeAll() }
    if all { presolve.sizes.empty() }
    guard problem.rows.coefficients.isUneven else { return presolve.sizes.empty() }
    let values = problem.variables.value
    var reached: [Int32] = []
    if all {
      reached = values.indices.map { Int32(truncatingIfNeeded: $0) }
    } else {
      reached = variablesOfChangedRows
      for index in 0..<pass.changedVariables.count { reached.append(pass.changedVariables[index]) }
      for index in 0..<presolve.redefined.count { reached.append(presolve.redefined[index]) }
    }
    pass.visits += presolve.doubtMultiplied(values, among: reached)
  }

  /// Gathers the doubts that presolve had.
  mutating func takeDoubts() {
    pass.doubts.take(from: &presolve.doubts)
    pass.doubts.take(from: &presolve.combination.doubts)
  }

  private func doubt(of group: DoubtfulGroup, _ doubtOf: [Doubt]) -> Doubt {
    let own = group.variables.lazy.map { doubtOf[Int($0)] }.max() ?? .none
    return max(own, coefficientDoubt(of: group))
  }

  private func coefficientDoubt(of group: DoubtfulGroup) -> Doubt {
    guard problem.rows.coefficients.isUnusual else { return .none }
    return CoefficientSpread.doubt(about: problem.rows.coefficients(of: group.rows))
  }

  /// Solves a group if there is a doubt: by what is left of it around the variables that required
  /// equalities fix, if these hold, else as a whole.
  private mutating func settle(_ group: DoubtfulGroup, _ doubtOf: [Doubt]) {
    guard doubt(of: group, doubtOf) != .none else { return }
    let fixed = FixedVariables(group, problem.rows, problem.variables)
    if !Shortcut.fixedVariables.isOff, fixed.areConsistent,
      group.rows.allSatisfy({ agrees(Int($0), with: fixed) }),
      settle(group, around: fixed, doubtOf)
    {
      return
    }
    if let settled = settled(group, nil) { keep(settled) } else { refuse(group) }
  }

  /// Whether the left-hand side of a row is the same with the values of fixed variables as in the
  /// solution in doubles.
  private func agrees(_ row: Int, with fixed: FixedVariables) -> Bool {
    var change = 0.0
    var size = problem.rows.constant(row).magnitude
    for product in problem.rows.products[problem.rows.records[row].terms] {
      let value = problem.variables.value[Int(product.variable)]
      size = max(size, product.coefficient.magnitude * max(1, value.magnitude))
      if let exact = fixed[product.variable] { change += product.coefficient * (value - exact) }
    }
    return change.magnitude <= Tolerance.solution * size
  }

  /// Solves the parts that a group falls into around fixed variables, where there is a doubt.
  ///
  /// - Returns: False if a part has required rows that can't be met, so that those that fix
  ///   variables may give way.
  private mutating func settle(
    _ group: DoubtfulGroup, around fixed: FixedVariables, _ doubtOf: [Doubt]
  ) -> Bool {
    var finder = GroupFinder(rows: problem.rows.slots, variables: problem.variables.slots)
    var settledParts: [Settled] = []
    var refused: [DoubtfulGroup] = []
    for variable in group.variables where !fixed.isFixed(variable) && !finder.isVisited(variable) {
      let part = finder.group(around: variable, problem.rows, problem.variables) {
        !fixed.isFixed($0)
      }
      let doubt = doubt(of: part, doubtOf)
      guard doubt == .grave || doubt == .slight && part.variables.count <= Self.mostForSlightDoubts
      else { continue }
      guard let settled = settled(part, fixed) else {
        refused.append(part)
        continue
      }
      guard settled.meetsRequired else { return false }
      settledParts.append(settled)
    }
    for variable in group.variables {
      if let value = fixed[variable] { problem.variables.value[Int(variable)] = value + 0 }
    }
    for part in settledParts { keep(part) }
    for part in refused { refuse(part) }
    return true
  }

  /// Up to how many variables there are in what is solved anew though few digits are lost.
  private static let mostForSlightDoubts = 128

  /// A group with its answer, and the values of its variables.
  private struct Settled {
    var group: DoubtfulGroup
    var values: [Double]
    var meetsRequired: Bool
  }

  /// The group with its answer, or nil if it is to be refused.
  private func settled(_ group: DoubtfulGroup, _ fixed: FixedVariables?) -> Settled? {
    var group = group
    group.rows.sort { problem.rows.rankKey(Int($0)).isBefore(problem.rows.rankKey(Int($1))) }
    group.variables.sort { problem.variables.ranksBefore(Int($0), Int($1)) }
    let system = preciseSystem(of: group, fixed)
    guard let solution = system.solve() else { return nil }
    if coefficientDoubt(of: group) != .none {
      let crossing = solution.rowsAtConstants.filter { $0 < group.rows.count }
      let rows = crossing.map { group.rows[$0] }
      if NearlyParallelRows.exist(among: rows, problem.rows, fixed) { return nil }
    }
    group.answer = DoubtfulGroup.Answer(
      basis: solution.basis.map { row in
        if row < group.rows.count { return group.rows[row] }
        if row < system.rows.count { return system.rests[row - group.rows.count] }
        return ~Int32(truncatingIfNeeded: row - system.rows.count)
      },
      conflicts: solution.conflicts.map { broken, clashing in
        (group.rows[broken], clashing.map { group.rows[$0] })
      })
    return Settled(
      group: group, values: solution.values, meetsRequired: solution.meetsRequired)
  }

  private mutating func keep(_ settled: Settled) {
    for (column, variable) in settled.group.variables.enumerated() {
      problem.variables.value[Int(variable)] = settled.values[column]
    }
    groups.append(settled.group)
  }

  /// Leaves the variables of a group as they were.
  private mutating func refuse(_ group: DoubtfulGroup) {
    for variable in group.variables {
      problem.variables.value[Int(variable)] = publication.value(at: Int(variable))
    }
    groups.append(group)
  }
}

/// What a group is handed over as to be solved.
extension Solver {
  private func preciseSystem(of group: DoubtfulGroup, _ fixed: FixedVariables?) -> PreciseSystem {
    var system = PreciseSystem(size: group.variables.count)
    let columns = ColumnNumbers(group.variables)
    let tight = tightRows(of: group)
    var priority = Double.infinity
    for source in group.rows {
      let record = problem.rows.records[Int(source)]
      if record.priority != priority {
        priority = record.priority
        system.levels += 1
      }
      system.rows.append(
        PreciseSystem.Row(
          terms: columns.entries(of: record, problem.rows), relation: record.relation,
          constant: fixed?.rest(of: record, problem.rows)
            ?? PreciseNumber(written: record.constant),
          level: system.levels - 1, isRequired: record.isRequired,
          isTight: tight.contains(source), isAtConstant: isAtConstant(Int(source))))
    }
    system.isAtRest = group.variables.map {
      problem.variables.value[Int($0)].magnitude <= Tolerance.solution
    }
    if group.variables.contains(where: { problem.variables.records[Int($0)].restsAtBounds }) {
      addRests(of: group, to: &system)
    }
    return system
  }

  /// Adds equalities behind all levels, in the order of rest: what rests at 0, then each inequality of
  /// variables that rest at bounds, those of ≥ first, and of these those with smaller keys.
  private func addRests(of group: DoubtfulGroup, to system: inout PreciseSystem) {
    var atBounds: Set<Int32> = []
    for (column, variable) in group.variables.enumerated() {
      if problem.variables.records[Int(variable)].restsAtBounds {
        atBounds.insert(variable)
        continue
      }
      system.rows.append(
        PreciseSystem.Row(
          terms: [PreciseFactors.Entry(index: column, value: .one)], relation: .equal,
          constant: .zero, level: system.levels, isRequired: false,
          isAtConstant: system.isAtRest[column]))
      system.rests.append(~Int32(truncatingIfNeeded: column))
    }
    for relation in [Relation.greaterThanOrEqual, .lessThanOrEqual] {
      let drawn = group.rows.indices.filter { place in
        let record = problem.rows.records[Int(group.rows[place])]
        return record.relation == relation
          && problem.rows.products[record.terms].contains { atBounds.contains($0.variable) }
      }
      let keys = drawn.sorted {
        problem.rows.rankKey(Int(group.rows[$1]))
          .isBeforeInOrder(problem.rows.rankKey(Int(group.rows[$0])))
      }
      for place in keys {
        var row = system.rows[place]
        row.relation = .equal
        row.level = system.levels
        row.isRequired = false
        row.isTight = false
        system.rows.append(row)
        system.rests.append(group.rows[place])
      }
    }
  }

  /// The rows that the solution in doubles follows from, as far as they are known.
  private func tightRows(of group: DoubtfulGroup) -> Set<Int32> {
    var tight: Set<Int32> = []
    var lookedAt: Set<Int32> = []
    for variable in group.variables {
      let elimination = Int(presolve.reduction.cells[Int(variable)].elimination)
      if elimination >= 0 { tight.insert(presolve.reduction.eliminations[elimination].equality) }
      let part = parts.partOfColumn[Int(variable)]
      guard part >= 0, lookedAt.insert(part).inserted else { continue }
      for column in parts[Int(part)].columns where column.tight >= 0 {
        tight.insert(parts[Int(part)].rows[Int(column.tight)].source)
      }
    }
    return tight
  }

  /// Whether a row is at its constant in the solution in doubles.
  private func isAtConstant(_ row: Int) -> Bool {
    var sum = -problem.rows.constant(row)
    var size = sum.magnitude
    for product in problem.rows.products[problem.rows.records[row].terms] {
      let value = product.coefficient * problem.variables.value[Int(product.variable)]
      sum += value
      size += value.magnitude
    }
    return sum.magnitude <= Tolerance.solution * size
  }
}
