import Testing

@testable import LayoutSolver

/// Which rows grow along a walk.
@Suite struct DirectionTests {
  /// Of a line of views that shrink, two change along a walk, and the others stay.
  @Test(arguments: [3, 5, 10])
  func `Rows that stay where they are lose no digits`(count: Int) throws {
    var line = try LineOfViews(count, least: 10.1)
    try line.solveTwice()
    #expect(line.solver.effort.pivots > count)
    let losesDigits = line.solver.simplex.value.factors.losesDigits
    #expect(!losesDigits)
  }
}
