extension Presolve {
  /// Applies the rules until none fits.
  mutating func reduce(_ rows: RowStore, _ variables: VariableStore) {
    while true {
      if let row = fixed.next() {
        lines[row].isFixedCandidate = false
        if lines[row].mayDefine, matrix.count(row: row) == 1 {
          eliminate(matrix.first(row: row), rows, variables)
        }
      } else if let column = lone.next() {
        columns[column].isLoneCandidate = false
        if count(column) == 1, matrix.count(column: column) == 1 {
          let entry = matrix.first(column: column)
          if lines[matrix.row(entry)].mayDefine, isSafePivot(entry) {
            eliminate(entry, rows, variables)
          }
        }
      } else if let column = shared.next() {
        columns[column].isSharedCandidate = false
        define(shared: column, mayGrow: false, rows, variables)
      } else if let row = merged.next() {
        lines[row].isMergedCandidate = false
        if lines[row].mayDefine, matrix.count(row: row) == 2 {
          eliminate(mergedEntry(of: row), rows, variables)
        }
      } else if let column = grown.next() {
        columns[column].isGrownCandidate = false
        define(shared: column, mayGrow: true, rows, variables)
      } else {
        return
      }
    }
  }

  /// How many rows there are with the variable.
  func count(_ column: Int) -> Int {
    matrix.count(column: column) + Int(columns[column].singles)
  }

  /// Rules 3 and 5.
  private mutating func define(
    shared column: Int, mayGrow: Bool, _ rows: RowStore, _ variables: VariableStore
  ) {
    guard count(column) == 2, matrix.count(column: column) > 0 else { return }
    let first = matrix.first(column: column)
    let second = matrix.next(inColumn: first)
    let firstGrowth = growth(writing: first, into: second)
    let secondGrowth = second < 0 ? Int.max : growth(writing: second, into: first)
    let smaller = min(firstGrowth, secondGrowth)
    guard smaller < Int.max else { return }
    if smaller <= 0 || mayGrow {
      eliminate(smaller == firstGrowth ? first : second, rows, variables)
    } else if !columns[column].isGrownCandidate {
      columns[column].isGrownCandidate = true
      grown.add(column)
    }
  }

  /// By how many terms a row grows when the definition of a variable is written into it.
  ///
  /// - Parameters:
  ///   - definition: The variable's entry in the row that would define it.
  ///   - other: Its entry in the other row, or -1 if that has this variable alone.
  /// - Returns: The growth, `Int.max` where the one row can't define the variable.
  @inline(__always)
  private func growth(writing definition: Int, into other: Int) -> Int {
    let row = matrix.row(definition)
    let length = matrix.count(row: row)
    guard lines[row].mayDefine, length <= Self.longestSubstitute, isSafePivot(definition) else {
      return Int.max
    }
    if other < 0 { return length - 2 }
    var growth = -1
    var term = matrix.first(row: row)
    while term >= 0 {
      if term != definition {
        let place = matrix.entry(row: matrix.row(other), column: matrix.column(term))
        if place < 0 {
          growth += 1
        } else {
          let change = matrix.value(other) / matrix.value(definition) * matrix.value(term)
          if matrix.value(place) == change { growth -= 1 }
        }
      }
      term = matrix.next(inRow: term)
    }
    return growth
  }

  /// Rule 4: the entry of the variable that goes.
  @inline(__always)
  private func mergedEntry(of row: Int) -> Int {
    let first = matrix.first(row: row)
    let second = matrix.next(inRow: first)
    let firstSize = matrix.value(first).magnitude
    let secondSize = matrix.value(second).magnitude
    // A variable with a far smaller coefficient would come out with a large error.
    if firstSize < 1e-3 * secondSize { return second }
    if secondSize < 1e-3 * firstSize { return first }
    return count(matrix.column(first)) <= count(matrix.column(second)) ? first : second
  }

  /// Whether the entry is large enough beside the others of its row to divide by.
  @inline(__always)
  func isSafePivot(_ entry: Int) -> Bool {
    let bound = matrix.value(entry).magnitude * 1e3
    var other = matrix.first(row: matrix.row(entry))
    while other >= 0 {
      if matrix.value(other).magnitude > bound { return false }
      other = matrix.next(inRow: other)
    }
    return true
  }

  /// Looks whether a rule for rows may fit rows that have changed.
  mutating func touchRows(of items: Buffer<SparseMatrix.Item>) {
    for index in 0..<items.count {
      let row = Int(items[index].line)
      touch(row: row)
      if followsEdits { note(row: row) }
    }
  }

  /// Looks whether a rule for rows may fit a row that has changed.
  mutating func touch(row: Int) {
    guard lines[row].mayDefine else { return }
    switch matrix.count(row: row) {
    case 1 where !lines[row].isFixedCandidate:
      lines[row].isFixedCandidate = true
      fixed.add(row)
    case 2 where !lines[row].isMergedCandidate:
      lines[row].isMergedCandidate = true
      merged.add(row)
    default: break
    }
  }

  /// Looks whether a rule for variables may fit some whose rows have changed.
  mutating func touchColumns(of items: Buffer<SparseMatrix.Item>) {
    for index in 0..<items.count { touch(column: Int(items[index].line)) }
  }

  /// Looks whether a rule for variables may fit one whose rows have changed.
  mutating func touch(column: Int) {
    if followsEdits { note(column: column) }
    consider(column: column)
  }

  /// Puts a variable on the list of those that a rule may fit, if so.
  mutating func consider(column: Int) {
    let count = matrix.count(column: column)
    if count == 0 || count > 2 { return }
    switch count + Int(columns[column].singles) {
    case 1 where !columns[column].isLoneCandidate:
      columns[column].isLoneCandidate = true
      lone.add(column)
    case 2 where !columns[column].isSharedCandidate:
      columns[column].isSharedCandidate = true
      shared.add(column)
    default: break
    }
  }
}

/// Things to look at, first in, first out.
struct Worklist {
  private var items = Buffer<Int32>()
  private var head = 0

  mutating func reset() {
    items.removeAll()
    head = 0
  }

  mutating func add(_ item: Int) { items.append(Int32(truncatingIfNeeded: item)) }

  mutating func next() -> Int? {
    guard head < items.count else {
      reset()
      return nil
    }
    defer { head &+= 1 }
    return Int(items[head])
  }
}
