import LayoutSolver
import TestSupport
import Testing

/// Rows on variables that equalities fix by way of others, as the cells of a grid, and that come
/// loose and are fixed again.
@Suite struct FixedTreeTests {
  /// Something that may be said of the variables, or not.
  private struct Statement {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Double
    var row: Row?

    mutating func toggle(in solver: inout Solver, _ variables: [Variable], order: Int) throws {
      if let row {
        solver.removeRow(row)
        self.row = nil
      } else {
        row = try add(to: &solver, variables, order: order)
      }
    }

    func add(to solver: inout Solver, _ variables: [Variable], order: Int) throws -> Row {
      try solver.addRow(
        terms.map { Term(variables[$0.variable], $0.coefficient) }, relation, constant,
        priority: priority, order: order)
    }
  }

  /// Each variable is an image of one before it, a sum fixes the first, and there are wishes, and
  /// required bounds of which a few aren't met.
  private func statements(_ count: Int, using random: inout SplitMix64) -> [Statement] {
    var statements = (1..<count).map { variable in
      Statement(
        terms: [
          (variable, 1),
          (random.integer(max(0, variable - 4)...variable - 1), random.pick(-1, -1, -1, -2, 1)),
        ], relation: .equal, constant: Double(random.integer(0...8)), priority: 1000)
    }
    statements.append(
      Statement(
        terms: [(0, 2), (count - 1, 1), (count / 2, 1)], relation: .equal, constant: 500,
        priority: 1000))
    for variable in 0..<count {
      for _ in 0..<random.integer(0...3) {
        statements.append(
          Statement(
            terms: [(variable, random.pick(1, 1, 1, -1, 2))],
            relation: random.pick(.equal, .lessThanOrEqual, .greaterThanOrEqual),
            constant: Double(random.integer(-100...400)),
            priority: random.pick(750, 500, 250, Double(random.integer(1...999)))))
      }
      if random.integer(0...3) > 0 {
        let isTight = random.integer(0...40) == 0
        statements.append(
          Statement(
            terms: [(variable, 1)], relation: .greaterThanOrEqual,
            constant: isTight ? 130 : -1_000_000, priority: 1000))
      }
    }
    return statements
  }

  /// The values and conflicts are those of a solver that knows nothing of what was there before.
  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: [2, 5, 12, 40])
  func `History makes no difference`(count: Int) throws {
    for seed in Seeds(20) { try historyMakesNoDifference(count: count, seed: seed) }
  }

  private func historyMakesNoDifference(count: Int, seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var statements = statements(count, using: &random)
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    let bare = solver
    for index in statements.indices {
      try statements[index].toggle(in: &solver, variables, order: index)
    }
    for step in 0..<40 {
      solver.solve()
      var fresh = bare
      var added: [Row: Int] = [:]
      for (index, statement) in statements.enumerated() where statement.row != nil {
        added[try statement.add(to: &fresh, variables, order: index)] = index
      }
      fresh.solve()
      for variable in variables {
        let distance = (solver[variable] - fresh[variable]).magnitude
        #expect(distance <= 1e-9 * max(1, fresh[variable].magnitude), "seed \(seed) step \(step)")
      }
      let broken = solver.conflicts.map { conflict in
        statements.firstIndex { $0.row == conflict.broken }
      }
      #expect(broken == fresh.conflicts.map { added[$0.broken] }, "seed \(seed) step \(step)")
      for _ in 0..<random.integer(1...2) {
        // Now and then one of the equalities, of which the last is the sum.
        let isLink = random.integer(0...2) == 0
        let index = random.integer(isLink ? count / 2...count - 1 : 0...statements.count - 1)
        try statements[index].toggle(in: &solver, variables, order: index)
      }
    }
  }
}
