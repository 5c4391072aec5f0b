import Foundation
import TestSupport
import Testing
import ViewTree

/// The way up the tree, as the tree's numbers tell it and as the superviews do.
@Suite struct AncestorTests {
  private func way(from view: View) -> [View] {
    var way = [view]
    while let next = way.last?.superview { way.append(next) }
    return way
  }

  @Test(arguments: 0..<20)
  func `Common superviews, depths and descendants follow every edit`(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    var views = (0..<24).map { _ in View() }
    for _ in 0..<80 {
      let one = dice.integer(0...views.count - 1)
      let two = dice.integer(0...views.count - 1)
      switch dice.integer(0...9) {
      case 0: views[one].removeFromSuperview()
      case 1: views[one].layoutIfNeeded()
      // What only the tree held goes, and the rest becomes trees of its own.
      case 2: views[one] = View()
      default:
        if one != two, !views[two].isDescendant(of: views[one]) {
          views[two].addSubview(views[one])
        }
      }
      #expect(views[one].root.brokenInvariants().isEmpty)
      for view in views {
        let above = way(from: view)
        #expect(view.depth == above.count - 1)
        let other = views[dice.integer(0...views.count - 1)]
        let common = above.first { candidate in way(from: other).contains { $0 === candidate } }
        #expect(view.closestCommonSuperview(with: other) === common)
        #expect(view.isDescendant(of: other) == above.contains { $0 === other })
      }
    }
  }

  /// A view that tears its own tree apart while it goes.
  private final class Leaving: View {
    var heir: View?
    deinit {
      for view in subviews {
        _ = view.isDescendant(of: self)
        _ = view.closestCommonSuperview(with: subviews[0])
        heir?.addSubview(view)
      }
    }
  }

  @Test func `A view that goes may look up and move what was inside it`() {
    let heir = window(300, 300)
    let inside = (0..<3).map { _ in View() }
    do {
      let leaving = Leaving()
      leaving.heir = heir
      for view in inside { leaving.addSubview(view) }
      constrain(inside[0], .width, .equal, inside[1])
    }
    for view in inside { #expect(view.closestCommonSuperview(with: view) === view) }
    heir.layoutIfNeeded()
  }
}
