/// Leaving out rows that bounds imply.
///
/// The height of a column is the sum of the heights in it, none of which is below 0. That the column's
/// isn't either need not be said; but as a row of the matrix it would tie all its views together in
/// one part. So a required inequality is left out where the bounds of its variables alone see to it
/// (Andersen & Andersen 1995, section 3, on redundant constraints), or would if an equality were
/// written into it, however long that is.
///
/// A solution without such a row that meets it is a solution with it, and as good as any. It meets it
/// unless it violates one of the bounds: the row is put back then, and so it is when a bound changes.
extension Presolve {
  /// Takes the rows out of the matrix that bounds imply, at the beginning.
  ///
  /// - Complexity: O(*z*) for the *z* terms of the matrix and of the rows on its variables alone.
  mutating func leaveOutImplied(_ rows: RowStore, _ variables: VariableStore) {
    for row in lines.indices { leaveOut(around: row, rows, variables) }
  }

  /// Takes those of the rows that have changed out of the matrix that bounds imply as far as constants
  /// are known: those of equalities that change at the same time may be others by now, so that
  /// ``Implications/implies(_:_:_:)`` has to be asked again.
  mutating func leaveOutChanged(_ rows: RowStore, _ variables: VariableStore) {
    var index = 0
    while index < changedLines.count {
      leaveOut(around: Int(changedLines[index]), rows, variables)
      index += 1
    }
  }

  @inline(__always)
  private mutating func leaveOut(around row: Int, _ rows: RowStore, _ variables: VariableStore) {
    guard lines[row].role == .live, matrix.count(row: row) > 1, rows.records[row].isRequired,
      !Shortcut.implied.isOff
    else {
      return
    }
    if rows.records[row].relation != .equal {
      if !keepsImplied[row] { leaveOut(row, rows, variables) }
    } else if matrix.count(row: row) > Self.longestSubstitute {
      defineBounded(by: row, rows, variables)
    }
  }

  private mutating func leaveOut(_ row: Int, _ rows: RowStore, _ variables: VariableStore) {
    let direction: Double = rows.records[row].relation == .greaterThanOrEqual ? 1 : -1
    var sum = BoundedSum(direction)
    var unbounded = -1
    bounds.removeAll()
    var entry = matrix.first(row: row)
    while entry >= 0 {
      if !addBound(
        of: matrix.column(entry), times: matrix.value(entry), to: &sum, rows, variables)
      {
        if unbounded >= 0 { return }
        unbounded = entry
      }
      entry = matrix.next(inRow: entry)
    }
    if unbounded < 0 {
      guard sum.isMet(constant(of: row, rows)) else { return }
      leaveOut(row)
    } else {
      guard let pivot = definition(for: unbounded, &sum, rows, variables) else { return }
      // Nobody sees the row with the equality written into it, so that it isn't.
      let equality = matrix.row(pivot)
      let factor = matrix.value(unbounded) / matrix.value(pivot)
      leaveOut(row)
      eliminate(pivot)
      reduction.subtract(factor, of: equality, from: row)
      if !followsEdits { reduction.run() }
    }
    implications.add(row, restingOn: bounds, extreme: sum.value)
  }

  private mutating func leaveOut(_ row: Int) {
    if followsEdits { note(row: row) }
    matrix.clear(row: row)
    lines[row].role = .implied
  }

  /// The entry of a variable without bounds in an equality that, written into the only other row with
  /// the variable, makes bounds imply that.
  ///
  /// The target is the variable's entry in that row. What bounds make of the equality's other terms is
  /// added to the sum of what they make of the row's.
  private mutating func definition(
    for target: Int, _ sum: inout BoundedSum, _ rows: RowStore, _ variables: VariableStore
  ) -> Int? {
    let column = matrix.column(target)
    let row = matrix.row(target)
    guard count(column) == 2, matrix.count(column: column) == 2 else { return nil }
    let first = matrix.first(column: column)
    let pivot = first == target ? matrix.next(inColumn: first) : first
    let equality = matrix.row(pivot)
    guard lines[equality].mayDefine, isSafePivot(pivot) else { return nil }
    let factor = matrix.value(target) / matrix.value(pivot)
    var entry = matrix.first(row: equality)
    while entry >= 0 {
      let other = matrix.column(entry)
      if entry != pivot {
        // What both rows have is best judged together; it is rare, and left alone.
        guard matrix.entry(row: row, column: other) < 0,
          addBound(of: other, times: -factor * matrix.value(entry), to: &sum, rows, variables)
        else { return nil }
      }
      entry = matrix.next(inRow: entry)
    }
    let constant = constant(of: row, rows) - factor * constant(of: equality, rows)
    return sum.isMet(constant) ? pivot : nil
  }

