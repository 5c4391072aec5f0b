import Foundation
import Testing
import ViewTree

/// Margins: their rules, their attributes and their guide.
@Suite struct MarginTests {
  @Test func `Margins are 8 unless something else is said`() {
    #expect(View().layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    var environment = LayoutEnvironment(size: CGSize(width: 100, height: 100))
    environment.defaultLayoutMargins = .zero
    let window = Window(environment: environment)
    let view = box(in: window)
    #expect(view.layoutMargins == .zero)
    window.environment.defaultLayoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(
    arguments: [
      (.leftMargin, .left, 0, 10), (.rightMargin, .right, 0, 270), (.topMargin, .top, 0, 5),
      (.bottomMargin, .bottom, 0, 185), (.leadingMargin, .leading, 0, 10),
      (.trailingMargin, .trailing, 0, 270), (.leadingMargin, .leading, 7, 17),
      // (300 + 10 - 30) / 2 and (200 + 5 - 15) / 2.
      (.centerXWithinMargins, .centerX, 0, 140), (.centerYWithinMargins, .centerY, 0, 95),
    ] as [(Attribute, Attribute, CGFloat, CGFloat)])
  func `Attributes speak of margins`(
    margin: Attribute, of edge: Attribute, constant: CGFloat, expected: CGFloat
  ) {
    let container = window(300, 200)
    container.layoutMargins = EdgeInsets(top: 5, left: 10, bottom: 15, right: 30)
    let view = box(in: container)
    constrain(view, edge, .equal, container, margin, plus: constant)
    constrain(view, .width, plus: 0)
    constrain(view, .height, plus: 0)
    container.layoutIfNeeded()
    #expect((edge.kind == .vertical ? view.frame.minY : view.frame.minX) == expected)
  }

  @Test(
    arguments: [
      (.leadingMargin, .leading, 0, 270), (.trailingMargin, .trailing, 0, 10),
      (.leadingMargin, .leading, 7, 263), (.leftMargin, .left, 0, 10),
    ] as [(Attribute, Attribute, CGFloat, CGFloat)])
  func `In right-to-left the leading margin is the right one`(
    margin: Attribute, of edge: Attribute, constant: CGFloat, expected: CGFloat
  ) {
    let container = window(300, 200)
    container.userInterfaceLayoutDirection = .rightToLeft
    container.layoutMargins = EdgeInsets(top: 5, left: 10, bottom: 15, right: 30)
    let view = box(in: container)
    constrain(view, edge, .equal, container, margin, plus: constant)
    constrain(view, .width, plus: 0)
    container.layoutIfNeeded()
    #expect(view.frame.minX == expected)
  }

  @Test func `A view's own margins can be the first side of a constraint`() {
    let container = window(300, 200)
    let view = box(in: container)
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    constrain(view, .leftMargin, .equal, container, .left, plus: 10)
    constrain(view, .rightMargin, .equal, container, .right, plus: -10)
    container.layoutIfNeeded()
    #expect(view.frame == rect(8, 0, 286, 0))
  }

  @Test(
    arguments: [
      (rect(20, 20, 100, 100), nil, EdgeInsets(top: 20, left: 30, bottom: 8, right: 8)),
      (rect(0, 0, 100, 100), nil, EdgeInsets(top: 40, left: 50, bottom: 8, right: 8)),
      (
        rect(0, 0, 100, 100), EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        EdgeInsets(top: 40, left: 50, bottom: 3, right: 4)
      ),
    ] as [(CGRect, EdgeInsets?, EdgeInsets)])
  func `Margins of the superview are preserved`(
    frame: CGRect, own: EdgeInsets?, expected: EdgeInsets
  ) {
    let parent = View(frame: rect(0, 0, 300, 300))
    parent.layoutMargins = EdgeInsets(top: 40, left: 50, bottom: 60, right: 70)
    let child = View(frame: frame)
    parent.addSubview(child)
    if let own { child.layoutMargins = own }
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == expected)
  }

