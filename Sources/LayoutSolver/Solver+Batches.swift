/// Variables and rows by the dozen: what a whole screen states at once costs a good deal less than
/// one by one.
extension Solver {
  /// Adds variables, free to take any value.
  ///
  /// - Parameter count: How many; none if it is negative, or more than can be told apart: 2³¹ in all.
  /// - Returns: The variables. As with ``addVariable(order:)``, the one added last has the largest
  ///   key.
  /// - Complexity: O(*n*) for *n* variables.
  public mutating func addVariables(_ count: Int) -> [Variable] {
    guard count > 0, count <= Int(Int32.max) - variables.slots else { return [] }
    change = .structure
    return variables.take(count)
  }

  /// Adds rows, the terms of which stand one after the other.
  ///
  /// ```swift
  /// // left == 8, left + width <= 100
  /// let rows = try solver.addRows(
  ///   [
  ///     RowDescription(termCount: 1, .equal, 8),
  ///     RowDescription(termCount: 2, .lessThanOrEqual, 100),
  ///   ],
  ///   terms: [Term(left, 1), Term(left, 1), Term(width, 1)])
  /// ```
  ///
  /// - Parameters:
  ///   - rows: What the rows are, but for their terms.
  ///   - terms: The terms of the first row, then those of the second, and so on. Terms of the same
  ///     variable in one row are added up.
  /// - Returns: The rows in the order in which they were described.
  /// - Throws: The ``SolverError`` of the first row that can't be, or else of the first term;
  ///   ``SolverError/termCountMismatch`` if there are more or fewer terms than the rows say. No row
  ///   is added then.
  /// - Complexity: O(*k*) amortised, where *k* is the number of rows and terms.
  @discardableResult
  public mutating func addRows(
    _ rows: [RowDescription], terms: [Term]
  ) throws(SolverError) -> [Row] {
    try addRows(rows.span, terms: terms.span)
  }

  /// Adds rows that are described in any memory.
  ///
  /// It takes the same as the form for arrays, and needs no array.
  ///
  /// - Parameters:
  ///   - rows: What the rows are, but for their terms.
  ///   - terms: The terms of the first row, then those of the second, and so on.
  /// - Returns: The rows in the order in which they were described.
  /// - Throws: A ``SolverError`` that leaves the solver as it was.
  /// - Complexity: O(*k*) amortised, where *k* is the number of rows and terms.
  @discardableResult
  public mutating func addRows(
    _ rows: Span<RowDescription>, terms: Span<Term>
  ) throws(SolverError) -> [Row] {
    if !rows.isEmpty, let added = self.rows.append(rows, terms: terms, of: &variables) {
      change = .structure
      return added
    }
    try Self.check(rows, terms: terms, variables.records.span)
    var added: [Row] = []
    added.reserveCapacity(rows.count)
    var start = 0
    for index in rows.indices {
      let row = rows[index]
      let end = start + row.termCount
      added.append(
        try addRow(
          terms.extracting(start..<end), row.relation, row.constant, priority: row.priority,
          order: row.order))
      start = end
    }
    return added
  }

  /// Refuses rows that can't be.
  ///
  /// - Throws: What is wrong with the first row that can't be, or else with the first such term.
  private static func check(
    _ rows: Span<RowDescription>, terms: Span<Term>, _ variables: Span<VariableStore.Record>
  ) throws(SolverError) {
    var left = terms.count
    for index in rows.indices {
      try check(constant: rows[index].constant)
      try check(priority: rows[index].priority)
      let count = rows[index].termCount
      guard count >= 0, count <= left else { throw .termCountMismatch }
      left &-= count
    }
    guard left == 0 else { throw .termCountMismatch }
    for index in terms.indices { _ = try RowStore.check(terms[index], variables) }
  }
}
