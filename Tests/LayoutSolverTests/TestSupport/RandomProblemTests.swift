import TestSupport
import Testing

/// The random problems are what their classes say, and the same on every machine.
@Suite struct RandomProblemTests {
  @Test func `Numbers are the published ones`() {
    // The first numbers of seed 1234567 in the generator's reference implementation.
    var random = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test(arguments: ProblemClass.allCases)
  func `Problems are sound`(kind: ProblemClass) {
    let problems = (0..<200).map { kind.problem(seed: $0) }
    #expect(problems == (0..<200).map { kind.problem(seed: $0) })
    #expect(Set(problems).count > 190)
    for problem in problems {
      #expect(problem.rows.count >= 3)
      for row in problem.rows {
        #expect(row.priority > 0 && row.priority <= 1000)
        #expect(row.terms.allSatisfy { 0..<problem.variableCount ~= $0.variable })
        #expect(Set(row.terms.map(\.variable)).count == row.terms.count)
      }
    }
  }

  /// How many of 200 problems of a class have required rows that can't be met.
  @Test(arguments: [
    (ProblemClass.feasible, 0...5), (.infeasible, 120...200), (.degenerate, 5...60),
    (.chain, 0...100), (.nesting, 0...60),
  ])
  func `A known share of problems can't be met`(kind: ProblemClass, expected: ClosedRange<Int>)
    throws
  {
    let infeasible = try (0..<200).count { seed in
      let problem = kind.problem(seed: seed)
      let sums = try ReferenceSolver.leastViolations(of: problem)
      return problem.priorities.first == 1000 && sums[0].isPositive
    }
    #expect(expected.contains(infeasible))
  }

  @Test func `Levels are many`() {
    let most = (0..<200).map { ProblemClass.levels.problem(seed: $0).priorities.count }.max()
    #expect(most ?? 0 >= 10)
  }

  @Test func `Every kind of step occurs, and each program solves 13 times`() {
    let programs = (0..<100).map { SolverProgram.random(seed: $0) }
    #expect(programs == (0..<100).map { SolverProgram.random(seed: $0) })
    #expect(programs.allSatisfy { $0.steps.count { $0 == .solve } == 13 })
    var kinds: Set<String> = []
    for step in programs.flatMap(\.steps) {
      kinds.insert(String("\(step)".prefix { $0 != "(" }))
    }
    #expect(
      kinds == [
        "addVariable", "addRow", "setConstant", "setPriority", "setRelation", "setTerms",
        "setRowOrder", "setVariableOrder", "removeRow", "removeVariable", "solve",
      ])
  }

  @Test func `A program shrinks to the step that matters`() {
    let program = SolverProgram.random(seed: 1)
    let smallest = program.shrunk { program in
      program.steps.contains { if case .addRow(2, _) = $0 { true } else { false } }
    }
    #expect(smallest.steps.count == 1)
  }
}
