/// Which required rows clash.
extension PreciseSimplex {
  /// For each required row that the solution violates, the required rows it clashes with.
  ///
  /// The tight rows that a violated row is composed of are independent, so that with it they are
  /// irreducible if they hold it where it is. If rows of lower levels are among them, several
  /// violated rows have a share in the conflict: see ``Certificate``.
  func conflicts(of broken: [Int]) -> [(broken: Int, clashing: [Int])] {
    let multipliers = broken.isEmpty ? [] : multipliers()
    return broken.map { row in (row, rowsHolding(row) ?? rowsClashing(with: row, multipliers)) }
  }

  /// The tight rows that a violated row is composed of, if they are required and keep it from its
  /// constant.
  private func rowsHolding(_ row: Int) -> [Int]? {
    let violation = violation[row]
    var holding: [Int] = []
    for (place, share) in factors.shares(of: coefficients(of: row)).enumerated()
    where !share.isZero {
      let tight = basis[place]
      guard tight < system.rows.count, system.rows[tight].isRequired else { return nil }
      let keeps: Bool =
        switch relation(tight) {
        case .equal: true
        case .greaterThanOrEqual: share.sign == violation
        case .lessThanOrEqual: share.sign != violation
        }
      guard keeps else { return nil }
      holding.append(tight)
    }
    return holding.sorted()
  }

  /// What each row contributes to required rows not being met.
  private func multipliers() -> [PreciseNumber] {
    var multipliers = [PreciseNumber](repeating: .zero, count: system.rows.count)
    for row in rows(ofLevel: 0) {
      let violation = violation[row]
      if violation != 0 { multipliers[row] = violation > 0 ? .one : -.one }
    }
    for (place, price) in (price(ofLevel: 0) ?? []).enumerated()
    where basis[place] < multipliers.count {
      multipliers[basis[place]] = -price
    }
    return multipliers
  }

  /// Takes rows with multipliers out, as long as those without the violated one depend on each
  /// other.
  private func rowsClashing(with broken: Int, _ multipliers: [PreciseNumber]) -> [Int] {
    var left = system.rows.indices.filter { !multipliers[$0].isZero }
    var multipliers = multipliers
    while let dependence = dependence(of: left.filter { $0 != broken }) {
      shrink(&multipliers, &left, along: dependence)
    }
    return left.filter { $0 != broken }
  }

  /// Multiples of rows that add up to nothing, or nil if the rows are independent.
  private func dependence(of rows: [Int]) -> [Int: PreciseNumber]? {
    var reduced: [(line: [Int: PreciseNumber], pivot: Int, multiples: [Int: PreciseNumber])] = []
    for row in rows {
      var line = Dictionary(uniqueKeysWithValues: lines[row].map { ($0.index, $0.value) })
      var multiples = [row: PreciseNumber.one]
      for other in reduced {
        guard let entry = line[other.pivot], let pivot = other.line[other.pivot] else { continue }
        let factor = entry / pivot
        line.subtract(other.line, times: factor)
        line[other.pivot] = nil
        multiples.subtract(other.multiples, times: factor)
      }
      let pivot = line.max { ($0.value.magnitude, $1.key) < ($1.value.magnitude, $0.key) }
      guard let pivot else { return multiples }
      reduced.append((line, pivot.key, multiples))
    }
    return nil
  }

  /// Subtracts as much of a dependence as takes the first row out.
  private func shrink(
    _ multipliers: inout [PreciseNumber], _ left: inout [Int],
    along dependence: [Int: PreciseNumber]
  ) {
    var step: PreciseNumber?
    var first = 0
    for row in left {
      guard let share = dependence[row] else { continue }
      let distance = multipliers[row] / share
      if let step, (distance.absolute - step.absolute).sign >= 0 { continue }
      step = distance
      first = row
    }
    guard let step else { return }
    for row in left {
      guard let share = dependence[row] else { continue }
      multipliers[row] = row == first ? .zero : multipliers[row] - step * share
    }
    left.removeAll { multipliers[$0].isZero }
  }
}

extension [Int: PreciseNumber] {
  /// Subtracts a multiple of other numbers; what is zero then goes.
  fileprivate mutating func subtract(_ others: Self, times factor: PreciseNumber) {
    for (key, value) in others {
      let difference = (self[key] ?? .zero) - factor * value
      self[key] = difference.isZero ? nil : difference
    }
  }
}
