import TestSupport
import Testing

@testable import LayoutSolver

/// Which variables presolve takes out, by rules of which the first that fits is applied.
@Suite struct RuleTests {
  /// With 10 - y for x the second row is -2 y == -8; with 4 for y nothing ties the others together.
  @Test("Rule 1 fits a row that has one variable left once others are written into it")
  func fixedLater() throws {
    var loaded = try LinearProblem(
      """
      x + y == 10; x - y == 2
      u + y == 7 @500; v + y == 8 @500; w + y == 9 @500
      """
    ).loaded()
    loaded.solver.solve()
    #expect(loaded.values == [6, 4, 3, 4, 5])
    #expect(loaded.solver.effort.parts == 0)
  }

  /// By rule 3 y is 10 - x - z, which takes x from the first row and puts z there.
  ///
  /// Of x and z, which the third row has, x stands in fewer rows then, three against four, and
  /// goes by rule 4. Before that it stood in five.
  @Test("Rule 3 comes before rule 4 where a variable goes from the other row as well")
  func sharedBeforeMerged() throws {
    var loaded = try LinearProblem(
      """
      x + y <= 50; x + y + z == 10; x - z == 3
      x == 1 @500; x == 2 @400
      z == 1 @500; z == 2 @400
      """
    ).loaded()
    loaded.solver.solve()
    let isEliminated = loaded.variables.map {
      loaded.solver.presolve.reduction.isEliminated(Int($0.index))
    }
    #expect(isEliminated == [true, true, false])
  }
}
