import Foundation
import LayoutInspector
import LayoutKit
import LayoutSolver
import LayoutSweep
import TestSupport
import Testing

/// What holds of every sweep, whatever the layout.
@Suite
struct SweepLawTests {
  /// By how much rows of one level are missed together is the least that can be, and such a least sum is a
  /// convex function of constants.
  @Test(arguments: ProblemClass.allCases)
  func `How much a single level is missed by is convex`(_ kind: ProblemClass) throws {
    var compared = 0
    for seed in Seeds(300) {
      var problem = kind.problem(seed: seed)
      guard !problem.rows.isEmpty else { continue }
      for index in problem.rows.indices where problem.rows[index].priority < 1000 {
        problem.rows[index].priority = 500
      }
      var random = SplitMix64(seed: UInt64(seed))
      let moved = random.integer(0...problem.rows.count - 1)
      let loaded = try problem.loaded()
      let sweep = SystemSweep(
        loaded.solver, loaded.variables, moving: [.init(loaded.rows[moved])], over: -60...120)
      guard sweep.pieces.allSatisfy({ $0.doubt == nil }) else { continue }
      let places = (0..<24).map { _ in Double(random.integer(-60 * 64...120 * 64)) / 64 }.sorted()
      let sums = places.map { violations(problem, moved, sweep, at: $0) }
      for (first, last) in zip(places.indices, places.indices.dropFirst(2)) {
        let middle = first + 1
        guard let low = sums[first], let inside = sums[middle], let high = sums[last],
          places[last] > places[first]
        else { continue }
        let share = (places[middle] - places[first]) / (places[last] - places[first])
        let line = low + share * (high - low)
        #expect(inside <= line + 1e-6 * max(1, line), "\(kind) \(seed) at \(places[middle])")
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  /// By how much rows below the required ones are missed together; nil where a required row is.
  private func violations(
    _ problem: LinearProblem, _ moved: Int, _ sweep: SystemSweep, at place: Double
  ) -> Double? {
    guard let values = sweep.values(at: place) else { return nil }
    var fixed = problem
    fixed.rows[moved].constant = place
    var sum = 0.0
    for row in fixed.rows {
      let missed = row.violation(at: values)
      if row.priority < 1000 {
        sum += missed
      } else if missed > 1e-7 * max(1, fixed.scale) {
        return nil
      }
    }
    return sum
  }

  @Test func `Trees are where they would be in a mirror at all widths in the other direction`() {
    var (compared, proved) = (0, 0)
    for seed in Seeds(100) {
      let tree = RandomSweepTree(seed: seed)
      tree.window.environment.layoutDirection = .leftToRight
      let sweep = LayoutSweep(of: tree.window, widths: 240...640)
      tree.window.environment.layoutDirection = .rightToLeft
      let other = LayoutSweep(of: tree.window, widths: 240...640)
      guard sweep.isProved, other.isProved else { continue }
      proved += 1
      for view in sweep.views.dropFirst() where sweep.isFollowed(view) {
        #expect(sweep.mirrorFailures(of: view, in: other) == [], "seed \(seed) \(view.itemName)")
        compared += 1
      }
    }
    tellCount("sweep mirrors: \(proved) trees, \(compared) views")
    #expect(compared > 0)
  }

  /// Where a regime ends and the next begins, both have each view at the same place, unless text is broken
  /// otherwise, rows are exchanged or constraints are left out there.
  @Test func `Views go on where regimes meet at a row`() {
    var met = 0
    for seed in Seeds(200) {
      let window = RandomSweepTree(seed: seed).window
      for case let label as Label in Self.inside(window) { label.numberOfLines = 1 }
      let sweep = LayoutSweep(of: window, widths: 240...640)
      guard sweep.isProved else { continue }
      let isWhole = sweep.regimes.allSatisfy(\.leftOut.isEmpty)
      let containers = Self.inside(window).contains { $0 is FlowStack }
      guard isWhole, !containers else { continue }
      for view in sweep.views {
        for attribute in [LayoutSnapshot.Attribute.left, .top, .width, .height] {
          guard let function = sweep.function(of: view, attribute) else { continue }
          for (piece, next) in zip(function.pieces, function.pieces.dropFirst()) {
            #expect((piece.end - next.start).magnitude < 1e-6, "seed \(seed) \(view.itemName)")
            met += 1
          }
        }
      }
    }
    #expect(met > 0)
  }

  private static func inside(_ view: View) -> [View] {
    view.subviews.flatMap { [$0] + inside($0) }
  }
}
