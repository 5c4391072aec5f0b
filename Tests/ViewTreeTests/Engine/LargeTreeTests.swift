import Foundation
import Testing
import ViewTree

/// Trees that are deep or wide enough to overflow a stack or to show quadratic growth.
@Suite(.timeLimit(.minutes(2))) struct LargeTreeTests {
  @Test("A deep tree is built from the top, laid out, and freed")
  func deepFromTop() {
    weak var last: View?
    do {
      let root = window(300, 200)
      var parent: View = root
      for _ in 0..<100_000 {
        let child = box(in: parent)
        constrain(child, .width, .equal, parent)
        parent = child
      }
      last = parent
      root.layoutIfNeeded()
      #expect(parent.frame == rect(0, 0, 300, 0))
      root.frame.size.width = 400
      root.layoutIfNeeded()
      #expect(parent.frame == rect(0, 0, 400, 0))
    }
    #expect(last == nil)
  }

  @Test("A deep tree is built from the bottom, laid out, and freed")
  func deepFromBottom() {
    weak var last: View?
    do {
      var child = box()
      last = child
      for _ in 0..<20_000 {
        let parent = box()
        parent.addSubview(box())
        parent.addSubview(child)
        pin(child, to: parent)
        child = parent
      }
      child.frame = rect(0, 0, 300, 200)
      child.layoutIfNeeded()
      #expect(last?.frame == rect(0, 0, 300, 200))
    }
    #expect(last == nil)
  }

  @Test("A constraint spans a deep tree")
  func longWay() {
    let root = window(300, 200)
    var parent: View = root
    for _ in 0..<20_000 {
      let child = View(frame: rect(1, 0, 10, 10))
      parent.addSubview(child)
      parent = child
    }
    let leaf = box(in: parent)
    // The way there adds up to one point a view.
    constrain(leaf, .left, .equal, root, plus: 20_005)
    constrain(leaf, .width, plus: 7)
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(5, 0, 7, 0))
  }

  @Test("A wide tree is built, laid out, changed in one place, and taken apart")
  func wide() {
    let root = window(300, 200)
    var widths: [LayoutConstraint] = []
    var previous: View?
    for _ in 0..<20_000 {
      let view = box(in: root)
      constrain(view, .left, .equal, root)
      constrain(view, .top, .equal, previous ?? root, previous == nil ? .top : .bottom)
      constrain(view, .height, plus: 1)
      widths.append(constrain(view, .width, plus: 5))
      previous = view
    }
    root.layoutIfNeeded()
    #expect(previous?.frame == rect(0, 19_999, 5, 1))
    widths[500].constant = 8
    root.layoutIfNeeded()
    #expect(root.subviews[500].frame == rect(0, 500, 8, 1))
    for view in root.subviews { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
  }
}
