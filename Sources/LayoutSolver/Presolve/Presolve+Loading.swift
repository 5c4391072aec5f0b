/// Entering what is left of the problem in the matrix.
extension Presolve {
  /// Enters the terms of variables that aren't eliminated; the matrix has no entries yet.
  ///
  /// - Complexity: O(*z* + *r*) for the *z* terms of the *r* rows.
  mutating func loadMatrix(_ rows: RowStore) {
    var count = 0
    for row in lines.indices { count &+= Int(lines[row].unfixed) }
    if count == 0 { return }
    let records = rows.records.span
    let products = rows.products.span
    matrix.entries.append(upTo: count) { entries in
      Self.load(
        records, products, lines, reduction.cells, into: &entries, &matrix.rows, &matrix.columns)
    }
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func load(
    _ records: Span<RowStore.Record>, _ products: Span<RowStore.Product>, _ lines: [Line],
    _ cells: [Reduction.Cell], into entries: inout OutputSpan<SparseMatrix.Entry>,
    _ matrixRows: inout [SparseMatrix.Line], _ matrixColumns: inout [SparseMatrix.Line]
  ) {
    let lines = lines.span
    let cells = cells.span
    var matrixRows = matrixRows.mutableSpan
    var matrixColumns = matrixColumns.mutableSpan
    for row in lines.indices where lines[row].unfixed > 0 {
      var rowNext: Int32 = -1
      for place in records[row].terms {
        let product = products[place]
        let column = Int(product.variable)
        guard cells[column].elimination < 0 else { continue }
        let entry = Int32(truncatingIfNeeded: entries.count)
        let columnNext = matrixColumns[column].first
        entries.append(
          SparseMatrix.Entry(
            value: product.coefficient, row: Int32(truncatingIfNeeded: row),
            column: product.variable, rowNext: rowNext, columnNext: columnNext))
        if rowNext >= 0 { entries[Int(rowNext)].rowPrevious = entry }
        if columnNext >= 0 { entries[Int(columnNext)].columnPrevious = entry }
        matrixColumns[column].first = entry
        matrixColumns[column].count &+= 1
        rowNext = entry
      }
      matrixRows[row] = SparseMatrix.Line(first: rowNext, count: lines[row].unfixed)
    }
  }
}
