/// What is left to do for a part whose best basis is known, after constants have changed.
extension Simplex {
  /// Computes only the values that changed constants reach, and looks only at the rows with these.
  ///
  /// Each value is what ``locate(_:_:)`` would make of it, bit by bit.
  ///
  /// - Returns: Whether that is all there is to do: all rows stand as they did, and the point is
  ///   exact. If not, the part is left to be solved the usual way.
  mutating func update(_ part: Int, _ parts: inout Parts) -> Bool {
    let range = parts.parts[part]
    guard range.isSettled, range.isExact else { return false }
    if Self.markMoved(range, parts.rows, parts.columns, parts.sparse, &isMoved) {
      Self.readConstants(range, parts.rows, parts.columns, shift, &correction)
      Self.move(range, &parts.columns, parts.dense, parts.sparse, correction, &isMoved)
    }
    return Self.standAsBefore(range, &parts.rows, parts.columns, parts.terms, isMoved)
  }

  /// Marks the variables that depend on a tight row with a changed constant.
  ///
  /// - Returns: Whether there are any.
  private static func markMoved(
    _ part: Part, _ rows: [Parts.Row], _ columns: [Parts.Column], _ sparse: SparseMatrix,
    _ isMoved: inout [Bool]
  ) -> Bool {
    var isMoved = isMoved.mutableSpan
    let rows = rows.span
    let columns = columns.span
    let first = part.columns.lowerBound
    let size = part.size
    for column in 0..<size { isMoved[column] = false }
    var areAny = false
    var changed = PlaceSet()
    for place in 0..<size {
      let row = Int(columns[first &+ place].tight)
      guard row >= 0, rows[row].isChanged else { continue }
      areAny = true
      if part.dense >= 0 {
        changed.insert(PlaceSet(place))
      } else {
        var entry = sparse.first(column: first &+ place)
        while entry >= 0 {
          isMoved[sparse.row(entry) &- first] = true
          entry = sparse.next(inColumn: entry)
        }
      }
    }
    if !changed.isEmpty {
      for column in 0..<size {
        isMoved[column] = columns[first &+ column].pattern.overlaps(changed)
      }
    }
    return areAny
  }

  /// Computes the values of the marked variables, and takes the mark from those that stay the same.
  private static func move(
    _ part: Part, _ columns: inout [Parts.Column], _ dense: [Double], _ sparse: SparseMatrix,
    _ correction: [Double], _ isMoved: inout [Bool]
  ) {
    var isMoved = isMoved.mutableSpan
    var columns = columns.mutableSpan
    let dense = dense.span
    let correction = correction.span
    let first = part.columns.lowerBound
    for column in 0..<part.size where isMoved[column] {
      var sum = 0.0
      if part.dense >= 0 {
        sum = Self.sum(
          sum, columns[first &+ column].pattern, of: dense,
          from: part.dense &+ column &* part.size, times: correction)
      } else {
        var entry = sparse.first(row: first &+ column)
        while entry >= 0 {
          sum += sparse.value(entry) * correction[sparse.column(entry) &- first]
          entry = sparse.next(inRow: entry)
        }
      }
      if columns[first &+ column].value == sum {
        isMoved[column] = false
      } else {
        columns[first &+ column].value = sum
      }
    }
  }

  /// Whether all rows stand to their constants as they did, and the tight ones are met exactly.
  private static func standAsBefore(
    _ part: Part, _ rows: inout [Parts.Row], _ columns: [Parts.Column], _ terms: [Parts.Term],
    _ isMoved: [Bool]
  ) -> Bool {
    var rows = rows.mutableSpan
    let columns = columns.span
    let terms = terms.span
    let isMoved = isMoved.span
    let first = part.columns.lowerBound
    for index in part.rows {
      let row = rows[index]
      let places = row.terms
      if !row.isChanged {
        var place = places.lowerBound
        while place < places.upperBound, !isMoved[Int(terms[place].column)] { place &+= 1 }
        if place == places.upperBound { continue }
      }
      var sum = Sum(
        value: -row.constant, size: row.norm + row.constant.magnitude + row.scale)
      for place in places {
        let term = terms[place]
        sum.add(term.coefficient * columns[first &+ Int(term.column)].value)
      }
      if row.place >= 0 {
        guard sum.value == 0 else { return false }
      } else {
        let bound = sum.size * rounding
        let isAtConstant = sum.value.magnitude <= bound
        guard !Doubt.isUnclear(sum.value, bound: bound), isAtConstant == row.isAtConstant,
          isAtConstant || (sum.value < 0) == (row.side < 0)
        else { return false }
      }
    }
    for index in part.rows { rows[index].isChanged = false }
    return true
  }
}
