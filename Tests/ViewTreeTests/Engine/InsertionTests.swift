import Foundation
import TestSupport
import Testing
import ViewTree

/// Views are put among others one by one, with a layout after each: few others get a new place in the order.
@Suite struct InsertionTests {
  /// Where views go, one after the other, among those that are there.
  enum Way: CaseIterable {
    case behindAll, beforeAll
    /// Each behind the one before it; or before that.
    case behindTheFirst, beforeTheLast
    /// Two in a layout.
    case twoBeforeAll
    /// Each inside the one before it.
    case inside
    /// The last goes before all.
    case moved

    func insert(_ step: Int, in root: View) {
      let count = root.subviews.count
      switch self {
      case .behindAll: add(at: count, in: root)
      case .beforeAll: add(at: 0, in: root)
      case .behindTheFirst: add(at: 1, in: root)
      case .beforeTheLast: add(at: count - 1, in: root)
      case .twoBeforeAll: for _ in 0..<2 { add(at: 0, in: root) }
      case .inside:
        var parent = root
        while let last = parent.subviews.last { parent = last }
        // Trees are seldom deeper.
        if step.isMultiple(of: 20) { parent = root }
        add(at: parent.subviews.count, in: parent)
      case .moved: root.subviews.last.map(root.sendSubviewToBack)
      }
    }

    private func add(at index: Int, in parent: View) {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.insertSubview(view, at: index)
      constrain(view, .left, .equal, parent)
    }
  }

  @Test(arguments: Way.allCases)
  func `A view more has few others get new ranks`(way: Way) {
    let root = window(300, 300)
    for _ in 0..<20 { Way.behindAll.insert(0, in: root) }
    root.layoutIfNeeded()
    let before = root.engineCounters.ranksGiven
    for step in 0..<1_000 {
      way.insert(step, in: root)
      root.layoutIfNeeded()
    }
    let given = root.engineCounters.ranksGiven - before
    // Two thousand views, and all of them now and then.
    #expect(given <= 8_000, "\(given)")
    #expect(root.brokenInvariants().isEmpty)
  }
}
