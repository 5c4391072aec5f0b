import Foundation
import Testing

@testable import ViewTree

/// What is left open follows the order of the tree: later views have their way first.
@Suite struct OrderTests {
  private let root = window(300, 100)

  /// Three views in a row that together would like to be 180 wide, and have 120.
  private func row() -> [Content] {
    let views = (0..<3).map { _ in Content(60, 10, in: root) }
    constrain(views[0], .left, .equal, root)
    constrain(views[1], .left, .equal, views[0], .right)
    constrain(views[2], .left, .equal, views[1], .right)
    constrain(views[2], .right, .equal, root, .left, plus: 120)
    return views
  }

  @Test func `The first of equals gives way`() {
    let views = row()
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 60, 60])
  }

  @Test func `Another order of the views, another one gives way`() {
    let views = row()
    root.layoutIfNeeded()
    root.sendSubviewToBack(views[2])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 60, 0])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 0, 60])
    root.bringSubviewToFront(views[1])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 60, 60])
  }

  @Test
  func `Wishes of constraints follow the order of their first views, as it is and not as it was`() {
    let views = (0..<3).map { _ in box(in: root) }
    constrain(views[0], .left, .equal, root)
    constrain(views[1], .left, .equal, views[0], .right)
    constrain(views[2], .left, .equal, views[1], .right)
    constrain(views[2], .right, .equal, root, .left, plus: 120)
    for view in views { constrain(view, .width, plus: 60, priority: 500) }
    root.layoutIfNeeded()
    // 120 for three that would like 60 each: the first gives way.
    #expect(views.map(\.frame.width) == [0, 60, 60])
    root.sendSubviewToBack(views[2])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 60, 0])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 0, 60])
    root.bringSubviewToFront(views[1])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 60, 60])
  }

  @Test func `Of equal constraints on a view the one activated last has its way`() {
    let view = box(in: root)
    let first = constrain(view, .width, plus: 100, priority: 500)
    let second = constrain(view, .width, plus: 200, priority: 500)
    #expect(view.laidOut.width == 200)
    first.isActive = false
    first.isActive = true
    #expect(view.laidOut.width == 100)
    second.isActive = false
    second.isActive = true
    #expect(view.laidOut.width == 200)
  }

  @Test func `Views inserted in one place again and again keep their order`() {
    let last = Content(10, 10, in: root)
    root.layoutIfNeeded()
    var previous: View = last
    for _ in 0..<100 {
      let view = Content(10, 10)
      root.insertSubview(view, at: 0)
      constrain(view, .right, .equal, previous, .left)
      previous = view
      root.layoutIfNeeded()
    }
    constrain(previous, .left, .equal, root)
    constrain(last, .right, .equal, root, .left, plus: 300)
    root.layoutIfNeeded()
    // 30 of the 101 views find room, those at the front.
    let widths = root.subviews.map(\.frame.width)
    #expect(widths == Array(repeating: 0, count: 71) + Array(repeating: 10, count: 30))
  }

  @Test func `Many views put in at once get ranks between those around them, which keep theirs`() {
    let (first, last) = (box(in: root), box(in: root))
    root.layoutIfNeeded()
    let known = [root, first, last].map(\.participation.rank)
    for index in 1...40 { root.insertSubview(box(), at: index) }
    root.layoutIfNeeded()
    #expect([root, first, last].map(\.participation.rank) == known)
    let ranks = root.subviews.map(\.participation.rank)
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 } && ranks.count == 42)
  }

  @Test func `Undetermined sizes rest at 0 before positions do`() {
    let view = box(in: root)
    constrain(view, .right, .equal, root)
    #expect(view.laidOut == rect(300, 0, 0, 0))
  }
}

/// Ranks where subviews have an order of their own.
@Suite struct ArrangedRankTests {
  @Test(arguments: 1...20)
  func `What comes, goes and moves leaves the ranks of the others`(seed: Int) {
    let window = Window(size: CGSize(width: 300, height: 300))
    let stack = View()
    window.addSubview(stack)
    window.addSubview(View())
    var order: [View] = []
    func add(at place: Int) {
      let view = View()
      view.addSubview(View())
      stack.addSubview(view)
      view.leaveRank()
      order.insert(view, at: place)
    }
    for place in 0..<8 { add(at: place) }
    stack.setArrangedOrder(order)
    window.layoutIfNeeded()
    for step in 0..<24 {
      let before = order.map { (view: $0, rank: $0.participation.rank) }
      let place = (seed &* 7 &+ step &* 5) % order.count
      var touched: View?
      switch (seed &+ step) % 3 {
      case 0: add(at: place)
      case 1: order.remove(at: place).removeFromSuperview()
      default:
        let view = order.remove(at: place)
        touched = view
        view.leaveRank()
        order.insert(view, at: (place + 3) % order.count)
      }
      stack.setArrangedOrder(order)
      window.layoutIfNeeded()
      for (view, rank) in before where view !== touched && view.superview === stack {
        #expect(view.participation.rank == rank)
      }
      let ranks = ([stack] + order.flatMap { [$0] + $0.subviews } + window.subviews.suffix(1))
        .map(\.participation.rank)
      #expect(ranks == ranks.sorted() && Set(ranks).count == ranks.count)
      #expect(window.brokenInvariants().isEmpty)
    }
  }
}
