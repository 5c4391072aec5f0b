import Foundation
import StandardViews
import TestSupport
import Testing
import TreeTestSupport

@testable import ViewTree

/// The guide of a scroll view's frame has no numbers of its own, but a place in the order of the tree.
@Suite struct ScrollRankTests {
  struct Move: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (View, View, View) -> Void

    var testDescription: String { name }
  }

  static let moves: [Move] = [
    Move(name: "nothing") { _, _, _ in },
    Move(name: "to the front") { root, scroll, _ in root.bringSubviewToFront(scroll) },
    Move(name: "to the back") { root, scroll, _ in root.sendSubviewToBack(scroll) },
    Move(name: "into another view") { _, scroll, other in other.addSubview(scroll) },
    Move(name: "away and back") { root, scroll, _ in
      scroll.removeFromSuperview()
      root.addSubview(scroll)
    },
    Move(name: "behind many") { root, _, _ in
      for _ in 0..<40 { root.insertSubview(View(), at: 0) }
    },
    Move(name: "all anew") { root, scroll, _ in
      for _ in 0..<40 { root.insertSubview(View(), at: 0) }
      root.bringSubviewToFront(scroll)
    },
  ]

  /// A width of 24 at most and one of 200 at the same priority: that of the guide, which comes after the view, is met.
  @Test(arguments: moves) func `Constraints of the guide follow the view's place`(_ move: Move) {
    let root = window(300, 100)
    let scroll = scrollView(in: root)
    let other = box("other", in: root)
    for _ in 0..<3 { root.addSubview(View()) }
    constrain(scroll, .width, plus: 200, priority: 500)
    let most = LayoutConstraint(
      item: scroll.frameLayoutGuide, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 24)
    most.priority = LayoutPriority(500)
    most.isActive = true
    root.layoutIfNeeded()
    #expect(scroll.frame.width == 24)
    for _ in 0..<3 {
      move.change(root, scroll, other)
      if most.isActive == false { most.isActive = true }
      root.layoutIfNeeded()
      #expect(scroll.frame.width == 24)
    }
  }
}
