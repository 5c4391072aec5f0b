/// The variables of a large group that required equalities fix one after the other.
///
/// Once their values are known, the rest of the group falls apart: a screen whose width is given
/// into its items.
struct FixedVariables {
  private var values: [Int32: PreciseNumber] = [:]
  /// Whether every required row on fixed variables alone is met.
  private(set) var areConsistent = true

  init(_ group: DoubtfulGroup, _ rows: RowStore, _ variables: VariableStore) {
    var waiting = group.rows
    while let row = waiting.popLast() {
      let record = rows.records[Int(row)]
      guard record.isRequired, record.relation == .equal else { continue }
      let products = rows.products[record.terms]
      let open = products.filter { values[$0.variable] == nil }
      guard open.count == 1, let last = open.first else { continue }
      values[last.variable] =
        rest(of: record, rows) / PreciseNumber(written: last.coefficient)
      rows.forEachRow(of: Int(last.variable), variables) { waiting.append($0) }
    }
    for row in group.rows where !isMet(rows.records[Int(row)], rows) { areConsistent = false }
  }

  /// The value of a variable, or nil if it isn't fixed.
  subscript(variable: Int32) -> Double? { values[variable]?.value.double }

  func isFixed(_ variable: Int32) -> Bool { values[variable] != nil }

  /// What is left of a row's constant for the variables that aren't fixed.
  func rest(of record: RowStore.Record, _ rows: RowStore) -> PreciseNumber {
    var rest = PreciseNumber(written: record.constant)
    for product in rows.products[record.terms] {
      guard let value = values[product.variable] else { continue }
      rest = rest - PreciseNumber(written: product.coefficient) * value
    }
    return rest
  }

  /// False for a required row on fixed variables alone that is violated, by as little as it may be if the
  /// numbers are known exactly.
  private func isMet(_ record: RowStore.Record, _ rows: RowStore) -> Bool {
    let products = rows.products[record.terms]
    guard record.isRequired, products.allSatisfy({ isFixed($0.variable) }) else { return true }
    let excess = -rest(of: record, rows)
    if excess.isExact { return !record.relation.isViolated(Double(excess.sign), bound: 0) }
    var size = record.constant.magnitude
    for product in products {
      size += product.coefficient.magnitude * max(1, values[product.variable]?.magnitude ?? 0)
    }
    return !record.relation.isViolated(excess.value.double, bound: Tolerance.rounding * size)
  }
}
