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
    if !findFixed() { return }
    // Each goes the way through the eliminations that it would have gone at once.
    for index in 0..<fresh.count {
      let definition = reduction.eliminations[Int(fresh[index])]
      let column = Int(definition.variable)
      let isEntered = !lines[Int(definition.equality)].fixes || keeps(definition.variable)
      let singles = isEntered ? columns[column].singles : 0
      if singles == 0, matrix.count(column: column) == 0 { continue }
      terms.removeAll()
      for place in definition.others {
        let other = reduction.others[place]
        terms.append(SparseMatrix.Item(line: other.variable, value: other.coefficient))
      }
      taken.removeAll()
      if singles > 0 { takeSingles(of: column, rows, variables) }
      matrix.takeOut(column: definition.variable, to: &taken)
      if followsEdits { noteTaken() }
      matrix.subtract(terms, dividedBy: definition.pivot, from: taken, &doubts)
      reduction.subtract(taken, dividedBy: definition.pivot, of: Int(definition.equality))
    }
  }

  /// Finds out which eliminated variables are fixed.
  ///
  /// - Returns: Whether there are rows to be entered on a variable alone.
  private mutating func findFixed() -> Bool {
    var isAny = false
    // What a variable depends on was eliminated after it, if at all.
    for index in (0..<fresh.count).reversed() {
      let definition = reduction.eliminations[Int(fresh[index])]
      var fixes = lines[Int(definition.equality)].mayDefine
      for place in definition.others {
        let variable = Int(reduction.others[place].variable)
        columns[variable].deferred = 0
        if !isFixed(variable) { fixes = false }
      }
      lines[Int(definition.equality)].fixes = fixes
      if columns[Int(definition.variable)].singles > 0, !fixes || keeps(definition.variable) {
        isAny = true
      }
    }
    return isAny
  }

  /// Whether the rows on a variable alone are entered even if it is fixed.
  private func keeps(_ variable: Int32) -> Bool {
    keepsChecks[Int(variable)] || Shortcut.deferral.isOff
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
}
