extension OneVariable {
  /// Solves the variables that are no work: those that no row connects to others, and that a few
  /// rows settle by their priorities alone.
  ///
  /// Most variables of a screen are of that kind. All of them are solved in one go, so that what
  /// is read is opened once.
  ///
  /// The variables that are left, but for those that were eliminated, are put in `others`.
  @inline(__always)
  mutating func solvePlain(
    _ rows: RowStore, _ variables: [VariableStore.Record], _ lines: [Presolve.Line],
    _ cells: [Reduction.Cell], _ matrix: SparseMatrix, _ reduction: [Reduction.Line],
    values: inout [Double]
  ) {
    others.removeAll()
    wishes.elements.grow(with: .none, count: Self.few)
    Self.solvePlain(
      rows.records.span, rows.products.span, variables.span, lines.span, cells.span, matrix,
      reduction.span, &values, &others, &wishes.elements, &breakpoints)
  }

  private static func solvePlain(
    _ records: Span<RowStore.Record>, _ products: Span<RowStore.Product>,
    _ variables: Span<VariableStore.Record>, _ lines: Span<Presolve.Line>,
    _ cells: Span<Reduction.Cell>, _ matrix: SparseMatrix, _ reduction: Span<Reduction.Line>,
    _ values: inout [Double], _ others: inout Buffer<Int32>,
    _ wishes: inout [Wish], _ breakpoints: inout Buffer<Breakpoint>
  ) {
    let entries = matrix.entries.span
    let matrixRows = matrix.rows.span
    let columns = matrix.columns.span
    var values = values.mutableSpan
    var wishes = wishes.mutableSpan
    for variable in variables.indices where cells[variable].elimination < 0 {
      if SparseMatrix.isAlone(columns[variable], entries, matrixRows) {
        var collection = Collection()
        collectSingles(
          Int(variables[variable].firstSingle), records, products, lines, &wishes, &collection)
        collectEntries(
          Int(columns[variable].first), entries, records, products, reduction, &wishes,
          &collection)
        var interval = Interval()
        if collection.count <= few, interval.replace(by: collection.required) {
          _ = narrow(
            &interval, from: collection.highest, wishes.span, count: collection.count,
            isSorted: false, &breakpoints)
          if !interval.isWide, !interval.isUnclear {
            // Adding 0 turns a negative zero into a plain one.
            values[variable] = interval.nearest(to: 0) + 0
            continue
          }
        }
      }
      others.append(Int32(truncatingIfNeeded: variable))
    }
  }
}
