import LayoutSolver

extension ProblemClass {
  /// Several problems side by side, each tied to the next by a row between two of their variables,
  /// so that parts come into being that are larger than one of them.
  package func joinedProblem(seed: Int, count: Int) -> LinearProblem {
    var random = SplitMix64(seed: UInt64(seed) | 1 << 52)
    var joined = LinearProblem(variableCount: 0)
    for index in 0..<count {
      let next = problem(seed: seed &* count &+ index)
      let offset = joined.variableCount
      let rows = next.rows.map { row in
        var row = row
        row.terms = row.terms.map { LinearProblem.Term($0.variable + offset, $0.coefficient) }
        return row
      }
      joined.variableCount += next.variableCount
      joined.rows += rows
      guard index > 0 else { continue }
      let tie = [
        LinearProblem.Term(random.integer(0...offset - 1), -1),
        LinearProblem.Term(random.integer(offset...joined.variableCount - 1), 1),
      ]
      joined.rows.insert(
        LinearProblem.Row(
          tie, random.relation(), Double(random.integer(-20...20)),
          priority: random.pick(1000, 1000, 500)),
        at: random.integer(0...joined.rows.count))
    }
    return joined
  }
}
