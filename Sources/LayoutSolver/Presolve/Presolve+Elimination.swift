extension Presolve {
  /// Takes a variable and the equality that defines it out, and records it.
  mutating func eliminate(_ pivotEntry: Int) {
    let pivot = matrix.entries[pivotEntry]
    let row = Int(pivot.row)
    let column = Int(pivot.column)
    let width = matrix.count(row: row) - 1
    let height = matrix.count(column: column) - 1
    // What is taken out is free again before anything is put in.
    matrix.reserve(width * height - width - height - 1)
    taken.removeAll()
    taken.makeRoom(for: height, .none)
    terms.removeAll()
    terms.makeRoom(for: width, .none)
    Self.substitute(
      pivot, into: &taken, terms: &terms, &doubts, &matrix.entries, &matrix.rows,
      &matrix.columns, &matrix.free, &lines, &columns, &candidates)
    reduction.subtract(taken, dividedBy: pivot.value, of: row)
    let elimination = reduction.eliminate(column, by: row, pivot: pivot.value, terms: terms)
    if followsEdits { note(elimination, of: column, by: row) }
  }

  /// Puts what an elimination has changed on the lists of that.
  private mutating func note(_ elimination: Int32, of column: Int, by row: Int) {
    fresh.append(elimination)
    note(row: row)
    note(column: column)
    noteSubstitution()
  }

  /// Takes a variable and an equality out of the matrix, and looks which rules may fit then.
  ///
  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func substitute(
    _ pivot: SparseMatrix.Entry, into taken: inout Buffer<SparseMatrix.Item>,
    terms: inout Buffer<SparseMatrix.Item>, _ doubts: inout Doubts,
    _ entries: inout [SparseMatrix.Entry], _ matrixRows: inout [SparseMatrix.Line],
    _ matrixColumns: inout [SparseMatrix.Line], _ free: inout SparseMatrix.FreeList,
    _ lines: inout [Line], _ columns: inout [Column], _ candidates: inout Candidates
  ) {
    var entries = entries.mutableSpan
    var matrixRows = matrixRows.mutableSpan
    var matrixColumns = matrixColumns.mutableSpan
    var lines = lines.mutableSpan
    var columns = columns.mutableSpan
    var takenRoom = taken.elements.mutableSpan
    var termRoom = terms.elements.mutableSpan
    let takenCount = SparseMatrix.takeOut(
      column: pivot.column, except: pivot.row, to: &takenRoom, &entries, &matrixRows,
      &matrixColumns, &free)
    let termCount = SparseMatrix.takeOut(
      row: pivot.row, except: pivot.column, to: &termRoom, &entries, &matrixRows, &matrixColumns,
      &free)
    SparseMatrix.subtract(
      termRoom, count: termCount, dividedBy: pivot.value, from: takenRoom, count: takenCount,
      &doubts, &entries, &matrixRows, &matrixColumns, &free)

    lines[Int(pivot.row)].mayDefine = false
    lines[Int(pivot.row)].role = .definition
    for index in 0..<takenCount {
      let row = Int(takenRoom[index].line)
      candidates.add(row: row, of: matrixRows[row], &lines[row])
    }
    let deferred = columns[Int(pivot.column)].outside
    for index in 0..<termCount {
      let column = Int(termRoom[index].line)
      columns[column].deferred &+= deferred
      candidates.add(column: column, of: matrixColumns[column], &columns[column])
    }
    taken.count = takenCount
    terms.count = termCount
  }
}
