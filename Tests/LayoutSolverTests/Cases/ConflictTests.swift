import LayoutSolver
import TestSupport
import Testing

/// Required rows that can't all be met: which are named, and that all is well once they are gone.
@Suite struct ConflictTests {
  /// Two views share all the room there is, and stand apart: as the shares are written they add up to 1 but for the last
  /// digit, so that all could be met some 10¹⁶ away, which nobody means.
  @Test(arguments: [(5.0 / 6, 1.0 / 6, 1.5), (0.7, 0.3, -1.5)])
  func `Shares of the whole, and a distance, contradict each other`(
    first: Double, second: Double, distance: Double
  ) throws {
    var solver = Solver()
    let (end, start, width, room) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    let rows = [
      try solver.addRow([Term(end, 1), Term(room, -first)], .equal, 0),
      try solver.addRow([Term(width, 1), Term(room, -second)], .equal, 0),
      try solver.addRow([Term(start, 1), Term(end, -1)], .equal, distance),
      try solver.addRow([Term(start, 1), Term(width, 1), Term(room, -1)], .equal, 0),
    ]
    solver.solve()
    #expect(solver.conflicts.count == 1 && solver.illConditioned.isEmpty)
    let named = solver.conflicts.flatMap { [$0.broken] + $0.clashing }
    #expect(Set(named) == Set(rows))
    #expect([end, start, width, room].allSatisfy { abs(solver[$0]) <= 1.5 })
  }

  /// Each case: a system, the row broken, and those it clashes with, by position.
  @Test(arguments: [
    ("x == 20; x == 40", 0, [1]),
    ("x >= 20; x <= 10", 0, [1]),
    ("x == 20; y == 3; x == 40", 0, [2]),
    // Bound, link, bound.
    ("a >= 10; b - a >= 0; b <= 5", 0, [1, 2]),
    // A circle of steps.
    ("b - a >= 1; c - b >= 1; a - c >= 1", 0, [1, 2]),
    // A row without variables clashes with none.
    ("0 >= 3; x == 4", 0, []),
    ("0 == -1", 0, []),
    // Two rows against one: the one is broken.
    ("x == 1; x == 1; x == 2", 2, [0]),
    // Soft rows have no part in it, but they settle which of two is broken.
    ("x == 20 @999.5; x == 30; x == 40", 2, [1]),
    ("x == 50 @1/1000; x == 30; x == 40", 1, [2]),
  ])
  func `The rows that clash are named, and all is well without them`(
    system: String, broken: Int, clashing: [Int]
  ) throws {
    let problem = try LinearProblem(system)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    let conflicts = loaded.solver.conflicts
    #expect(try loaded.flawOfConflicts(in: problem) == nil)
    #expect(conflicts.map(\.broken) == [loaded.rows[broken]])
    if clashing.count == 1, problem.rows.count > 2, problem.rows[0] == problem.rows[1] {
      #expect(conflicts.map(\.clashing.count) == [1])
    } else {
      #expect(conflicts.map(\.clashing) == [clashing.map { loaded.rows[$0] }])
    }
  }

  /// A row goes, so that variables are free, and stay rows come: x1 + x2 still clashes, and a wish decides
  /// which of -3 and 4 it is nearer to.
  @Test func `Stay rows that come leave a conflict as it is`() {
    func row(
      _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
    ) -> LinearProblem.Row {
      LinearProblem.Row(
        terms.map { LinearProblem.Term($0.0, $0.1) }, relation, constant, priority: priority)
    }
    let program = SolverProgram(
      steps: (0..<4).map { .addVariable($0) } + [
        .addRow(0, row([(1, 1), (3, 1), (0, -0.5)], .greaterThanOrEqual, -11)),
        .addRow(1, row([(1, 1), (2, 1)], .greaterThanOrEqual, 4)),
        .addRow(2, row([(2, -0.5), (3, 1)], .greaterThanOrEqual, -13)),
        .addRow(3, row([(1, -1), (2, -1)], .equal, 3)),
        .addRow(4, row([(0, 1), (3, -1), (2, -0.5)], .equal, 0)),
        .addRow(5, row([(2, 2), (1, 2)], .equal, 2, 500)),
        .addRow(6, row([(2, -1), (0, -0.5)], .equal, 11)),
        .solve, .removeRow(6), .solve,
      ])
    #expect(program.flaw() == nil)
  }

