/// Rules 2 and 4 at the beginning, before there is a matrix, where they write no row into another.
///
/// A variable that stands in one equality, and in no other row with several variables, can be taken
/// out together with it, which may leave another variable like that, and so on: screens hang
/// together in chains that are eaten up from their ends. The rows with such a variable alone are
/// deferred. It is enough to know how many entries each row and variable is to have.
extension Presolve {
  /// Takes out the variables that stand in one equality, as far as the rules allow it.
  ///
  /// - Complexity: O(*z*) for the *z* terms of rows with these variables.
  mutating func peel(_ rows: RowStore, _ variables: VariableStore) {
    let known = reduction.eliminations.count
    let entries = Self.countEntries(rows, lines, &matrix.columns)
    reduction.others.append(upTo: entries) { others in
      reduction.eliminations.append(upTo: min(rows.slots, variables.slots) - known) {
        Self.peel(
          rows, variables, &queue, &lines, &columns, &matrix.columns, &reduction.lines,
          &reduction.cells, eliminations: &$0, others: &others, behind: known)
      }
    }
    reduction.goOn()
    // What was counted was to know what is peeled off; they are counted again as they are entered.
    matrix.columns.refill(with: SparseMatrix.Line(), count: variables.slots)
  }

  /// Counts the entries that the matrix would have: in all, and for each variable that isn't fixed.
  ///
  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func countEntries(
    _ rows: RowStore, _ lines: [Line], _ matrixColumns: inout [SparseMatrix.Line]
  ) -> Int {
    let records = rows.records.span
    let products = rows.products.span
    let lines = lines.span
    var matrixColumns = matrixColumns.mutableSpan
    var entries = 0
    for row in lines.indices where lines[row].unfixed > 0 {
      entries &+= Int(lines[row].unfixed)
      for place in records[row].terms {
        matrixColumns[Int(products[place].variable)].count &+= 1
      }
    }
    return entries
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func peel(
    _ rows: RowStore, _ variables: VariableStore, _ queue: inout [Int32], _ lines: inout [Line],
    _ columns: inout [Column], _ matrixColumns: inout [SparseMatrix.Line],
    _ reducedLines: inout [Reduction.Line], _ cells: inout [Reduction.Cell],
    eliminations: inout OutputSpan<Reduction.Elimination>,
    others: inout OutputSpan<Reduction.Other>, behind known: Int
  ) {
    let variables = variables.records.span
    let records = rows.records.span
    let products = rows.products.span
    var queue = queue.mutableSpan
    var lines = lines.mutableSpan
    var columns = columns.mutableSpan
    var matrixColumns = matrixColumns.mutableSpan
    var reducedLines = reducedLines.mutableSpan
    var cells = cells.mutableSpan
    var waiting = 0
    for variable in matrixColumns.indices
    where matrixColumns[variable].count == 1 && cells[variable].elimination < 0 {
      queue[waiting] = Int32(truncatingIfNeeded: variable)
      waiting &+= 1
    }
    var next = 0
    while next < waiting {
      let variable = Int(queue[next])
      next &+= 1
      // The other variable of its row may have been taken out with that.
      guard matrixColumns[variable].count == 1 else { continue }
      var pivot = Int(variables[variable].firstTerm)
      while lines[Int(products[pivot].row)].role != .live { pivot = Int(products[pivot].next) }
      let row = Int(products[pivot].row)
      let deferred = columns[variable].outside
      guard lines[row].mayDefine, deferred == 0 || lines[row].unfixed == 2 else { continue }
      let bound = products[pivot].coefficient.magnitude * 1e3
      var fits = true
      for place in records[row].terms where place != pivot {
        let other = Int(products[place].variable)
        if cells[other].elimination >= 0 { continue }
        if products[place].coefficient.magnitude > bound { fits = false }
        // Of two variables that goes which stands in fewer rows.
        if deferred >= matrixColumns[other].count &+ columns[other].outside { fits = false }
      }
      guard fits else { continue }

      let elimination = Int32(truncatingIfNeeded: known &+ eliminations.count)
      let firstOther = Int32(truncatingIfNeeded: others.count)
      for place in records[row].terms where place != pivot {
        let product = products[place]
        let other = Int(product.variable)
        if cells[other].elimination >= 0 { continue }
        let new = Int32(truncatingIfNeeded: others.count)
        let use = cells[other].firstUse
        others.append(
          Reduction.Other(
            variable: product.variable, owner: elimination, next: use, previous: -1,
            coefficient: product.coefficient))
        if use >= 0 { others[Int(use)].previous = new }
        cells[other].firstUse = new
        columns[other].deferred &+= deferred
        matrixColumns[other].count &-= 1
        if matrixColumns[other].count == 1 {
          queue[waiting] = product.variable
          waiting &+= 1
        }
      }
      eliminations.append(
        Reduction.Elimination(
          variable: Int32(truncatingIfNeeded: variable), equality: Int32(truncatingIfNeeded: row),
          pivot: products[pivot].coefficient, rank: Double(elimination), firstOther: firstOther,
          otherCount: Int32(truncatingIfNeeded: others.count) &- firstOther))
      cells[variable].elimination = elimination
      reducedLines[row].elimination = elimination
      lines[row].role = .definition
      lines[row].mayDefine = false
      lines[row].unfixed = 0
      matrixColumns[variable].count = 0
    }
  }
}
