/// The variables of a large group that required equalities fix one after the other.
///
/// Once their values are known, the rest of the group falls apart: a screen whose width is given
/// into its items.
struct FixedVariables {
  private var values: [Int32: WrittenNumber] = [:]
  /// Whether every required row on fixed variables alone is met.
  private(set) var areConsistent = true

  init(_ group: ExtendedGroup, _ rows: RowStore, _ variables: VariableStore) {
    var waiting = group.rows
    while let row = waiting.popLast() {
      let record = rows.records[Int(row)]
      guard record.isRequired, record.relation == .equal else { continue }
      let products = rows.products[record.terms]
      let open = products.filter { values[$0.variable] == nil }
      guard open.count == 1, let last = open.first else { continue }
      values[last.variable] = rest(of: record, rows).divided(by: last.coefficient)
      rows.forEachRow(of: Int(last.variable), variables) { waiting.append($0) }
    }
    for row in group.rows where !isMet(rows.records[Int(row)], rows) { areConsistent = false }
  }

  /// Whether a double can hold each of the values.
  var areFinite: Bool { values.values.allSatisfy(\.value.high.isFinite) }

  func isFixed(_ variable: Int32) -> Bool { values[variable] != nil }

  /// What is left of a row's constant for the variables that aren't fixed.
  func rest(of record: RowStore.Record, _ rows: RowStore) -> WrittenNumber {
    var rest = WrittenNumber(record.constant)
    for product in rows.products[record.terms] {
      if let value = values[product.variable] { rest.subtract(value, times: product.coefficient) }
    }
    return rest
  }

  /// False for a required row on fixed variables alone that is violated, or may be.
  private func isMet(_ record: RowStore.Record, _ rows: RowStore) -> Bool {
    let products = rows.products[record.terms]
    guard record.isRequired, products.allSatisfy({ isFixed($0.variable) }) else { return true }
    let rest = rest(of: record, rows)
    var size = record.constant.magnitude
    for product in products {
      size += (product.coefficient * (values[product.variable]?.value.high ?? 0)).magnitude
    }
    let bound = max(16 * rest.uncertainty, 0x1p-90 * size)
    return !record.relation.isViolated(-rest.value.high, bound: bound)
  }
}

extension WrittenNumber {
  fileprivate mutating func subtract(_ other: WrittenNumber, times coefficient: Double) {
    let factor = WrittenNumber(coefficient)
    value = .difference(value, factor.value * other.value)
    uncertainty += factor.uncertainty * other.value.high.magnitude
    uncertainty += factor.value.high.magnitude * other.uncertainty
  }

  fileprivate func divided(by coefficient: Double) -> WrittenNumber {
    let divisor = WrittenNumber(coefficient)
    let quotient = value / divisor.value
    let loss = uncertainty + divisor.uncertainty * quotient.high.magnitude
    return WrittenNumber(quotient, uncertainty: loss / coefficient.magnitude)
  }
}
