import Foundation
import StandardViews
import TestSupport
import Testing
import TreeTestSupport
import ViewTree

/// The size of the content, as it follows from constraints; what constraints are about.
@Suite struct ScrollContentTests {
  @Test(arguments: screenLooks)
  func `Rows as wide as the frame, in a stack at the content's edges`(
    scale: CGFloat, direction: UserInterfaceLayoutDirection
  ) {
    let root = Window(
      environment: LayoutEnvironment(
        size: CGSize(width: 390, height: 844), scale: scale,
        safeAreaInsets: EdgeInsets(top: 47, bottom: 34), layoutDirection: direction))
    let reports = Reports(of: root)
    let scroll = scrollView(in: root)
    pin(scroll, to: root.safeAreaLayoutGuide)
    let stack = box("stack", in: scroll)
    for edge in [Attribute.leading, .trailing, .top, .bottom] {
      constrain(stack, edge, .equal, scroll)
    }
    var rows: [Content] = []
    for index in 0..<30 {
      let row = Content(200, 31, name: "row \(index)", in: stack)
      constrain(row, .leading, .equal, stack)
      constrain(row, .trailing, .equal, stack)
      constrain(row, .width, .equal, scroll)
      constrain(row, .top, .equal, rows.last ?? stack, rows.isEmpty ? .top : .bottom)
      rows.append(row)
    }
    constrain(stack, .bottom, .equal, rows[29])
    #expect(scroll.laidOut == rect(0, 47, 390, 763))
    #expect(scroll.contentSize == CGSize(width: 390, height: 930))
    #expect(stack.frame == rect(0, 0, 390, 930))
    for (index, row) in rows.enumerated() {
      #expect(row.frame == rect(0, 31 * Double(index), 390, 31))
    }
    #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 390, 930))
    #expect(reports.all.isEmpty)
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test(arguments: screenLooks)
  func `A subview with its distances from all edges`(
    scale: CGFloat, direction: UserInterfaceLayoutDirection
  ) {
    let root = window(300, 300, scale: scale)
    root.userInterfaceLayoutDirection = direction
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    let view = box("view", in: scroll)
    constrain(view, .left, .equal, scroll, plus: 100)
    constrain(view, .width, plus: 200)
    constrain(scroll, .right, .equal, view, plus: 500)
    constrain(view, .top, .equal, scroll, plus: 131)
    constrain(view, .height, plus: 200)
    constrain(scroll, .bottom, .equal, view, plus: 269)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 800, height: 600))
    #expect(view.frame == rect(100, 131, 200, 200))
    #expect(scroll.frame == rect(0, 0, 300, 300))
  }

  @Test func `As wide as the frame, or as the content itself`() {
    for isFrame in [true, false] {
      let root = window(320, 480)
      let scroll = scrollView(in: root)
      pin(scroll, to: root)
      let view = box("view", in: scroll)
      pin(view, to: scroll)
      constrain(view, .height, plus: 900)
      constrain(view, .width, .equal, isFrame ? scroll : scroll.contentLayoutGuide)
      let reports = Reports(of: root)
      root.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: isFrame ? 320 : 0, height: 900))
      #expect(!reports.kinds.contains { if case .unsatisfiable = $0 { true } else { false } })
    }
  }

  /// A frame of 200 × 100 with margins of 8, and content of 500 × 400, scrolled to 30, 40.
  @Test(
    arguments: [
      (.left, .left, 0), (.right, .left, 500), (.top, .top, 0), (.bottom, .top, 400),
      (.leading, .leading, 0), (.trailing, .leading, 500),
      (.leftMargin, .left, 8), (.rightMargin, .left, 492), (.topMargin, .top, 8),
      (.bottomMargin, .top, 392), (.trailingMargin, .leading, 492),
      (.centerX, .left, 130), (.centerY, .top, 90),
      (.centerXWithinMargins, .left, 130), (.centerYWithinMargins, .top, 90),
      (.width, .width, 200), (.height, .height, 100),
    ] as [(Attribute, Attribute, CGFloat)])
  func `What the attributes of a scroll view are about`(
    attribute: Attribute, of inner: Attribute, expected: CGFloat
  ) {
    let root = window(300, 300)
    let scroll = scrollView(in: root)
    place(scroll, 50, 60, 200, 100)
    let content = box("content", in: scroll)
    pin(content, to: scroll.contentLayoutGuide)
    constrain(content, .width, plus: 500)
    constrain(content, .height, plus: 400)
    let view = box("view", in: content)
    constrain(view, inner, .equal, scroll, attribute)
    root.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    root.layoutIfNeeded()
    let found =
      switch inner {
      case .left, .leading: view.frame.minX
      case .top: view.frame.minY
      case .width: view.frame.width
      default: view.frame.height
      }
    #expect(found == expected)
    #expect(content.frame == rect(0, 0, 500, 400))
  }

  @Test(.makesMistakes)
  func `A view far inside gives the content its size too`() {
    let root = window(300, 300)
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    let middle = box("middle", in: scroll)
    place(middle, 10, 10, 50, 50)
    let inner = Content(400, 500, in: middle)
    place(inner, 5, 5, 400, 500)
    constrain(scroll, .right, .equal, inner, plus: 7)
    constrain(scroll, .bottom, .greaterThanOrEqual, inner, plus: 9)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 422, height: 524))
  }

  @Test(arguments: [(1, 334), (2, 333.5), (3, 1000.0 / 3)])
  func `The size is rounded up to pixels`(scale: CGFloat, expected: CGFloat) {
    let root = window(300, 300, scale: scale)
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    constrain(scroll.contentLayoutGuide, .height, plus: 1000.0 / 3)
    root.layoutIfNeeded()
    #expect((scroll.contentSize.height - expected).magnitude < 1e-9)
    #expect(scroll.contentSize.width == 0)
  }

  @Test func `Without constraints, and on the other axis, the program's size stands`() {
    let root = window(300, 300)
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    scroll.contentSize = CGSize(width: 700, height: 800)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 700, height: 800))
    let view = box("view", in: scroll)
    constrain(view, .leading, .equal, scroll)
    constrain(view, .top, .equal, scroll)
    constrain(view, .height, plus: 50)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 700, height: 800))
    constrain(view, .bottom, .equal, scroll)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 700, height: 50))
  }

  @Test func `What is tied to the frame or to something outside stays where it shows`() {
    let root = window(300, 300)
    let scroll = scrollView(in: root)
    place(scroll, 20, 30, 200, 200)
    let content = box("content", in: scroll)
    pin(content, to: scroll)
    constrain(content, .width, plus: 200)
    constrain(content, .height, plus: 1000)
    let header = box("header", in: content)
    constrain(header, .top, .equal, scroll.frameLayoutGuide, plus: 5)
    constrain(header, .height, plus: 40)
    constrain(header, .width, .equal, scroll.frameLayoutGuide)
    let outside = box("outside", in: content)
    constrain(outside, .top, .equal, root, plus: 50)
    let safe = box("safe", in: scroll)
    constrain(safe, .bottom, .equal, scroll.safeAreaLayoutGuide)
    for offset in [0, 100, 800, -15] as [CGFloat] {
      scroll.contentOffset = CGPoint(x: 0, y: offset)
      #expect(header.laidOut == rect(0, Double(offset) + 5, 200, 40))
      #expect(outside.frame.minY == offset + 20)
      #expect(safe.frame.maxY == offset + 200)
      #expect(content.frame.minY == 0)
      #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, Double(offset), 200, 200))
    }
    #expect(scroll.contentSize == CGSize(width: 200, height: 1000))
    #expect(root.brokenInvariants().isEmpty)
  }

  @Test func `Scrolling without such ties solves nothing`() {
    let root = window(300, 300)
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    let content = Content(300, 5000, in: scroll)
    pin(content, to: scroll)
    root.layoutIfNeeded()
    let count = content.sizeCount
    for offset in stride(from: 0, through: 4700, by: 100) {
      scroll.contentOffset.y = CGFloat(offset)
      root.layoutIfNeeded()
    }
    #expect(content.sizeCount == count)
    #expect(content.frame == rect(0, 0, 300, 5000))
  }

  @Test func `A scroll view in a scroll view`() {
    let root = window(300, 300)
    let outer = scrollView("outer", in: root)
    pin(outer, to: root)
    let inner = scrollView("inner", in: outer)
    pin(inner, to: outer)
    constrain(inner, .width, .equal, outer)
    constrain(inner, .height, plus: 600)
    let view = box("view", in: inner)
    pin(view, to: inner)
    constrain(view, .width, plus: 900)
    constrain(view, .height, .equal, inner)
    let mark = box("mark", in: view)
    constrain(mark, .left, .equal, root, plus: 10)
    constrain(mark, .top, .equal, outer.frameLayoutGuide)
    outer.contentOffset.y = 70
    inner.contentOffset.x = 40
    root.layoutIfNeeded()
    #expect(outer.contentSize == CGSize(width: 300, height: 600))
    #expect(inner.contentSize == CGSize(width: 900, height: 600))
    #expect(mark.frame.origin == CGPoint(x: 50, y: 70))
  }

  @Test func `Read from the right, leading is the content's right end`() {
    let root = window(300, 300)
    root.userInterfaceLayoutDirection = .rightToLeft
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    let view = box("view", in: scroll)
    constrain(view, .leading, .equal, scroll, plus: 30)
    constrain(view, .width, plus: 400)
    constrain(scroll, .trailing, .equal, view, plus: 70)
    constrain(view, .height, .equal, scroll)
    root.layoutIfNeeded()
    #expect(scroll.contentSize.width == 500)
    #expect(view.frame == rect(70, 0, 400, 300))
  }

  @Test func `A scroll view asks for no size, and its content is measured apart`() {
    let scroll = scrollView()
    let content = Content(320, 900, in: scroll)
    pin(content, to: scroll)
    #expect(scroll.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(scroll.systemLayoutSizeFitting(.zero) == .zero)
    constrain(scroll, .width, .equal, content)
    #expect(scroll.systemLayoutSizeFitting(.zero) == CGSize(width: 320, height: 0))
  }

  @Test func `A size that constraints speak of and leave open is reported once`() {
    let root = window(300, 300)
    let reports = Reports(of: root)
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    let view = box("view", in: scroll)
    pin(view, to: scroll)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == .zero)
    let texts = ["width", "height"].map {
      "Constraints leave the \($0) of the content of scroll open; it is 0 now."
    }
    #expect(reports.messages == texts)
    #expect(reports.kinds == [.undeterminedSize, .undeterminedSize])
    #expect(reports.all.first?.hint.contains("frameLayoutGuide") == true)
    let width = constrain(view, .width, .equal, scroll.frameLayoutGuide)
    let height = constrain(view, .height, plus: 500)
    for offset in [10, 20] as [CGFloat] {
      scroll.contentOffset.y = offset
      root.layoutIfNeeded()
    }
    #expect(scroll.contentSize == CGSize(width: 300, height: 500))
    #expect(reports.all.count == 2)
    height.isActive = false
    root.layoutIfNeeded()
    #expect(reports.messages == texts + [texts[1]])
    width.isActive = false
    constrain(view, .height, plus: 0)
    constrain(view, .width, plus: 0)
    root.layoutIfNeeded()
    #expect(reports.all.count == 3)
  }

  @Test func `A size that constraints leave open above is reported too`() {
    let root = window(300, 300)
    let reports = Reports(of: root)
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    let view = box("view", in: scroll)
    constrain(view, .left, .equal, scroll)
    constrain(view, .width, plus: 50)
    constrain(scroll, .right, .greaterThanOrEqual, view, plus: 20)
    root.layoutIfNeeded()
    #expect(scroll.contentSize.width == 70)
    #expect(
      reports.messages == [
        "Constraints leave the width of the content of scroll open; it is 70 now."
      ])
  }

  @Test func `The guides stay with their scroll view`() {
    let scroll = scrollView()
    let other = box("other")
    let reports = Reports(of: other)
    scroll.removeLayoutGuide(scroll.contentLayoutGuide)
    other.addLayoutGuide(scroll.frameLayoutGuide)
    #expect(scroll.contentLayoutGuide.owningView === scroll)
    #expect(scroll.frameLayoutGuide.owningView === scroll)
    #expect(reports.messages == ["UIScrollView-frameLayoutGuide stays with its view."])
  }

  @Test func `A scroll view that leaves the tree takes its content along`() {
    let root = window(300, 300)
    let scroll = scrollView(in: root)
    pin(scroll, to: root)
    let content = Content(300, 500, in: scroll)
    pin(content, to: scroll)
    let mark = box("mark", in: content)
    constrain(mark, .top, .equal, root)
    root.layoutIfNeeded()
    scroll.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(mark.constraints.isEmpty && root.brokenInvariants().isEmpty)
    #expect(scroll.constraints.count == 4)
    let next = window(200, 200)
    next.addSubview(scroll)
    place(scroll, 0, 0, 50, 50)
    next.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 500))
    #expect(next.brokenInvariants().isEmpty)
  }
}
