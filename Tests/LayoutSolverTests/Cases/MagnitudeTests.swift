import LayoutSolver
import TestSupport
import Testing

/// Numbers far from 1.
@Suite struct MagnitudeTests {
  @Test(arguments: [1.0, 1e3, 1e6, 1e9, 1e12, 1e-3, 1e-6])
  func `Constants far from 1 are met`(size: Double) throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(a, 1), Term(b, 1)], .equal, size)
    try solver.addRow([Term(a, 1), Term(b, -1)], .equal, size / 2)
    try solver.addRow([Term(a, 2)], .equal, size * 1.5 > 1e12 ? 1e12 : size * 1.5, priority: 10)
    solver.solve()
    #expect((solver[a] - 0.75 * size).magnitude <= 1e-9 * size)
    #expect((solver[b] - 0.25 * size).magnitude <= 1e-9 * size)
    #expect(solver.conflicts.isEmpty)
  }

  /// Three equal widths fill a line that three does not divide, at sizes where other solvers call
  /// that a contradiction.
  @Test(arguments: [1e3, 1e7, 1e9, 1e11, 1e12])
  func `Thirds of a line contradict nothing at any size`(size: Double) throws {
    var solver = Solver()
    let cells = (0..<6).map { _ in solver.addVariable() }
    for line in [cells[..<3], cells[3...]] {
      try solver.addRow(line.map { Term($0, 1) }, .equal, size)
    }
    for cell in cells[1...] { try solver.addRow([Term(cell, 1), Term(cells[0], -1)], .equal, 0) }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(cells.allSatisfy { (solver[$0] - size / 3).magnitude <= 1e-9 * size })
  }

  @Test(arguments: [1e-12, 1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9, 1e11])
  func `Coefficients far from 1 are met`(size: Double) throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(a, size), Term(b, -size)], .equal, 2 * size)
    try solver.addRow([Term(b, size)], .greaterThanOrEqual, 3 * size)
    try solver.addRow([Term(b, 1)], .lessThanOrEqual, 1, priority: 10)
    solver.solve()
    #expect((solver[a] - 5).magnitude <= 5e-9)
    #expect((solver[b] - 3).magnitude <= 3e-9)
    #expect(solver.conflicts.isEmpty)
  }

  /// Coefficients from 1e-9 to 1e9 in one system.
  @Test func `Coefficients from 1e-9 to 1e9 stand in one system`() throws {
    var solver = Solver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(a, 1e9), Term(b, -1)], .equal, 0)
    try solver.addRow([Term(b, 1e-9), Term(c, -1)], .equal, 0)
    try solver.addRow([Term(b, 1)], .equal, 5e9)
    solver.solve()
    #expect((solver[a] - 5).magnitude <= 5e-9)
    #expect(solver[b] == 5e9)
    #expect((solver[c] - 5).magnitude <= 5e-9)
  }

  /// Rows that are nearly parallel: the answer is their intersection.
  @Test(arguments: [1e-3, 1e-5, 1e-6])
  func `Rows that are nearly parallel meet where they cross`(gap: Double) throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(a, 1), Term(b, 1)], .equal, 2)
    try solver.addRow([Term(a, 1), Term(b, 1 + gap)], .equal, 2 + gap)
    solver.solve()
    #expect((solver[a] - 1).magnitude <= 1e-9 / gap)
    #expect((solver[b] - 1).magnitude <= 1e-9 / gap)
    #expect(solver.conflicts.isEmpty)
  }

  /// Wishes that differ in the fourth digit cross far away, at a point to which doubles lose six digits:
  /// it is known to all digits all the same.
  @Test func `Digits that are lost are made up for`() throws {
    let values = try LinearProblem(
      """
      1.001 x + 0.9999 y == 100 @500; 1.0001 x + 0.999 y - 1.001 z == 5 @500
      1.0001 x + 0.999 y + z >= 0
      """
    ).solved()
    // Cramer's rule for the first two with z = 0: the determinant is -0.00000099.
    #expect((values[0] + 1_054_450_000.0 / 11).magnitude <= 1e-6)
    #expect((values[1] - 9_500_500_000.0 / 99).magnitude <= 1e-6)
    #expect(values[2] == 0)
  }

  @Test func `The largest coefficient that a variable has doesn't hide another row's smallest`()
    throws
  {
    // x0 + 1e-9 x1 ≥ −3 and −x0 + 1e-9 x1 ≥ 10 meet at x0 = −6.5.
    let values = try LinearProblem(
      "x + 1000000000 y >= 0; - x + 0.000000001 y >= 10; x + 0.000000001 y == -3 @900"
    ).solved()
    #expect((values[0] + 6.5).magnitude <= 6.5e-9)
    #expect((values[1] - 3.5e9).magnitude <= 3.5)
  }

  /// A row that is a third of another, or was computed otherwise, is no contradiction where numbers
  /// far apart call for care either.
  @Test(arguments: [1.0 / 3, 1.0 - 2.0 / 3, 0.1 + 0.2, 0.3, 0.7])
  func `Multiples among coefficients far apart`(share: Double) throws {
    var solver = Solver()
    let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let plain = share == 0.1 + 0.2 ? 0.3 : share == 1.0 - 2.0 / 3 ? 1.0 / 3 : share
    try solver.addRow([Term(a, 1), Term(b, 1)], .equal, 30)
    try solver.addRow([Term(a, share), Term(b, share)], .equal, 30 * plain)
    try solver.addRow([Term(a, 1), Term(c, -1e7)], .equal, 0)
    try solver.addRow([Term(b, 1)], .equal, 10, priority: 500)
    solver.solve()
    #expect((solver[a] - 20).magnitude <= 2e-8)
    #expect((solver[c] - 2e-6).magnitude <= 2e-15)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.illConditioned.isEmpty)
  }

  @Test func `Rows on many variables that all hang on fixed ones are looked at one by one`() throws
  {
    var solver = Solver()
    var last = solver.addVariable()
    try solver.addRow([Term(last, 1)], .equal, 10)
    var widths: [Variable] = []
    for _ in 0..<100 {
      let (next, width) = (solver.addVariable(), solver.addVariable())
      try solver.addRow([Term(next, 1), Term(last, -1)], .equal, 10)
      try solver.addRow([Term(width, 1), Term(next, -1e-7)], .greaterThanOrEqual, 0)
      try solver.addRow([Term(width, 1)], .equal, 0, priority: 500)
      widths.append(width)
      last = next
    }
    solver.solve()
    #expect(solver.illConditioned.isEmpty)
    for (index, width) in widths.enumerated() {
      #expect((solver[width] - Double(index + 2) * 1e-6).magnitude <= 1e-15)
    }
  }

  /// Each variable is a constant and a ten-thousandth of the one before: no error grows on the way,
  /// whatever the rows are multiplied by.
  @Test(arguments: [1e-4, 1e-2, 1, 1e2, 1e4])
  func `Small shares of the one before`(size: Double) throws {
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.addVariable() }
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.addRow([Term(one, 1e-4 * size), Term(next, size)], .equal, 10 * size)
      // Never in the way.
      try solver.addRow([Term(one, 1), Term(next, 1)], .lessThanOrEqual, 100)
      try solver.addRow([Term(one, 1), Term(next, -1)], .greaterThanOrEqual, -100)
    }
    try solver.addRow([Term(variables[0], 1)], .equal, 50, priority: 500)
    solver.solve()
    var expected = 50.0
    for variable in variables {
      #expect((solver[variable] - expected).magnitude <= 1e-12 * 50)
      expected = 10 - 1e-4 * expected
    }
  }

  /// The second row is broken by the least: by 5e-15 where the others would be by 5.
  ///
  /// 10⁹ a − 10⁹ b = 10 and 10⁹ a − 10⁶ b = 5 give b = −5 / 999,000,000.
  @Test func `What a tiny equality fixes isn't put beside values that contradict it`() throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(a, 1e9), Term(b, -1e9)], .greaterThanOrEqual, 10)
    try solver.addRow([Term(b, 1e-6)], .equal, 0)
    let last = try solver.addRow([Term(a, 1e9), Term(b, -1e6)], .lessThanOrEqual, -3)
    for constant in [-3.0, 5] {
      try solver.setConstant(constant, of: last)
      solver.solve()
      let expected = -(10 - constant) / 999_000_000
      #expect((solver[b] - expected).magnitude <= 1e-9 * expected.magnitude)
      #expect((solver[a] - (expected + 1e-8)).magnitude <= 1e-9 * expected.magnitude)
      #expect(solver.illConditioned.isEmpty)
    }
  }

  @Test func `Many rows on one variable, in all orders of priority`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    var random = SplitMix64(seed: 3)
    for index in 0..<100_000 {
      try solver.addRow(
        [Term(x, 1)], index.isMultiple(of: 2) ? .equal : .lessThanOrEqual, Double(index % 1000),
        priority: Double(random.integer(1...999)), order: random.integer(0...1_000_000))
    }
    try solver.addRow([Term(x, 1)], .greaterThanOrEqual, 998)
    try solver.addRow([Term(x, 1)], .lessThanOrEqual, 1000)
    solver.solve()
    #expect(solver[x] == 998)
  }
}
