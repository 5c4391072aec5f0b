/// The required rows on single variables that something else fixes.
///
/// Presolve takes them to be met. They are looked at whenever such a variable has a new value.
extension Solver {
  /// Puts the rows that fixed variables have alone on the list of those to be written anew, where
  /// the required ones aren't all met.
  ///
  /// - Parameters:
  ///   - range: Which of the variables on the list to look at.
  ///   - list: By default all variables.
  mutating func keepBrokenChecks(_ range: Range<Int>, of list: Buffer<Int32>?) {
    if range.isEmpty { return }
    Self.findBrokenChecks(
      range, of: list, presolve.columns, presolve.lines, presolve.reduction.cells,
      presolve.reduction.eliminations, presolve.reduction.others, presolve.reduction.lines,
      variables.records, variables.value, rows.records, rows.products, &doubts, &brokenChecks)
    if !brokenChecks.isEmpty { keepBrokenChecks() }
  }

  private mutating func keepBrokenChecks() {
    for variable in brokenChecks {
      presolve.keepsChecks[Int(variable)] = true
      var checks: [Int32] = []
      presolve.forEachSingle(of: Int(variable), rows, variables) { checks.append($0.row) }
      for row in checks { putBackImplied(restingOn: Int(row)) }
      waitingRows.append(all: checks)
    }
    brokenChecks.empty()
  }

  /// The arrays are passed one by one, so that each is open throughout.
  private static func findBrokenChecks(
    _ range: Range<Int>, of list: Buffer<Int32>?, _ columns: [Presolve.Column],
    _ roles: [Presolve.Line], _ cells: [Reduction.Cell], _ eliminations: [Reduction.Elimination],
    _ others: [Reduction.Other], _ lines: [Reduction.Line], _ variables: [VariableStore.Record],
    _ values: [Double], _ records: [RowStore.Record], _ products: [RowStore.Product],
    _ doubts: inout Doubts, _ broken: inout [Int32]
  ) {
    let columns = columns.span
    let roles = roles.span
    let cells = cells.span
    let eliminations = eliminations.span
    let others = others.span
    let lines = lines.span
    let variables = variables.span
    let values = values.span
    let records = records.span
    let products = products.span
    for index in range {
      let variable = list.map { Int($0[index]) } ?? index
      guard columns[variable].singles > 0, cells[variable].elimination >= 0 else { continue }
      let definition = eliminations[Int(cells[variable].elimination)]
      let size = Reduction.size(definition, others, lines, values)
      let scale = 1 + size / definition.pivot.magnitude
      let value = values[variable]
      var place = Int(variables[variable].firstSingle)
      while place >= 0 {
        let product = products[place]
        let record = records[Int(product.row)]
        place = Int(product.next)
        guard record.isRequired, roles[Int(product.row)].role == .single else { continue }
        let (excess, bound) = Self.excess(
          of: product.coefficient, times: value, over: record.constant, scale: scale)
        if Doubt.isUnclear(excess, bound: bound) { doubts.add(.grave, about: variable) }
        if record.relation.isViolated(excess, bound: bound) {
          broken.append(Int32(truncatingIfNeeded: variable))
          break
        }
      }
    }
  }

  /// By how much a row on a single variable exceeds its constant, and what of that may be rounding if
  /// the value is the difference of numbers up to a scale.
  @inline(__always)
  private static func excess(
    of coefficient: Double, times value: Double, over constant: Double, scale: Double
  ) -> (excess: Double, bound: Double) {
    let size = coefficient.magnitude * scale + constant.magnitude
    return (coefficient * value - constant, Simplex.rounding * size)
  }

  /// Whether a recorded check is met without doubt.
  @inline(__always)
  static func isMet(_ check: Routine.Check, by value: Double, scale: Double) -> Bool {
    let (excess, bound) = Self.excess(
      of: check.coefficient, times: value, over: check.constant, scale: scale)
    return !Doubt.isUnclear(excess, bound: bound)
      && !check.relation.isViolated(excess, bound: bound)
  }
}
