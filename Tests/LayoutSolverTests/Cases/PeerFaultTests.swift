import LayoutSolver
import TestSupport
import Testing

/// Systems on which other solvers of this family are known to go wrong.
///
/// P: a weighted sum is not a priority. R: wrong by its own measure, mostly after an edit.
@Suite struct PeerFaultTests {
  @Test(arguments: [
    ("P1: 400 and 401 together outweigh 750", "x == 100 @750; x == 0 @400; x == 0 @401", [100.0]),
    ("P3: a factor outweighs a level", "x == 1 @750; 1500 x == 0 @250", [1]),
    ("P4: a weight is cut off", "x == 100 @990; x == 50 @995; x <= 10 @250", [50]),
    (
      "P6: very small priorities", "x == 7 @1/200000000; x == 9 @9/1000000000",
      [9]
    ),
    (
      "P7: a very small coefficient", "x - 1/1000000000 y == 0; y == 5000000000",
      [5, 5_000_000_000]
    ),
    ("P11: the same soft row twice", "x == 0 @250; x == 0 @250; x == 10 @250", [0]),
    (
      "R4: a bounded objective is called unbounded",
      "x + 7/10 y <= 10 @900; 1/10 x - y >= -33.5; 7/10 x + 3 y <= 20 @950", [0, 0]
    ),
  ])
  func `What other solvers get wrong comes out right`(
    name: String, system: String, expected: [Double]
  ) throws {
    let problem = try LinearProblem(system)
    #expect(problem.difference(between: try problem.solved(), and: expected) == nil)
    #expect(try problem.flaw(in: expected) == nil)
  }

  /// 1,001 cells of equal width that each would be 10 at most, and one that would be 100.
  @Test func `P2 many weak rows outweigh a strong one`() throws {
    var solver = Solver()
    let cells = (0...1000).map { _ in solver.addVariable() }
    for cell in cells {
      try solver.addRow([Term(cell, 1)], .lessThanOrEqual, 10, priority: 250)
      if cell != cells[0] { try solver.addRow([Term(cell, 1), Term(cells[0], -1)], .equal, 0) }
    }
    try solver.addRow([Term(cells[0], 1)], .greaterThanOrEqual, 100, priority: 750)
    solver.solve()
    #expect(cells.allSatisfy { solver[$0] == 100 })
  }

  /// x ≤ 10 and x ≥ 20 clash; a much weaker row decides between them, in every order.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `P5 a weak row is lost next to a strong one`(order: [Int]) throws {
    let rows = try LinearProblem("x <= 10 @999; x >= 20 @999; x == 15 @3/100").rows
    let problem = LinearProblem(variableCount: 1, rows: order.map { rows[$0] })
    #expect(try problem.solved() == [15])
  }

  @Test func `R1 removal of one of two equal rows`() throws {
    var loaded = try LoadedProblem(
      solving: "2 x0 + 1/2 x1 == 50 @500; x0 + x1 == 2; x0 + x1 == 2; x0 == 7 @750")
    #expect(loaded.values == [7, -5])
    #expect(loaded.remove(1) == [7, -5])
    #expect(loaded.remove(2) == [7, 72])
  }

  @Test func `R1b removal of a redundant multiple`() throws {
    var loaded = try LoadedProblem(
      solving: "2 y == 94; 1/2 y + 1/2 x >= 50 @750; y == 47; x == 0 @751")
    #expect(loaded.values == [47, 0])
    #expect(loaded.remove(0) == [47, 0])
  }

  @Test func `R2 redundant equality is taken out and put back`() throws {
    let problem = try LinearProblem("1/2 x + 2 y >= -5 @500; x == 32; y - x == -17; y == 15")
    var loaded = try problem.loaded()
    #expect(loaded.solve() == [32, 15])
    #expect(loaded.remove(2) == [32, 15])
    let (x, y) = (loaded.variables[0], loaded.variables[1])
    try loaded.solver.addRow([Term(y, 1), Term(x, -1)], .equal, -17)
    #expect(loaded.solve() == [32, 15])
    #expect(loaded.solver.conflicts.isEmpty)
  }

  @Test func `R3 row that cannot be met leaves nothing behind`() throws {
    var loaded = try LinearProblem("x >= 10; x == 30 @250").loaded()
    let x = loaded.variables[0]
    #expect(loaded.solve() == [30])
    let impossible = try loaded.solver.addRow([Term(x, 1)], .lessThanOrEqual, 5)
    // Anything from 5 to 10 violates the required rows by 5 in all; 10 is nearest to 30.
    #expect(loaded.solve() == [10])
    #expect(loaded.solver.conflicts == [Conflict(broken: impossible, clashing: [loaded.rows[0]])])
    loaded.solver.removeRow(impossible)
    #expect(loaded.solve() == [30])
    #expect(loaded.solver.conflicts.isEmpty)
    #expect(loaded.remove(1) == [10])
  }

  @Test func `R3b row that cannot be met between two variables`() throws {
    var loaded = try LinearProblem("a >= 10; b <= 5; b == 3 @250").loaded()
    let (a, b) = (loaded.variables[0], loaded.variables[1])
    let impossible = try loaded.solver.addRow([Term(b, 1), Term(a, -1)], .greaterThanOrEqual, 0)
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.count == 1)
    loaded.solver.removeRow(impossible)
    #expect(loaded.solve() == [10, 3])
    #expect(loaded.remove(0) == [0, 3])
    try loaded.solver.addRow([Term(a, 1)], .greaterThanOrEqual, 10)
    #expect(loaded.solve() == [10, 3])
  }

  @Test func `R5 an edited value is missed`() throws {
    var loaded = try LinearProblem(
      "x == 0 @999; y - x == 0; z - 1/2 y == 0; y == 20 @250; z == 30 @250"
    ).loaded()
    for value in [20.0, 5, 20, 80, 5] {
      #expect(try loaded.set(value, of: 0) == [value, value, value / 2])
    }
  }

  @Test func `R7 the answer depends on history`() throws {
    let problem = try LinearProblem(
      """
      a + b + c == 100
      a >= 80 @750; b >= 80 @750; c >= 80 @750
      a <= 80 @250; b <= 80 @250; c <= 80 @250
      """)
    var loaded = try problem.loaded()
    // The first view gives way: later rows are met first.
    #expect(loaded.solve() == [-60, 80, 80])
    #expect(try loaded.set(300, of: 0) == [140, 80, 80])
    #expect(try loaded.set(100, of: 0) == [-60, 80, 80])
    let terms = loaded.variables.map { Term($0, 1) }
    loaded.solver.removeRow(loaded.rows[0])
    try loaded.solver.addRow(terms, .equal, 100)
    #expect(loaded.solve() == [-60, 80, 80])
  }

  /// 12 variables, each a share of the one before, and weak rows against: no error piles up.
  @Test func `Drift of a chain`() throws {
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.addVariable() }
    let head = try solver.addRow([Term(variables[0], 1)], .equal, 0, priority: 999)
    for index in 1..<12 {
      let share = 0.3 + 0.1 * Double(index % 7)
      try solver.addRow([Term(variables[index], 1), Term(variables[index - 1], -share)], .equal, 0)
      try solver.addRow([Term(variables[index], 1)], .equal, 100, priority: 250)
    }
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      try solver.setConstant(Double.random(in: 0...1000, using: &random), of: head)
      solver.solve()
    }
    try solver.setConstant(400, of: head)
    solver.solve()
    var exact = 400.0
    for index in 1..<12 {
      exact *= 0.3 + 0.1 * Double(index % 7)
      #expect((solver[variables[index]] - exact).magnitude <= 1e-9)
    }
  }
}
