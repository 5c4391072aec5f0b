import LayoutSolver
import TestSupport
import Testing
import Workloads

/// Rows on a single variable that come to a group of variables, or go from it.
@Suite struct SingleRowTests {
  /// Wishes and bounds, with a coefficient now and then, on few priorities and on many.
  private struct Single {
    var variable: Int
    var coefficient: Double
    var relation: Relation
    var constant: Double
    var priority: Double
    var order: Int

    init(_ order: Int, of count: Int, using random: inout SplitMix64) {
      variable = random.integer(0...count - 1)
      coefficient = random.pick(1, 1, 1, -1, 2, 0.5)
      relation = random.pick(.equal, .lessThanOrEqual, .greaterThanOrEqual)
      constant = Double(random.integer(-20...120))
      priority = random.pick(1000, 750, 250, Double(random.integer(1...999)))
      self.order = order
    }

    func add(to solver: inout Solver, _ variables: [Variable]) throws -> Row {
      try solver.addRow(
        [Term(variables[variable], coefficient)], relation, constant, priority: priority,
        order: order)
    }
  }

  /// Widths that compete for a line, and each of which is at most twice the next.
  private func line(_ count: Int) throws -> (solver: Solver, variables: [Variable]) {
    var solver = Solver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    try solver.addRow(
      variables.map { Term($0, 1) }, .equal, Double(40 * count), priority: 900, order: 0)
    for (one, next) in zip(variables, variables.dropFirst()) {
      try solver.addRow(
        [Term(one, 1), Term(next, -2)], .lessThanOrEqual, 0, priority: 1000, order: 0)
    }
    return (solver, variables)
  }

  @Test(.timeLimit(.minutes(Seeds.limit)), arguments: [2, 3, 9, 40])
  func `The values are those of a solver that knows nothing of what was there before`(count: Int)
    throws
  {
    for seed in Seeds(20) { try historyMakesNoDifference(count: count, seed: seed) }
  }

  private func historyMakesNoDifference(count: Int, seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var (solver, variables) = try line(count)
    let bare = solver
    var singles: [(single: Single, row: Row)] = []
    for step in 0..<60 {
      for edit in 0..<random.integer(1...3) {
        if singles.count > random.integer(0...2 * count) {
          let gone = singles.remove(at: random.integer(0...singles.count - 1))
          solver.removeRow(gone.row)
        } else {
          let single = Single(10 * step + edit + 1, of: count, using: &random)
          singles.append((single, try single.add(to: &solver, variables)))
        }
      }
      solver.solve()
      var fresh = bare
      for (single, _) in singles { _ = try single.add(to: &fresh, variables) }
      fresh.solve()
      #expect(solver.illConditioned.isEmpty == fresh.illConditioned.isEmpty)
      for variable in variables {
        let distance = (solver[variable] - fresh[variable]).magnitude
        #expect(distance <= 1e-9 * max(1, fresh[variable].magnitude), "seed \(seed) step \(step)")
      }
    }
  }

  /// A bound that comes nearer to 0 is followed however small the numbers are, whichever of two
  /// variables it is on: y is half of the size above x, and x is drawn to 0.
  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6], [false, true])
  func `Bounds of all sizes`(size: Double, isOnLower: Bool) throws {
    var solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addRow([Term(y, 1), Term(x, -1)], .equal, size / 2)
    let bound = try solver.addRow([Term(isOnLower ? x : y, 1)], .greaterThanOrEqual, 0)
    if isOnLower {
      try solver.addRow([Term(y, 1)], .equal, size / 2, priority: 500)
    } else {
      try solver.addRow([Term(x, 1)], .equal, 0, priority: 500)
    }
    for least in [0.5, 0.25, 0.125, 0.5, -0.25, 0.25] {
      try solver.setConstant((isOnLower ? least : least + 0.5) * size, of: bound)
      solver.solve()
      let expected = max(0, least) * size
      #expect((solver[x] - expected).magnitude <= 1e-12 * size)
      #expect((solver[y] - expected - size / 2).magnitude <= 1e-12 * size)
    }
  }

  /// A wish that is taken out and put back costs no walk to speak of, and never a fresh start.
  @Test(arguments: [20, 200])
  func `Group is kept`(n: Int) throws {
    var run = try WorkloadRun(.bar(n))
    let values = run.values
    let before = run.solver.effort
    for _ in 0..<2 * n { try run.replaceContent() }
    #expect(run.values == values)
    let after = run.solver.effort
    #expect(after.starts == before.starts)
    #expect(after.pivots == before.pivots)
  }

  @Test(arguments: [20, 200])
  func `Views that are too wide for their line are settled without a walk for each`(n: Int) throws {
    #expect(try WorkloadRun(.bar(n)).solver.effort.pivots == 0)
  }
}