  /// Lets a long equality define a variable that stands in no other row with several variables, if the
  /// bounds of the others imply those of the variable, which are left out then.
  private mutating func defineBounded(
    by equality: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    guard lines[equality].mayDefine else { return }
    var pivot = matrix.first(row: equality)
    while pivot >= 0 {
      let column = matrix.column(pivot)
      // All of the row is looked at last, so that a long one isn't for each of its variables.
      if matrix.count(column: column) == 1, columns[column].deferred == 0,
        let singles = impliedBounds(of: pivot, rows, variables), isSafePivot(pivot)
      {
        fresh.removeAll()
        eliminate(pivot)
        if !followsEdits { fresh.append(reduction.cells[column].elimination) }
        enterDeferred(rows, variables)
        if !followsEdits { reduction.run() }
        for row in singles { leaveOut(around: Int(row), rows, variables) }
        return
      }
      if columns[column].outside == 0, let row = onlyOther(row: pivot),
        rows.records[row].relation != .equal, rows.records[row].isRequired, !keepsImplied[row]
      {
        leaveOut(row, rows, variables)
        if lines[equality].role == .definition { return }
      }
      pivot = matrix.next(inRow: pivot)
    }
  }

  /// The row that has the variable of an entry, if there is one other alone.
  private func onlyOther(row entry: Int) -> Int? {
    let column = matrix.column(entry)
    guard matrix.count(column: column) == 2 else { return nil }
    let first = matrix.first(column: column)
    return matrix.row(first == entry ? matrix.next(inColumn: first) : first)
  }

  /// The rows on a variable alone, if the bounds of the others in an equality imply all of them.
  private mutating func impliedBounds(
    of pivot: Int, _ rows: RowStore, _ variables: VariableStore
  ) -> [Int32]? {
    let equality = matrix.row(pivot)
    var singles: [Int32] = []
    var place = Int(variables.records[matrix.column(pivot)].firstSingle)
    while place >= 0 {
      let product = rows.products[place]
      let row = Int(product.row)
      place = Int(product.next)
      guard lines[row].role == .single else { continue }
      let record = rows.records[row]
      guard record.isRequired, record.relation != .equal, !keepsImplied[row] else { return nil }
      var sum = BoundedSum(record.relation == .greaterThanOrEqual ? 1 : -1)
      let factor = product.coefficient / matrix.value(pivot)
      var entry = matrix.first(row: equality)
      while entry >= 0 {
        if entry != pivot {
          guard
            addBound(
              of: matrix.column(entry), times: -factor * matrix.value(entry), to: &sum, rows,
              variables)
          else { return nil }
        }
        entry = matrix.next(inRow: entry)
      }
      guard sum.isMet(record.constant - factor * constant(of: equality, rows)) else { return nil }
      singles.append(product.row)
    }
    return singles
  }

  /// The row's constant after the subtractions, by those of the equalities as they are known.
  private func constant(of row: Int, _ rows: RowStore) -> Double {
    var constant = rows.constant(row)
    var place = Int(reduction.lines[row].firstInto)
    while place >= 0 {
      let step = reduction.steps[place]
      constant -= step.factor * reduction.lines[Int(step.source)].constant
      place = Int(step.nextInto)
    }
    return constant
  }

  /// Adds what the bounds of a variable make of a multiple of it.
  ///
  /// - Returns: Whether there is such a bound.
  private mutating func addBound(
    of variable: Int, times coefficient: Double, to sum: inout BoundedSum, _ rows: RowStore,
    _ variables: VariableStore
  ) -> Bool {
    guard columns[variable].singles > 0 else { return false }
    let isFromBelow = sum.direction * coefficient > 0
    var best = 0.0
    var bound: Int32 = -1
    var place = Int(variables.records[variable].firstSingle)
    while place >= 0 {
      let product = rows.products[place]
      let record = rows.records[Int(product.row)]
      place = Int(product.next)
      guard record.isRequired, lines[Int(product.row)].role == .single else { continue }
      let asksForMore = (record.relation == .greaterThanOrEqual) == (product.coefficient > 0)
      guard record.relation != .equal, asksForMore == isFromBelow else { continue }
      let value = record.constant / product.coefficient
      if bound < 0 || (isFromBelow ? value > best : value < best) {
        best = value
        bound = product.row
      }
    }
    guard bound >= 0 else { return false }
    sum.value += coefficient * best
    bounds.append(bound)
    return true
  }
}

/// The least that a row's left-hand side can be by the bounds of its variables, or the most.
private struct BoundedSum {
  /// 1 if it is the least, and -1 if it is the most.
  let direction: Double
  var value = 0.0

  init(_ direction: Double) { self.direction = direction }

  /// Whether the row is met whatever its variables are.
  func isMet(_ constant: Double) -> Bool { direction * (value - constant) >= 0 }
}
