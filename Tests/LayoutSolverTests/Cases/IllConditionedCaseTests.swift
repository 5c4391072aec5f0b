import Foundation
import LayoutSolver
import Testing

/// What is refused, and what becomes of it.
@Suite struct IllConditionedCaseTests {
  private var solver = Solver()
  private let a: Variable
  private let b: Variable
  private let other: Variable
  private let rows: [Row]
  /// Eight units in the last place from 0.3: too many to be rounding, too few to be sure.
  private let nearly = 0.3 + 8 * 0.3.ulp

  init() throws {
    (a, b, other) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    rows = [
      try solver.addRow([Term(a, 1), Term(b, -0.3)], .equal, 0),
      try solver.addRow([Term(a, 1)], .equal, 3, priority: 500),
    ]
    try solver.addRow([Term(other, 1)], .equal, 7)
    solver.solve()
  }

  /// a = 0.3 b and a = 0.3000…04 b are both met by b = 10, or by nothing but 0.
  @Test func `Refused rows leave their values`() throws {
    var solver = solver
    #expect(solver[a] == 3)
    #expect((solver[b] - 10).magnitude <= 1e-8)
    let row = try solver.addRow([Term(a, 1), Term(b, -nearly)], .equal, 0)
    try solver.setConstant(4, of: rows[1])
    solver.solve()
    #expect(solver.illConditioned.map(\.variables) == [[a, b]])
    #expect(solver.illConditioned.map(\.rows) == [rows + [row]])
    #expect(solver[a] == 3)
    #expect((solver[b] - 10).magnitude <= 1e-8)
    #expect(solver.movedVariables.isEmpty)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.rows(determining: a).isEmpty)
  }

  /// Variables that came since the last solution, and are refused in the first one that knows them, are 0.
  @Test func `New variables that are refused are 0`() throws {
    var solver = solver
    let (x, y) = (solver.addVariable(), solver.addVariable())
    for factor in [0.3, nearly] {
      try solver.addRow([Term(x, 1), Term(y, -factor)], .equal, 0)
    }
    try solver.addRow([Term(x, 1)], .equal, 3, priority: 500)
    solver.solve()
    #expect(solver.illConditioned.map(\.variables) == [[x, y]])
    #expect([x, y].map { solver[$0] } == [0, 0])
    #expect(solver[a] == 3)
  }

  @Test func `Leaves others alone`() throws {
    var solver = solver
    try solver.addRow([Term(a, 1), Term(b, -nearly)], .equal, 0)
    let row = try solver.addRow([Term(other, 1)], .equal, 8)
    solver.solve()
    #expect(solver.illConditioned.count == 1)
    #expect(solver[other] == 8)
    #expect(solver.conflicts.map(\.clashing) == [[row]])
  }

  @Test(arguments: 0..<3)
  func `Ends with an edit`(edit: Int) throws {
    var solver = solver
    let row = try solver.addRow([Term(a, 1), Term(b, -nearly)], .equal, 0)
    solver.solve()
    switch edit {
    case 0: solver.removeRow(row)
    case 1: try solver.setTerms([Term(a, 1), Term(b, -0.3)], of: row)
    default: try solver.setPriority(500, of: rows[0])
    }
    #expect(solver.illConditioned.isEmpty)
    try solver.setConstant(6, of: rows[1])
    solver.solve()
    #expect(solver.illConditioned.isEmpty == (edit < 2))
    if edit < 2 {
      #expect(solver[a] == 6)
      #expect((solver[b] - 20).magnitude <= 2e-8)
    }
  }

  @Test func `What is refused is so whatever the order of its rows`() throws {
    let rows: [(terms: [Double], relation: Relation, constant: Double, priority: Double)] = [
      ([1, -0.3], .equal, 0, 1000), ([1, 0], .equal, 3, 500), ([1, -nearly], .equal, 0, 1000),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var solver = Solver()
      let variables = (0..<2).map { solver.addVariable(order: $0) }
      for index in order {
        let row = rows[index]
        try solver.addRow(
          zip(variables, row.terms).map { Term($0, $1) }, row.relation, row.constant,
          priority: row.priority, order: index)
      }
      solver.solve()
      #expect(solver.illConditioned.count == 1, "\(order)")
    }
  }

