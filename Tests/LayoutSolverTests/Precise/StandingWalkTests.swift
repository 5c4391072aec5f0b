import LayoutSolver
import TestSupport
import Testing

/// Systems in which many rows are at their constants without being tight, so that walks with all digits
/// may stand still.
@Suite struct StandingWalkTests {
  /// Two proportional stacks inside each other, too narrow for their spacing, reduced to seventeen rows.
  ///
  /// Two walks undid each other as long as constants were shifted by multiples of one number.
  @Test func `Is not refused`() throws {
    let terms: [(terms: [(Int, Double)], relation: Relation, constant: Double)] = [
      ([(13, 1)], .greaterThanOrEqual, 0), ([(16, 1)], .greaterThanOrEqual, 0),
      ([(0, 1)], .equal, 0), ([(8, 1)], .equal, 0), ([(16, -1)], .equal, 0),
      ([(13, 1), (16, -1)], .equal, 0), ([(15, 1), (16, 1)], .equal, 0),
      ([(10, 1), (8, 1)], .equal, 0), ([(12, 1), (10, 1)], .equal, 0),
      ([(12, 1), (13, -1)], .equal, 7.5), ([(15, 1), (7, 1)], .equal, 0),
      ([(0, -1 / 361)], .equal, 0), ([(2, 1)], .equal, 0), ([(4, 1), (2, 1)], .equal, 0),
      ([(6, 1), (4, 1)], .equal, 0), ([(6, 1), (7, 1), (0, 1)], .equal, 0),
    ]
    var problem = LinearProblem(variableCount: 17)
    for row in terms {
      problem.rows.append(
        LinearProblem.Row(
          row.terms.map { LinearProblem.Term($0.0, $0.1) }, row.relation, row.constant))
    }
    problem.rows.append(
      LinearProblem.Row(
        [LinearProblem.Term(7, 1), LinearProblem.Term(1, -278)], .equal, 0, priority: 998))
    var loaded = try problem.loaded()
    loaded.solver.solve()
    #expect(loaded.solver.illConditioned.isEmpty)
    // By the exact reference: one of the last four rows of the first chain gives way.
    #expect(loaded.values == [0, 0, 0, 0, 0, 0, 0, 0, 7.5, 0, -7.5, 0, 7.5, 0, 0, 0, 0])
    #expect(try problem.flaw(in: problem.solved()) == nil)
  }
}
