extension Presolve {
  /// Applies the rules until none fits.
  mutating func reduce(_ rows: RowStore, _ variables: VariableStore) {
    fresh.removeAll()
    applyRules()
    enterDeferred(rows, variables)
  }

  /// Applies the rules until none fits, but leaves it at that.
  mutating func applyRules() {
    while true {
      if let row = candidates.fixed.next() {
        lines[row].isFixedCandidate = false
        if lines[row].mayDefine, matrix.count(row: row) == 1 {
          eliminate(matrix.first(row: row))
        }
      } else if let column = candidates.lone.next() {
        columns[column].isLoneCandidate = false
        if count(column) == 1, matrix.count(column: column) == 1, !Shortcut.lone.isOff {
          let entry = matrix.first(column: column)
          let isFit =
            lines[matrix.row(entry)].mayDefine
            || lines[matrix.row(entry)].isWish && reduction.cells[column].firstUse < 0
          if isFit, isSafePivot(entry) { eliminate(entry) }
        }
      } else if let column = candidates.shared.next() {
        columns[column].isSharedCandidate = false
        define(shared: column, mayGrow: false)
      } else if let row = candidates.merged.next() {
        lines[row].isMergedCandidate = false
        if lines[row].mayDefine, matrix.count(row: row) == 2, !Shortcut.merged.isOff {
          eliminate(mergedEntry(of: row))
        }
      } else if let column = candidates.grown.next() {
        columns[column].isGrownCandidate = false
        define(shared: column, mayGrow: true)
      } else {
        return
      }
    }
  }

  /// How many rows there are with the variable, in the end.
  func count(_ column: Int) -> Int {
    matrix.count(column: column) + Int(columns[column].outside)
  }

  /// Whether it is known that the variable is fixed by what it depends on.
  func isFixed(_ variable: Int) -> Bool {
    let elimination = Int(reduction.cells[variable].elimination)
    return elimination >= 0 && lines[Int(reduction.eliminations[elimination].equality)].fixes
  }

  /// Rules 3 and 5.
  private mutating func define(shared column: Int, mayGrow: Bool) {
    guard count(column) == 2, matrix.count(column: column) > 0 else { return }
    let (entry, growth) = leastGrowth(column)
    guard growth < Int.max, !(mayGrow ? Shortcut.grown : .shared).isOff else { return }
    if growth <= 0 || mayGrow {
      eliminate(entry)
    } else if !columns[column].isGrownCandidate {
      columns[column].isGrownCandidate = true
      candidates.grown.add(column)
    }
  }

  /// Which of the two rows of a variable had better be written into the other, or that which isn't
  /// alone in the matrix, by the variable's entry, and by how many terms the other row grows;
  /// `Int.max` where no row can define the variable.
  private func leastGrowth(_ column: Int) -> (entry: Int, growth: Int) {
    let first = matrix.first(column: column)
    let second = matrix.next(inColumn: first)
    let firstGrowth = growth(writing: first, into: second)
    if second < 0 { return (first, firstGrowth) }
    let secondGrowth = growth(writing: second, into: first)
    return firstGrowth <= secondGrowth ? (first, firstGrowth) : (second, secondGrowth)
  }

  /// By how many terms a row grows when the definition of a variable is written into it.
  ///
  /// The variable's entries in both say which; that in the other row is -1 if this has the variable
  /// alone. It is `Int.max` where the one row can't define the variable.
  private func growth(writing definition: Int, into other: Int) -> Int {
    let row = matrix.row(definition)
    let length = matrix.count(row: row)
    // Of two long equalities one is left, with fewer terms than both. Where the other row is short, that had
    // better be written into this.
    let isFit =
      length <= Self.longestSubstitute
      || other >= 0 && lines[matrix.row(other)].mayDefine
        && matrix.count(row: matrix.row(other)) > Self.longestSubstitute
    guard lines[row].mayDefine, isFit, isSafePivot(definition)
    else { return Int.max }
    if other < 0 { return length - 2 }
    let multiple = matrix.value(other) / matrix.value(definition)
    var growth = -1
    var term = matrix.first(row: row)
    while term >= 0 {
      if term != definition {
        let place = matrix.entry(row: matrix.row(other), column: matrix.column(term))
        if place < 0 {
          growth += 1
        } else if matrix.value(place) == multiple * matrix.value(term) {
          growth -= 1
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
  func isSafePivot(_ entry: Int) -> Bool {
    let bound = matrix.value(entry).magnitude * 1e3
    var other = matrix.first(row: matrix.row(entry))
    while other >= 0 {
      if matrix.value(other).magnitude > bound { return false }
      other = matrix.next(inRow: other)
    }
    return true
  }

  /// Looks whether a rule for rows may fit a row that has changed.
  mutating func touch(row: Int) {
    candidates.add(row: row, of: matrix.rows[row], &lines[row])
  }

  /// Looks whether a rule for variables may fit those of a row.
  mutating func touchColumns(of row: Int) {
    var entry = matrix.first(row: row)
    while entry >= 0 {
      touch(column: matrix.column(entry))
      entry = matrix.next(inRow: entry)
    }
  }

  /// Looks whether a rule for variables may fit one whose rows have changed.
  mutating func touch(column: Int) {
    candidates.add(column: column, of: matrix.columns[column], &columns[column])
  }
}
