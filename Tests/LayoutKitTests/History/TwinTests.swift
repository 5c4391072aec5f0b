import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// Frames follow from the tree as it is, its settings and its constraints, and not from the edits
/// and layouts that led there.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit))) struct TwinTests {
  @Test func `An edited tree is one built at once`() {
    var failures = 0
    for seed in Seeds(4000) {
      let program = TwinProgram(seed: UInt64(seed))
      guard !program.differences.isEmpty else { continue }
      Issue.record("seed \(seed):\n\(program.shrunk().report)")
      failures += 1
      // Finding the edits that matter takes its time.
      if failures == 10 { return }
    }
  }
}
