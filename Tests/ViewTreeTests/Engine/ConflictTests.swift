import Foundation
import Testing
import ViewTree

/// Required constraints that contradict each other: the one activated last is left out.
@Suite struct ConflictTests {
  private let root = window(300, 300)
  private let view: View
  private let reports: Reports

  init() {
    view = box("view", in: root)
    reports = Reports(of: root)
  }

  @Test func `Width == 20, then width == 40`() {
    let first = constrain(view, .width, plus: 20)
    let second = constrain(view, .width, plus: 40)
    #expect(view.laidOut.width == 20)
    #expect([first.isActive, second.isActive] == [true, true])
    #expect(
      reports.messages == [
        "view.width == 40 is left out, as it can't be met together with view.width == 20"
          + " (ConflictTests.swift:\(first.source?.line ?? 0))."
      ])
    #expect(reports.all.first?.source == second.source)
    #expect(reports.all.first?.itemNames == ["view"])
    #expect(
      reports.kinds == [.unsatisfiable(broken: second.summary, clashing: [first.summary])])

    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(reports.all.count == 1)

    first.isActive = false
    #expect(view.laidOut.width == 40)
    #expect(reports.all.count == 1)
  }

  @Test func `The order of activation counts, not that of the items`() {
    let first = constrain(view, .width, plus: 20)
    let second = constrain(view, .width, plus: 40)
    first.isActive = false
    first.isActive = true
    #expect(view.laidOut.width == 40)
    #expect(reports.kinds == [.unsatisfiable(broken: first.summary, clashing: [second.summary])])
  }

  @Test func `A change of a party is another chance: of the constant`() {
    let first = constrain(view, .width, plus: 20)
    let second = constrain(view, .width, .greaterThanOrEqual, plus: 40)
    #expect(view.laidOut.width == 20)
    first.constant = 50
    #expect(view.laidOut.width == 50)
    second.constant = 60
    #expect(view.laidOut.width == 50)
    second.constant = 45
    #expect(view.laidOut.width == 50)
    first.constant = 44
    #expect(view.laidOut.width == 44)
    #expect(reports.all.count == 1)
  }

  @Test(arguments: [0, 1])
  func `A change of a party is another chance: of the priority`(party: Int) {
    let constraints = [constrain(view, .width, plus: 20), constrain(view, .width, plus: 40)]
    #expect(view.laidOut.width == 20)
    constraints[party].priority = LayoutPriority(999)
    #expect(view.laidOut.width == (party == 0 ? 40 : 20))
    constraints[party].priority = .required
    #expect(view.laidOut.width == 20)
    #expect(reports.all.count == 1)
  }

  @Test func `A change of a party is another chance: of the root's size`() {
    let inner = constrain(view, .width, .equal, root)
    let width = constrain(view, .width, plus: 400)
    #expect(view.laidOut.width == 300)
    root.frame.size.width = 400
    #expect(view.laidOut.width == 400)
    width.isActive = false
    inner.isActive = false
    root.layoutIfNeeded()
    #expect(reports.all.count == 1)
  }

  @Test func `A change of a party is another chance: of a frame`() {
    let placed = View(frame: rect(0, 0, 50, 50))
    placed.name = "placed"
    root.addSubview(placed)
    constrain(placed, .width, plus: 80)
    #expect(placed.laidOut.width == 50)
    #expect(
      reports.messages == [
        "placed.width == 80 is left out, as it can't be met together with"
          + " placed.width == 50 (its frame)."
      ])
    placed.translatesAutoresizingMaskIntoConstraints = false
    #expect(placed.laidOut.width == 80)
  }

  @Test func `Content of priority 1000 gives way to required constraints, and is no conflict`() {
    // UIKit (frames of Interface Builder files): a width of 120 beats hugging of 1000 around 50.
    let content = Content(50, 20, name: "content", in: root)
    content.setContentHuggingPriority(.required, for: .horizontal)
    content.setContentCompressionResistancePriority(.required, for: .horizontal)
    let width = constrain(content, .width, plus: 120)
    #expect(content.laidOut.width == 120)
    width.constant = 30
    #expect(content.laidOut.width == 30)
    // It stands above all that isn't required: a hidden view in UIKit's stacks asks at 999.999.
    width.priority = LayoutPriority(999.999)
    #expect(content.laidOut.width == 50)
    #expect(reports.all.isEmpty)
  }

  @Test func `Content of priority 1000 gives way to the view's frame`() {
    let content = Content(100, 20, name: "content", in: root)
    content.frame = rect(0, 0, 50, 50)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.setContentCompressionResistancePriority(.required, for: .horizontal)
    constrain(view, .width, .equal, content)
    #expect(view.laidOut.width == 50)
    #expect(reports.all.isEmpty)
  }

  @Test func `Only what is contradicted is left out`() {
    let other = box("other", in: root)
    constrain(other, .width, .equal, view, plus: 10)
    for width in [20, 40, 60] as [CGFloat] { constrain(view, .width, plus: width) }
    constrain(other, .height, plus: 30)
    #expect(view.laidOut.width == 20)
    #expect(other.frame == rect(0, 0, 30, 30))
    #expect(reports.all.count == 2)
  }

  @Test func `A circle of three constraints names all three`() {
    let other = box("other", in: root)
    let first = constrain(view, .width, .equal, other, plus: 10)
    let second = constrain(other, .width, plus: 50)
    let third = constrain(view, .width, plus: 50)
    #expect(view.laidOut.width == 60)
    #expect(
      reports.kinds == [
        .unsatisfiable(broken: third.summary, clashing: [first.summary, second.summary])
      ])
    second.isActive = false
    #expect(view.laidOut.width == 50)
    #expect(other.frame.width == 40)
  }

  @Test func `A negative width is left out`() {
    constrain(view, .width, plus: -5)
    #expect(view.laidOut.width == 0)
    #expect(
      reports.messages == ["view.width == -5 is left out, as sizes are never below 0."])
  }

  @Test func `A constraint that is left out may be deactivated, and its view removed`() {
    constrain(view, .width, plus: 20)
    let second = constrain(view, .width, plus: 40)
    root.layoutIfNeeded()
    second.isActive = false
    root.layoutIfNeeded()
    second.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    view.removeFromSuperview()
    root.layoutIfNeeded()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
    // Taken up again, and in a tree that was new for it.
    #expect(reports.all.count >= 2)
  }

  @Test func `Without a handler the rest stands all the same`() {
    let silent = window(10, 10)
    let inner = box(in: silent)
    constrain(inner, .width, plus: 3)
    silent.layoutIfNeeded()
    #expect(inner.frame.width == 3)
  }

  @Test func `The nearest handler gets the report`() {
    let near = Reports(of: view)
    constrain(view, .width, plus: 20)
    constrain(view, .width, plus: 40)
    root.layoutIfNeeded()
    #expect(near.all.count == 1)
    #expect(reports.all.isEmpty)
  }

  @Test func `A handler may mend the layout`() {
    let first = constrain(view, .width, plus: 20)
    constrain(view, .width, plus: 40)
    root.onDiagnostic = { _ in first.isActive = false }
    #expect(view.laidOut.width == 40)
  }
}
