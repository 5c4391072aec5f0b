extension Simplex {
  /// Computes the point where the tight rows cross, and where the others stand to it.
  ///
  /// What error there is in the tight rows, in numbers of 31 digits, is taken out, so that the point is
  /// the same whatever order the rows were solved in; a *rough* point, on the way to another one, keeps it.
  ///
  /// - Returns: Whether a row stands otherwise than before; see ``measure(_:)``.
  @discardableResult
  mutating func locate(_ part: inout Part, isRough: Bool = false) -> Bool {
    let least = readConstants(&part) * Tolerance.lostValue
    factors.solve(&correction, isDirection: false)
    for column in 0..<part.size { part.columns[column].value = correction[column] }
    for _ in 0..<(isRough ? 0 : 2) {
      if meetsTightRows(&part) { break }
      factors.solve(&correction, isDirection: false)
      for column in 0..<part.size {
        let old = part.columns[column].value
        let new = old + correction[column]
        // What is left of a value that was nothing but error is zero.
        let lost = max(least, Tolerance.lostShare * old.magnitude)
        part.columns[column].value = new.magnitude <= lost ? 0 : new
      }
    }
    return measure(&part)
  }

  /// Copies the constants of the tight rows into `correction`.
  ///
  /// - Returns: The largest of them.
  private mutating func readConstants(_ part: inout Part) -> Double {
    var largest = 0.0
    for place in 0..<part.size {
      let row = Int(part.columns[place].tight)
      correction[place] = row < 0 ? 0 : part.rows[row].constant + shift[row]
      largest = max(largest, correction[place].magnitude)
    }
    return largest
  }

  /// Computes by how much the left-hand sides of the tight rows fall short of their constants, into
  /// `correction`.
  ///
  /// - Returns: Whether none does.
  private mutating func meetsTightRows(_ part: inout Part) -> Bool {
    let rows = part.rows.span
    let terms = part.terms.span
    let columns = part.columns.span
    var isExact = true
    for place in 0..<columns.count {
      let row = Int(columns[place].tight)
      var rest = DoubleDouble(0)
      if row >= 0 {
        rest = DoubleDouble(rows[row].constant + shift[row])
        for term in rows[row].terms {
          rest =
            rest
            - DoubleDouble.product(
              terms[term].coefficient, columns[Int(terms[term].column)].value)
        }
      } else {
        rest = DoubleDouble(-columns[~row].value)
      }
      correction[place] = rest.double
      if rest.double != 0 { isExact = false }
    }
    return isExact
  }

  /// Computes the residuals at the point, what counts as none, and the sides of the rows: a row at
  /// its constant stays on the side it came from.
  ///
  /// - Returns: Whether a row is on another side than before, or has come to its constant or left
  ///   it. If none has, then what was the best basis still is.
  private mutating func measure(_ part: inout Part) -> Bool {
    var isChanged = false
    isUnclear = false
    isCrossed = false
    for index in part.rows.indices {
      let row = part.rows[index]
      let constant = row.constant + shift[index]
      var sum = Sum(value: -constant, size: row.norm + constant.magnitude + row.scale)
      for place in row.terms {
        let term = part.terms[place]
        sum.add(term.coefficient * part.columns[Int(term.column)].value)
      }
      let bound = sum.size * Tolerance.rounding
      tolerance[index] = bound
      var isAtConstant = true
      if row.place >= 0 {
        residual[index] = 0
      } else {
        residual[index] = sum.value
        isAtConstant = sum.value.magnitude <= bound
        if Doubt.isUnclear(sum.value, bound: bound) { isUnclear = true }
        if !isAtConstant, (sum.value < 0) != (row.side < 0) {
          part.rows[index].side = sum.value < 0 ? -1 : 1
          isChanged = true
          isCrossed = true
        }
      }
      if isAtConstant != row.isAtConstant {
        part.rows[index].isAtConstant = isAtConstant
        isChanged = true
      }
    }
    return isChanged
  }
}