  /// Siblings that need more room than there is: the conflict is the whole chain, and removing or
  /// relaxing any row of it ends it.
  @Test(arguments: [2, 5, 20, 60])
  func `Chain that is too long`(count: Int) throws {
    var solver = Solver()
    var rows: [Row] = []
    var last: Variable?
    for _ in 0..<count {
      let edge = solver.addVariable()
      let step = last.map { [Term(edge, 1), Term($0, -1)] } ?? [Term(edge, 1)]
      rows.append(try solver.addRow(step, .greaterThanOrEqual, 10))
      last = edge
    }
    let end = try #require(last)
    rows.append(try solver.addRow([Term(end, 1)], .lessThanOrEqual, Double(10 * count - 1)))
    solver.solve()
    let conflict = try #require(solver.conflicts.first)
    #expect(solver.conflicts.count == 1)
    #expect(Set([conflict.broken] + conflict.clashing) == Set(rows))

    for row in rows {
      var copy = solver
      copy.removeRow(row)
      copy.solve()
      #expect(copy.conflicts.isEmpty)
      copy = solver
      try copy.setPriority(999, of: row)
      copy.solve()
      #expect(copy.conflicts.isEmpty)
    }
    try solver.setConstant(Double(10 * count), of: rows[count])
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver[end] == Double(10 * count))
  }

  /// Two conflicts apart from each other are told apart, and the rest is as if they weren't there.
  @Test func `Two conflicts apart are told apart`() throws {
    let problem = try LinearProblem(
      """
      a == 1; a == 2
      b >= 5; b <= 4
      c == 7; d - c == 8; e == 3 @5
      """)
    var loaded = try problem.loaded()
    loaded.solver.solve()
    let conflicts = loaded.solver.conflicts
    #expect(conflicts.map { Set([$0.broken] + $0.clashing) }.count == 2)
    #expect(Set(conflicts.flatMap { [$0.broken] + $0.clashing }) == Set(loaded.rows[0...3]))
    #expect(Array(loaded.values[2...]) == [7, 15, 3])
    loaded.solver.removeRow(loaded.rows[0])
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.count == 1)
    loaded.solver.removeVariable(loaded.variables[1])
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.isEmpty)
  }

  @Test func `An edit empties the list until the next solution`() throws {
    var loaded = try LinearProblem("x == 1; x == 2").loaded()
    #expect(loaded.solver.conflicts.isEmpty)
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.count == 1)
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.count == 1)
    try loaded.solver.setConstant(2, of: loaded.rows[0])
    #expect(loaded.solver.conflicts.isEmpty)
    loaded.solver.solve()
    #expect(loaded.solver.conflicts.isEmpty)
    #expect(loaded.values == [2])
  }

  @Test(arguments: [
    ("1/10 x == 3/10; x == 3", 0),
    ("1/3 x + 1/3 y == 100/3; x + y == 100", 0),
    ("7/10 x == 70; 1/10 x == 10; 3/10 x == 30", 0),
    ("1/10 x + 2/10 y == 1; 3/10 x + 6/10 y == 3; x == 4", 0),
    ("x == 1; x == 10001/10000", 1),
    ("x == 1000000; x == 10000001/10", 1),
    ("x >= 1; x <= 999999/1000000", 1),
  ])
  func `Required rows miss each other by a hair, or by rounding alone`(system: String, count: Int)
    throws
  {
    let loaded = try LoadedProblem(solving: system)
    #expect(loaded.solver.conflicts.count == count)
  }

  /// Where coefficients are large, a row's multiplier is small: here 1e-9 for the last but one of each.
  @Test(
    arguments: [
      "-x + y >= 0; x >= 100; 1000000000 y == 0",
      "x - 1000 z == 100; 1000 x + y == 0; z == 0; 1000 y == 0",
    ])
  func `Rows of large coefficients are named like others`(text: String) throws {
    let loaded = try LoadedProblem(solving: text)
    let conflict = try #require(loaded.solver.conflicts.first)
    #expect(Set(conflict.clashing + [conflict.broken]) == Set(loaded.rows))
  }
}
