package import LayoutSolver

extension LinearProblem {
  /// What is wrong with a solution in comparison to the reference, where numbers of all sizes stand
  /// side by side; nil if nothing is.
  ///
  /// A value may be off by 1e-9 of the largest value, or of 1, and so a level may miss its best by 1e-9 of
  /// the largest number that is added up in one of its rows with such a value.
  package func closeFlaw(in values: [Double]) throws(ReferenceSolver.Overflow) -> String? {
    let right = try ReferenceSolver.solve(self)
    let expected = right.values.map(\.double)
    for (index, sum) in violations(at: values).enumerated() {
      let least = right.violations[index].double
      let size = size(ofLevel: priorities[index], at: [values, expected])
      if !((sum - least).magnitude <= 1e-9 * size) {
        return "level \(priorities[index]) is violated by \(sum) where \(least) is least"
      }
    }
    return closeDifference(between: values, and: expected)
  }

  /// How two solutions differ by more than 1e-9 of their largest value, or nil if they don't.
  package func closeDifference(between values: [Double], and expected: [Double]) -> String? {
    let largest = (values + expected).reduce(1) { max($0, $1.magnitude) }
    let isEqual =
      values.count == expected.count
      && zip(values, expected).allSatisfy { ($0 - $1).magnitude <= 1e-9 * largest }
    return isEqual ? nil : "the values are \(values) and should be \(expected)"
  }

  /// The largest number in the rows of a level: a constant, or a coefficient times the largest
  /// value, which counts as at least 1.
  private func size(ofLevel priority: Double, at solutions: [[Double]]) -> Double {
    let largest = solutions.joined().reduce(1) { max($0, $1.magnitude) }
    return rows.lazy.filter { $0.priority == priority }.reduce(0) { size, row in
      row.terms.reduce(max(size, row.constant.magnitude)) {
        max($0, $1.coefficient.magnitude * largest)
      }
    }
  }

  /// What is wrong with the conflicts that are named; nil if nothing is.
  ///
  /// Each violated required row must be named, with rows that it can't be met together with, but
  /// can without any one of them.
  package func closeFlaw(
    in conflicts: [Conflict], rows handles: [LayoutSolver.Row], values: [Double]
  ) throws(ReferenceSolver.Overflow) -> String? {
    let broken = conflicts.compactMap { handles.firstIndex(of: $0.broken) }
    for row in rows.indices where rows[row].priority == 1000 {
      let single = LinearProblem(variableCount: variableCount, rows: [rows[row]])
      let size = single.size(ofLevel: 1000, at: [values])
      if rows[row].violation(at: values) > 1e-9 * size, !broken.contains(row) {
        return "row \(row) is violated and not named"
      }
    }
    for conflict in conflicts {
      let all = handles.indices.filter {
        handles[$0] == conflict.broken || conflict.clashing.contains(handles[$0])
      }
      if try canBeMet(all) { return "the conflict \(all) can be met" }
      for row in all where try !canBeMet(all.filter({ $0 != row })) {
        return "the conflict \(all) is one without \(row), too"
      }
    }
    return nil
  }
}
