import Foundation
import Testing
import ViewTree

/// What constraints leave open, and which of them settle what.
@Suite struct AmbiguityTests {
  private let container = window(300, 300)

  @Test func `Without a size a view is ambiguous, and the trace says so`() {
    let view = box("card", in: container)
    constrain(view, .leading, .equal, container, plus: 10)
    constrain(view, .top, .equal, container, plus: 10)
    #expect(!view.hasAmbiguousLayout)
    container.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.leadingAnchor.hasAmbiguousLayout)
    let trace = container.layoutTrace.replacing(/0x[0-9a-f]+/, with: "0x…")
      .replacing(/id: \d+/, with: "id: n")
    #expect(
      trace == """
        •Window:0x…'window'
        |   *View:0x…'card' - AMBIGUOUS LAYOUT for View:0x…'card'.Width{id: n},\
         View:0x…'card'.Height{id: n}

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because\
         translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
    constrain(view, .width, plus: 10)
    constrain(view, .height, plus: 10, priority: 1)
    container.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `What has a say in a guide is found by axes, as it is by anchors`() {
    let guide = LayoutGuide()
    container.addLayoutGuide(guide)
    let left = guide.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10)
    let width = guide.widthAnchor.constraint(equalToConstant: 20)
    let top = guide.topAnchor.constraint(equalTo: container.topAnchor, constant: 30)
    LayoutConstraint.activate([left, width, top])
    container.layoutIfNeeded()
    let sideways = guide.constraintsAffectingLayout(for: .horizontal)
    #expect(sideways.contains(left) && sideways.contains(width) && !sideways.contains(top))
    #expect(guide.widthAnchor.constraintsAffectingLayout == sideways)
    #expect(guide.constraintsAffectingLayout(for: .vertical).contains(top))
    // No height is said.
    #expect(guide.hasAmbiguousLayout)
    #expect(LayoutGuide().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func `Inequalities and equals leave something open, content and defaults don't`() {
    let bounded = box(in: container)
    constrain(bounded, .width, .lessThanOrEqual, plus: 100)
    let content = Content(10, 10, in: container)
    for view in [bounded, content] {
      constrain(view, .left, .equal, container)
      constrain(view, .top, .equal, container)
    }
    constrain(bounded, .height, plus: 1)
    let guide = LayoutGuide()
    container.addLayoutGuide(guide)
    constrain(guide, .left, .equal, content, .right)
    container.layoutIfNeeded()
    #expect(bounded.hasAmbiguousLayout)
    #expect(!content.hasAmbiguousLayout)
    #expect(guide.hasAmbiguousLayout)
    #expect(!container.hasAmbiguousLayout)
    #expect(!box().hasAmbiguousLayout)
  }

  @Test func `Of two that hug alike either may stretch`() {
    let a = Content(71, 20, in: container)
    let b = Content(97, 20, in: container)
    for label in [a, b] { constrain(label, .top, .equal, container) }
    constrain(a, .leading, .equal, container, plus: 20)
    constrain(b, .leading, .equal, a, .trailing, plus: 10)
    constrain(container, .trailing, .equal, b, plus: 20)
    container.layoutIfNeeded()
    #expect(a.hasAmbiguousLayout)
    let before = a.frame
    a.exerciseAmbiguityInLayout()
    #expect(a.frame != before)
    #expect(a.frame.width >= 71)
    #expect(b.frame.width >= 97)
    #expect(b.frame.maxX == 280)
    a.setNeedsLayout()
    b.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    container.layoutIfNeeded()
    let settled = a.frame
    a.exerciseAmbiguityInLayout()
    #expect(a.frame == settled)
  }

  @Test func `Frames, contents and constraints that have a say`() {
    let placed = View(frame: rect(5, 5, 50, 50))
    placed.name = "placed"
    container.addSubview(placed)
    let content = Content(10, 20, name: "content", in: container)
    let left = constrain(content, .left, .equal, placed, .right, plus: 3)
    let unrelated = constrain(content, .top, .equal, container)
    let weak = constrain(content, .width, plus: 500, priority: 1)
    container.layoutIfNeeded()
    let horizontal = content.constraintsAffectingLayout(for: .horizontal)
    #expect(
      horizontal.map(\.description) == [
        "content.left == placed.right + 3", "placed.left == window.left + 5",
        "placed.width == 50", "content.width == 10",
      ])
    #expect(horizontal.map(\.isImplicit) == [false, true, true, true])
    #expect(horizontal.first === left)
    let vertical = content.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.map(\.description) == ["content.top == window.top", "content.height == 20"])
    #expect(vertical.first === unrelated)
    #expect(weak.isActive)
    #expect(content.rightAnchor.constraintsAffectingLayout.count == 4)
    #expect(box().constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  /// The view lies at 160 and is 80 long, in 320: 80 are left behind it.
  @Test(
    arguments: [
      ([], ["child.left == window.left + 160", "child.width == 80"]),
      ([.flexibleLeftMargin], ["window.right == child.right + 80", "child.width == 80"]),
      ([.flexibleWidth], ["child.left == window.left + 160", "window.right == child.right + 80"]),
      (
        [.flexibleLeftMargin, .flexibleRightMargin],
        ["child.width == 80", "child.left == 2/3 * window.width - 53.333"]
      ),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
        ["child.left == 0.5 * window.width", "child.width == 0.25 * window.width"]
      ),
    ] as [(View.AutoresizingMask, [String])])
  func `What a frame stands for, by its mask`(mask: View.AutoresizingMask, descriptions: [String]) {
    let window = window(320, 320)
    let child = View(frame: rect(160, 0, 80, 80))
    child.name = "child"
    child.autoresizingMask = mask
    window.addSubview(child)
    pin(box(in: window), to: child)
    window.layoutIfNeeded()
    let shown = child.constraintsAffectingLayout(for: .horizontal).filter(\.isImplicit)
      .map(\.description)
    for description in descriptions { #expect(shown.contains(description), "\(shown)") }
  }

  @Test func `Constraints reach a view through others`() {
    var previous: View = container
    var expected: [String] = []
    for index in 0..<4 {
      let view = box("v\(index)", in: container)
      let edge: Attribute = index == 0 ? .left : .right
      expected.append("\(constrain(view, .left, .equal, previous, edge, plus: 1))")
      if index < 3 { expected.append("\(constrain(view, .width, plus: 10))") }
      previous = view
    }
    let width = constrain(previous, .width, .greaterThanOrEqual, plus: 7)
    constrain(previous, .width, .greaterThanOrEqual, plus: 6)
    constrain(previous, .width, plus: 0, priority: 20)
    container.layoutIfNeeded()
    let found = previous.constraintsAffectingLayout(for: .horizontal)
    #expect(found.map(\.description) == expected + ["\(width)"])
  }

  @Test func `A deep tree is traced without recursion`() {
    let root = View()
    var view = root
    for _ in 0..<2000 {
      let next = View()
      view.addSubview(next)
      view = next
    }
    #expect(root.layoutTrace.split(separator: "\n").count == 2005)
  }

  @Test func `The text of a trace grows with the number of views, not with their depth`() {
    func length(_ depth: Int) -> Int {
      let root = View()
      var view = root
      for _ in 0..<depth {
        let next = View()
        view.addSubview(next)
        view = next
      }
      return root.layoutTrace.utf8.count
    }
    #expect(length(800) - length(400) < 2 * (length(400) - length(200)) + 1000)
    let root = View()
    var view = root
    for _ in 0..<33 {
      let next = View()
      view.addSubview(next)
      view = next
    }
    let lines = root.layoutTrace.split(separator: "\n")
    let bars = String(repeating: "|   ", count: 32)
    #expect(lines[32] == "\(bars)View:0x0" && lines[33] == "\(bars)[33] View:0x0")
  }
}
