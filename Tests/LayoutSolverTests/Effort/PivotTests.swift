import LayoutSolver
import TestSupport
import Testing

/// The simplex method begins near the best point: the first basis, and what makes it meet required rows,
/// leave little to do.
@Suite struct PivotTests {
  /// Twenty stacks of each kind, of 2 to 21 views; the limit is a fifth above what they took on
  /// 23 November 2026.
  @Test(arguments: [
    (RandomStack.fill, 140), (.equally, 125), (.proportionally, 300), (.equalSpacing, 225),
    (.equalCentering, 300), (.form, 80),
  ])
  func `A stack takes few pivots`(kind: RandomStack, limit: Int) throws {
    var pivots = 0
    for seed in 0..<20 {
      var loaded = try kind.problem(seed: seed, views: 2 + seed).loaded()
      loaded.solver.solve()
      pivots += loaded.solver.effort.pivots
    }
    #expect(pivots <= limit)
  }

  /// A line of views that wish for 40 and must be at least 10, in 190: from the weakest wish on, each
  /// shrinks as far as it may, and that without a walk.
  @Test func `A line that shrinks takes no walk`() throws {
    var solver = Solver()
    let widths = (0..<10).map { _ in solver.addVariable() }
    for (index, width) in widths.enumerated() {
      try solver.addRow([Term(width, 1)], .greaterThanOrEqual, 10)
      try solver.addRow([Term(width, 1)], .equal, 40, priority: Double(500 - index))
    }
    try solver.addRow(widths.map { Term($0, 1) }, .lessThanOrEqual, 190)
    solver.solve()
    // 3 · 40 + 7 · 10 = 190.
    #expect(
      widths.map { solver[$0] } == Array(repeating: 40, count: 3) + Array(repeating: 10, count: 7))
    #expect(solver.effort.pivots == 0)
  }
}
