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
          if lines[matrix.row(entry)].mayDefine,
            Self.isSafePivot(entry, matrix.entries.span, matrix.rows.span)
          {
            eliminate(entry)
          }
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
    let (entry, growth) = Self.leastGrowth(
      column, lines, matrix.entries, matrix.rows, matrix.columns)
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
  ///
  /// The arrays are passed one by one, so that each is open throughout.
  private static func leastGrowth(
    _ column: Int, _ lines: [Line], _ entries: [SparseMatrix.Entry],
    _ matrixRows: [SparseMatrix.Line], _ matrixColumns: [SparseMatrix.Line]
  ) -> (entry: Int, growth: Int) {
    let lines = lines.span
    let entries = entries.span
    let matrixRows = matrixRows.span
    let matrixColumns = matrixColumns.span
    let first = Int(matrixColumns[column].first)
    let second = Int(entries[first].columnNext)
    let firstGrowth = growth(
      writing: first, into: second, lines, entries, matrixRows, matrixColumns)
    if second < 0 { return (first, firstGrowth) }
    let secondGrowth = growth(
      writing: second, into: first, lines, entries, matrixRows, matrixColumns)
    return firstGrowth <= secondGrowth ? (first, firstGrowth) : (second, secondGrowth)
  }

  /// By how many terms a row grows when the definition of a variable is written into it.
  ///
  /// The variable's entries in both say which; that in the other row is -1 if this has the variable
  /// alone. It is `Int.max` where the one row can't define the variable.
  private static func growth(
    writing definition: Int, into other: Int, _ lines: Span<Line>,
    _ entries: Span<SparseMatrix.Entry>, _ matrixRows: Span<SparseMatrix.Line>,
    _ matrixColumns: Span<SparseMatrix.Line>
  ) -> Int {
    let pivot = entries[definition]
    let line = matrixRows[Int(pivot.row)]
    guard lines[Int(pivot.row)].mayDefine, Int(line.count) <= longestSubstitute,
      isSafePivot(definition, entries, matrixRows)
    else { return Int.max }
    if other < 0 { return Int(line.count) - 2 }
    let target = entries[other]
    let multiple = target.value / pivot.value
    var growth = -1
    var term = Int(line.first)
    while term >= 0 {
      let entry = entries[term]
      if term != definition {
        let place = SparseMatrix.find(
          target.row, entry.column, entries, matrixRows, matrixColumns)
        if place < 0 {
          growth += 1
        } else if entries[place].value == multiple * entry.value {
          growth -= 1
        }
      }
      term = Int(entry.rowNext)
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
  private static func isSafePivot(
    _ entry: Int, _ entries: Span<SparseMatrix.Entry>, _ matrixRows: Span<SparseMatrix.Line>
  ) -> Bool {
    let bound = entries[entry].value.magnitude * 1e3
    var other = Int(matrixRows[Int(entries[entry].row)].first)
    while other >= 0 {
      if entries[other].value.magnitude > bound { return false }
      other = Int(entries[other].rowNext)
    }
    return true
  }

  /// Whether the entry is large enough beside the others of its row to divide by.
  func isSafePivot(_ entry: Int) -> Bool {
    Self.isSafePivot(entry, matrix.entries.span, matrix.rows.span)
  }

  /// Looks whether a rule for rows may fit a row that has changed.
  mutating func touch(row: Int) {
    candidates.add(row: row, of: matrix.rows[row], &lines[row])
  }

  /// Looks whether a rule for variables may fit one whose rows have changed.
  mutating func touch(column: Int) {
    candidates.add(column: column, of: matrix.columns[column], &columns[column])
  }
}
