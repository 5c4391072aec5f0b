import Foundation
import StandardViews
import Testing
import ViewTree

/// Constraints and conflicts as Apple's logs write them.
@Suite struct LogTests {
  private let container: Window
  private let a: View
  private let b: View

  init() {
    container = Window(size: CGSize(width: 300, height: 300))
    a = box(in: container)
    b = box(in: container)
  }

  /// The line without what differs from Apple's: the numbers, which are addresses there, and the
  /// place in the source; and with the prefix of Apple's classes.
  private func line(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+(@[^ ]+)?/, with: "0x…")
  }

  private func line(_ constraint: LayoutConstraint) -> String { line(constraint.logDescription) }

  @Test func `A line for each form`() {
    #expect(
      line(constrain(a, .width, plus: 50))
        == "<NSLayoutConstraint:0x… View:0x….width == 50   (active)>")
    #expect(
      line(constrain(a, .leading, .equal, container, plus: 8))
        == "<NSLayoutConstraint:0x… H:|-(8)-[View:0x…]   (active, names: '|':Window:0x… )>")
    #expect(
      line(constrain(b, .leading, .greaterThanOrEqual, a, .trailing, plus: 16))
        == "<NSLayoutConstraint:0x… H:[View:0x…]-(>=16)-[View:0x…]   (active)>")
    #expect(
      line(constrain(container, .bottom, .equal, a, plus: 20))
        == "<NSLayoutConstraint:0x… V:[View:0x…]-(20)-|   (active, names: '|':Window:0x… )>")
    #expect(
      line(constrain(b, .left, .equal, a, .right, plus: 4, priority: 750))
        == "<NSLayoutConstraint:0x… H:[View:0x…]-(4@750)-[View:0x…](LTR) priority:750   (active)>")
    #expect(
      line(constrain(a, .height, plus: 30, priority: 999.5, active: false))
        == "<NSLayoutConstraint:0x… View:0x….height == 30 priority:999.5   (inactive)>")
    #expect(
      line(constrain(a, .width, .lessThanOrEqual, b, .height, times: 0.5, plus: -2))
        == "<NSLayoutConstraint:0x… View:0x….width <= 0.5*View:0x….height - 2   (active)>")
    #expect(
      line(constrain(a, .centerX, .equal, b, times: -1))
        == "<NSLayoutConstraint:0x… View:0x….centerX == -View:0x….centerX   (active)>")
    // The other way round it is no gap.
    #expect(
      line(constrain(container, .leading, .equal, b))
        == "<NSLayoutConstraint:0x… Window:0x….leading == View:0x….leading   (active)>")
  }

  @Test func `Identifiers, names, texts and subclasses`() {
    let height = constrain(a, .height, plus: 30)
    height.identifier = "id"
    #expect(line(height) == "<NSLayoutConstraint:0x… 'id' View:0x….height == 30   (active)>")
    a.name = "card"
    #expect(
      line(height) == "<NSLayoutConstraint:0x… 'id' card.height == 30   (active, names: card:0x… )>"
    )
    let label = Label()
    label.text = "Hello"
    container.addSubview(label)
    #expect(
      line(constrain(label, .width, plus: 3))
        == "<NSLayoutConstraint:0x… Label:0x…'Hello'.width == 3   (active)>")
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
      equalToConstant: 8)
    #expect(
      line(gap)
        == "<NSLayoutConstraint:0x… (View:0x….leading - card.trailing) == 8   (inactive, names: card:0x… )>"
    )
  }

  @Test func `The line of the program stands where SnapKit puts it`() {
    let width = constrain(a, .width, plus: 50, fileID: "App/Card.swift", line: 31)
    #expect(width.logDescription.hasPrefix("<NSLayoutConstraint:0x1@Card.swift#31 View:0x"))
  }

  @Test func `A conflict`() throws {
    a.name = "My cool view"
    let reports = Reports(of: container)
    constrain(a, .width, plus: 20)
    let broken = constrain(a, .width, plus: 40)
    container.layoutIfNeeded()
    #expect(a.frame.width == 20)
    #expect(broken.isActive)
    let log = try #require(reports.all.first?.conflictLog)
    #expect(
      line(log) == """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint:0x… My cool view.width == 20   (active, names: My cool view:0x… )>",
            "<NSLayoutConstraint:0x… My cool view.width == 40   (active, names: My cool view:0x… )>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x… My cool view.width == 40   (active, names: My cool view:0x… )>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the\
         debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in\
         <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  @Test(
    arguments: [
      (0, "h=--& v=--& View:0x….width == 100   (active)"),
      (1, "h=&-- v=--& View:0x….width == 100   (active)"),
      (5, "h=&-& v=--& View:0x….width == 100   (active)"),
      (2, "h=-&- v=--& H:[View:0x…]-(190)-|   (active, names: '|':Window:0x… )"),
      // 100 of the 110 before the right edge.
      (3, "h=&&- v=--& View:0x….width == 0.909091*Window:0x….width - 172.727   (active)"),
      (6, "h=-&& v=--& View:0x….width == 0.344828*Window:0x….width - 3.44828   (active)"),
      (7, "h=&&& v=--& View:0x….width == 0.333333*Window:0x….width   (active)"),
    ] as [(UInt, String)])
  func `Frames are shown as constraints, with a note`(mask: UInt, expected: String) throws {
    let child = View(frame: rect(10, 0, 100, 100))
    child.autoresizingMask = View.AutoresizingMask(rawValue: mask)
    container.addSubview(child)
    let reports = Reports(of: container)
    constrain(child, .width, plus: 200)
    container.layoutIfNeeded()
    #expect(child.frame.width == 100)
    let log = line(try #require(reports.all.first?.conflictLog))
    #expect(log.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(log.contains("\"<NSAutoresizingMaskLayoutConstraint:0x… \(expected)>\","))
  }

  @Test func `Places of frames are shown by their edges`() throws {
    let child = View(frame: rect(10, 20, 100, 100))
    container.addSubview(child)
    let reports = Reports(of: container)
    constrain(child, .top, .equal, container, plus: 7)
    container.layoutIfNeeded()
    let log = line(try #require(reports.all.first?.conflictLog))
    #expect(
      log.contains("h=--& v=--& View:0x….minY == 20   (active, names: '|':Window:0x… )>"))
  }

  @Test func `The root's size is shown too`() throws {
    let reports = Reports(of: container)
    constrain(container, .width, plus: 100)
    container.layoutIfNeeded()
    let logs = reports.all.compactMap(\.conflictLog).map { line($0) }.joined()
    #expect(
      logs.contains(
        "<NSLayoutConstraint:0x… 'UIView-Encapsulated-Layout-Width' Window:0x….width == 300   (active)>"
      ))
  }

  @Test func `Guides of the layout's own read as in Apple's logs`() throws {
    let reports = Reports(of: container)
    let view = box(in: container)
    constrain(view, .width, plus: 0)
    constrain(b, .left, .equal, view.layoutMarginsGuide, .left)
    container.layoutIfNeeded()
    let log = line(try #require(reports.all.first?.conflictLog))
    #expect(
      log.contains(
        "<NSLayoutConstraint:0x… 'UIView-leftMargin-guide-constraint'"
          + " H:|-(8)-[SystemLayoutGuide:0x…'UIViewLayoutMarginsGuide'](LTR)"
          + "   (active, names: '|':View:0x… )>"))
  }

  @Test func `Other diagnostics have no such log`() {
    let reports = Reports(of: container)
    constrain(a, .top, plus: 3)
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.conflictLog == nil)
  }
}
