import Foundation
import StandardViews
import Testing
import Typesetting
import ViewTree

/// Semantics 8.4: where a pixel is a cell, whole distances stay whole however deep views are.
@Suite struct CellTests {
  private let root: Window

  init() {
    var environment = LayoutEnvironment(size: CGSize(width: 80, height: 24))
    environment.textMeasurer = CellMeasurer()
    root = Window(environment: environment)
  }

  /// Where a view is shown in the window, as if nothing were scrolled.
  private func shown(_ view: View) -> CGRect {
    var rect = view.frame
    var outer = view.superview
    while let current = outer, current !== root {
      rect.origin.x += current.frame.minX
      rect.origin.y += current.frame.minY
      outer = current.superview
    }
    return rect
  }

  @Test func `A label 1 inside a box ends before it`() {
    let outer = box("outer", in: root)
    place(outer, 40.6, 2.6, 18.8, 5.8)
    let label = box("label", in: outer)
    pin(label, to: outer, inset: 1)
    root.layoutIfNeeded()
    // 40.6 to 59.4 and 2.6 to 8.4; 41.6 to 58.4 and 3.6 to 7.4.
    #expect(shown(outer) == rect(41, 3, 18, 5))
    #expect(shown(label) == rect(42, 4, 16, 3))
    #expect(label.frame == rect(1, 1, 16, 3))
  }

  /// Ten boxes, each a whole number of cells inside the one before, the first one anywhere.
  @Test(
    arguments: [0, 0.1, 0.25, 0.4, 0.49, 0.5, 0.51, 0.6, 0.75, 0.9, 1.0 / 3, -3.5, -0.5, -0.4]
      as [CGFloat])
  func `Insets of whole cells are kept at any depth`(start: CGFloat) {
    var outer: View = box("0", in: root)
    let first = outer
    place(first, start, start / 3, 60.3, 60.7)
    var boxes = [outer]
    for index in 1...10 {
      let inner = box("\(index)", in: outer)
      pin(inner, to: outer, inset: CGFloat(index % 3))
      boxes.append(inner)
      outer = inner
    }
    func check() {
      root.layoutIfNeeded()
      for (index, (outer, inner)) in zip(boxes, boxes.dropFirst()).enumerated() {
        let inset = CGFloat((index + 1) % 3)
        #expect(shown(inner) == shown(outer).insetBy(dx: inset, dy: inset))
      }
      #expect(root.brokenInvariants() == [])
    }
    check()
    #expect(shown(first).minX == (start + 0.5).rounded(.down))
    // Moved by a part of a cell, all that is inside may have to be rounded again.
    for constraint in first.constraintsAffectingLayout(for: .horizontal)
    where constraint.firstAttribute == .left && constraint.firstItem === first {
      constraint.constant += 0.3
    }
    check()
    #expect(shown(first).minX == (start + 0.8).rounded(.down))
  }

  @Test func `A view placed by its frame in between, which the program moves`() {
    let outer = box("outer", in: root)
    place(outer, 0.4, 0, 30.2, 10)
    let middle = View(frame: rect(0.3, 0, 20, 10))
    outer.addSubview(middle)
    let view = box("view", in: middle)
    place(view, 1, 1, 5, 5)
    root.layoutIfNeeded()
    // 0.4 + 0.3 + 1 is 1.7.
    #expect(shown(view).minX == 2)
    #expect(shown(view).width == 5)
    middle.frame.origin.x = 0
    root.layoutIfNeeded()
    // 0.4 + 1 is 1.4.
    #expect(shown(view).minX == 1)
    middle.frame.origin.x = 3.2
    root.layoutIfNeeded()
    #expect(shown(view).minX == 5)
  }

  @Test func `What is scrolled keeps its distances, and its frames`() {
    let scroll = scrollView(in: root)
    place(scroll, 0.6, 0, 9.8, 10)
    let content = box("content", in: scroll)
    pin(content, to: scroll.contentLayoutGuide)
    constrain(content, .width, .equal, scroll)
    constrain(content, .height, plus: 40)
    let row = box("row", in: content)
    constrain(row, .left, .equal, content, plus: 1)
    constrain(row, .right, .equal, content, plus: -1)
    constrain(row, .top, .equal, content, plus: 20)
    constrain(row, .height, plus: 1)
    root.layoutIfNeeded()
    // 0.6 to 10.4, and 1.6 to 9.4 in it.
    #expect(shown(scroll) == rect(1, 0, 9, 10))
    #expect(shown(row) == rect(2, 20, 7, 1))
    let frame = row.frame
    scroll.contentOffset.y = 7
    #expect(row.laidOut == frame)
  }

  @Test func `A window that begins or ceases to count cells is rounded again`() {
    let outer = box("outer", in: root)
    place(outer, 40.6, 0, 18.8, 5)
    let label = box("label", in: outer)
    pin(label, to: outer, inset: 1)
    root.layoutIfNeeded()
    #expect(shown(label).maxX == 58)
    root.environment.textMeasurer = StandardMeasurer()
    root.layoutIfNeeded()
    // As in UIKit: 17.8 goes to 18, in a box that begins at 41.
    #expect(shown(label).maxX == 59)
    root.environment.textMeasurer = CellMeasurer()
    root.layoutIfNeeded()
    #expect(shown(label).maxX == 58)
  }

  @Test func `Elsewhere edges are rounded in the superview`() {
    let root = window(80, 24)
    let outer = box("outer", in: root)
    place(outer, 40.6, 0, 18.8, 5)
    let label = box("label", in: outer)
    pin(label, to: outer, inset: 1)
    #expect(label.laidOut == rect(1, 1, 17, 3))
    #expect(!StandardMeasurer().countsCells)
    #expect(CellMeasurer().countsCells)
  }
}
