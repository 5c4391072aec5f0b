extension Simplex {
  /// Computes the inverse afresh from the tight rows that were found, so that what was lost on the
  /// way there is no matter.
  mutating func retrace(_ part: Int, _ parts: inout Parts) {
    pivotDoubt = .none
    refactor(part, &parts)
    locate(part, &parts)
    parts.parts[part].isSettled = descend(part, &parts)
  }

  /// Looks whether doubles have had digits enough for the point that was found.
  ///
  /// Slopes have been looked at in the last pricing, pivots when they were made, and residuals when
  /// they were measured. What is left are values that a change in the last digits of the rows would
  /// move far.
  mutating func judge(_ part: Part, _ parts: inout Parts) {
    if isUnclear || !part.isSettled || !isWellConditioned(part, &parts) { pivotDoubt = .grave }
    if pivotDoubt > doubt { doubt = pivotDoubt }
  }

  private mutating func isWellConditioned(_ part: Part, _ parts: inout Parts) -> Bool {
    // Tolerances are some 1e5 times as large as the rounding in a row, which is what the values
    // may not be moved by more than 1e-11 for.
    let bound = 1e-6 * Self.readTolerances(part, parts.columns, tolerance, &correction)
    if part.dense >= 0 {
      return Self.isExact(part, parts.dense, parts.columns, correction, bound: bound)
    }
    for column in part.columns where error(of: column, part, &parts) > bound { return false }
    return true
  }

  /// Copies the tolerances of the tight rows into `correction`.
  ///
  /// - Returns: The magnitude of the largest value, 1 at the least.
  private static func readTolerances(
    _ part: Part, _ columns: [Parts.Column], _ tolerance: [Double], _ correction: inout [Double]
  ) -> Double {
    var correction = correction.mutableSpan
    let columns = columns.span
    let tolerance = tolerance.span
    var largest = 1.0
    for place in 0..<part.size {
      let column = columns[part.columns.lowerBound &+ place]
      largest = max(largest, column.value.magnitude)
      let row = Int(column.tight)
      correction[place] = row < 0 ? 0 : tolerance[row &- part.rows.lowerBound]
    }
    return largest
  }

  /// Whether no value is off by more than the bound if the tight rows are off by `correction`.
  private static func isExact(
    _ part: Part, _ inverse: [Double], _ columns: [Parts.Column], _ correction: [Double],
    bound: Double
  ) -> Bool {
    let inverse = inverse.span
    let correction = correction.span
    let columns = columns.span
    var first = part.dense
    for column in part.columns {
      var error = 0.0
      var pattern = columns[column].pattern
      while !pattern.isEmpty {
        let place = pattern.removeFirst()
        error += inverse[first &+ place].magnitude * correction[place]
      }
      if error > bound { return false }
      first &+= part.size
    }
    return true
  }

  /// By how much the value of a variable of a large part may be off then.
  private func error(of column: Int, _ part: Part, _ parts: inout Parts) -> Double {
    let first = part.columns.lowerBound
    var error = 0.0
    var entry = parts.sparse.first(row: column)
    while entry >= 0 {
      error += parts.sparse.value(entry).magnitude * correction[parts.sparse.column(entry) - first]
      entry = parts.sparse.next(inRow: entry)
    }
    return error
  }
}
