extension Simplex {
  /// Computes the point where the tight rows cross, and where the others stand to it.
  ///
  /// - Returns: Whether a row stands otherwise than before; see ``measure(_:_:)``.
  @discardableResult
  mutating func locate(_ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    findPoint(range, &parts)
    return measure(range, &parts)
  }

  /// Computes the point where the tight rows cross.
  mutating func findPoint(_ range: Part, _ parts: inout Parts) {
    for place in 0..<range.size {
      let row = Int(parts.columns[range.columns.lowerBound + place].tight)
      correction[place] =
        row < 0 ? 0 : parts.rows[row].constant + shift[row - range.rows.lowerBound]
      parts.columns[range.columns.lowerBound + place].value = 0
    }
    addCorrection(range, &parts)
    // What error the inverse has left in the tight rows is taken out.
    if !meetsTightRows(range, parts) { addCorrection(range, &parts) }
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
  private mutating func meetsTightRows(_ part: Part, _ parts: Parts) -> Bool {
    let first = part.columns.lowerBound
    var isExact = true
    for place in 0..<part.size {
      let row = Int(parts.columns[first + place].tight)
      var sum = 0.0
      if row >= 0 {
        sum = parts.rows[row].constant + shift[row - part.rows.lowerBound]
        for term in parts.terms(of: row) {
          sum -=
            parts.terms[term].coefficient
            * parts.columns[first + Int(parts.terms[term].column)].value
        }
      } else {
        sum = -parts.columns[first + ~row].value
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
    for row in part.rows {
      let offset = row - part.rows.lowerBound
      let constant = rows[row].constant + shift[offset]
      var sum = -constant
      var size = rows[row].norm + constant.magnitude + rows[row].scale
      let firstTerm = Int(rows[row].firstTerm)
      for term in firstTerm..<firstTerm + Int(rows[row].termCount) {
        let product = terms[term].coefficient * columns[first + Int(terms[term].column)].value
        sum += product
        size += product.magnitude
      }
      let isTight = rows[row].place >= 0
      let bound = size * rounding
      let isAtConstant = isTight || sum.magnitude <= bound
      residual[offset] = isTight ? 0 : sum
      tolerance[offset] = bound
      if !isTight, Doubt.isUnclear(sum, bound: bound) { isUnclear = true }
      if isAtConstant != rows[row].isAtConstant {
        rows[row].isAtConstant = isAtConstant
        isChanged = true
      }
      if !isAtConstant, (sum < 0) != (rows[row].side < 0) {
        rows[row].side = sum < 0 ? -1 : 1
        isChanged = true
      }
    }
    return isChanged
  }
}
