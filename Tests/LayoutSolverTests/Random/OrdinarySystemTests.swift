import LayoutSolver
import TestSupport
import Testing

/// Systems of short numbers are never refused, and have the same answer whatever the order in which
/// rows and variables come, and whatever they were before.
@Suite struct OrdinarySystemTests {
  /// Five rows that were refused in half of their orders; one coefficient is 0.15 as it comes of
  /// computing.
  @Test func `Small system in every order`() throws {
    let third = 1.0 / 3
    typealias Row = LinearProblem.Row
    let problem = LinearProblem(
      variableCount: 3,
      rows: [
        Row([.init(2, 1), .init(0, 7)], .equal, third),
        Row([.init(0, -0.1), .init(1, 0.1)], .equal, third),
        Row([.init(0, 0.1), .init(1, -1)], .equal, 100),
        Row([.init(0, 0.15000000000000005), .init(1, -1.5)], .equal, 160, priority: 750),
        Row([.init(0, -7.1), .init(1, 0.1), .init(2, -1)], .equal, 1),
      ])
    // The first, the second and the last say together that 1/3 + 1 is 1/3, and the first gives way:
    // it has the smallest key. The others are met one after the other.
    let x0 = -310.0 / 3 / 0.9
    let x1 = x0 + 10.0 / 3
    let expected = [x0, x1, -7.1 * x0 + 0.1 * x1 - 1]
    for order in permutations(of: Array(0..<5)) {
      var loaded = try problem.loaded(variableOrder: [0, 1, 2], rowOrder: order)
      loaded.solver.solve()
      #expect(loaded.solver.illConditioned.isEmpty, "\(order)")
      #expect(problem.difference(between: loaded.values, and: expected) == nil, "\(order)")
    }
  }

  private func permutations(of elements: [Int]) -> [[Int]] {
    if elements.isEmpty { return [[]] }
    return elements.flatMap { first in
      permutations(of: elements.filter { $0 != first }).map { [first] + $0 }
    }
  }

  /// Ten to thirty variables; the reference judges those that fit its 128 bits.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: OrdinaryClass.allCases)
  func `Is never refused`(kind: OrdinaryClass) throws {
    for seed in Seeds(100) {
      let problem = kind.problem(seed: seed, variables: 10 + seed % 21)
      try expectOneAnswer(problem, "\(kind) \(seed)", seed: seed, orders: 2)
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: OrdinaryClass.allCases)
  func `A hundred variables, of which most doubts come`(kind: OrdinaryClass) throws {
    for seed in Seeds(10) {
      let problem = kind.problem(seed: seed, variables: 100)
      try expectOneAnswer(problem, "\(kind) \(seed)", seed: seed, orders: 2)
    }
  }

  /// Small ones equal the reference, where it has digits enough.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: OrdinaryClass.allCases)
  func `Small ordinary systems equal the reference`(kind: OrdinaryClass) throws {
    var judged = 0
    for seed in Seeds(200) {
      let problem = kind.problem(seed: seed, variables: 3 + seed % 4)
      guard let flaw = try? problem.flaw(in: problem.solved()) else {
        judged += 1
        continue
      }
      Issue.record("\(kind) \(seed): \(flaw)\n\(problem)")
    }
    #expect(judged > 0)
  }

  private func expectOneAnswer(
    _ problem: LinearProblem, _ comment: Comment, seed: Int, orders: Int
  ) throws {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed))
    var first = try problem.loaded()
    first.solver.solve()
    #expect(first.solver.illConditioned.isEmpty, comment)
    var others = [try problem.reachedByEdits(using: &random)]
    for _ in 0..<orders {
      others.append(
        try problem.loaded(
          variableOrder: (0..<problem.variableCount).shuffled(using: &random),
          rowOrder: problem.rows.indices.shuffled(using: &random)))
    }
    for var other in others {
      other.solver.solve()
      #expect(other.solver.illConditioned.isEmpty, comment)
      #expect(problem.closeDifference(between: other.values, and: first.values) == nil, comment)
    }
  }
}

extension LinearProblem {
  /// A solver with this problem that had others before: some rows had other constants, some other
  /// priorities, and some were gone.
  fileprivate func reachedByEdits(using random: inout SplitMix64) throws -> LoadedProblem {
    var former = self
    for index in rows.indices where random.chance(40) {
      former.rows[index].constant += Double(random.integer(-9...9))
      former.rows[index].priority = random.pick(1000, 500, 3)
    }
    var loaded = try former.loaded()
    loaded.solver.solve()
    for (index, row) in rows.enumerated() {
      if random.chance(20) {
        loaded.solver.removeRow(loaded.rows[index])
        if random.chance(50) { loaded.solver.solve() }
        loaded.rows[index] = try loaded.solver.addRow(
          row.terms.map { LayoutSolver.Term(loaded.variables[$0.variable], $0.coefficient) },
          row.relation, row.constant, priority: row.priority, order: index)
      } else {
        try loaded.solver.setConstant(row.constant, of: loaded.rows[index])
        try loaded.solver.setPriority(row.priority, of: loaded.rows[index])
      }
    }
    return loaded
  }
}
