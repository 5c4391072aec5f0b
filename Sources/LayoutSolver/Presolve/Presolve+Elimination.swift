extension Presolve {
  /// Takes a variable and the equality that defines it out, and records it.
  mutating func eliminate(
    _ pivotEntry: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    let pivot = matrix.entries[pivotEntry]
    let row = Int(pivot.row)
    let column = Int(pivot.column)
    let width = matrix.count(row: row) - 1
    let height = matrix.count(column: column) - 1
    var singles = 0
    if columns[column].singles > 0, keepsChecks[column] || width > 0 {
      singles = Int(columns[column].singles)
      columns[column].singles = 0
    }
    matrix.reserve(substituting: width, into: height, more: singles)
    taken.removeAll()
    taken.makeRoom(for: singles + height, .none)
    terms.removeAll()
    terms.makeRoom(for: width, .none)
    Self.substitute(
      pivot, firstSingle: singles > 0 ? Int(variables.records[column].firstSingle) : -1,
      rows.products, into: &taken, terms: &terms, &doubts, &matrix.entries, &matrix.rows,
      &matrix.columns, &matrix.free, &lines, &columns, &candidates)
    lines[row].mayDefine = false
    lines[row].role = .definition
    reduction.subtract(taken, dividedBy: pivot.value, of: row)
    reduction.eliminate(column, by: row, pivot: pivot.value, terms: terms)
    if followsEdits { noteElimination(of: column, by: row) }
  }

  /// Puts what an elimination has changed on the lists of that.
  private mutating func noteElimination(of column: Int, by row: Int) {
    note(row: row)
    note(column: column)
    for index in 0..<taken.count { note(row: Int(taken[index].line)) }
    for index in 0..<terms.count { note(column: Int(terms[index].line)) }
  }

  /// Takes a variable and an equality out of the matrix, and looks which rules may fit then.
  ///
  /// The rows that have the variable alone, and that aren't in the matrix, are put there if their
  /// first is given. The arrays are passed one by one, so that each is open for changes throughout.
  private static func substitute(
    _ pivot: SparseMatrix.Entry, firstSingle: Int, _ products: [RowStore.Product],
    into taken: inout Buffer<SparseMatrix.Item>, terms: inout Buffer<SparseMatrix.Item>,
    _ doubts: inout Doubts, _ entries: inout [SparseMatrix.Entry],
    _ matrixRows: inout [SparseMatrix.Line], _ matrixColumns: inout [SparseMatrix.Line],
    _ free: inout SparseMatrix.FreeList, _ lines: inout [Line], _ columns: inout [Column],
    _ candidates: inout Candidates
  ) {
    let products = products.span
    var entries = entries.mutableSpan
    var matrixRows = matrixRows.mutableSpan
    var matrixColumns = matrixColumns.mutableSpan
    var lines = lines.mutableSpan
    var columns = columns.mutableSpan
    var takenRoom = taken.elements.mutableSpan
    var takenCount = 0
    var termRoom = terms.elements.mutableSpan
    var termCount = 0

    var place = firstSingle
    while place >= 0 {
      let product = products[place]
      place = Int(product.next)
      guard lines[Int(product.row)].role == .single else { continue }
      lines[Int(product.row)].role = .live
      takenRoom[takenCount] = SparseMatrix.Item(line: product.row, value: product.coefficient)
      takenCount &+= 1
    }
    SparseMatrix.substitute(
      pivot, into: &takenRoom, &takenCount, terms: &termRoom, &termCount, doubts: &doubts,
      &entries, &matrixRows, &matrixColumns, &free)
    // The equality has no variable left, and is no candidate.
    for index in 0..<takenCount {
      let row = Int(takenRoom[index].line)
      candidates.add(row: row, of: matrixRows[row], &lines[row])
    }
    for index in 0..<termCount {
      let column = Int(termRoom[index].line)
      candidates.add(column: column, of: matrixColumns[column], &columns[column])
    }
    taken.count = takenCount
    terms.count = termCount
  }
}
