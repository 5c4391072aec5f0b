import Foundation
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// Random trees for every width, against fresh layouts.
@Suite
struct RandomSweepTests {
  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Every width is as a fresh layout has it`() {
    var (proved, whole, compared) = (0, 0, 0)
    for seed in Seeds(300) {
      let tree = RandomSweepTree(seed: seed)
      let sweep = LayoutSweep(of: tree.window, widths: 240...640)
      let fresh = FreshLayouts(sweep, every: 13) { RandomSweepTree(seed: seed).window }
      #expect(fresh.differences == [], "seed \(seed)")
      whole += 1
      compared += fresh.compared
      if sweep.isProved { proved += 1 }
    }
    tellCount("sweep trees: \(proved) of \(whole) proved whole, \(compared) layouts compared")
    #expect(proved * 10 >= whole * 8)
  }
}
