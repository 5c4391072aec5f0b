extension Simplex {
  /// A row whose left-hand side grows along the walk.
  struct Growth: BitwiseCopyable {
    var row: Int32
    /// By how much for each unit of the walk; never 0.
    var rate: Double
  }

  /// Which rows of a part have a variable; they are found when a part has its first walk.
  struct RowsByColumn: Sendable {
    /// For each column, where its rows begin in `rows`, and behind them where the last one's end.
    var first: [Int32] = []
    var rows: [Int32] = []
    var isFound = false
    /// The rows with a variable that moves, and for each row whether it is one.
    var touched = Buffer<Int32>()
    var isTouched: [Bool] = []
  }

  /// Finds the direction of a walk along an edge, by variable, and which rows grow along it.
  ///
  /// - Complexity: O(*p*) for the *p* variables, beside the triangular solution, and the terms of the
  ///   rows that grow.
  mutating func aim(_ edge: Edge, _ part: inout Part) {
    for place in 0..<part.size { direction[place] = 0 }
    direction[Int(edge.place)] = edge.sign
    factors.solve(&direction, isDirection: true)
    findTouchedRows(of: part)
    let rows = part.rows.span
    let terms = part.terms.span
    let leaving = Int(part.columns[Int(edge.place)].tight)
    let least = isRefined ? 0 : Tolerance.pivot / (leaving < 0 ? 1 : rows[leaving].norm)
    growing.removeAll()
    for index in 0..<byColumn.touched.count {
      let row = Int(byColumn.touched[index])
      if byColumn.isFound { byColumn.isTouched[row] = false }
      if rows[row].place >= 0 { continue }
      var sum = Sum()
      for place in rows[row].terms {
        sum.add(terms[place].coefficient * direction[Int(terms[place].column)])
      }
      if sum.value.magnitude <= Tolerance.slope * sum.size { continue }
      if sum.value.magnitude < least * rows[row].norm {
        factors.losesDigits = true
        continue
      }
      growing.append(Growth(row: Int32(truncatingIfNeeded: row), rate: sum.value))
    }
  }

  /// Lists the rows with a variable that moves, in their order, or all rows where many variables move.
  ///
  /// A list has to be collected and put in order, which takes several times as long for each row as to
  /// look at it; so from an eighth of the variables on there is none.
  private mutating func findTouchedRows(of part: borrowing Part) {
    var moving = 0
    for column in 0..<part.size where direction[column] != 0 { moving += 1 }
    if moving > part.size / 8 { return byColumn.touched.refill(with: 0..<part.rows.count) }
    if !byColumn.isFound { findRowsByColumn(of: part) }
    byColumn.touched.removeAll()
    for column in 0..<part.size where direction[column] != 0 {
      for place in Int(byColumn.first[column])..<Int(byColumn.first[column + 1]) {
        let row = byColumn.rows[place]
        if byColumn.isTouched[Int(row)] { continue }
        byColumn.isTouched[Int(row)] = true
        byColumn.touched.append(row)
      }
    }
    byColumn.touched.sort(by: <)
  }

  private mutating func findRowsByColumn(of part: borrowing Part) {
    byColumn.isFound = true
    byColumn.isTouched.grow(with: false, count: part.rows.count)
    byColumn.rows.grow(with: 0, count: part.terms.count)
    byColumn.first.refill(with: 0, count: part.size + 1)
    for row in part.rows.indices {
      for term in part.rows[row].terms { byColumn.first[Int(part.terms[term].column) + 1] += 1 }
    }
    for column in 0..<part.size { byColumn.first[column + 1] += byColumn.first[column] }
    // What is written in there takes each column's beginning on to its end, where the next one begins.
    for row in part.rows.indices {
      for term in part.rows[row].terms {
        let column = Int(part.terms[term].column)
        byColumn.rows[Int(byColumn.first[column])] = Int32(truncatingIfNeeded: row)
        byColumn.first[column] += 1
      }
    }
    for column in (0..<part.size).reversed() { byColumn.first[column + 1] = byColumn.first[column] }
    byColumn.first[0] = 0
  }
}
