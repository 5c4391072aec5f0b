import LayoutSolver
import Testing

/// Rows that differ in digits which their numbers may not have.
@Suite struct NearlyParallelRowsTests {
  /// A third but for the tenth digit.
  private static let third = 1.0 / 3 + 0x1p-30

  /// Where b is 0, third · b − 5 and b / 3 − 5 are the same; else one gives way by what they differ by.
  ///
  /// What is required of b says which.
  @Test(arguments: [[0], [0, 0], [30], [5, 25]] as [[Double]], [900.0, 1000])
  func `Are told apart if others fix what they differ in`(parts: [Double], priority: Double)
    throws
  {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    for factor in [1.0 / 3, Self.third] {
      try solver.addRow([Term(b, factor), Term(a, -1)], .equal, 5, priority: priority)
    }
    var sum = [Term(b, 1)]
    for part in parts {
      let variable = solver.addVariable()
      try solver.addRow([Term(variable, 3 / 7)], .equal, 3 / 7 * part)
      sum.append(Term(variable, -1))
    }
    try solver.addRow(sum, .equal, 0)
    solver.solve()
    let expected = parts.reduce(0, +)
    #expect(solver.illConditioned.isEmpty)
    #expect((solver[b] - expected).magnitude <= 1e-9)
    #expect((solver[a] - (expected / 3 - 5)).magnitude <= 3e-8)
    #expect(solver.conflicts.count == (expected > 0 && priority == 1000 ? 1 : 0))
  }

  /// 0.3 and eight units in its last place more: too many to be rounding, too few to be sure.
  @Test(arguments: [0.0, 1, 3])
  func `Are refused if nothing else holds where they cross`(constant: Double) throws {
    var solver = Solver()
    let (a, b, other) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    for factor: Double in [0.3, 0.3 + 8 * 0.3.ulp] {
      try solver.addRow([Term(a, 1), Term(b, -factor), Term(other, 1)], .equal, 0)
    }
    try solver.addRow([Term(other, 1)], .equal, constant)
    try solver.addRow([Term(a, 1)], .equal, 3, priority: 500)
    solver.solve()
    #expect(solver.illConditioned.count == 1)
    #expect([a, b].allSatisfy { solver[$0] == 0 })
  }
}