  @Test(
    arguments: [
      (.leftToRight, EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)),
      (.rightToLeft, EdgeInsets(top: 5, left: 8, bottom: 7, right: 6)),
    ] as [(UserInterfaceLayoutDirection, EdgeInsets)])
  func `Directional margins follow the direction`(
    direction: UserInterfaceLayoutDirection, expected: EdgeInsets
  ) {
    let window = window(300, 300)
    let view = box(in: window)
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    window.userInterfaceLayoutDirection = direction
    #expect(view.layoutMargins == expected)
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.directionalLayoutMargins
        == (direction == .leftToRight
          ? DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
          : DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)))
  }

  @Test func `The guide follows the margins, and so does what is pinned to it`() {
    let window = window(300, 200)
    let container = box(in: window)
    pin(container, to: window)
    let guide = container.layoutMarginsGuide
    #expect(guide === container.layoutMarginsGuide)
    #expect(guide.identifier == "UIViewLayoutMarginsGuide")
    let view = box(in: container)
    pin(view, to: guide)
    #expect(view.laidOut == rect(8, 8, 284, 184))
    container.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.laidOut == rect(2, 1, 294, 196))
    #expect(guide.layoutFrame == rect(2, 1, 294, 196))
    container.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10)
    #expect(view.laidOut == rect(10, 0, 290, 200))
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(view.laidOut == rect(0, 0, 290, 200))
    #expect(window.brokenInvariants() == [])
  }

  @Test func `Preserved margins follow the superview's and the frame`() {
    let window = window(300, 200)
    window.layoutMargins = EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let outer = box(in: window)
    let inner = box(in: outer)
    for (view, parent) in [(outer, window), (inner, outer)] {
      view.preservesSuperviewLayoutMargins = true
      pin(view, to: parent, inset: 10)
    }
    let content = box(in: inner)
    pin(content, to: inner.layoutMarginsGuide)
    window.layoutIfNeeded()
    // 30 less 10 less 10, and no less than 8.
    #expect(inner.layoutMargins == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(content.frame == rect(10, 10, 240, 140))
    window.layoutMargins = EdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    #expect(content.laidOut == rect(30, 30, 200, 100))
  }

  /// Counts the calls of the hook.
  private final class Counting: View {
    var count = 0
    override func layoutMarginsDidChange() { count += 1 }
  }

  @Test func `The hook is called when the margins in effect change`() {
    let window = window(300, 200)
    let view = Counting()
    window.addSubview(view)
    view.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(view.count == 0)
    view.layoutMargins.top = 9
    #expect(view.count == 1)
    window.environment.defaultLayoutMargins = .zero
    window.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func `What can't be a margin is reported`() {
    let view = box("card")
    let reports = Reports(of: view)
    view.layoutMargins = EdgeInsets(top: .nan)
    view.layoutMargins = EdgeInsets(left: 1e13)
    let guide = LayoutGuide()
    guide.identifier = "guide"
    view.addLayoutGuide(guide)
    constrain(guide, .leftMargin, .equal, view)
    #expect(
      reports.messages == [
        "The layout margins of card can't be (nan, 0, 0, 0).",
        "The layout margins of card can't be (0, 10000000000000, 0, 0).",
        "guide.leftMargin can't be compared with card.leftMargin: a guide has no margins.",
      ])
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `A guide of the layout's own stays with its view`() {
    let view = box("card")
    let other = box("other")
    let reports = Reports(of: other)
    let guide = view.layoutMarginsGuide
    other.addLayoutGuide(guide)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView === view)
    #expect(reports.messages == ["UIViewLayoutMarginsGuide stays with its view."])
    #expect(view.constraints.isEmpty)
  }

  @Test func `A frame too small for its margins is nobody's mistake`() {
    let window = window(300, 200)
    let reports = Reports(of: window)
    let view = View()
    window.addSubview(view)
    let content = box(in: view)
    constrain(content, .left, .equal, view.layoutMarginsGuide, .left)
    window.layoutIfNeeded()
    #expect(reports.all.isEmpty)
    view.frame = rect(0, 0, 100, 100)
    window.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 84, 84))
    #expect(content.frame.minX == 8)
  }

  @Test func `A width too small for its margins gives way to them`() {
    let window = window(300, 200)
    let reports = Reports(of: window)
    let view = box("view", in: window)
    constrain(view, .width, plus: 0)
    constrain(box(in: view), .left, .equal, view.layoutMarginsGuide, .left)
    #expect(view.laidOut.width == 16)
    #expect(
      reports.messages == [
        "view.width == 0 is left out, as it can't be met together with"
          + " UIViewLayoutMarginsGuide.left == view.leftMargin"
          + " 'UIView-leftMargin-guide-constraint', UIViewLayoutMarginsGuide.right =="
          + " view.rightMargin 'UIView-rightMargin-guide-constraint',"
          + " UIViewLayoutMarginsGuide.width >= 0 (as all sizes)."
      ])
  }
}
