import LayoutSolver
import TestSupport
import Testing

/// Bad input is refused with an error of its kind, and the solver is as if nothing had been asked.
@Suite struct RefusalTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let name: String
    let error: @Sendable (LoadedProblem) -> SolverError
    let edit: @Sendable (inout LoadedProblem) throws -> Void

    var testDescription: String { name }
  }

  /// A solver's handles in what follows: variable 2 and row 3 have been removed.
  static func start() throws -> LoadedProblem {
    var loaded = try LinearProblem("x + y == 100; x == 30 @750; y >= 80 @750; z == 1").loaded()
    loaded.solver.removeVariable(loaded.variables[2])
    loaded.solver.solve()
    return loaded
  }

  static let refusals: [Refusal] =
    [Double.nan, .infinity, -.infinity, 1e300, -1e13, 1e-13, .leastNonzeroMagnitude].map { bad in
      Refusal(
        name: "coefficient \(bad)",
        error: { .coefficientOutOfRange(of: $0.variables[1]) },
        edit: {
          try $0.solver.addRow([Term($0.variables[0], 1), Term($0.variables[1], bad)], .equal, 0)
        })
    }
    + [Double.nan, .infinity, 1e300, -1e13, 1e-13, .leastNonzeroMagnitude].map { bad in
      Refusal(
        name: "only coefficient \(bad)",
        error: { .coefficientOutOfRange(of: $0.variables[0]) },
        edit: { try $0.solver.addRow([Term($0.variables[0], bad)], .equal, 0) })
    }
    + [Double.nan, .infinity, -.infinity, 1e300, -1.5e12].flatMap { bad in
      [
        Refusal(
          name: "constant \(bad)", error: { _ in .constantOutOfRange },
          edit: { try $0.solver.addRow([Term($0.variables[0], 1)], .equal, bad) }),
        Refusal(
          name: "constant set to \(bad)", error: { _ in .constantOutOfRange },
          edit: { try $0.solver.setConstant(bad, of: $0.rows[0]) }),
      ]
    }
    + [Double.nan, .infinity, -.infinity, 0, -0.0, -1, 1000.0.nextUp, 1e300].flatMap { bad in
      [
        Refusal(
          name: "priority \(bad)", error: { _ in .priorityOutOfRange },
          edit: {
            try $0.solver.addRow([Term($0.variables[0], 1)], .equal, 0, priority: bad)
          }),
        Refusal(
          name: "priority set to \(bad)", error: { _ in .priorityOutOfRange },
          edit: { try $0.solver.setPriority(bad, of: $0.rows[1]) }),
      ]
    }
    + [
      Refusal(
        name: "removed variable", error: { .unknownVariable($0.variables[2]) },
        edit: {
          try $0.solver.addRow([Term($0.variables[0], 1), Term($0.variables[2], 1)], .equal, 0)
        }),
      Refusal(
        name: "removed variable with coefficient 0", error: { .unknownVariable($0.variables[2]) },
        edit: { try $0.solver.addRow([Term($0.variables[2], 0)], .equal, 0) }),
      Refusal(
        name: "order of a removed variable", error: { .unknownVariable($0.variables[2]) },
        edit: { try $0.solver.setOrder(1, of: $0.variables[2]) }),
      Refusal(
        name: "terms of a removed row", error: { .unknownRow($0.rows[3]) },
        edit: { try $0.solver.setTerms([Term($0.variables[0], 1)], of: $0.rows[3]) }),
      Refusal(
        name: "terms with a removed variable", error: { .unknownVariable($0.variables[2]) },
        edit: { try $0.solver.setTerms([Term($0.variables[2], 1)], of: $0.rows[0]) }),
      Refusal(
        name: "terms that are no numbers", error: { .coefficientOutOfRange(of: $0.variables[1]) },
        edit: {
          try $0.solver.setTerms(
            [Term($0.variables[0], 1), Term($0.variables[1], .nan)], of: $0.rows[0])
        }),
      Refusal(
        name: "relation of a removed row", error: { .unknownRow($0.rows[3]) },
        edit: { try $0.solver.setRelation(.equal, of: $0.rows[3]) }),
      Refusal(
        name: "constant of a removed row", error: { .unknownRow($0.rows[3]) },
        edit: { try $0.solver.setConstant(1, of: $0.rows[3]) }),
      Refusal(
        name: "priority of a removed row", error: { .unknownRow($0.rows[3]) },
        edit: { try $0.solver.setPriority(1, of: $0.rows[3]) }),
      Refusal(
        name: "order of a removed row", error: { .unknownRow($0.rows[3]) },
        edit: { try $0.solver.setOrder(1, of: $0.rows[3]) }),
    ]

  /// The solver's whole contents, to compare.
  static func contents(of solver: Solver) -> String {
    var text = ""
    dump(solver, to: &text)
    return text
  }

  @Test(arguments: refusals)
  func `Leaves the solver as it was`(refusal: Refusal) throws {
    var loaded = try Self.start()
    let untouched = loaded
    let before = Self.contents(of: loaded.solver)
    #expect(throws: refusal.error(loaded)) { try refusal.edit(&loaded) }
    #expect(Self.contents(of: loaded.solver) == before)

    // The same life afterwards: a solution, an edit, an addition with the same handles.
    func goOn(_ loaded: inout LoadedProblem) throws -> [Double] {
      var values: [Double] = []
      loaded.solver.solve()
      values += loaded.values[..<2]
      try loaded.solver.setConstant(90, of: loaded.rows[0])
      loaded.rows.append(
        try loaded.solver.addRow([Term(loaded.variables[0], 2)], .lessThanOrEqual, 10))
      loaded.solver.solve()
      return values + loaded.values[..<2]
    }
    var other = untouched
    #expect(try goOn(&loaded) == goOn(&other))
    #expect(loaded.rows == other.rows)
  }

  @Test(arguments: refusals)
  func `The same in the middle of unsolved edits: they are neither lost nor solved`(
    refusal: Refusal
  ) throws {
    var loaded = try Self.start()
    try loaded.solver.setConstant(60, of: loaded.rows[0])
    let before = Self.contents(of: loaded.solver)
    #expect(throws: refusal.error(loaded)) { try refusal.edit(&loaded) }
    #expect(Self.contents(of: loaded.solver) == before)
    loaded.solver.solve()
    #expect(Array(loaded.values[..<2]) == [-20, 80])
  }

  @Test func `The limits themselves are accepted`() throws {
    var solver = Solver()
    let x = solver.addVariable()
    for coefficient in [1e-12, -1e-12, 1e12, -1e12, 0, -0.0] {
      try solver.addRow([Term(x, coefficient)], .equal, 0)
    }
    for constant in [1e12, -1e12, 0, -0.0, .leastNonzeroMagnitude] {
      try solver.addRow([Term(x, 1)], .equal, constant, priority: 5)
    }
    for priority in [.leastNonzeroMagnitude, 1e-300, 999.999_999, 1000] {
      try solver.addRow([Term(x, 1)], .equal, 0, priority: priority)
    }
    for order in [Int.min, -1, 0, .max] {
      try solver.addRow([Term(x, 1)], .equal, 0, order: order)
    }
    solver.solve()
    #expect(solver[x] == 0)
  }

  @Test(arguments: [
    (
      SolverError.constantOutOfRange,
      "A constant must be finite and at most 1e12 in size."
    ),
    (
      .priorityOutOfRange,
      "A priority must be above 0 and no more than 1000, which means required."
    ),
  ])
  func `Says why`(error: SolverError, text: String) {
    #expect("\(error)" == text)
  }

  @Test func `Says why with names`() {
    var solver = Solver()
    let x = solver.addVariable()
    solver.removeVariable(x)
    // The slot is free again after the next solution.
    solver.solve()
    let y = solver.addVariable()
    #expect(
      "\(SolverError.coefficientOutOfRange(of: y))"
        == "The coefficient of x0 must be zero, or finite and between 1e-12 and 1e12 in size.")
    #expect(
      "\(SolverError.unknownVariable(x))"
        == "The variable x0 was removed, or belongs to another solver.")
    #expect(throws: SolverError.unknownVariable(x)) {
      try solver.addRow([Term(x, 1)], .equal, 0)
    }
  }
}
