import LayoutSolver
import TestSupport
import Testing

/// Boxes in a line whose centers are equally far apart: rows that all hang together, so that the basis
/// is large.
@Suite struct ChainTests {
  /// The rows of *n* boxes with content sizes between 20 and 24, each at least 4 behind the one before, in
  /// so much room for each.
  static func centering(_ n: Int, room: Double) -> LinearProblem {
    var problem = LinearProblem(variableCount: 2 * n + 1)
    func x(_ box: Int) -> Int { 2 * box }
    func size(_ box: Int) -> Int { 2 * box + 1 }
    let gap = 2 * n
    func add(
      _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
      _ priority: Double = 1000
    ) {
      problem.rows.append(
        LinearProblem.Row(
          terms.map { LinearProblem.Term($0.variable, $0.coefficient) }, relation, constant,
          priority: priority))
    }
    for box in 0..<n {
      let content = Double(20 + box * 7 % 5)
      add([(size(box), 1)], .greaterThanOrEqual, 0)
      add([(size(box), 1)], .greaterThanOrEqual, content, 750)
      add([(size(box), 1)], .lessThanOrEqual, content, 250)
    }
    add([(x(0), 1)], .equal, 0)
    add([(x(n - 1), 1), (size(n - 1), 1)], .equal, Double(n) * room)
    for box in 1..<n {
      add([(x(box), 1), (x(box - 1), -1), (size(box - 1), -1)], .greaterThanOrEqual, 4)
      add(
        [(x(box), 1), (size(box), 0.5), (x(box - 1), -1), (size(box - 1), -0.5), (gap, -1)],
        .equal, 0, 149)
    }
    return problem
  }

  /// The values of the exact reference, whether there is room or not.
  @Test(arguments: [2, 3, 5, 7], [40.0, 24, 15])
  func `Chains equal the reference with room and without`(n: Int, room: Double) throws {
    let problem = Self.centering(n, room: room)
    #expect(try problem.flaw(in: problem.solved()) == nil)
  }

  /// A box takes a few pivots however many there are, so that the work doesn't grow with their cube; the
  /// room is met to the last bit.
  @Test(arguments: [25, 50, 100, 200])
  func `A box takes a few pivots however many there are`(n: Int) throws {
    var loaded = try Self.centering(n, room: 15).loaded()
    loaded.solver.solve()
    #expect(loaded.solver.effort.pivots <= 16 * n)
    #expect(loaded.solver.effort.failures == 0)
    // What is lost in rounding on the way leaves no doubt.
    let isPlain = loaded.solver.isPlain
    #expect(isPlain)
    let values = loaded.values
    #expect(values[2 * n - 2] + values[2 * n - 1] == 15 * Double(n))
  }
  /// Where there is room, the first basis is the best one, also if something weak draws all boxes together.
  @Test(arguments: [25, 200])
  func `Where there is room the first basis is the best`(n: Int) throws {
    var problem = Self.centering(n, room: 40)
    for box in 0..<n {
      problem.rows.append(
        LinearProblem.Row([LinearProblem.Term(2 * box + 1, 1)], .equal, 0, priority: 20))
    }
    var loaded = try problem.loaded()
    loaded.solver.solve()
    #expect(loaded.solver.effort.pivots == 0)
    #expect((0..<n).allSatisfy { loaded.values[2 * $0 + 1] == Double(20 + $0 * 7 % 5) })
  }
}
