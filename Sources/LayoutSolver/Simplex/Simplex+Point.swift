extension Simplex {
  /// Computes the point where the tight rows cross, and where the others stand to it.
  ///
  /// - Returns: Whether a row stands otherwise than before; see ``measure(_:_:)``.
  @discardableResult
  mutating func locate(_ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    let isExact = findPoint(range, &parts)
    let isChanged = measure(range, &parts)
    parts.parts[part].isExact = isExact && !isUnclear
    return isChanged
  }

  /// Computes the point where the tight rows cross.
  ///
  /// - Returns: Whether they are met to the last bit at the first go.
  private mutating func findPoint(_ part: Part, _ parts: inout Parts) -> Bool {
    Self.readConstants(part, parts.rows, parts.columns, shift, &correction)
    Self.clearValues(part, &parts.columns)
    addCorrection(part, &parts)
    if Self.meetsTightRows(part, parts.rows, parts.columns, parts.terms, shift, &correction) {
      return true
    }
    // What error the inverse has left in the tight rows is taken out.
    addCorrection(part, &parts)
    return false
  }

  private static func clearValues(_ part: Part, _ columns: inout [Parts.Column]) {
    var columns = columns.mutableSpan
    for column in part.columns { columns[column].value = 0 }
  }

  /// Copies the constants of the tight rows into `correction`.
  static func readConstants(
    _ part: Part, _ rows: [Parts.Row], _ columns: [Parts.Column], _ shift: [Double],
    _ correction: inout [Double]
  ) {
    var correction = correction.mutableSpan
    let rows = rows.span
    let columns = columns.span
    let shift = shift.span
    for place in 0..<part.size {
      let row = Int(columns[part.columns.lowerBound &+ place].tight)
      correction[place] =
        row < 0 ? 0 : rows[row].constant + shift[row &- part.rows.lowerBound]
    }
  }

  /// Adds the product of the inverse and `correction` to the point.
  private func addCorrection(_ part: Part, _ parts: inout Parts) {
    if part.dense >= 0 {
      Self.addDensely(correction, part, parts.dense, to: &parts.columns)
      return
    }
    let first = part.columns.lowerBound
    for column in part.columns {
      var sum = parts.columns[column].value
      var entry = parts.sparse.first(row: column)
      while entry >= 0 {
        sum += parts.sparse.value(entry) * correction[parts.sparse.column(entry) - first]
        entry = parts.sparse.next(inRow: entry)
      }
      parts.columns[column].value = sum
    }
  }

  /// Computes by how much the left-hand sides of the tight rows fall short of their constants, into
  /// `correction`.
  ///
  /// - Returns: Whether none does.
  private static func meetsTightRows(
    _ part: Part, _ rows: [Parts.Row], _ columns: [Parts.Column], _ terms: [Parts.Term],
    _ shift: [Double], _ correction: inout [Double]
  ) -> Bool {
    var correction = correction.mutableSpan
    let rows = rows.span
    let columns = columns.span
    let terms = terms.span
    let shift = shift.span
    let first = part.columns.lowerBound
    var isExact = true
    for place in 0..<part.size {
      let row = Int(columns[first &+ place].tight)
      var sum = 0.0
      if row >= 0 {
        sum = rows[row].constant + shift[row &- part.rows.lowerBound]
        for term in rows[row].terms {
          sum -= terms[term].coefficient * columns[first &+ Int(terms[term].column)].value
        }
      } else {
        sum = -columns[first &+ ~row].value
      }
      correction[place] = sum
      if sum != 0 { isExact = false }
    }
    return isExact
  }

  /// Computes the residuals at the point, what counts as none, and the sides of the rows: a row at
  /// its constant stays on the side it came from.
  ///
  /// - Returns: Whether a row is on another side than before, or has come to its constant or left
  ///   it. If none has, then what was the best basis still is.
  mutating func measure(_ part: Part, _ parts: inout Parts) -> Bool {
    Self.measure(
      part, &parts.rows, parts.columns, parts.terms, shift, &residual, &tolerance, &isUnclear)
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func measure(
    _ part: Part, _ rows: inout [Parts.Row], _ columns: [Parts.Column], _ terms: [Parts.Term],
    _ shift: [Double], _ residual: inout [Double], _ tolerance: inout [Double],
    _ isUnclear: inout Bool
  ) -> Bool {
    var rows = rows.mutableSpan
    var residual = residual.mutableSpan
    var tolerance = tolerance.mutableSpan
    let columns = columns.span
    let terms = terms.span
    let shift = shift.span
    let first = part.columns.lowerBound
    var isChanged = false
    isUnclear = false
    var offset = 0
    for index in part.rows {
      let row = rows[index]
      let constant = row.constant + shift[offset]
      var sum = Sum(value: -constant, size: row.norm + constant.magnitude + row.scale)
      for place in row.terms {
        let term = terms[place]
        sum.add(term.coefficient * columns[first &+ Int(term.column)].value)
      }
      let bound = sum.size * rounding
      tolerance[offset] = bound
      var isAtConstant = true
      if row.place >= 0 {
        residual[offset] = 0
      } else {
        residual[offset] = sum.value
        isAtConstant = sum.value.magnitude <= bound
        if Doubt.isUnclear(sum.value, bound: bound) { isUnclear = true }
        if !isAtConstant, (sum.value < 0) != (row.side < 0) {
          rows[index].side = sum.value < 0 ? -1 : 1
          isChanged = true
        }
      }
      if isAtConstant != row.isAtConstant {
        rows[index].isAtConstant = isAtConstant
        isChanged = true
      }
      if row.isChanged { rows[index].isChanged = false }
      offset &+= 1
    }
    return isChanged
  }
}
