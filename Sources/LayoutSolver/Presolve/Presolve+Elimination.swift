extension Presolve {
  /// Takes a variable and the equality that defines it out, and records it.
  mutating func eliminate(
    _ pivotEntry: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    let row = matrix.row(pivotEntry)
    let column = matrix.column(pivotEntry)
    let pivot = matrix.value(pivotEntry)
    if columns[column].singles > 0, keepsChecks[column] || matrix.count(row: row) > 1 {
      enterSingles(of: column, rows, variables)
    }

    matrix.takeColumn(column, except: row, into: &taken)
    reduction.subtract(taken, dividedBy: pivot, of: row)
    for index in 0..<taken.count {
      let item = taken[index]
      let other = Int(item.line)
      if matrix.count(row: row) > 1 {
        subtract(item.value / pivot, of: row, without: pivotEntry, from: other)
      }
      touch(row: other)
      if followsEdits { note(row: other) }
    }

    if followsEdits {
      note(row: row)
      note(column: column)
    }
    lines[row].mayDefine = false
    lines[row].role = .definition
    matrix.takeRow(row, into: &taken)
    reduction.eliminate(column, by: row, pivot: pivot, terms: taken)
    for index in 0..<taken.count where Int(taken[index].line) != column {
      touch(column: Int(taken[index].line))
    }
  }

  /// Subtracts a multiple of a row from another in the matrix, but for the pivot.
  private mutating func subtract(
    _ multiple: Double, of row: Int, without pivotEntry: Int, from other: Int
  ) {
    var term = matrix.first(row: row)
    while term >= 0 {
      if term != pivotEntry {
        let column = matrix.column(term)
        let doubt = matrix.add(
          row: other, column: column, value: -multiple * matrix.value(term))
        if doubt != .none { doubts.add(doubt, about: column) }
        touch(column: column)
      }
      term = matrix.next(inRow: term)
    }
  }

  /// Puts the rows that have the variable alone in the matrix.
  private mutating func enterSingles(
    of column: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    var place = Int(variables.records[column].firstSingle)
    while place >= 0 {
      let product = rows.products[place]
      let row = Int(product.row)
      if lines[row].role == .single {
        lines[row].role = .live
        matrix.insert(row: row, column: column, value: product.coefficient)
      }
      place = Int(product.next)
    }
    columns[column].singles = 0
  }
}
