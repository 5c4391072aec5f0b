extension PreciseSimplex {
  /// An edge along which the objectives sink, or nil if none does.
  func improvingEdge() -> Edge? {
    var open = (0..<size).flatMap { [Edge(place: $0, sign: 1), Edge(place: $0, sign: -1)] }
    for level in 0..<system.levels {
      let price = price(ofLevel: level)
      var best: (edge: Edge, slope: Double)?
      open = open.filter { edge in
        let slope = slope(of: edge, price, level: level)
        if slope.isNegative, !slope.isZero, slope.value.high < best?.slope ?? 0 {
          best = (edge, slope.value.high)
        }
        return slope.isZero
      }
      if let best { return best.edge }
    }
    return open.first { isDownhill($0) }
  }

  /// The slope of a level along an edge.
  func slope(of edge: Edge, _ price: [PreciseNumber]?, level: Int) -> PreciseNumber {
    let gain =
      price.map { edge.sign > 0 ? $0[edge.place] : -$0[edge.place] } ?? PreciseNumber.zero
    let row = basis[edge.place]
    let isOwn = row < system.rows.count && system.rows[row].level == level
    return isOwn && relation(row).isHurt(by: edge.sign) ? gain + .one : gain
  }

  /// How fast the violations of a level grow together as each place moves up; nil if there is none.
  func price(ofLevel level: Int) -> [PreciseNumber]? {
    gradient(ofLevel: level).map(factors.shares)
  }

  /// How fast the violations of a level grow together with each variable; nil if there is none.
  func gradient(ofLevel level: Int) -> [PreciseNumber]? {
    var gradient: [PreciseNumber] = []
    for row in rows(ofLevel: level) {
      let violation = violation[row]
      if violation == 0 { continue }
      if gradient.isEmpty { gradient = Array(repeating: .zero, count: size) }
      for entry in lines[row] {
        let share = violation > 0 ? entry.value : -entry.value
        gradient[entry.index] = gradient[entry.index] + share
      }
    }
    return gradient.isEmpty ? nil : gradient
  }

  func rows(ofLevel level: Int) -> Range<Int> {
    let rows = system.rows
    let start = rows.partitioningIndex { $0.level >= level }
    let end = rows.partitioningIndex { $0.level > level }
    return start..<end
  }

  /// Whether, along an edge that no level tells from standing still, the first row in the order of
  /// the tie rule that notices is met better.
  private func isDownhill(_ edge: Edge) -> Bool {
    let direction = direction(of: edge)
    guard let row = firstToNotice(edge, direction), place[row] < 0 else { return false }
    return growth(of: row, along: direction).sign != violation[row]
  }

  /// The first row in the order of the tie rule whose violation changes along an edge, or nil.
  func firstToNotice(_ edge: Edge, _ direction: [PreciseNumber]) -> Int? {
    var first: Int?
    let own = basis[edge.place]
    if relation(own).isHurt(by: edge.sign) { first = own }
    forEachRow(along: direction) { row in
      guard violation[row] != 0, row < first ?? rowCount else { return }
      if !growth(of: row, along: direction).isZero { first = row }
    }
    return first
  }

  /// What was found, at the best point.
  func solution() -> PreciseSystem.Solution? {
    // What is behind the last digit of the largest value is nothing but rounding.
    let nothing = 0x1p-90 * values.reduce(1) { max($0, $1.magnitude) }
    let numbers = values.map { $0.magnitude <= nothing ? 0 : $0.value.double + 0 }
    guard numbers.allSatisfy({ $0.isFinite }) else { return nil }
    let violated = rows(ofLevel: 0).filter { system.rows[$0].isRequired && violation[$0] != 0 }
    let broken = violated.filter { isBroken($0, numbers) }
    return PreciseSystem.Solution(
      values: numbers, meetsRequired: broken.isEmpty && !violated.contains { residual[$0].isExact },
      conflicts: conflicts(of: broken), basis: basis,
      rowsAtConstants: (0..<rowCount).filter { residual[$0].isZero })
  }

  /// Whether a row that is violated is so by more than what counts as rounding in a solution.
  private func isBroken(_ row: Int, _ values: [Double]) -> Bool {
    let size = lines[row].reduce(constant(row).magnitude) {
      $0 + $1.value.magnitude * max(1, values[$1.index].magnitude)
    }
    return residual[row].magnitude > Tolerance.rounding * size
  }
}

extension Relation {
  /// Whether a tight row is violated as its left-hand side grows, or with -1 shrinks.
  fileprivate func isHurt(by sign: Int) -> Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual: sign > 0
    case .greaterThanOrEqual: sign < 0
    }
  }
}

extension Array {
  /// The first index from which on all elements satisfy a condition, if those that do come last.
  fileprivate func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
