/// Rows that no one could tell apart: they have the same variables, and differ in digits alone that
/// the numbers don't have.
///
/// Where such rows cross depends on how a number was rounded. A number of a few digits says what is
/// meant by it, so that rows of such numbers are never of that kind, however near they are. Nor does it
/// matter how near rows are that don't cross at the point that is the answer, or that differ in variables
/// alone which others fix.
enum NearlyParallelRows {
  /// How near each other the coefficients of two rows lie as shares of their size, but for a common
  /// factor, for where they cross to be uncertain.
  private static let nearest = 1e-6

  /// Whether there are two such rows, of what is left of each for the variables that aren't fixed.
  ///
  /// - Complexity: O(*z* + *k*²) for *z* terms and *k* rows with the same variables.
  static func exist(among rows: [Int32], _ store: RowStore, _ fixed: FixedVariables?) -> Bool {
    var rowsByVariables: [[Int32]: [[PreciseNumber]]] = [:]
    for row in rows {
      let record = store.records[Int(row)]
      let products = store.products[record.terms].filter { fixed?.isFixed($0.variable) != true }
        .sorted { $0.variable < $1.variable }
      guard products.count > 1 else { continue }
      let row = products.map { PreciseNumber(written: $0.coefficient) }
      rowsByVariables[products.map { $0.variable }, default: []].append(row)
    }
    return rowsByVariables.values.contains { rows in
      rows.indices.contains { index in
        rows[..<index].contains { areNearlyParallel($0, rows[index]) }
      }
    }
  }

  private static func areNearlyParallel(_ one: [PreciseNumber], _ other: [PreciseNumber]) -> Bool {
    guard (one + other).contains(where: { !$0.isExact }) else { return false }
    var largest = 0.0
    for (left, right) in zip(one, other) {
      let product = left.value * other[0].value
      let difference = product - right.value * one[0].value
      largest = max(largest, difference.high.magnitude / product.high.magnitude)
    }
    return largest > Doubt.noise && largest <= nearest
  }
}
