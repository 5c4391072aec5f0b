extension Solver {
  /// Adds a variable, free to take any value.
  ///
  /// - Parameters:
  ///   - order: The key that settles which of several undetermined variables rests at 0: the one
  ///     with the largest key first. By default the variable added last has the largest.
  ///   - restsAtBounds: Whether the variable, if nothing determines it, rests at the bound that an
  ///     inequality gives, and at 0 only without one. Meant for locations, not for sizes.
  /// - Returns: The variable.
  public mutating func addVariable(order: Int? = nil, restsAtBounds: Bool = false) -> Variable {
    problem.change = .structure
    return problem.variables.insert(order: order, restsAtBounds: restsAtBounds)
  }

  /// Makes room for variables and rows to come.
  package mutating func makeRoom(variables: Int, rows: Int) {
    problem.variables.records.reserveCapacity(variables)
    problem.rows.records.reserveCapacity(rows)
  }

  /// Adds a row: the sum of the terms compared to a constant.
  ///
  /// Terms of the same variable are added up. A row without terms compares 0 to its constant.
  ///
  /// - Parameters:
  ///   - terms: The left-hand side.
  ///   - relation: How the two sides compare.
  ///   - constant: The right-hand side, of a magnitude up to 1e12.
  ///   - priority: Above 0 and up to 1000, which means required.
  ///   - order: The key that settles which of several rows of this priority is met where not all
  ///     can be, and nothing else decides: the one with the largest key first. By default the row
  ///     added last has the largest.
  /// - Returns: The row.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  /// - Complexity: O(*k*) amortised, where *k* is the number of terms.
  @discardableResult
  public mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000,
    order: Int? = nil
  ) throws(SolverError) -> Row {
    try addRow(terms.span, relation, constant, priority: priority, order: order)
  }

  /// Adds a row: the sum of the terms, which may stand in any memory, compared to a constant.
  ///
  /// It takes the same as the form for arrays, and needs no array.
  ///
  /// - Parameters:
  ///   - terms: The left-hand side.
  ///   - relation: How the two sides compare.
  ///   - constant: The right-hand side, of a magnitude up to 1e12.
  ///   - priority: Above 0 and up to 1000, which means required.
  ///   - order: The key of the tie rule; by default the row added last has the largest.
  /// - Returns: The row.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  /// - Complexity: O(*k*) amortised, where *k* is the number of terms.
  @discardableResult
  public mutating func addRow(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double, priority: Double = 1000,
    order: Int? = nil
  ) throws(SolverError) -> Row {
    try Self.check(constant: constant)
    try Self.check(priority: priority)
    let row = try problem.rows.insert(
      terms, relation, constant, priority: priority, order: order, of: &problem.variables)
    problem.change = .structure
    // Those beyond the known ones are all new.
    if row.index < problem.rows.known { problem.restructured.append(row.index) }
    return row
  }

  /// Replaces the left-hand side of a row, for instance to change a coefficient.
  ///
  /// - Parameters:
  ///   - terms: The new left-hand side.
  ///   - row: The row to change, which keeps its place in the tie rule.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  /// - Complexity: O(*k*) amortised, where *k* is the number of terms, old and new.
  public mutating func setTerms(_ terms: [Term], of row: Row) throws(SolverError) {
    let index = try place(of: row)
    try problem.rows.setTerms(terms.span, of: index, &problem.variables)
    restructure(index)
  }

  /// Changes how the two sides of a row compare.
  ///
  /// - Parameters:
  ///   - relation: The new relation.
  ///   - row: The row to change.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  public mutating func setRelation(_ relation: Relation, of row: Row) throws(SolverError) {
    let index = try place(of: row)
    guard problem.rows.records[index].relation != relation else { return }
    problem.rows.setRelation(relation, of: index)
    restructure(index)
  }

  /// Changes the constant of a row.
  ///
  /// - Parameters:
  ///   - constant: The new right-hand side, of a magnitude up to 1e12.
  ///   - row: The row to change.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  public mutating func setConstant(_ constant: Double, of row: Row) throws(SolverError) {
    try Self.check(constant: constant)
    let index = try place(of: row)
    guard problem.rows.constant(index) != constant else { return }
    problem.raise(.constants)
    problem.edit(index, constant)
    if !assumptions.stays.isEmpty, let bound = assumptions.stays.bound(of: index)?.row {
      problem.edit(bound, constant)
    }
  }

  /// Changes the priority of a row, which may make it required or optional.
  ///
  /// - Parameters:
  ///   - priority: The new priority, above 0 and up to 1000.
  ///   - row: The row to change.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  public mutating func setPriority(_ priority: Double, of row: Row) throws(SolverError) {
    try Self.check(priority: priority)
    let index = try place(of: row)
    guard problem.rows.records[index].priority != priority else { return }
    problem.rows.setPriority(priority, of: index)
    restructure(index)
  }

  /// Changes the key that settles which of several equally good solutions is taken.
  ///
  /// - Parameters:
  ///   - order: The new key: of two rows of a level, the one with the larger key is met first.
  ///   - row: The row to change.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  public mutating func setOrder(_ order: Int, of row: Row) throws(SolverError) {
    let index = try place(of: row)
    guard problem.rows.records[index].order != order else { return }
    problem.rows.setOrder(order, of: index)
    problem.raise(.structure)
    problem.reordered.append(Int32(truncatingIfNeeded: index))
    forgetBound(of: index)
  }

  /// Changes the key that settles which of several undetermined variables rests at 0.
  ///
  /// - Parameters:
  ///   - order: The new key: of two variables, the one with the larger key rests at 0 first.
  ///   - variable: The variable to change.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  public mutating func setOrder(_ order: Int, of variable: Variable) throws(SolverError) {
    guard problem.variables.contains(variable) else { throw .unknownVariable(variable) }
    let index = Int(variable.index)
    guard problem.variables.records[index].order != order else { return }
    problem.variables.setOrder(order, of: index)
    problem.raise(.structure)
    problem.reorderedVariables.append(Int32(truncatingIfNeeded: index))
  }

  /// Removes a row; one that is unknown here is left alone.
  ///
  /// - Parameter row: The row to remove.
  /// - Returns: Whether there was such a row.
  /// - Complexity: O(*k*) amortised, where *k* is the number of terms of the row.
  @discardableResult
  public mutating func removeRow(_ row: Row) -> Bool {
    guard problem.rows.contains(row) else { return false }
    remove(Int(row.index))
    return true
  }

  /// Removes a variable and all rows it stands in; one that is unknown here is left alone.
  ///
  /// - Parameter variable: The variable to remove.
  /// - Returns: Whether there was such a variable.
  /// - Complexity: O(*k*) amortised, where *k* is the number of terms in the rows that go.
  @discardableResult
  public mutating func removeVariable(_ variable: Variable) -> Bool {
    guard problem.variables.contains(variable) else { return false }
    problem.raise(.structure)
    let index = Int(variable.index)
    forgetStays(of: index)
    while let row = problem.rows.firstRow(of: index, in: problem.variables) {
      remove(row)
    }
    problem.variables.release(index)
    return true
  }

  /// Whether the row is one of this solver's.
  ///
  /// - Parameter row: The row to look for.
  /// - Returns: False if the row was removed.
  public func contains(_ row: Row) -> Bool { problem.rows.contains(row) }

  /// Whether the variable is one of this solver's.
  ///
  /// - Parameter variable: The variable to look for.
  /// - Returns: False if the variable was removed.
  public func contains(_ variable: Variable) -> Bool { problem.variables.contains(variable) }
}

