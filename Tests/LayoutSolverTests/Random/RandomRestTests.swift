import LayoutSolver
import TestSupport
import Testing

/// Variables of which some rest at 0 and some at bounds, as sizes and places of views do.
@Suite struct RandomRestTests {
  private static let classes: [ProblemClass] = [
    .interface, .feasible, .duplicates, .ties, .degenerate, .chain, .levels, .bounded,
  ]

  /// The problem but for a row; the first two of every four variables rest at bounds.
  private func loaded(_ problem: LinearProblem, without left: Int? = nil) throws -> LoadedProblem {
    var result = LoadedProblem(Solver())
    for variable in 0..<problem.variableCount {
      result.variables.append(
        result.solver.addVariable(order: -variable, restsAtBounds: variable % 4 < 2))
    }
    for (position, row) in problem.rows.enumerated() where position != left {
      let terms = row.terms.map { Term(result.variables[$0.variable], $0.coefficient) }
      result.rows.append(
        try result.solver.addRow(
          terms, row.relation, row.constant, priority: row.priority, order: position))
    }
    result.solver.solve()
    return result
  }

  /// A solution doesn't depend on a row that is gone.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: classes)
  func `A solution doesn't depend on a row that is gone`(kind: ProblemClass) throws {
    for seed in Seeds(120) {
      let problem = kind.problem(seed: seed)
      let whole = try loaded(problem)
      for position in problem.rows.indices {
        var edited = whole
        edited.solver.removeRow(edited.rows[position])
        edited.solver.solve()
        let fresh = try loaded(problem, without: position)
        #expect(
          problem.difference(between: edited.values, and: fresh.values) == nil,
          "\(kind) \(seed) without row \(position):\n\(problem)")
      }
    }
  }

  /// A system about which doubles leave a doubt: the place x1 is drawn to where its first row ends:
  /// (-6 - 0) / ½.
  @Test func `With more digits`() throws {
    let problem = try LinearProblem(
      """
      x0 + 1/2 x1 >= -6 @999.5
      - x2 - x0 >= 57 @366
      - 1/2 x1 - x3 >= -5
      - 2 x3 - x4 >= 41 @142
      - 1/2 x2 + 2 x3 - 2 x4 == -18 @999.25
      - 1/2 x3 >= 94 @0.001
      - 1/2 x1 + 2 x2 <= 25 @612
      """)
    var solver = Solver()
    let restsAtBounds = [false, true, false, true, true]
    let variables = zip([2, 8, 3, 0, 9], restsAtBounds).map {
      solver.addVariable(order: -$0, restsAtBounds: $1)
    }
    for (position, row) in problem.rows.enumerated() {
      try solver.addRow(
        row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
        priority: row.priority, order: position)
    }
    solver.solve()
    #expect(variables.map { solver[$0] } == [0, -12, -57, -188, -164.75])
  }
}
