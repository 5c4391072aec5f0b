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
  mutating func judge(_ part: Part, _ parts: Parts) {
    if isUnclear || !part.isSettled || !isWellConditioned(part, parts) { pivotDoubt = .grave }
    if pivotDoubt > doubt { doubt = pivotDoubt }
  }

  private mutating func isWellConditioned(_ part: Part, _ parts: Parts) -> Bool {
    var largest = 1.0
    for column in part.columns { largest = max(largest, parts.columns[column].value.magnitude) }
    // Tolerances are some 1e5 times as large as the rounding in a row, which is what the values
    // may not be moved by more than 1e-11 for.
    let bound = 1e-6 * largest
    for place in 0..<part.size {
      let row = Int(parts.columns[part.columns.lowerBound + place].tight)
      correction[place] = row < 0 ? 0 : tolerance[row - part.rows.lowerBound]
    }
    for column in 0..<part.size where error(of: column, part, parts) > bound {
      return false
    }
    return true
  }

  /// By how much the value of a variable may be off if the tight rows are off by `correction`.
  private func error(of column: Int, _ part: Part, _ parts: Parts) -> Double {
    var error = 0.0
    if part.dense >= 0 {
      let first = part.dense + column * part.size
      for place in 0..<part.size {
        error += parts.dense[first + place].magnitude * correction[place]
      }
      return error
    }
    let first = part.columns.lowerBound
    var entry = parts.sparse.first(row: first + column)
    while entry >= 0 {
      error += parts.sparse.value(entry).magnitude * correction[parts.sparse.column(entry) - first]
      entry = parts.sparse.next(inRow: entry)
    }
    return error
  }
}