  /// Shares that were computed add up to one another but for rounding; 1e-7 calls for care.
  @Test func `Shares that were computed add up but for rounding`() throws {
    let shares = [
      0.6180339887498949, 1.618033988749895.squareRoot(), 0.7 / 0.9 * 0.6180339887498949,
    ]
    var solver = Solver()
    let whole = solver.addVariable()
    var sum: [Term] = []
    for share in shares {
      let part = solver.addVariable()
      try solver.addRow([Term(part, 1), Term(whole, -share)], .equal, 0)
      sum.append(Term(part, 1))
    }
    sum.append(Term(whole, -(shares[0] + shares[1] + shares[2])))
    try solver.addRow(sum, .equal, 0)
    try solver.addRow([Term(whole, 1)], .equal, 300, priority: 750)
    let other = solver.addVariable()
    try solver.addRow([Term(other, 1), Term(whole, -1e-7)], .equal, 0)
    solver.solve()
    #expect(solver[whole] == 300)
    #expect((solver[other] - 3e-5).magnitude <= 1e-14)
    #expect(solver.illConditioned.isEmpty)
    #expect(solver.conflicts.isEmpty)
  }

  @Test(arguments: [20, 200])
  func `However many rows there are around a doubt, they are solved`(count: Int) throws {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.addRow([Term(next, 1), Term(one, -1)], .greaterThanOrEqual, 10, priority: 500)
    }
    try solver.addRow([Term(variables[5], 1e-7), Term(variables[0], 1)], .equal, 1)
    solver.solve()
    #expect(solver.illConditioned.isEmpty)
    // The last is as near 0 as the gaps allow, so that all of them are 10: x₅ = x₀ + 50.
    let first = (1 - 50e-7) / (1 + 1e-7)
    for (index, variable) in variables.enumerated() {
      #expect((solver[variable] - (first + 10 * Double(index))).magnitude <= 1e-9)
    }
  }

  /// The rows that a value follows from are known in groups that are solved with more digits.
  @Test func `Rows that a value follows from are known with more digits too`() throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let first = try solver.addRow([Term(a, 1e9), Term(b, -1)], .equal, 0)
    let second = try solver.addRow([Term(b, 1)], .equal, 5e9, priority: 500)
    try solver.addRow([Term(a, 1)], .lessThanOrEqual, 9)
    solver.solve()
    #expect(solver[a] == 5)
    #expect(solver.rows(determining: a) == [first, second])
    #expect(solver.rows(determining: b) == [second])
  }

  /// Conflicts among coefficients that are far apart are irreducible.
  @Test func `Conflicts among coefficients far apart are irreducible`() throws {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let first = try solver.addRow([Term(a, 1e-9), Term(b, 1)], .equal, 2)
    let second = try solver.addRow([Term(b, 1e9)], .equal, 1e9)
    let third = try solver.addRow([Term(a, 1)], .lessThanOrEqual, 100)
    try solver.addRow([Term(a, 1)], .greaterThanOrEqual, 0)
    solver.solve()
    // b = 1 and a ≤ 100 leave 1 - 1e-7 missing in the first; each of the others costs far more.
    #expect(solver.conflicts == [Conflict(broken: first, clashing: [second, third])])
    #expect((solver[a] - 100).magnitude <= 1e-7)
    #expect((solver[b] - 1).magnitude <= 1e-9)
  }

  /// x₁ = 1, xᵢ₊₁ = f·xᵢ: right as long as a double can hold the last, and refused beyond.
  @Test(arguments: [1e2, 1e4, 1e8, 1e12], [8, 100, 200])
  func `A growing chain is right as long as a double can hold it`(factor: Double, length: Int)
    throws
  {
    var solver = Solver()
    let variables = (0..<length).map { _ in solver.addVariable() }
    try solver.addRow([Term(variables[0], 1)], .equal, 1)
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.addRow([Term(next, 1), Term(one, -factor)], .equal, 0)
    }
    solver.solve()
    let isHeld = log10(factor) * Double(length - 1) <= 308
    #expect(solver.illConditioned.isEmpty == isHeld)
    if isHeld {
      #expect(solver[variables[0]] == 1)
      #expect(
        (solver[variables[length - 1]] / pow(factor, Double(length - 1)) - 1).magnitude <= 1e-9)
    } else {
      #expect(solver.illConditioned.map(\.variables) == [variables])
      #expect(variables.allSatisfy { solver[$0] == 0 })
    }
  }

  /// A third but for the tenth digit.
  private let third = 1 / 3 + 0x1p-30

  /// 3 a = b and a = third · b + 3 cross where b is −3 / (third − 1/3), some −3.2e9, which half a unit in the
  /// last place of `third` moves by 30.
  @Test
  func `Values that the last digit of a number moves are refused, whatever the others are like`()
    throws
  {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(a, -1), Term(b, third)], .equal, -3)
    try solver.addRow([Term(a, 3), Term(b, -1)], .equal, 0)
    solver.solve()
    #expect(solver.illConditioned.map(\.variables) == [[a, b]])
  }

  /// Of a = −9, 14 and 700 the first breaks the others by the least, as a third is more than two sevenths.
  @Test func `Rows that are nearly parallel, but don't cross where the answer is, are told apart`()
    throws
  {
    var solver = Solver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(a, 1 / 3), Term(b, third)], .equal, -3, priority: 500)
    try solver.addRow([Term(b, 2 / 3)], .equal, 0)
    try solver.addRow([Term(a, 1 / 7), Term(b, 1 / 7)], .equal, 100, priority: 500)
    try solver.addRow([Term(a, 1 / 7), Term(b, 1 / 7)], .equal, 2, priority: 500)
    solver.solve()
    #expect(solver.illConditioned.isEmpty)
    #expect((solver[a] + 9).magnitude <= 1e-12 && solver[b] == 0)
  }

  @Test
  func `An edit that leads beyond what a double can hold is refused until another leads back`()
    throws
  {
    var solver = Solver()
    let variables = (0..<34).map { _ in solver.addVariable() }
    let first = try solver.addRow([Term(variables[0], 1)], .equal, 2)
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.addRow([Term(next, 1), Term(one, -1e9)], .equal, 0)
    }
    func expectMultiples(of constant: Double) {
      let errors = variables.enumerated().map { exponent, variable in
        (solver[variable] / (constant * pow(1e9, Double(exponent))) - 1).magnitude
      }
      #expect(errors.allSatisfy { $0 <= 1e-9 })
    }
    solver.solve()
    expectMultiples(of: 2)
    // 1e12 · 1e9³³ = 1e309
    try solver.setConstant(1e12, of: first)
    solver.solve()
    #expect(solver.illConditioned.map(\.variables) == [variables])
    #expect(solver.movedVariables.isEmpty)
    expectMultiples(of: 2)
    try solver.setConstant(3, of: first)
    solver.solve()
    #expect(solver.illConditioned.isEmpty)
    expectMultiples(of: 3)
  }

  /// What y exceeds 0 by is within its rounding, and 2³⁰ times as much in the row above it.
  @Test(arguments: [1.05, 1.1, 2, 10, 30, 100, 1e3], [0, 10, 15, 19, 20, 21, 25, 30])
  func `A small number beside large coefficients holds, also where others rest`(
    constant: Double, exponent: Int
  ) throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let large = 0x1p30
    try solver.addRow([Term(x, large)], .greaterThanOrEqual, constant)
    try solver.addRow(
      [Term(x, pow(2, Double(exponent))), Term(y, large)], .greaterThanOrEqual, 0, priority: 900)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.illConditioned.isEmpty)
    #expect((solver[x] * large - constant).magnitude <= 1e-9 * constant)
    #expect(solver[y].magnitude <= 1e-9)
  }
}
