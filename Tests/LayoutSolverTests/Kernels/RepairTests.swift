import LayoutSolver
import Testing

/// What is done about required inequalities that the first point violates.
@Suite struct RepairTests {
  /// Without walks, and with many.
  @Test(
    arguments: [(3, 10.1), (5, 10.1), (5, 1.0 / 3), (10, 12.7), (20, 10.1)])
  func `The point is the same to the last bit whatever way led to it`(count: Int, least: Double)
    throws
  {
    var line = try LineOfViews(count, least: least)
    var other = line
    line.solver.solve()
    #expect(line.solver.effort.pivots == 0)
    try other.solveTwice()
    #expect(other.solver.effort.pivots > count)
    #expect(line.values == other.values)
  }
}
