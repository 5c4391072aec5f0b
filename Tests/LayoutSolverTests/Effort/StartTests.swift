import LayoutSolver
import Testing

/// Which edits are followed, and which have all solved from the beginning.
@Suite struct StartTests {
  /// A quarter of 20 rows is 5.
  @Test(arguments: [(4, 1), (5, 2)])
  func `Edits of less than a quarter of the rows are followed`(count: Int, starts: Int) throws {
    var solver = Solver()
    var rows: [Row] = []
    for constant in 0..<20 {
      rows.append(try solver.addRow([Term(solver.addVariable(), 1)], .equal, Double(constant)))
    }
    solver.solve()
    for row in rows[..<count] { try solver.setPriority(500, of: row) }
    solver.solve()
    #expect(solver.effort.starts == starts)
  }

  /// x is the difference of two large numbers, and as uncertain as these, so that a bound which it
  /// misses by their rounding is met without doubt.
  ///
  /// a is the size and 0.25, and b is the size and 0.15.
  @Test(
    arguments: [1e4, 1e6])
  func `A bound on a fixed variable is judged by what the variable is computed from`(size: Double)
    throws
  {
    var solver = Solver()
    let (x, a, b) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(x, 1), Term(a, -1), Term(b, 1)], .equal, 0)
    try solver.addRow([Term(a, 1), Term(b, 1)], .equal, 2 * size + 0.4)
    try solver.addRow([Term(a, 1), Term(b, -1)], .equal, 0.1)
    for _ in 0..<5 { try solver.addRow([Term(solver.addVariable(), 1)], .equal, 1) }
    solver.solve()
    try solver.addRow([Term(x, 1)], .greaterThanOrEqual, 0.1)
    solver.solve()
    #expect(solver[x] != 0.1 && (solver[x] - 0.1).magnitude <= 1e-15 * size)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.effort.starts == 1)
  }
}
