/// The proof that the point at hand is the best.
///
/// Only the polished table counts, and not the way there.
extension ExtendedSimplex {
  /// The solution, unless digits are missing to prove it.
  func proven() -> ExtendedSystem.Solution? {
    let values = residual[system.rows.count...]
    var largest = 1.0
    for row in system.rows { largest = max(largest, row.constant.value.high.magnitude) }
    for value in values { largest = max(largest, value.high.magnitude) }
    guard !isUnclear, valueUncertainty.allSatisfy({ $0 <= 1e-10 * largest }), isBest() else {
      return nil
    }
    let broken = system.rows.indices.filter {
      system.rows[$0].isRequired && violation($0) != 0 && !residual[$0].isZero
    }
    return ExtendedSystem.Solution(
      // Adding 0 turns a negative zero into a plain one.
      values: values.map { $0.double + 0 }, multipliers: broken.isEmpty ? [] : multipliers(),
      broken: broken, determining: (0..<size).map(rowsDetermining))
  }

  /// Whether along every edge the first objective with a slope rises, for certain.
  private func isBest() -> Bool {
    var open = (0..<size).flatMap { [Edge(place: $0, sign: 1), Edge(place: $0, sign: -1)] }
    /// Drops the edges along which the objective rises; returns false if one isn't certain to rise.
    func compare(_ weights: [Sensitivity], _ slope: (Edge) -> DoubleDouble) -> Bool {
      var level: [Edge] = []
      for edge in open {
        let slope = slope(edge)
        guard let hasSign = sensitivity(weights, at: edge.place).hasSign(slope) else {
          return false
        }
        if hasSign, slope.isNegative { return false }
        if !hasSign { level.append(edge) }
      }
      open = level
      return true
    }
    for level in 0..<system.levels where !open.isEmpty {
      let rows = system.rows.indices.filter { system.rows[$0].level == level }
      let price = price(of: rows)
      let weights = weights(of: rows.filter { violation($0) != 0 }, price[...])
      if !compare(weights, { slope($0, price, level: level) }) { return false }
    }
    for row in 0..<rowCount where !open.isEmpty {
      let weights = weights(of: [row], table[row * size..<(row + 1) * size])
      if !compare(weights, { slope($0, row: row) }) { return false }
    }
    return true
  }

  /// What each row contributes to required rows not being met.
  private func multipliers() -> [DoubleDouble] {
    var multipliers = [DoubleDouble](repeating: .zero, count: system.rows.count)
    let required = system.rows.indices.filter { system.rows[$0].isRequired }
    for row in required { multipliers[row] = DoubleDouble(Double(violation(row))) }
    for (place, price) in price(of: required).enumerated() where basis[place] < multipliers.count {
      multipliers[basis[place]] = -price
    }
    return multipliers
  }

  /// The rows that cross where a variable has its value.
  private func rowsDetermining(column: Int) -> [Int] {
    let row = system.rows.count + column
    return (0..<size).compactMap { place in
      let hasShare = !table[row * size + place].isZero
      return hasShare && basis[place] < system.rows.count ? basis[place] : nil
    }
  }
}
