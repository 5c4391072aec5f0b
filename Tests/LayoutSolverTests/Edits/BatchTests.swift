import LayoutSolver
import TestSupport
import Testing

/// Variables and rows that are added at once are the same as those added one by one.
@Suite struct BatchTests {
  /// The rows of a problem, as a batch.
  static func batch(
    _ problem: LinearProblem, _ variables: [Variable]
  ) -> (rows: [RowDescription], terms: [Term]) {
    let rows = problem.rows.map {
      RowDescription(
        termCount: $0.terms.count, $0.relation, $0.constant, priority: $0.priority)
    }
    let terms = problem.rows.flatMap { row in
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }
    }
    return (rows, terms)
  }

  /// The problem in a solver, added at once.
  static func loaded(_ problem: LinearProblem, in solver: Solver) throws -> LoadedProblem {
    var result = LoadedProblem(solver)
    result.variables = result.solver.addVariables(problem.variableCount)
    let (rows, terms) = batch(problem, result.variables)
    result.rows = try result.solver.addRows(rows, terms: terms)
    return result
  }

  /// The problem in a solver, added one by one.
  static func loadedSingly(_ problem: LinearProblem, in solver: Solver) throws -> LoadedProblem {
    var result = LoadedProblem(solver)
    for _ in 0..<problem.variableCount { result.variables.append(result.solver.addVariable()) }
    for row in problem.rows {
      let terms = row.terms.map { Term(result.variables[$0.variable], $0.coefficient) }
      result.rows.append(
        try result.solver.addRow(
          terms, row.relation, row.constant, priority: row.priority))
    }
    return result
  }

  /// A solver that has had variables and rows, some of which are gone, in the midst of it or at
  /// the last solution.
  static func used(isSolved: Bool) throws -> Solver {
    var loaded = try LinearProblem("x + y == 100; x == 30 @750; y >= 80 @750; z == 1").loaded()
    loaded.solver.solve()
    loaded.solver.removeVariable(loaded.variables[2])
    loaded.solver.removeRow(loaded.rows[1])
    if isSolved { loaded.solver.solve() }
    return loaded.solver
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func equalsOneByOne(problemClass: ProblemClass) throws {
    for seed in Seeds(40) {
      let problem = problemClass.problem(seed: seed)
      for solver in [Solver(), try Self.used(isSolved: false), try Self.used(isSolved: true)] {
        var one = try Self.loaded(problem, in: solver)
        var other = try Self.loadedSingly(problem, in: solver)
        #expect(one.variables == other.variables)
        #expect(one.rows == other.rows)
        one.solver.solve()
        other.solver.solve()
        #expect(one.values == other.values, "\(problem)")
        #expect(one.solver.conflicts == other.solver.conflicts)
        // They go on alike, too.
        for row in [one.rows.count / 2, one.rows.count / 3] where row < one.rows.count {
          one.solver.removeRow(one.rows[row])
          other.solver.removeRow(other.rows[row])
          one.solver.solve()
          other.solver.solve()
          #expect(one.values == other.values, "\(problem) without row \(row)")
        }
      }
    }
  }

  /// Terms of one variable are added up within a row, and zeros are no terms; so many terms that
  /// they are sorted for that are a row like others.
  @Test func unusualTerms() throws {
    var solver = Solver()
    let variables = solver.addVariables(12)
    let (x, y) = (variables[0], variables[1])
    let rows = try solver.addRows(
      [
        RowDescription(termCount: 3, .equal, 12),
        RowDescription(termCount: 2, .equal, 5),
        RowDescription(termCount: 0, .equal, 0),
        RowDescription(termCount: 2, .lessThanOrEqual, -1),
        RowDescription(termCount: 12, .equal, 12, priority: 10),
      ],
      terms: [Term(x, 1), Term(x, 2), Term(x, 1)] + [Term(y, 1), Term(x, 0)]
        + [Term(y, 3), Term(y, -3)] + variables.map { Term($0, 1) })
    solver.solve()
    #expect(rows.count == 5)
    #expect(solver[x] == 3)
    #expect(solver[y] == 5)
    // 12 - 3 - 5: all but one of the others rest at 0.
    #expect(variables[2...].map { solver[$0] }.reduce(0, +) == 4)
    // 0 <= -1 can't be.
    #expect(solver.conflicts.map(\.broken) == [rows[3]])
  }

  /// Of two rows of a level that clash, the one with the larger key is met.
  @Test(arguments: [(nil, nil, 2.0), (5, 4, 1), (4, 5, 2)] as [(Int?, Int?, Double)])
  func keys(first: Int?, second: Int?, value: Double) throws {
    var solver = Solver()
    let x = solver.addVariables(1)[0]
    try solver.addRows(
      [
        RowDescription(termCount: 1, .equal, 1, priority: 750, order: first),
        RowDescription(termCount: 1, .equal, 2, priority: 750, order: second),
      ], terms: [Term(x, 1), Term(x, 1)])
    solver.solve()
    #expect(solver[x] == value)
  }

  /// A batch that is refused leaves nothing behind, though what is wrong stands at its end.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func refusal(problemClass: ProblemClass) throws {
    for seed in Seeds(10) {
      let problem = problemClass.problem(seed: seed)
      let known = try Self.loaded(problem, in: Solver())
      var refused = known
      let (rows, terms) = Self.batch(problem, known.variables)
      let x = known.variables[0]
      let last = RowDescription(termCount: 2, .equal, 1)
      for (row, ends) in [
        (last, [Term(x, 1), Term(x, 1e-20)]), (last, [Term(x, 3), Term(x, 1)]),
        (last, [Term(x, 0.1)]), (last, [Term(x, 0.7), Term(x, 1), Term(x, 1)]),
        (RowDescription(termCount: 1, .equal, 1e13), [Term(x, 1)]),
        (RowDescription(termCount: 1, .equal, 1, priority: 0), [Term(x, 1)]),
        (RowDescription(termCount: .max, .equal, 1), [Term(x, 1)]),
      ] {
        // Terms of the same variable are no reason, so that there is one more behind them.
        let unknown = [RowDescription(termCount: 1, .equal, 1)]
        #expect(throws: SolverError.self) {
          try refused.solver.addRows(
            rows + [row] + unknown,
            terms: terms + ends + [Term(Variable(index: -1, generation: 1), 1)])
        }
      }
      #expect(refused.solver.rowCount == known.solver.rowCount)
      var other = known
      for row in [nil] + known.rows {
        if let row {
          refused.solver.removeRow(row)
          other.solver.removeRow(row)
        }
        refused.solver.solve()
        other.solver.solve()
        #expect(refused.values == other.values, "\(problem)")
      }
    }
  }

  @Test func nothing() throws {
    var solver = Solver()
    #expect(solver.addVariables(0).isEmpty)
    #expect(solver.addVariables(-3).isEmpty)
    // More than there are handles for.
    #expect(solver.addVariables(.max).isEmpty)
    #expect(solver.addVariables(1 << 31).isEmpty)
    #expect(try solver.addRows([], terms: []).isEmpty)
    #expect((solver.variableCount, solver.rowCount) == (0, 0))
  }
}
