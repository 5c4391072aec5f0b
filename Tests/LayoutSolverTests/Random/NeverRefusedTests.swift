import LayoutSolver
import TestSupport
import Testing

/// What layouts are made of is never refused, and so aren't systems of short decimals, unless they have
/// rows that are parallel but for late digits.
@Suite struct NeverRefusedTests {
  /// Stacks and forms of 2 to 500 views.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: RandomStack.allCases)
  func `Stacks and forms of up to 500 views are never refused`(kind: RandomStack) throws {
    for seed in Seeds(60) {
      let views = Self.views(seed)
      let problem = kind.problem(seed: seed, views: views)
      var loaded = try problem.loaded()
      loaded.solver.solve()
      #expect(loaded.solver.illConditioned.isEmpty, "\(kind) \(seed) of \(views) views")
      let isFinite = loaded.values.allSatisfy(\.isFinite)
      #expect(isFinite, "\(kind) \(seed) of \(views) views")
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: RandomStack.allCases)
  func `Small ones are right`(kind: RandomStack) throws {
    var judged = 0
    for seed in Seeds(100) {
      let problem = kind.problem(seed: seed, views: 2 + seed % 3)
      do {
        let values = try problem.solved()
        let flaw = try problem.closeFlaw(in: values)
        #expect(flaw == nil, "\(kind) \(seed): \(problem)")
        judged += 1
      } catch is ReferenceSolver.Overflow {}
    }
    #expect(judged > 0)
  }

  /// Many are small and some are large.
  private static func views(_ seed: Int) -> Int {
    let share = seed % 50
    return 2 + share * share * 498 / 2401
  }

  /// Rows of up to four coefficients of one to four digits between 1e-3 and 1e3.
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Short decimals are refused only where rows are nearly parallel`() throws {
    for seed in Seeds(4000) {
      let problem = OrdinaryClass.anyDecimals.problem(seed: seed, variables: 3 + seed % 28)
      var loaded = try problem.loaded()
      loaded.solver.solve()
      if loaded.solver.illConditioned.isEmpty { continue }
      #expect(problem.hasNearlyParallelRows, "\(seed): \(problem)")
    }
  }
}

extension LinearProblem {
  /// Whether two rows of the same variables differ by a factor but for the sixth digit or later.
  fileprivate var hasNearlyParallelRows: Bool {
    rows.indices.contains { index in
      rows[..<index].contains { $0.isNearlyParallel(to: rows[index]) }
    }
  }
}

extension LinearProblem.Row {
  fileprivate func isNearlyParallel(to other: Self) -> Bool {
    let (one, two) = (terms, other.terms)
    guard one.map(\.variable) == two.map(\.variable), one.count > 1 else { return false }
    let differences = zip(one, two).map { left, right in
      let product = left.coefficient * two[0].coefficient
      return (product - right.coefficient * one[0].coefficient).magnitude / product.magnitude
    }
    let largest = differences.max() ?? 0
    return largest > 1e-15 && largest <= 1e-6
  }
}
