extension Presolve {
  /// Takes a variable and the equality that defines it out, and records it.
  mutating func eliminate(
    _ pivotEntry: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    let row = matrix.row(pivotEntry)
    let column = matrix.column(pivotEntry)
    let pivot = matrix.value(pivotEntry)
    if columns[column].singles > 0, keepsChecks || matrix.count(row: row) > 1 {
      enterSingles(of: column, rows, variables)
    }

    var entry = matrix.first(column: column)
    while entry >= 0 {
      let next = matrix.next(inColumn: entry)
      let other = matrix.row(entry)
      if other != row {
        let multiple = matrix.value(entry) / pivot
        matrix.remove(entry)
        reduction.subtract(multiple, of: row, from: other)
        var term = matrix.first(row: row)
        while term >= 0 {
          if term != pivotEntry {
            let termColumn = matrix.column(term)
            let doubt = matrix.add(
              row: other, column: termColumn, value: -multiple * matrix.value(term))
            if doubt != .none { doubts.add(doubt, about: termColumn) }
            touch(column: termColumn)
          }
          term = matrix.next(inRow: term)
        }
        touch(row: other)
        if followsEdits { note(row: other) }
      }
      entry = next
    }

    if followsEdits {
      note(row: row)
      note(column: column)
    }
    lines[row].mayDefine = false
    lines[row].role = .definition
    reduction.eliminate(column, by: row, pivot: pivot)
    let elimination = Int(reduction.cells[column].elimination)
    entry = matrix.first(row: row)
    while entry >= 0 {
      let next = matrix.next(inRow: entry)
      let touched = matrix.column(entry)
      let value = matrix.value(entry)
      matrix.remove(entry)
      if touched != column {
        reduction.addOther(touched, value, to: elimination)
        touch(column: touched)
      }
      entry = next
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