extension Solver {
  /// Notes that a row has changed.
  private mutating func restructure(_ row: Int) {
    problem.restructure(row)
    forgetBound(of: row)
  }

  private mutating func remove(_ row: Int) {
    problem.remove(row)
    forgetBound(of: row)
  }

  /// Takes away the stay row that draws an inequality to its constant, with all of its group, as the
  /// inequality is another one, or gone.
  private mutating func forgetBound(of row: Int) {
    if assumptions.stays.isEmpty { return }
    if let owner = assumptions.stays.bound(of: row)?.owner { forgetStays(of: owner) }
  }

  /// Takes away the stay rows of a variable's group.
  private mutating func forgetStays(of variable: Int) {
    var removed: [Int32] = []
    assumptions.stays.dissolve(groupOf: variable, into: &removed)
    for row in removed { problem.remove(Int(row)) }
  }

  /// It is written out in its callers, as a call would copy the solver's fields.
  @inline(__always)
  private func place(of row: Row) throws(SolverError) -> Int {
    guard problem.rows.contains(row) else { throw .unknownRow(row) }
    return Int(row.index)
  }

  @inline(__always)
  static func check(constant: Double) throws(SolverError) {
    guard isPossible(constant: constant) else { throw .constantOutOfRange }
  }

  @inline(__always)
  static func check(priority: Double) throws(SolverError) {
    guard isPossible(priority: priority) else { throw .priorityOutOfRange }
  }

  @inline(__always)
  static func isPossible(constant: Double) -> Bool { constant.magnitude <= 1e12 }

  @inline(__always)
  static func isPossible(priority: Double) -> Bool { priority > 0 && priority <= 1000 }
}
