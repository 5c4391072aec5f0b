import LayoutSolver
import TestSupport
import Testing

/// Parts that differ in their constants alone begin at each other's basis, and come to what each would alone.
@Suite struct LikenessTests {
  /// A problem and copies of it with other constants: as they are, a share of them, and moved apart.
  private static func variants(of problem: LinearProblem, seed: Int) -> [LinearProblem] {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) | 1 << 55)
    return (0..<6).map { number in
      var variant = problem
      let share = random.pick(1, 1, 0.5, 3)
      for row in variant.rows.indices {
        variant.rows[row].constant *= share
        // Two copies are like the first one but for a scale.
        if number > 2, random.chance(30) {
          variant.rows[row].constant += Double(random.integer(-20...20))
        }
      }
      return variant
    }
  }

  /// All of them in one problem, with nothing in common.
  private static func joined(_ problems: [LinearProblem]) -> LinearProblem {
    var all = LinearProblem(variableCount: 0)
    for problem in problems {
      for row in problem.rows {
        var row = row
        for term in row.terms.indices { row.terms[term].variable += all.variableCount }
        all.rows.append(row)
      }
      all.variableCount += problem.variableCount
    }
    return all
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: ProblemClass.allCases)
  func `Each of several systems is as it is alone`(kind: ProblemClass) throws {
    for seed in Seeds(100) {
      let problems = Self.variants(of: kind.problem(seed: seed), seed: seed)
      let all = Self.joined(problems)
      let flaw = all.difference(
        between: try all.solved(), and: try problems.flatMap { try $0.solved() })
      #expect(flaw == nil, "\(kind) \(seed)")
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: RandomStack.allCases)
  func `Each of several stacks is as it is alone, also after an edit of all`(kind: RandomStack)
    throws
  {
    for seed in Seeds(20) {
      let problem = kind.problem(seed: seed, views: 2 + seed % 12)
      let (before, after) = (
        Self.variants(of: problem, seed: seed), Self.variants(of: problem, seed: seed + 1)
      )
      let (first, second) = (Self.joined(before), Self.joined(after))
      var loaded = try first.loaded()
      let flaw = first.closeDifference(
        between: loaded.solve(), and: try before.flatMap { try $0.solved() })
      #expect(flaw == nil, "\(kind) \(seed)")
      for (row, stated) in second.rows.enumerated() {
        try loaded.solver.setConstant(stated.constant, of: loaded.rows[row])
      }
      let later = second.closeDifference(
        between: loaded.solve(), and: try after.flatMap { try $0.solved() })
      #expect(later == nil, "\(kind) \(seed)")
    }
  }

  /// Five that are alike take the walks of one.
  @Test(arguments: RandomStack.allCases)
  func `Only the first of several that are alike takes walks`(kind: RandomStack) throws {
    for seed in 0..<20 {
      let problem = kind.problem(seed: seed, views: 2 + seed)
      func pivots(_ count: Int) throws -> Int {
        var loaded = try Self.joined(Array(repeating: problem, count: count)).loaded()
        loaded.solver.solve()
        return loaded.solver.effort.pivots
      }
      #expect(try pivots(5) == pivots(1), "\(kind) \(seed)")
    }
  }
}
