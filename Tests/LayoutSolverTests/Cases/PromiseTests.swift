import LayoutSolver
import TestSupport
import Testing

/// A solution is right as the precision is promised, with small values beside large coefficients too.
///
/// A value is right to 1e-9 of the largest, or of 1, and the sum of a level's violations to what that makes in
/// its rows.
@Suite struct PromiseTests {
  static let problems = [
    // A violation of 1e-12 in a row of small coefficients.
    "1000000 x == 1; 1/1000000 x <= 0",
    "1000000 x == 1; 1/1000000 x <= 0; 1/1000000 x + y == 3",
    "1000 x == 1; 1/1000000 x <= 0",
    // What fixed variables leave of a row is less than a billionth of its coefficient.
    "-1000000000 y == 2; 1000000 x == 0; -1000000000 x + 1000000 y == 0",
    "y == 0; -1/1024 x + 1024 y >= 0; 1048576 x == 10",
    "1000000000 x - y + z <= -3; -1000000 z == -3; y + z == 0; 1000000000 x == -3",
    "1000000 x == 5; 1000000 x - y <= 2; 1000000 y == -1",
    "1/1000000 y == 0; 1/1000 x + 1000000000 z >= 10; 1000000000 x == -3; -1000000000 x - 1000000000 y - 1000000000 z == -3",
    // Both rows are met but for 1e-5, which is moved into the second as 1e-8 of 10.
    "y == 0; -x + 1000 y == 10; 1/1000000 x + 1000000 y >= 0",
    "y == 0; -x + 1000000 y == 10; 1/1000000 x + 1000000 y >= 0",
    "y == 0; -x + 1000000000 y == 10; 1/1000000 x + 1000000 y >= 0",
    // The same among rows that aren't required.
    "1000000 x == 1 @500; 1/1000000 x <= 0 @900",
    "y == 0 @900; -x + 1000 y == 10 @900; 1/1000000 x + 1000000 y >= 0 @900",
  ]

  @Test(arguments: problems)
  func `Small numbers are right`(text: String) throws {
    let problem = try LinearProblem(text)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    try expectRight(loaded, problem)
    // And however often the rows were others meanwhile.
    for (row, handle) in zip(problem.rows, loaded.rows) {
      let conflicts = loaded.solver.conflicts
      try loaded.solver.setConstant(row.constant + 7, of: handle)
      loaded.solver.solve()
      try loaded.solver.setConstant(row.constant, of: handle)
      loaded.solver.solve()
      try expectRight(loaded, problem)
      #expect(loaded.solver.conflicts == conflicts)
    }
  }

  /// Of what depends on how a number was rounded, or takes more than 31 digits.
  static let uncertain = [
    // Rows of a third and what is a third but for the tenth digit.
    "119304648/357913943 x - 1/3 y >= 2; -1/3 x + 119304648/357913943 y + z == 0",
    "-1/3 x + 119304648/357913943 y >= 0; z == 0; 119304648/357913943 x + z - 1/3 y == 5",
    "2/3 x + 119304648/357913943 y == -3; 119304648/357913943 y + 2/3 z == 0; -x - y - z <= 0",
    // The last pivot is 1e-9 beside 1e18.
    "1000000 x + y == 0; x + 1000000000 z == -3; -1000000000 x - 1000 y + 1/1000000000 z == 0",
    "1/1000000 x - 1000000 y == 1; 1000000 x + 1/1000000 y + z == 0; 1000000 x + z <= 0",
    // Violated by 1e4 of 1e16.
    "-1/1024 x == 10; y + 1024 z >= 0; 1048576 x + 1/1048576 y >= 0; -x + y + 1024 z <= 0",
  ]

  @Test(arguments: uncertain)
  func `What is uncertain is right or refused`(text: String) throws {
    let problem = try LinearProblem(text)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    if loaded.solver.illConditioned.isEmpty { try expectRight(loaded, problem) }
  }

  /// After an edit of a constant alone, digits matter as much.
  @Test func `A constant is edited among coefficients far apart`() throws {
    var loaded = try LoadedProblem(
      solving: "1024 x + 1/1073741824 y == -3; -1/1024 x - y <= 2; y == 2; -x == 5 @900")
    try loaded.solver.setConstant(-3, of: loaded.rows[1])
    loaded.solver.solve()
    // A unit of y costs as much in either row, but for what it moves x by.
    #expect(loaded.values[1] == 2)
  }

  /// Ways in which what fixes x and y there comes loose.
  static let loosenings: [@Sendable (inout LoadedProblem) throws -> Void] = [
    { $0.solver.removeRow($0.rows[5]) },
    { $0.solver.removeRow($0.rows[6]) },
    { $0.solver.removeVariable($0.variables[2]) },
    { try $0.solver.setTerms([], of: $0.rows[5]) },
    { try $0.solver.setTerms([Term($0.variables[2], 1)], of: $0.rows[5]) },
    { try $0.solver.setRelation(.lessThanOrEqual, of: $0.rows[5]) },
    { try $0.solver.setPriority(500, of: $0.rows[5]) },
  ]

