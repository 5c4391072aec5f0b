import Foundation
import TestSupport
import Testing
import ViewTree

/// Trees that are deep or wide enough to overflow a stack or to show quadratic growth.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct LargeTreeTests {
  @Test func `A deep tree is built from the top, laid out, and freed`() {
    weak var last: View?
    do {
      let root = window(300, 200)
      var parent: View = root
      for index in 1...20_000 {
        let child = box(in: parent)
        if index % 100 == 0 { constrain(child, .width, .equal, parent, plus: 7) }
        parent = child
      }
      last = parent
      #expect(parent.laidOut == rect(0, 0, 7, 0))
    }
    #expect(last == nil)
  }

  @Test func `A deep tree is built from the bottom, laid out, and freed`() {
    weak var last: View?
    do {
      var child = box()
      last = child
      for _ in 0..<5000 {
        let parent = box()
        parent.addSubview(box())
        parent.addSubview(child)
        constrain(child, .width, .equal, parent)
        child = parent
      }
      child.translatesAutoresizingMaskIntoConstraints = true
      child.frame = rect(0, 0, 300, 200)
      child.layoutIfNeeded()
      #expect(last?.frame == rect(0, 0, 300, 0))
      child.frame.size.width = 400
      child.layoutIfNeeded()
      #expect(last?.frame == rect(0, 0, 400, 0))
    }
    #expect(last == nil)
  }

  @Test func `A constraint spans a deep tree`() {
    let root = window(300, 200)
    var parent: View = root
    for _ in 0..<5000 {
      let child = View(frame: rect(1, 0, 10, 10))
      parent.addSubview(child)
      parent = child
    }
    let leaf = box(in: parent)
    // The way there adds up to one point a view.
    constrain(leaf, .left, .equal, root, plus: 5005)
    constrain(leaf, .width, plus: 7)
    #expect(leaf.laidOut == rect(5, 0, 7, 0))
  }

  @Test func `A wide tree is built, laid out, changed in one place, and taken apart`() {
    let root = window(300, 200)
    var widths: [LayoutConstraint] = []
    var previous: View = root
    for index in 0..<20_000 {
      let view = box(in: root)
      guard index % 200 == 0 else { continue }
      constrain(view, .top, .equal, previous, index == 0 ? .top : .bottom)
      constrain(view, .height, plus: 1)
      widths.append(constrain(view, .width, plus: 5))
      previous = view
    }
    root.layoutIfNeeded()
    #expect(previous.frame == rect(0, 99, 5, 1))
    widths[50].constant = 8
    root.layoutIfNeeded()
    #expect(root.subviews[10_000].frame == rect(0, 50, 8, 1))
    for view in root.subviews { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
  }

  @Test func `A hundred thousand subviews`() {
    let root = window(300, 200)
    for _ in 0..<100_000 { root.addSubview(View()) }
    let last = box(in: root)
    constrain(last, .width, .equal, root)
    root.layoutIfNeeded()
    #expect(last.frame.width == 300)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(last.frame.width == 400)
    last.removeFromSuperview()
    #expect(root.subviews.count == 100_000)
    #expect(root.constraints.isEmpty)
  }

  @Test func `Safe areas, margins, directions and windows reach the end of a deep tree`() {
    let root = Window(environment: LayoutEnvironment(device: .iPhone15))
    var view: View = root
    for _ in 0..<20_000 {
      let next = View(frame: root.bounds)
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      next.preservesSuperviewLayoutMargins = true
      view.addSubview(next)
      view = next
    }
    root.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect(view.layoutMargins == EdgeInsets(top: 79, left: 20, bottom: 54, right: 20))
    root.environment = LayoutEnvironment(device: .iPhone15, orientation: .landscape)
    #expect(view.laidOut.size == CGSize(width: 852, height: 393))
    #expect(view.safeAreaInsets == EdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(view.itemDescription == "View[0] of View[0]")
    #expect(view.pathToRoot.hasSuffix("... < Window"))
  }
}
