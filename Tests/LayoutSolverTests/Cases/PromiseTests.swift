import LayoutSolver
import TestSupport
import Testing

/// A solution is right as the precision is promised, with small values beside large coefficients too.
///
/// A value is right to 1e-9 of the largest, or of 1, and the sum of a level's violations to what that makes in
/// its rows.
@Suite struct PromiseTests {
  static let problems = [
    // A violation of 1e-12 in a row of small coefficients.
    "1000000 x == 1; 1/1000000 x <= 0",
    "1000000 x == 1; 1/1000000 x <= 0; 1/1000000 x + y == 3",
    "1000 x == 1; 1/1000000 x <= 0",
    // What fixed variables leave of a row is less than a billionth of its coefficient.
    "-1000000000 y == 2; 1000000 x == 0; -1000000000 x + 1000000 y == 0",
    "y == 0; -1/1024 x + 1024 y >= 0; 1048576 x == 10",
    "1000000000 x - y + z <= -3; -1000000 z == -3; y + z == 0; 1000000000 x == -3",
    "1000000 x == 5; 1000000 x - y <= 2; 1000000 y == -1",
    "1/1000000 y == 0; 1/1000 x + 1000000000 z >= 10; 1000000000 x == -3; -1000000000 x - 1000000000 y - 1000000000 z == -3",
    // Both rows are met but for 1e-5, which is moved into the second as 1e-8 of 10.
    "y == 0; -x + 1000 y == 10; 1/1000000 x + 1000000 y >= 0",
    "y == 0; -x + 1000000 y == 10; 1/1000000 x + 1000000 y >= 0",
    "y == 0; -x + 1000000000 y == 10; 1/1000000 x + 1000000 y >= 0",
    // The same among rows that aren't required.
    "1000000 x == 1 @500; 1/1000000 x <= 0 @900",
    "y == 0 @900; -x + 1000 y == 10 @900; 1/1000000 x + 1000000 y >= 0 @900",
  ]

  @Test(arguments: problems)
  func `Small numbers are right`(text: String) throws {
    let problem = try LinearProblem(text)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    try expectRight(loaded, problem)
    // And however often the rows were others meanwhile.
    for (row, handle) in zip(problem.rows, loaded.rows) {
      let conflicts = loaded.solver.conflicts
      try loaded.solver.setConstant(row.constant + 7, of: handle)
      loaded.solver.solve()
      try loaded.solver.setConstant(row.constant, of: handle)
      loaded.solver.solve()
      try expectRight(loaded, problem)
      #expect(loaded.solver.conflicts == conflicts)
    }
  }

  private func expectRight(_ loaded: LoadedProblem, _ problem: LinearProblem) throws {
    #expect(loaded.solver.illConditioned.isEmpty)
    #expect(try problem.closeFlaw(in: loaded.values) == nil)
    let flaw = try problem.closeFlaw(
      in: loaded.solver.conflicts, rows: loaded.rows, values: loaded.values)
    #expect(flaw == nil)
  }

  /// What is left of a row without variables is its constant, of which nothing is rounding.
  @Test(arguments: [1e-12, 1e-9, 1, 1e9])
  func `A row of nothing is violated by whatever its constant is`(constant: Double) throws {
    var solver = Solver()
    let row = try solver.addRow([], .equal, constant)
    solver.solve()
    #expect(solver.conflicts == [Conflict(broken: row, clashing: [])])
  }
}
