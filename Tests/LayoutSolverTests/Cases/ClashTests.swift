import LayoutSolver
import TestSupport
import Testing

/// Sets of required rows that can't all be met, found in an order that the caller gives.
@Suite struct ClashTests {
  /// Each set can't be met, and can without any one of its rows.
  ///
  /// There are sets if and only if there are conflicts.
  @Test(
    .timeLimit(.minutes(Seeds.limit)),
    arguments: [ProblemClass.infeasible, .duplicates, .ties, .interface], [false, true])
  func `Each set can't be met, and can without any one of its rows`(
    kind: ProblemClass, isReversed: Bool
  ) throws {
    func conflicts(_ problem: LinearProblem) throws -> Int {
      var loaded = try problem.loaded()
      loaded.solver.solve()
      return loaded.solver.conflicts.count
    }
    for seed in Seeds(100) {
      let problem = kind.problem(seed: seed)
      var loaded = try problem.loaded()
      loaded.solver.solve()
      let place = Dictionary(uniqueKeysWithValues: zip(loaded.rows, problem.rows.indices))
      let (sets, _) = loaded.solver.clashes { rows in
        rows.sorted { ((place[$0] ?? 0) < (place[$1] ?? 0)) != isReversed }
      }
      #expect(sets.isEmpty == loaded.solver.conflicts.isEmpty)
      for set in sets {
        let positions = set.compactMap { place[$0] }
        #expect(positions.count == set.count)
        #expect(try conflicts(problem.keeping(rows: positions)) > 0, "\(kind) \(seed)")
        for left in positions {
          let rest = positions.filter { $0 != left }
          #expect(try conflicts(problem.keeping(rows: rest)) == 0, "\(kind) \(seed)")
        }
      }
    }
  }

  @Test func `Of rows about the same the first one stands, whatever their keys`() throws {
    let loaded = try LoadedProblem(solving: "x == 1; x == 2; x == 3; x == 2; x == 9")
    let rows = loaded.rows
    let inOrder = [rows[2], rows[4], rows[0], rows[3], rows[1]]
    let (sets, _) = loaded.solver.clashes { given in inOrder.filter(given.contains) }
    #expect(sets.allSatisfy { $0.count == 2 && $0[0] == rows[2] })
    let blamed = sets.compactMap(\.last)
    #expect(Set(blamed).isSuperset(of: [rows[0], rows[4]]) && Set(blamed).count == blamed.count)
  }

  /// The third and the second row say that x1 is -196/3, which the last one contradicts; the first has no
  /// part in it, though rounding leaves a multiple of it.
  @Test func `Rounding has no part`() throws {
    let loaded = try LoadedProblem(
      solving: """
        1/2 x1 + 2 x2 == 31
        - x0 - x1 + 2 x2 == 4
        - 1/2 x0 + x2 - 2 x1 == 100
        - 1/2 x1 <= -44
        """)
    let (sets, _) = loaded.solver.clashes { $0.sorted { $0.index < $1.index } }
    #expect(sets.map(Set.init) == [Set(loaded.rows[1...])])
  }

  /// *n* rows about few variables, and a chain of *n* rows that doesn't fit.
  @Test(arguments: ["one", "two", "chain"])
  func `Steps grow with the number of rows`(kind: String) throws {
    func steps(_ n: Int) throws -> Int {
      var solver = Solver()
      var variables = [solver.addVariable(), solver.addVariable()]
      for index in 0..<n {
        switch kind {
        case "one": try solver.addRow([Term(variables[0], 1)], .equal, Double(index * 7919 % n))
        case "two":
          try solver.addRow(
            [Term(variables[0], 1), Term(variables[1], Double(1 + index % 3))], .equal,
            Double(index * 7919 % n))
        default:
          variables.append(solver.addVariable())
          try solver.addRow(
            [Term(variables[index + 1], 1), Term(variables[index], -1)], .equal, 1)
        }
      }
      if kind == "chain" {
        try solver.addRow([Term(variables[n], 1), Term(variables[0], -1)], .lessThanOrEqual, 2)
      }
      solver.solve()
      let (sets, steps) = solver.clashes { $0 }
      #expect(!sets.isEmpty)
      return steps
    }
    #expect(try steps(200) <= 2 * steps(100) + 10)
  }
}
