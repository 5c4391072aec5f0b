import LayoutSolver
import TestSupport
import Testing

/// Rows that bounds imply are left out of the problem, which makes no difference but to the effort.
@Suite struct ImpliedRowTests {
  /// The sum of sizes that are at least 0 is at least 0, until one may be smaller.
  @Test func `A bound that changes brings an implied row back`() throws {
    var loaded = try LoadedProblem(
      solving: "a >= 0; b >= 0; s - a - b == 0; s >= 0; a == 10 @600; b == -20 @500")
    #expect(loaded.values == [10, 0, 10])
    // b gives way to -10, where the sum is 0.
    #expect(try loaded.set(-30, of: 1) == [10, -10, 0])
    // Nothing holds b but the sum.
    #expect(loaded.remove(1) == [10, -10, 0])
    #expect(try loaded.set(-15, of: 3) == [10, -20, -10])
  }

  /// The row itself asks for more than the bounds do, and then for less again.
  @Test func `A row that asks for more counts, and for less doesn't`() throws {
    var loaded = try LoadedProblem(
      solving: "a >= 1; b >= 2; s - a - b == 0; s >= 3; a == 0 @500; b == 0 @400")
    #expect(loaded.values == [1, 2, 3])
    // The weaker wish gives way.
    #expect(try loaded.set(10, of: 3) == [1, 9, 10])
    #expect(try loaded.set(3, of: 3) == [1, 2, 3])
  }

  /// A bound that can't be met no longer implies anything: the row has its share in the conflict.
  @Test func `Bound is violated`() throws {
    let problem = try LinearProblem(
      "a >= 0; b >= 0; s - a - b == 0; s >= 0; a == -6; b == 2 @500")
    var loaded = try problem.loaded()
    loaded.solver.solve()
    #expect(try problem.flaw(in: loaded.values) == nil)
    // a == -6 and a >= 0, each broken by the other.
    #expect(loaded.solver.conflicts.count == 2)
    try loaded.solver.setConstant(6, of: loaded.rows[4])
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.isEmpty)
    #expect(loaded.values == [6, 2, 8])
  }

  /// Bounds that are violated already imply nothing of a row that comes: it has its share in how little is
  /// violated.
  @Test(arguments: [
    ("a >= 3; 1/2 b >= 8; a + b == -18; a - b == 4 @250", "a + b >= 7"),
    ("a <= 16; 2 a - 2 b == 99; b >= 69; b == 0 @500", "b - a >= 44"),
    ("a + 2 b == -1; 2 a - b == 4; b <= -20; a <= -14", "a + 1/2 b <= -2"),
    ("1/2 a >= 83; 1/2 a <= -1; b >= -14; 2 c + 2 a >= -1; a + 2 b == -6 @500", "2 a + 2 b >= -7"),
    // Bounds that are exceeded, which imply that a sum is small.
    ("b <= 0; 2 a + 2 b <= 2; a <= -1; a == 1 @300", "a + b >= 2"),
    ("a <= 2; 2 a + b <= 8; a == 8 @900; b <= 0", "a + b >= 25"),
    ("3 a + 3 b <= -9; a == 5 @400; a <= -3; b <= -1; 2 a + 2 b >= 14", "3 a + b >= -4"),
  ])
  func `Bounds are violated before the row comes`(first: String, row: String) throws {
    let problem = try LinearProblem("\(first); \(row)")
    let last = problem.rows[problem.rows.count - 1]
    var loaded = try LoadedProblem(solving: first)
    let terms = last.terms.map { Term(loaded.variables[$0.variable], $0.coefficient) }
    try loaded.solver.addRow(terms, last.relation, last.constant, order: loaded.rows.count)
    loaded.solver.solve()
    #expect(try problem.flaw(in: loaded.values) == nil)
  }

  /// A sum of many sizes and one more size are at least 0 together, until one of the many may be smaller.
  @Test func `Long sums are written into the row`() throws {
    let sizes = "abcdefghij".map(String.init)
    let parts =
      sizes.map { "\($0) >= 0" } + sizes.map { "\($0) == 1 @500" }
      + ["y >= 0", "y == 2 @400", "s - \(sizes.joined(separator: " - ")) == 0", "s + y >= 0"]
    var loaded = try LinearProblem(parts.joined(separator: "; ")).loaded()
    loaded.solver.solve()
    let ones = [Double](repeating: 1, count: 10)
    #expect(loaded.values == ones + [2, 10])
    // a is -50, so that the sum is -41, and the last size, whose wish is the weakest, 41.
    try loaded.solver.setConstant(-100, of: loaded.rows[0])
    #expect(try loaded.set(-50, of: 10) == [-50] + ones.dropFirst() + [41, -41])
    #expect(try loaded.set(1, of: 10) == ones + [2, 10])
  }

  /// A constant changes, a row goes and comes back: each time the values are those of the reference.
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Edits of bounded problems equal the reference`() throws {
    for seed in Seeds(400) { try ProblemClass.bounded.expectEditsEqualReference(seed: seed) }
  }

  /// A column of sizes whose bottom is at 0 or below: the last of them changes, and as many rows are
  /// looked at among 1,000 as among 20.
  @Test func `Effort is that of one`() throws {
    var visits: [Int] = []
    for count in [20, 1000] {
      var solver = Solver()
      let sizes = (0..<count).map { _ in solver.addVariable() }
      let edges = (0...count).map { _ in solver.addVariable() }
      var wishes: [Row] = []
      try solver.addRow([Term(edges[0], 1)], .equal, 0)
      for (index, size) in sizes.enumerated() {
        try solver.addRow([Term(size, 1)], .greaterThanOrEqual, 0)
        wishes.append(try solver.addRow([Term(size, 1)], .equal, 20, priority: 500))
        try solver.addRow(
          [Term(edges[index + 1], 1), Term(edges[index], -1), Term(size, -1)], .equal, 0)
      }
      try solver.addRow([Term(edges[count], 1)], .greaterThanOrEqual, 0)
      solver.solve()
      #expect(solver[edges[count]] == Double(20 * count))
      let before = solver.effort
      try solver.setConstant(25, of: wishes[count - 1])
      solver.solve()
      #expect(solver[edges[count]] == Double(20 * count + 5))
      #expect(solver.effort.starts == before.starts)
      visits.append(solver.effort.visits - before.visits)
    }
    #expect(visits[0] == visits[1])
  }
}
