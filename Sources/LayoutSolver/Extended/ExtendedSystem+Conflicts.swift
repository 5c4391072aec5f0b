extension ExtendedSystem {
  /// For each required row that a solution violates, the required rows it clashes with; nil if it
  /// takes more digits to tell.
  ///
  /// The rows with multipliers add up to a contradiction. As long as those without the violated row
  /// depend on each other, a multiple of the dependence takes one of them out; see
  /// ``Certificate``.
  func conflicts(of solution: Solution) -> [(broken: Int, clashing: [Int])]? {
    var conflicts: [(broken: Int, clashing: [Int])] = []
    for broken in solution.broken {
      var left = rows.indices.filter { !solution.multipliers[$0].isZero }
      var multipliers = solution.multipliers
      while let dependence = dependence(of: left.filter { $0 != broken }) {
        shrink(&multipliers, &left, along: dependence)
      }
      guard left.contains(broken), isContradiction(left) else { return nil }
      conflicts.append((broken, left.filter { $0 != broken }))
    }
    return conflicts
  }

  /// Whether multiples of rows add up to a contradiction, each of them being needed for it.
  private func isContradiction(_ set: [Int]) -> Bool {
    guard dependence(of: set.dropLast()) == nil, let multiples = dependence(of: set) else {
      return false
    }
    var sum = DoubleDouble.zero
    var size = 0.0
    for row in set {
      guard let multiple = multiples[row], !multiple.isZero else { return false }
      let product = multiple * rows[row].constant.value
      sum = sum + product
      size += product.high.magnitude
    }
    guard sum.high.magnitude > 0x1p-60 * size, isNothing(multiples) else { return false }
    // The sum says that 0 is at most something below 0, if the multiples have these signs.
    return set.allSatisfy { row in
      let isPositive = (multiples[row]?.isNegative == true) == (sum.high > 0)
      return switch rows[row].relation {
      case .equal: true
      case .lessThanOrEqual: isPositive
      case .greaterThanOrEqual: !isPositive
      }
    }
  }

  /// Whether the left-hand sides of multiples of rows add up to nothing but rounding.
  private func isNothing(_ multiples: [Int: DoubleDouble]) -> Bool {
    var sums = [DoubleDouble](repeating: .zero, count: columns.count)
    var sizes = [Double](repeating: 0, count: columns.count)
    for (row, multiple) in multiples.sorted(by: { $0.key < $1.key }) {
      for term in rows[row].terms {
        let product = multiple * term.coefficient.value
        sums[term.column] = sums[term.column] + product
        sizes[term.column] += product.high.magnitude
      }
    }
    return zip(sums, sizes).allSatisfy { $0.high.magnitude <= 0x1p-94 * $1 }
  }

  /// A difference that is zero if some digits more than the last are lost, as rounding adds up.
  private static func difference(_ left: DoubleDouble, _ right: DoubleDouble) -> DoubleDouble {
    .difference(left, right, rounding: 0x1p-70)
  }

  /// Multiples of rows that add up to nothing, or nil if the rows are independent.
  private func dependence(of rows: some Sequence<Int>) -> [Int: DoubleDouble]? {
    var reduced: [(line: [DoubleDouble], pivot: Int, multiples: [Int: DoubleDouble])] = []
    for row in rows {
      var line = [DoubleDouble](repeating: .zero, count: columns.count)
      for term in self.rows[row].terms { line[term.column] = term.coefficient.value }
      var multiples = [row: DoubleDouble.one]
      for other in reduced where !line[other.pivot].isZero {
        let factor = line[other.pivot] / other.line[other.pivot]
        for column in line.indices {
          line[column] = Self.difference(line[column], factor * other.line[column])
        }
        for (row, multiple) in other.multiples {
          multiples[row] = Self.difference(multiples[row] ?? .zero, factor * multiple)
        }
        line[other.pivot] = .zero
      }
      let pivot = line.indices.max {
        line[$0].high.magnitude < line[$1].high.magnitude
      }
      guard let pivot, !line[pivot].isZero else { return multiples }
      reduced.append((line, pivot, multiples))
    }
    return nil
  }

  /// Subtracts as much of a dependence as takes the first row out.
  private func shrink(
    _ multipliers: inout [DoubleDouble], _ left: inout [Int],
    along dependence: [Int: DoubleDouble]
  ) {
    var step: DoubleDouble?
    var first = 0
    for row in left {
      guard let share = dependence[row], !share.isZero else { continue }
      let distance = multipliers[row] / share
      if step == nil || distance.high.magnitude < (step?.high.magnitude ?? 0) {
        step = distance
        first = row
      }
    }
    guard let step else { return }
    for row in left {
      guard let share = dependence[row] else { continue }
      multipliers[row] = row == first ? .zero : Self.difference(multipliers[row], step * share)
    }
    left.removeAll { multipliers[$0].isZero }
  }
}
