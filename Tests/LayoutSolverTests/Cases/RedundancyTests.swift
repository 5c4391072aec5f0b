import LayoutSolver
import TestSupport
import Testing

/// Rows that say the same are legal and independent of each other.
@Suite struct RedundancyTests {
  /// Each system says something twice or more; any one of its copies, named by position, may go
  /// without a change.
  @Test(arguments: [
    ("x == 5; x == 5", [0, 1]),
    ("x == 5; 2 x == 10; -1 x == -5", [0, 1, 2]),
    ("x + y == 10; y + x == 10; x == 3", [0, 1]),
    ("x + y == 10; x - y == 2; x == 6; y == 4", [0, 1, 2, 3]),
    ("x >= 5; x >= 5; x == 0 @750", [0, 1]),
    ("x >= 5; -1 x <= -5; x == 0 @750", [0, 1]),
    ("x == 5; x >= 5; x <= 5", [0, 1, 2]),
    ("a - b == 0; b - c == 0; c - a == 0; a == 7", [0, 1, 2]),
    ("x == 5 @750; x == 5 @750; x == 9 @250", [0, 1]),
    ("1/3 x == 1; x == 3; 2/3 x == 2", [0, 1, 2]),
    ("1/10 x + 1/10 y == 3/10; x + y == 3; x == 1; y == 2", [0, 1, 2, 3]),
  ])
  func `Any copy may go`(system: String, copies: [Int]) throws {
    let problem = try LinearProblem(system)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    let values = loaded.values
    #expect(try problem.flaw(in: values) == nil)
    #expect(loaded.solver.conflicts.isEmpty)
    for position in copies {
      var copy = loaded
      copy.solver.removeRow(copy.rows[position])
      copy.solver.solve()
      #expect(problem.difference(between: copy.values, and: values) == nil)
      let row = problem.rows[position]
      try copy.solver.addRow(
        row.terms.map { Term(copy.variables[$0.variable], $0.coefficient) }, row.relation,
        row.constant, priority: row.priority)
      copy.solver.solve()
      #expect(problem.difference(between: copy.values, and: values) == nil)
      #expect(copy.solver.conflicts.isEmpty)
    }
  }

  /// k × k cells of equal size with the far edge of every row and column pinned: k − 1 rows too
  /// many in each direction.
  @Test(arguments: [2, 3, 7, 12])
  func `A grid with rows too many is solved`(k: Int) throws {
    var solver = Solver()
    let width = 400.0 / 3
    let cells = (0..<k).map { _ in (0..<k).map { _ in solver.addVariable() } }
    for line in cells {
      try solver.addRow(line.map { Term($0, 1) }, .equal, width)
      for cell in line where cell != cells[0][0] {
        try solver.addRow([Term(cell, 1), Term(cells[0][0], -1)], .equal, 0)
      }
    }
    for column in 0..<k { try solver.addRow(cells.map { Term($0[column], 1) }, .equal, width) }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    let expected = width / Double(k)
    #expect(cells.joined().allSatisfy { (solver[$0] - expected).magnitude <= 1e-9 * width })
  }

  /// A redundant row becomes a contradiction when its constant changes, and none when it is back.
  @Test func `Redundant row becomes a conflict`() throws {
    var loaded = try LoadedProblem(solving: "x + y == 10; x - y == 2; x == 6")
    #expect(loaded.values == [6, 4])
    try loaded.solver.setConstant(7, of: loaded.rows[2])
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.count == 1)
    try loaded.solver.setConstant(6, of: loaded.rows[2])
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.isEmpty)
    #expect(loaded.values == [6, 4])
  }
}
