extension ExtendedSystem {
  /// For each required row that a solution violates, the required rows it clashes with.
  ///
  /// The rows with multipliers add up to a contradiction. As long as those without the violated row
  /// depend on each other, a multiple of the dependence takes one of them out; see
  /// ``Certificate``.
  func conflicts(of solution: Solution) -> [(broken: Int, clashing: [Int])] {
    solution.broken.map { broken in
      var left = rows.indices.filter { !solution.multipliers[$0].isZero }
      var multipliers = solution.multipliers
      while let dependence = dependence(of: left.filter { $0 != broken }) {
        shrink(&multipliers, &left, along: dependence)
      }
      return (broken, left.filter { $0 != broken }.sorted { rows[$0].source < rows[$1].source })
    }
  }

  /// Multiples of rows that add up to nothing, or nil if the rows are independent.
  private func dependence(of rows: [Int]) -> [Int: DoubleDouble]? {
    var reduced: [(line: [DoubleDouble], pivot: Int, multiples: [Int: DoubleDouble])] = []
    for row in rows {
      var line = [DoubleDouble](repeating: .zero, count: columns.count)
      for term in self.rows[row].terms { line[term.column] = term.coefficient.value }
      var multiples = [row: DoubleDouble.one]
      for other in reduced where !line[other.pivot].isZero {
        let factor = line[other.pivot] / other.line[other.pivot]
        for column in line.indices {
          line[column] = .difference(line[column], factor * other.line[column])
        }
        for (row, multiple) in other.multiples {
          multiples[row] = .difference(multiples[row] ?? .zero, factor * multiple)
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
      multipliers[row] = row == first ? .zero : .difference(multipliers[row], step * share)
    }
    left.removeAll { multipliers[$0].isZero }
  }
}
