/// What each of presolve's five rules may fit: rows for the first and fourth, variables for the others.
struct Candidates {
  var fixed = Worklist()
  var lone = Worklist()
  var shared = Worklist()
  var merged = Worklist()
  var grown = Worklist()

  mutating func removeAll() {
    fixed.removeAll()
    lone.removeAll()
    shared.removeAll()
    merged.removeAll()
    grown.removeAll()
  }

  /// Adds a row that has changed if a rule for rows may fit it.
  @inline(__always)
  mutating func add(row: Int, of matrixRow: SparseMatrix.Line, _ line: inout Presolve.Line) {
    guard line.mayDefine else { return }
    switch matrixRow.count {
    case 1 where !line.isFixedCandidate:
      line.isFixedCandidate = true
      fixed.add(row)
    case 2 where !line.isMergedCandidate:
      line.isMergedCandidate = true
      merged.add(row)
    default: break
    }
  }

  /// Adds a variable whose rows have changed if a rule for variables may fit it.
  @inline(__always)
  mutating func add(
    column index: Int, of matrixColumn: SparseMatrix.Line, _ column: inout Presolve.Column
  ) {
    let count = matrixColumn.count
    if count == 0 || count > 2 { return }
    switch count &+ column.outside {
    case 1 where !column.isLoneCandidate:
      column.isLoneCandidate = true
      lone.add(index)
    case 2 where !column.isSharedCandidate:
      column.isSharedCandidate = true
      shared.add(index)
    default: break
    }
  }

  /// Adds of all rows and variables those that a rule may fit.
  mutating func addAll(
    _ lines: inout [Presolve.Line], _ columns: inout [Presolve.Column], _ matrix: SparseMatrix
  ) {
    for row in lines.indices where lines[row].mayDefine {
      add(row: row, of: matrix.rows[row], &lines[row])
    }
    for column in columns.indices where matrix.columns[column].count > 0 {
      add(column: column, of: matrix.columns[column], &columns[column])
    }
  }
}

/// Things to look at, first in, first out.
struct Worklist {
  private var items = Buffer<Int32>()
  private var head = 0

  mutating func removeAll() {
    items.removeAll()
    head = 0
  }

  mutating func add(_ item: Int) { items.append(Int32(truncatingIfNeeded: item)) }

  mutating func next() -> Int? {
    guard head < items.count else {
      removeAll()
      return nil
    }
    defer { head &+= 1 }
    return Int(items[head])
  }
}
