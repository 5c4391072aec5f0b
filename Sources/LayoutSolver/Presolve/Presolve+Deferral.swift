/// Rows on a single variable that is eliminated.
///
/// Much of a screen is fixed in the end, by equalities that hang together: the cells of a grid are as
/// large as the first one, which is as large as leaves room for the others. What other rows ask of
/// such a variable alone makes no difference to the problem; it is enough to look whether its value
/// meets them. So these rows are kept out of the matrix until no rule fits any more. It is known
/// then what is fixed, and only the rows on other variables are entered.
extension Presolve {
  /// Enters the rows on single variables that were eliminated and aren't fixed, or keep their
  /// checks, written in the variables that are left.
  mutating func enterDeferred(_ rows: RowStore, _ variables: VariableStore) {
    let isAny = Self.findFixed(
      fresh, reduction.eliminations, reduction.others, reduction.cells, keepsChecks, &lines,
      &columns)
    if !isAny { return }
    // Each goes the way through the eliminations that it would have gone at once.
    for index in 0..<fresh.count {
      let definition = reduction.eliminations[Int(fresh[index])]
      let column = Int(definition.variable)
      let singles =
        !lines[Int(definition.equality)].fixes || keepsChecks[column] || Shortcut.deferral.isOff
        ? columns[column].singles : 0
      let height = matrix.count(column: column)
      if singles == 0, height == 0 { continue }
      terms.removeAll()
      for place in definition.others {
        let other = reduction.others[place]
        terms.append(SparseMatrix.Item(line: other.variable, value: other.coefficient))
      }
      matrix.reserve(terms.count * (height + Int(singles)) - height)
      taken.removeAll()
      taken.makeRoom(for: height + Int(singles), .none)
      if singles > 0 { takeSingles(of: column, rows, variables) }
      Self.substitute(
        definition, into: &taken, terms: &terms, &doubts, &matrix.entries, &matrix.rows,
        &matrix.columns, &matrix.free)
      reduction.subtract(taken, dividedBy: definition.pivot, of: Int(definition.equality))
      if followsEdits { noteSubstitution() }
    }
  }

  /// Finds out which eliminated variables are fixed.
  ///
  /// - Returns: Whether there are rows to be entered on a variable alone.
  private static func findFixed(
    _ fresh: Buffer<Int32>, _ eliminations: [Reduction.Elimination], _ others: [Reduction.Other],
    _ cells: [Reduction.Cell], _ keepsChecks: Slots<Bool>, _ lines: inout [Line],
    _ columns: inout [Column]
  ) -> Bool {
    let fresh = fresh.elements.span.extracting(0..<fresh.count)
    let eliminations = eliminations.span
    let others = others.span
    let cells = cells.span
    var lines = lines.mutableSpan
    var columns = columns.mutableSpan
    var isAny = false
    // What a variable depends on was eliminated after it, if at all.
    for index in fresh.indices.reversed() {
      let definition = eliminations[Int(fresh[index])]
      var fixes = true
      for place in definition.others {
        let variable = Int(others[place].variable)
        columns[variable].deferred = 0
        let elimination = Int(cells[variable].elimination)
        if elimination < 0 || !lines[Int(eliminations[elimination].equality)].fixes {
          fixes = false
        }
      }
      lines[Int(definition.equality)].fixes = fixes
      let column = Int(definition.variable)
      if columns[column].singles > 0, !fixes || keepsChecks[column] || Shortcut.deferral.isOff {
        isAny = true
      }
    }
    return isAny
  }

  /// Puts the rows on a variable alone on the list of what is taken out of its column.
  private mutating func takeSingles(
    of column: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    columns[column].singles = 0
    var place = Int(variables.records[column].firstSingle)
    while place >= 0 {
      let product = rows.products[place]
      place = Int(product.next)
      guard lines[Int(product.row)].role == .single else { continue }
      lines[Int(product.row)].role = .live
      taken.append(SparseMatrix.Item(line: product.row, value: product.coefficient))
    }
  }

  /// Takes what is left of the column of an eliminated variable out, and subtracts the definition of
  /// the variable from these rows and those that were taken before.
  ///
  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func substitute(
    _ definition: Reduction.Elimination, into taken: inout Buffer<SparseMatrix.Item>,
    terms: inout Buffer<SparseMatrix.Item>, _ doubts: inout Doubts,
    _ entries: inout [SparseMatrix.Entry], _ matrixRows: inout [SparseMatrix.Line],
    _ matrixColumns: inout [SparseMatrix.Line], _ free: inout SparseMatrix.FreeList
  ) {
    var entries = entries.mutableSpan
    var matrixRows = matrixRows.mutableSpan
    var matrixColumns = matrixColumns.mutableSpan
    let known = taken.count
    let termCount = terms.count
    var takenRoom = taken.elements.mutableSpan
    let termRoom = terms.elements.mutableSpan
    let takenCount = SparseMatrix.takeOut(
      column: definition.variable, to: &takenRoom, behind: known, &entries, &matrixRows,
      &matrixColumns, &free)
    SparseMatrix.subtract(
      termRoom, count: termCount, dividedBy: definition.pivot, from: takenRoom,
      count: takenCount, &doubts, &entries, &matrixRows, &matrixColumns, &free)
    taken.count = takenCount
  }
}