  /// As x and 10⁹ y = 5 + 1000 x grow, the second row loses 1 - 10⁻¹⁵ of what the third gains: its y is 3e-6.
  @Test(arguments: loosenings.indices)
  func `What was fixed comes loose among coefficients far apart`(loosening: Int) throws {
    var loaded = try LoadedProblem(
      solving: """
        -1000000000 x + 1/1000000000 y <= 2 @900; -x + 1/1000000000 y == 100 @900
        -1000000 y == -3 @900; -1000 x + 1000000000 y == 5; -1000 y == 5 @500
        1/1000000 x - z == 0; z == 1; t == 4; u == 1; v == 2; w == 3
        """)
    #expect(loaded.values[0] == 1e6)
    try Self.loosenings[loosening](&loaded)
    loaded.solver.solve()
    #expect(loaded.solver.illConditioned.isEmpty)
    #expect((loaded.solver[loaded.variables[0]] - 2.995).magnitude <= 1e-9)
    #expect((loaded.solver[loaded.variables[1]] - 3e-6).magnitude <= 1e-9)
  }

  /// What is left of two rows without what the required one defines is parallel to 1e-8.
  static let nearlyDependent = [
    "x + 9999/10000 y - 1001/1000 z == 0; 2 y - 1001/1000 z == 100 @900; 9999/10000 x - y == 0 @500",
    """
    -10001/10000 x + y + 1001/1000 z == 0 @500; w <= 0; -y - 10001/10000 z + w == 0
    -10001/10000 x + 999/1000 y + z == 1 @900
    """,
  ]

  /// Then roundings move them far, together or against each other, as the rows' signs are.
  @Test(arguments: nearlyDependent, 0..<16)
  func `Rows that nearly depend on each other are right whatever their signs`(
    text: String, signs: Int
  ) throws {
    var problem = try LinearProblem(text)
    for row in problem.rows.indices where signs >> row & 1 == 1 { problem.rows[row].negate() }
    for start in problem.rows.indices {
      var turned = problem
      turned.rows = Array(problem.rows[start...] + problem.rows[..<start])
      var loaded = try turned.loaded()
      loaded.solver.solve()
      try expectRight(loaded, turned)
    }
  }

  /// A difference is 0 but for a rounding of 1e-17 to 1e-13, of which large coefficients make more.
  static let multiplied = [
    "x == 3/10; w - a - b == 0; a == 1/10; b == 1/5; y - 100000 x + 100000 w == 0; z - 100000 y == 0",
    "x == 3/10; w - a - b == 0; a == 1/10; b == 1/5; y - 1000 x + 1000 w == 0; z - 1000 y == 0; v - 1000 z == 0",
    "x == 3/10; y - 1000 x + 1000 u == 0; z + u - 1000 y == 0; v + 1000 z == 0",
    "u >= 3/5; x - 1000 y + 1000 u == 0; z + y + 1000 x == 0; v - 1000 z == 0",
    "x == 3/10; w - a - b == 0; a == 1/10; b == 1/5; y - 100000 x + 100000 w == 0; z - 100000 y == 0 @500",
  ]

  @Test(arguments: multiplied)
  func `A rounding stays one, however large the coefficients after it`(text: String) throws {
    let problem = try LinearProblem(text)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    try expectRight(loaded, problem)
    try loaded.solver.setConstant(7, of: loaded.rows[0])
    loaded.solver.solve()
    try loaded.solver.setConstant(problem.rows[0].constant, of: loaded.rows[0])
    loaded.solver.solve()
    try expectRight(loaded, problem)
  }

  /// Two rows differ in what a third has, a little, so that none of them is idle.
  static let conflicts = [
    "1/2 x - 1000 y + z == 0; 1/2 x - 1000 y + 1/2 z == 0; y - 1000 z == 1; x + y == 0",
    "1/7 x + 3/7 y <= 0; x == 0; 119304648/357913943 x + y >= 100; 3 x == 0",
  ]

  @Test(arguments: conflicts)
  func `A small share in a conflict is one`(text: String) throws {
    let problem = try LinearProblem(text)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    try expectRight(loaded, problem)
  }

  private func expectRight(_ loaded: LoadedProblem, _ problem: LinearProblem) throws {
    #expect(loaded.solver.illConditioned.isEmpty)
    #expect(try problem.closeFlaw(in: loaded.values) == nil)
    let flaw = try problem.closeFlaw(
      in: loaded.solver.conflicts, rows: loaded.rows, values: loaded.values)
    #expect(flaw == nil)
  }

  /// What is left of a row without variables is its constant, of which nothing is rounding.
  @Test(arguments: [1e-12, 1e-9, 1, 1e9])
  func `A row of nothing is violated by whatever its constant is`(constant: Double) throws {
    var solver = Solver()
    let row = try solver.addRow([], .equal, constant)
    solver.solve()
    #expect(solver.conflicts == [Conflict(broken: row, clashing: [])])
  }
}

extension LinearProblem.Row {
  /// Says the same with all signs the other way round.
  fileprivate mutating func negate() {
    constant.negate()
    for term in terms.indices { terms[term].coefficient.negate() }
    if relation != .equal {
      relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
    }
  }
}
