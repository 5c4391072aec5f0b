extension Presolve {
  /// Takes a variable and the equality that defines it out, and records it.
  mutating func eliminate(
    _ pivotEntry: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    let row = matrix.row(pivotEntry)
    let column = matrix.column(pivotEntry)
    let pivot = matrix.value(pivotEntry)
    taken.removeAll()
    if columns[column].singles > 0, keepsChecks[column] || matrix.count(row: row) > 1 {
      columns[column].singles = 0
      Self.enterSingles(
        from: Int(variables.records[column].firstSingle), rows.products, into: &taken, &lines)
    }
    matrix.substitute(pivotEntry, into: &taken, terms: &terms, doubts: &doubts)
    lines[row].mayDefine = false
    lines[row].role = .definition
    reduction.subtract(taken, dividedBy: pivot, of: row)
    reduction.eliminate(column, by: row, pivot: pivot, terms: terms)
    if followsEdits {
      note(row: row)
      note(column: column)
    }
    touchRows(of: taken)
    touchColumns(of: terms)
  }

  /// Puts the rows that have the variable alone in the matrix, to be entered there.
  private static func enterSingles(
    from first: Int, _ products: [RowStore.Product], into taken: inout Buffer<SparseMatrix.Item>,
    _ lines: inout [Line]
  ) {
    var lines = lines.mutableSpan
    var place = first
    while place >= 0 {
      let product = products[place]
      place = Int(product.next)
      guard lines[Int(product.row)].role == .single else { continue }
      lines[Int(product.row)].role = .live
      taken.append(SparseMatrix.Item(line: product.row, value: product.coefficient))
    }
  }
}
