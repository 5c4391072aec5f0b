import LayoutSolver
import TestSupport
import Testing

/// Strict levels: no number of weaker rows, and no factor in one, outweighs a stronger row.
@Suite struct PriorityTests {
  @Test(arguments: [
    ("x == 20 @750; x == 40 @751", [40.0]),
    ("x == 20 @999.5; x == 40 @999; x == 60 @999.25", [20]),
    ("x == 1 @1/1000; x == 2 @2/1000", [2]),
    ("x == 1 @1/1000; x == 2 @1/1000; x == 2 @1/2000", [2]),
    ("x <= 10; x == 40 @1/1000", [10]),
    // Eleven weak rows of 0 to 10 against one of the next level.
    ("x==0@1; x==0@1; x==0@1; x==0@1; x==0@1; x==0@1; x==0@1; x==0@1; x==0@1; x==9@2", [9]),
    ("1000000 x == 0 @1; x == 3 @2", [3]),
    ("1/1000000 x == 1 @2; x == 0 @1", [1_000_000]),
    // Inside a level the sum counts: two rows beat one, and a factor weighs.
    ("x == 10 @5; x == 0 @5; x == 0 @5", [0]),
    ("2 x == 20 @5; x == 0 @5", [10]),
    ("x == 30 @5; x == 0 @5; x == 10 @5", [10]),
    // The lower level decides inside the interval the higher one leaves.
    ("x >= 10 @900; x <= 20 @900; x == 50 @1", [20]),
    ("x >= 20 @900; x <= 10 @900; x == 50 @1", [20]),
    ("x >= 20 @900; x <= 10 @900; x == 15 @1", [15]),
    // Required rows that clash are a level, too.
    ("x >= 20; x <= 10; x == 15 @1", [15]),
    ("x == 0; x == 9; x == 9; x == 4 @900", [9]),
  ])
  func `Levels are strict`(system: String, expected: [Double]) throws {
    let problem = try LinearProblem(system)
    #expect(problem.difference(between: try problem.solved(), and: expected) == nil)
    #expect(try problem.flaw(in: expected) == nil)
  }

  /// Each of so many rows wants another value; the highest has its way, then the next that is
  /// left when it goes.
  @Test(arguments: [1, 2, 10, 100, 1000])
  func `The highest of many priorities has its way`(count: Int) throws {
    var solver = Solver()
    let x = solver.addVariable()
    var rows: [Row] = []
    for level in 1...count {
      rows.append(
        try solver.addRow(
          [Term(x, 1)], .equal, Double(level), priority: 1000 * Double(level) / Double(count)))
    }
    solver.solve()
    #expect(solver[x] == Double(count))
    for level in stride(from: count, to: 0, by: -max(1, count / 10)) {
      for row in rows[(level - 1)...] { solver.removeRow(row) }
      rows.removeSubrange((level - 1)...)
      solver.solve()
      #expect(solver[x] == Double(level - 1))
    }
  }

  @Test(arguments: [2, 20, 120])
  func `A chain in which every step has a level of its own and half of them can't be had`(
    count: Int
  ) throws {
    var solver = Solver()
    let variables = (0...count).map { _ in solver.addVariable() }
    let bound = Double(count / 2)
    for level in 1...count {
      // x₁ ≥ x₀ + 1, x₂ ≥ x₁ + 1, … and the weaker the further on, against all x ≤ bound.
      let step = [Term(variables[level], 1), Term(variables[level - 1], -1)]
      try solver.addRow(step, .greaterThanOrEqual, 1, priority: 1000 - Double(level) / 2)
      try solver.addRow([Term(variables[level], 1)], .lessThanOrEqual, bound)
    }
    try solver.addRow([Term(variables[0], 1)], .equal, 0)
    solver.solve()
    // The stronger steps hold, and the rest stop at the bound.
    #expect(variables.map { solver[$0] } == (0...count).map { min(Double($0), bound) })
  }

  @Test func `Required and back`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    let low = try solver.addRow([Term(x, 1)], .equal, 20, priority: 10)
    let high = try solver.addRow([Term(x, 1)], .equal, 40, priority: 20)
    solver.solve()
    #expect(solver[x] == 40)
    try solver.setPriority(1000, of: low)
    solver.solve()
    #expect(solver[x] == 20)
    #expect(solver.conflicts.isEmpty)
    try solver.setPriority(1000, of: high)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    try solver.setPriority(19.5, of: low)
    solver.solve()
    #expect(solver[x] == 40)
    #expect(solver.conflicts.isEmpty)
    try solver.setPriority(19, of: high)
    solver.solve()
    #expect(solver[x] == 20)
  }
}
