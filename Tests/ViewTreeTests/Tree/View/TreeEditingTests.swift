import Foundation
import Testing
import ViewTree

@Suite struct TreeEditingTests {
  private let parent = box("parent")
  private let a = box("a")
  private let b = box("b")
  private let c = box("c")

  private var names: [String] { parent.subviews.compactMap(\.name) }

  private func fill() {
    for view in [a, b, c] { parent.addSubview(view) }
  }

  @Test func `Adding puts a view in front and sets its superview`() {
    fill()
    #expect(names == ["a", "b", "c"])
    #expect(a.superview === parent)
    parent.addSubview(a)
    #expect(names == ["b", "c", "a"])
  }

  @Test func `Several are added in their order, and named where they are made`() {
    let d = View().named("d")
    parent.addSubviews(c, d, a)
    #expect(names == ["c", "d", "a"])
  }

  @Test(
    arguments: [(-5, "cab"), (0, "cab"), (1, "acb"), (2, "abc"), (99, "abc")])
  func `Inserting at a place outside the list means the nearest end`(index: Int, expected: String) {
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: index)
    #expect(names.joined() == expected)
  }

  @Test(
    arguments: [("a", true, "acb"), ("a", false, "cab"), ("b", true, "abc"), ("b", false, "acb")])
  func `Inserting above and below a sibling`(sibling: String, isAbove: Bool, expected: String) {
    parent.addSubview(a)
    parent.addSubview(b)
    let other = sibling == "a" ? a : b
    if isAbove {
      parent.insertSubview(c, aboveSubview: other)
    } else {
      parent.insertSubview(c, belowSubview: other)
    }
    #expect(names.joined() == expected)
  }

  @Test func `Moving within the subviews beside a sibling`() {
    fill()
    parent.insertSubview(a, aboveSubview: b)
    #expect(names.joined() == "bac")
    parent.insertSubview(c, belowSubview: b)
    #expect(names.joined() == "cba")
    parent.insertSubview(c, aboveSubview: c)
    #expect(names.joined() == "cba")
    parent.insertSubview(c, aboveSubview: box())
    #expect(names.joined() == "bac")
  }

  @Test func `Exchanging, to the front, to the back`() {
    fill()
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(names.joined() == "cba")
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.exchangeSubview(at: -1, withSubviewAt: 0)
    #expect(names.joined() == "cba")
    parent.bringSubviewToFront(b)
    #expect(names.joined() == "cab")
    parent.sendSubviewToBack(b)
    #expect(names.joined() == "bca")
    parent.bringSubviewToFront(box())
    parent.sendSubviewToBack(box())
    #expect(names.joined() == "bca")
  }

  @Test func `A view moves from one superview to another`() {
    fill()
    let other = box()
    other.addSubview(b)
    #expect(names == ["a", "c"])
    #expect(b.superview === other)
    b.removeFromSuperview()
    #expect(other.subviews.isEmpty)
    #expect(b.superview == nil)
    b.removeFromSuperview()
  }

  @Test func `A view knows who is inside it`() {
    parent.addSubview(a)
    a.addSubview(b)
    #expect(b.isDescendant(of: parent))
    #expect(b.isDescendant(of: b))
    #expect(!parent.isDescendant(of: b))
    #expect(!b.isDescendant(of: c))
    #expect(!c.isDescendant(of: b))
  }

  @Test func `What would not be a tree is reported, and nothing changes`() {
    let reports = Reports(of: parent)
    parent.addSubview(a)
    a.addSubview(b)
    b.addSubview(parent)
    b.addSubview(a)
    a.addSubview(a)
    b.addSubview(Window(size: CGSize(width: 1, height: 1)))
    #expect(reports.kinds == [.hierarchy, .hierarchy, .hierarchy, .hierarchy])
    #expect(
      reports.messages == [
        "parent can't be a subview of b, which is inside it.",
        "a can't be a subview of b, which is inside it.",
        "a can't be a subview of itself.",
        "The window Window can't be a subview of b.",
      ])
    #expect(parent.superview == nil)
    #expect(a.superview === parent)
    #expect(b.subviews.isEmpty)
  }

  @Test(arguments: [true, false])
  func `A tree put together in any order knows its window`(isBottomUp: Bool) {
    let window = window(10, 10)
    if isBottomUp {
      for _ in 0..<5 { c.addSubview(box()) }
      b.addSubview(c)
      a.addSubview(b)
      window.addSubview(a)
    } else {
      window.addSubview(a)
      a.addSubview(b)
      b.addSubview(c)
    }
    #expect(window.window === window)
    #expect(c.window === window)
    b.removeFromSuperview()
    #expect(c.window == nil)
    #expect(a.window === window)
    #expect(c.root === b)
  }

  @Test func `A subtree outlives the view it was in`() {
    let leaf = box("leaf", in: a)
    do {
      let window = window(100, 100)
      window.addSubview(b)
      b.addSubview(a)
      constrain(leaf, .width, .equal, window)
      constrain(leaf, .height, plus: 5)
      window.layoutIfNeeded()
      #expect(leaf.frame.size == CGSize(width: 100, height: 5))
      b.removeFromSuperview()
      window.addSubview(a)
    }
    #expect(a.superview == nil)
    #expect(a.window == nil)
    #expect(leaf.superview === a)
    #expect(leaf.root === a)
    constrain(leaf, .width, plus: 7)
    a.layoutIfNeeded()
    #expect(leaf.frame.size == CGSize(width: 7, height: 5))
  }

  /// A screen may bring a view to the front in each layout.
  @Test func `A subview that stays where it is asks for no other layout`() {
    final class Screen: View {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let (screen, back, front) = (Screen(), View(), View())
    screen.addSubviews(back, front)
    let cases: [(moves: Bool, edit: () -> Void)] = [
      (false, { screen.bringSubviewToFront(front) }),
      (false, { screen.sendSubviewToBack(back) }),
      (false, { screen.addSubview(front) }),
      (false, { screen.insertSubview(back, at: 0) }),
      (false, { screen.insertSubview(front, at: 9) }),
      (false, { screen.insertSubview(back, belowSubview: front) }),
      (false, { screen.insertSubview(front, aboveSubview: back) }),
      (true, { screen.bringSubviewToFront(back) }),
      (true, { screen.sendSubviewToBack(back) }),
      (true, { screen.insertSubview(back, aboveSubview: front) }),
    ]
    for (number, (moves, edit)) in cases.enumerated() {
      screen.layoutIfNeeded()
      let before = screen.layouts
      edit()
      screen.layoutIfNeeded()
      #expect((screen.layouts > before) == moves, "\(number)")
    }
    #expect(screen.subviews == [front, back])
  }
}
