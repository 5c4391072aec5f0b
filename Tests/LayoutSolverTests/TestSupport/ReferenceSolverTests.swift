import LayoutSolver
import TestSupport
import Testing

/// The reference against systems solved by hand.
@Suite struct ReferenceSolverTests {
  /// Each case: a system, the least sums of its levels, and the values by the tie rule.
  static let cases: [(String, [Rational], [Rational])] = [
    ("x == 20; x == 40", [20], [40]),
    ("x == 20; x == 40; x == 25", [20], [25]),
    ("x == 3", [0], [3]),
    ("x >= -5", [0], [0]),
    ("x >= 5; x <= 3; x == 9 @5", [2, 4], [5]),
    // 3 x + 3 y = 10 and x = y.
    ("3 x + 3 y == 10; x - y == 0", [0], [Rational(5, 3), Rational(5, 3)]),
    // Thirds are thirds: the second row is three times the first.
    (
      "1/3 x + 1/3 y == 1; x + y == 3; y == 1/3 @5", [0, 0],
      [Rational(8, 3), Rational(1, 3)]
    ),
    // Short of room by 140: one gives way, the first.
    (
      "a + b + c == 100; a >= 80 @9; b >= 80 @9; c >= 80 @9",
      [0, 140], [-60, 80, 80]
    ),
    // A factor weighs: it costs 2 a point to leave b.
    (
      "a + b == 10; 2 b == 0 @9; a == 0 @9", [0, 10],
      [10, 0]
    ),
    ("0 == 4; x == 1 @2; x == 3 @1", [4, 0, 2], [1]),
    ("x - x == 4; y == 2", [4], [0, 2]),
    ("a + b == 10", [0], [10, 0]),
    ("a - 1/2 b == 0; b >= 7; b <= 9", [0], [Rational(7, 2), 7]),
  ]

  @Test(arguments: cases)
  func `Systems solved by hand come out the same`(
    system: String, sums: [Rational], values: [Rational]
  ) throws {
    let problem = try LinearProblem(system)
    #expect(try ReferenceSolver.leastViolations(of: problem) == sums)
    let solution = try ReferenceSolver.solve(problem)
    #expect(solution.violations == sums)
    #expect(solution.values == values)
    #expect(try problem.flaw(in: values.map(\.double)) == nil)
  }

  @Test func `Nothing to solve`() throws {
    #expect(try ReferenceSolver.solve(LinearProblem(variableCount: 0)).values == [])
    let free = try ReferenceSolver.solve(LinearProblem(variableCount: 2))
    #expect(free.values == [0, 0])
    #expect(free.violations == [])
  }

  /// No random change of a reference solution meets the levels better, and none of its fractions
  /// needs more than 128 bits.
  @Test(arguments: ProblemClass.allCases)
  func `No neighbor is better`(kind: ProblemClass) throws {
    for seed in 0..<20 {
      var random = SplitMix64(seed: UInt64(seed))
      let problem = kind.problem(seed: seed)
      let values = try ReferenceSolver.solve(problem).values.map(\.double)
      let best = problem.violations(at: values)
      for _ in 0..<50 {
        let other = values.map {
          random.chance(50) ? $0 : $0 + Double.random(in: -5...5, using: &random)
        }
        let sums = problem.violations(at: other)
        let firstDifference = zip(sums, best).map { $0 - $1 }.first { $0.magnitude > 1e-7 }
        #expect(firstDifference ?? 0 >= 0, "\(kind) \(seed)")
      }
    }
  }

  @Test func `Too long fractions are an error`() throws {
    var random = SplitMix64(seed: 1)
    var problem = LinearProblem(variableCount: 8)
    for _ in 0..<8 {
      let terms = (0..<8).map { LinearProblem.Term($0, Double.random(in: 1...2, using: &random)) }
      problem.rows.append(LinearProblem.Row(terms, .equal, 1))
    }
    #expect(throws: ReferenceSolver.Overflow.self) { try ReferenceSolver.solve(problem) }
  }
}
