import TestSupport
import Testing

@testable import LayoutSolver

/// Which variables presolve takes out, by rules of which the first that fits is applied.
@Suite struct RuleTests {
  /// With 10 - y for x the second row is -2 y == -8; with 4 for y nothing ties the others together.
  @Test func `Rule 1 fits a row that has one variable left once others are written into it`() throws
  {
    let loaded = try LoadedProblem(
      solving: """
        x + y == 10; x - y == 2
        u + y == 7 @500; v + y == 8 @500; w + y == 9 @500
        """)
    #expect(loaded.values == [6, 4, 3, 4, 5])
    #expect(loaded.solver.effort.parts == 0)
  }

  /// By rule 3 y is 10 - x - z, which takes x from the first row and puts z there.
  ///
  /// Of x and z, which the third row has, x stands in fewer rows then, three against four, and
  /// goes by rule 4. Before that it stood in five.
  @Test func `Rule 3 comes before rule 4 where a variable goes from the other row as well`() throws
  {
    let loaded = try LoadedProblem(
      solving: """
        x + y <= 50; x + y + z == 10; x - z == 3
        x == 1 @500; x == 2 @400
        z == 1 @500; z == 2 @400
        """)
    let isEliminated = loaded.variables.map {
      loaded.solver.presolve.reduction.isEliminated(Int($0.index))
    }
    #expect(isEliminated == [true, true, false])
  }

  /// Nothing keeps y == x + 5 from being met while y stands nowhere else.
  @Test
  func
    `Rule 2 fits an equality that isn't required, until something else has to do with the variable`()
    throws
  {
    var loaded = try LinearProblem(
      """
      x >= 3; x + z == 10 @300; x == 1 @200; y - x == 5 @50
      u + v == 4; u >= 0; v >= 1; u == 1 @500; v == 9 @400; u <= 9; v <= 9; x <= 90; z <= 90
      """
    ).loaded()
    let (x, y) = (loaded.variables[0], loaded.variables[2])
    func isEliminated() -> Bool { loaded.solver.presolve.reduction.isEliminated(Int(y.index)) }
    loaded.solver.solve()
    #expect(loaded.values.prefix(3) == [3, 7, 8])
    #expect(isEliminated())
    let isFixed = loaded.solver.isFixed(y)
    #expect(!isFixed)
    #expect(loaded.solver.rows(determining: y).count == 2)
    #expect(loaded.solver.alternatives(to: [y]).allSatisfy { $0 == nil })
    // A stronger row, of y and of y with x, and what is left when it goes.
    let bound = try loaded.solver.addRow([Term(y, 1)], .lessThanOrEqual, 6, priority: 100)
    loaded.solver.solve()
    #expect(loaded.values.prefix(3) == [3, 7, 6])
    #expect(!isEliminated())
    loaded.solver.removeRow(bound)
    let tie = try loaded.solver.addRow([Term(y, 1), Term(x, 1)], .equal, 20, priority: 250)
    loaded.solver.solve()
    #expect(loaded.values.prefix(3) == [3, 7, 17])
    #expect(!isEliminated())
    loaded.solver.removeRow(tie)
    loaded.solver.solve()
    #expect(loaded.values.prefix(3) == [3, 7, 8])
    #expect(isEliminated())
    #expect(loaded.solver.effort.starts == 1)
  }
}
