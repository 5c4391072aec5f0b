import TestSupport
import Testing

@Suite struct LinearProblemTests {
  @Test(arguments: [
    ("x == 4", "x0 == 4"),
    ("x1 + 2 x2 - 1/2 x1 >= -3.5 @750", "x0 + 2 x1 - 1/2 x0 >= -7/2 @750.0"),
    (" -a+b<=1/3@0.5 ; ;0 == 2", "- x0 + x1 <= 1/3 @0.5\n0 == 2"),
    ("2x - -3y = 7\n y >= 1", "2 x0 + 3 x1 == 7\nx1 >= 1"),
  ])
  func `A problem is read as it is written`(input: String, output: String) throws {
    let problem = try LinearProblem(input)
    #expect("\(problem)" == output)
    #expect(try "\(LinearProblem(output))" == output)
  }

  @Test(arguments: ["x", "x == ", "x == y", "x == 4 @", "x == 4 @ 5 6", "x == 1/2/3"])
  func `Not a problem`(text: String) {
    #expect(throws: LinearProblemSyntaxError.self) { try LinearProblem(text) }
  }

  @Test func `Violations are counted level by level`() throws {
    let problem = try LinearProblem("x >= 5; x <= 1 @9; x == 4 @9; x - y == 0 @8")
    #expect(problem.priorities == [1000, 9, 8])
    #expect(problem.violations(at: [3, 10]) == [2, 3, 7])
    #expect(problem.violations(at: [6, 6]) == [0, 7, 0])
    #expect(problem.rows.map { $0.residual(at: [3, 10]) } == [-2, 2, -1, -7])
  }

  @Test func `A solution is judged level by level`() throws {
    let problem = try LinearProblem("a + b == 10; b >= 3 @5")
    #expect(try problem.flaw(in: [7, 3]) == nil)
    #expect(try problem.flaw(in: [7 + 1e-10, 3]) == nil)
    #expect(
      try problem.flaw(in: [9, 1]) == "level 5.0 is violated by 2.0 where 0.0 is least")
    #expect(
      try problem.flaw(in: [5, 5]) == "the values are [5.0, 5.0] and should be [7.0, 3.0]")
    #expect(try problem.flaw(in: [.nan, 3]) != nil)
    #expect(problem.difference(between: [1], and: [1, 2]) != nil)
  }

  @Test func `A problem is written as a line of JSON`() throws {
    let problem = try LinearProblem("x - 1/2 y >= 8; y == 0.1 @999.5")
    #expect(
      problem.jsonLine(solution: [1, -2.5])
        == #"{"variables": 2, "rows": [{"terms": {"0": 1.0, "1": -0.5}, "relation": ">=", "#
        + #""constant": 8.0, "priority": 1000.0}, {"terms": {"1": 1.0}, "relation": "==", "#
        + #""constant": 0.1, "priority": 999.5}], "solution": [1.0, -2.5]}"#)
    #expect(LinearProblem(variableCount: 0).jsonLine() == #"{"variables": 0, "rows": []}"#)
  }

  @Test func `What isn't needed for a failure goes`() throws {
    let problem = try LinearProblem(
      "a + 2 b >= 5 @7; b - c == 3; a <= 9 @8; c + a + d >= 4; e == 0")
    // What must remain: a row that speaks of the third variable.
    let smallest = problem.shrunk { problem in
      problem.rows.contains { $0.terms.contains { $0.variable == 2 } }
    }
    #expect("\(smallest)" == "x2 >= 0")
    #expect(smallest.variableCount == 3)
  }
}
