import LayoutSolver
import TestSupport
import Testing

/// The answer is a function of the rows and their keys, and not of the order of insertion.
@Suite struct InsertionOrderTests {
  /// Every order of the rows of a small system, and of its variables.
  @Test(arguments: [
    "a + b + c == 100; a >= 80 @750; b >= 80 @750; c >= 80 @750",
    "a + b == 100; a == 80 @9; b == 80 @9; a - b == 5 @8; a <= 3 @7",
    "x == 1; x == 2; x >= 3; x == 0 @5; x - y == 2",
    "a - b == 0; b - c == 0; c - a == 0; a + b + c == 7 @4; a == 3 @4",
    "a + b - c == 10; c - d == 0; b + d == 4 @9; a - d >= 3 @9; a + b + c + d <= 0 @9",
  ])
  func `Every order of rows and variables gives one answer`(system: String) throws {
    let problem = try LinearProblem(system)
    let expected = try problem.solved()
    #expect(try problem.flaw(in: expected) == nil)
    for rows in permutations(of: Array(problem.rows.indices)) {
      let forwards = Array(0..<problem.variableCount)
      for variables in [forwards, forwards.reversed()] {
        var loaded = try problem.loaded(variableOrder: variables, rowOrder: rows)
        loaded.solver.solve()
        let difference = problem.difference(between: loaded.values, and: expected)
        #expect(difference == nil, "rows \(rows), variables \(variables)")
      }
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func `Random orders of random problems give one answer`(kind: ProblemClass) throws {
    for seed in Seeds(100) {
      var random = SplitMix64(seed: UInt64(seed))
      let problem = kind.problem(seed: seed)
      var first = try problem.loaded()
      first.solver.solve()
      for _ in 0..<3 {
        var loaded = try problem.loaded(
          variableOrder: (0..<problem.variableCount).shuffled(using: &random),
          rowOrder: problem.rows.indices.shuffled(using: &random))
        loaded.solver.solve()
        let difference = problem.difference(between: loaded.values, and: first.values)
        #expect(difference == nil, "\(kind) \(seed)\n\(problem)")
        let named = loaded.solver.conflicts.map { loaded.rows.firstIndex(of: $0.broken) }
        let expected = first.solver.conflicts.map { first.rows.firstIndex(of: $0.broken) }
        #expect(named == expected, "\(kind) \(seed)\n\(problem)")
      }
    }
  }

  private func permutations(of elements: [Int]) -> [[Int]] {
    guard let first = elements.first else { return [[]] }
    return permutations(of: Array(elements.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }
}
