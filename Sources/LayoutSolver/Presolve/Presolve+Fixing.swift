/// Rule 1 at the beginning, before there is a matrix.
///
/// Much of a screen hangs on numbers: the window's size fixes an edge, that another, and so on.
/// What is fixed that way need not be entered into the matrix only to be taken out again: it is
/// enough to count the variables of each row that aren't fixed yet.
extension Presolve {
  /// Takes the variables out that equalities fix one after the other, beginning with the rows that
  /// wait.
  ///
  /// - Complexity: O(*z*) for the *z* terms of the variables that are fixed.
  mutating func fixVariables(_ rows: RowStore, _ variables: VariableStore) {
    guard waiting > 0, !Shortcut.fixing.isOff else { return }
    var next = 0
    while next < waiting {
      let row = queue[next]
      next += 1
      if lines[Int(row)].unfixed == 1 { fix(by: row, rows, variables) }
    }
  }

  /// Takes out the last variable of an equality that isn't fixed yet.
  private mutating func fix(by row: Int32, _ rows: RowStore, _ variables: VariableStore) {
    var pivot = Int(rows.records[Int(row)].start)
    while reduction.isEliminated(Int(rows.products[pivot].variable)) { pivot += 1 }
    let variable = Int(rows.products[pivot].variable)
    let divisor = rows.products[pivot].coefficient
    terms.removeAll()
    reduction.eliminate(variable, by: Int(row), pivot: divisor, terms: terms)
    lines[Int(row)].unfixed = 0
    lines[Int(row)].role = .definition
    lines[Int(row)].fixes = true
    // All that is subtracted from the row has been by now.
    for isSingle in [false, true] {
      var place = Int(variables.records[variable].first(isSingle: isSingle))
      while place >= 0 {
        let product = rows.products[place]
        place = Int(product.next)
        if product.row != row { subtract(product, dividedBy: divisor, of: row) }
      }
    }
  }

  /// Subtracts a row that fixes a variable from another row that has it.
  ///
  /// A row on the variable alone is left as it is, unless it is to be put in the matrix.
  private mutating func subtract(
    _ product: RowStore.Product, dividedBy divisor: Double, of row: Int32
  ) {
    let other = Int(product.row)
    if lines[other].role == .single {
      guard keepsChecks[Int(product.variable)] else { return }
      lines[other].role = .live
      lines[other].unfixed = 1
      columns[Int(product.variable)].singles -= 1
    }
    reduction.subtract(product.coefficient / divisor, of: Int(row), from: other)
    lines[other].unfixed -= 1
    if lines[other].unfixed == 1, lines[other].mayDefine {
      queue[waiting] = product.row
      waiting += 1
    }
  }
}
