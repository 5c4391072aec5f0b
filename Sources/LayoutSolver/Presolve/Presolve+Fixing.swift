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
    let records = rows.records.span
    let products = rows.products.span
    let variables = variables.records.span
    reduction.steps.append(upTo: rows.used) { steps in
      reduction.eliminations.append(upTo: min(records.count, variables.count)) { fixed in
        Self.fix(
          records, products, variables, keepsChecks: keepsChecks, &queue, waiting: waiting, &lines,
          &columns, &reduction.lines, &reduction.cells, steps: &steps, eliminations: &fixed)
      }
    }
    reduction.goOn()
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func fix(
    _ records: Span<RowStore.Record>, _ products: Span<RowStore.Product>,
    _ variables: Span<VariableStore.Record>, keepsChecks: Slots<Bool>, _ queue: inout [Int32],
    waiting: Int, _ lines: inout [Line], _ columns: inout [Column],
    _ reducedLines: inout [Reduction.Line], _ cells: inout [Reduction.Cell],
    steps: inout OutputSpan<Reduction.Step>, eliminations: inout OutputSpan<Reduction.Elimination>
  ) {
    var waiting = waiting
    var queue = queue.mutableSpan
    var lines = lines.mutableSpan
    var columns = columns.mutableSpan
    var reducedLines = reducedLines.mutableSpan
    var cells = cells.mutableSpan
    var next = 0
    while next < waiting {
      let row = queue[next]
      next &+= 1
      guard lines[Int(row)].unfixed == 1 else { continue }
      var pivot = Int(records[Int(row)].start)
      while cells[Int(products[pivot].variable)].elimination >= 0 { pivot &+= 1 }
      let variable = Int(products[pivot].variable)
      let divisor = products[pivot].coefficient
      let elimination = Int32(truncatingIfNeeded: eliminations.count)
      eliminations.append(
        Reduction.Elimination(
          variable: products[pivot].variable, equality: row, pivot: divisor,
          rank: Double(elimination), firstOther: 0, otherCount: 0))
      cells[variable].elimination = elimination
      reducedLines[Int(row)].elimination = elimination
      lines[Int(row)].unfixed = 0
      lines[Int(row)].role = .definition
      lines[Int(row)].mayDefine = false
      lines[Int(row)].fixes = true

      // All that is subtracted from the row has been by now.
      let source = reducedLines[Int(row)]
      // The rows with several variables come first, then those with this one alone.
      let first = steps.count
      var place = Int(variables[variable].firstTerm)
      var isAtSingles = false
      while true {
        if place < 0 {
          if isAtSingles { break }
          isAtSingles = true
          place = Int(variables[variable].firstSingle)
          continue
        }
        let product = products[place]
        place = Int(product.next)
        let other = Int(product.row)
        if product.row == row { continue }
        if lines[other].role == .single {
          guard keepsChecks[variable] else { continue }
          lines[other].role = .live
          lines[other].unfixed = 1
          columns[variable].singles &-= 1
        }
        let step = Int32(truncatingIfNeeded: steps.count)
        let factor = product.coefficient / divisor
        steps.append(
          Reduction.Step(
            target: product.row, source: row, factor: factor,
            nextInto: reducedLines[other].firstInto, nextFrom: -1,
            previousFrom: Int(step) > first ? step &- 1 : -1))
        if Int(step) > first { steps[Int(step) &- 1].nextFrom = step }
        reducedLines[other].firstInto = step
        reducedLines[other].constant -= factor * source.constant
        reducedLines[other].scale += factor.magnitude * source.scale
        lines[other].unfixed &-= 1
        if lines[other].unfixed == 1, lines[other].mayDefine {
          queue[waiting] = product.row
          waiting &+= 1
        }
      }
      if steps.count > first {
        reducedLines[Int(row)].firstFrom = Int32(truncatingIfNeeded: first)
      }
    }
  }
}
