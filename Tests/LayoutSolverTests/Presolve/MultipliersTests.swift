import LayoutSolver
import TestSupport
import Testing

/// Which equalities have a share in required rows not being met.
@Suite struct MultipliersTests {
  /// An equality whose shares in two violated rows cancel goes on defining its variable.
  ///
  /// Three rows hold y at 5, so that both inequalities are violated. x == 3 was written into both,
  /// with factors of 1 and -1.
  @Test func `Shares cancel`() throws {
    var loaded = try LoadedProblem(
      solving: "x == 3; y + x <= 3; y - x <= -3; y >= 5; y >= 5; y >= 5")
    #expect(loaded.values == [3, 5])
    #expect(loaded.solver.conflicts.map(\.broken) == [loaded.rows[1], loaded.rows[2]])
    let isFixed = loaded.solver.isFixed(loaded.variables[0])
    #expect(isFixed)
  }
}
