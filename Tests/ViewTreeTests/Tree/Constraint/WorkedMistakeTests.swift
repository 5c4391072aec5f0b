import Foundation
import Testing
import ViewTree

/// Worked cases of the rules of layout that are exceptions on Apple's platforms, and what becomes of
/// them here: a diagnostic, and the rest stands.
@Suite struct WorkedMistakeTests {
  private let root = window(300, 300)
  private let v: View
  private let u: View

  init() {
    v = box("v", in: root)
    u = box("u", in: root)
  }

  @Test(
    arguments: [
      ("21", .left, nil, "v.left can't be compared with 0: a location with a number."),
      (
        "22", .leading, .left,
        "v.leading can't be compared with u.left: one of them follows the reading direction."
      ),
      (
        "24", .top, .height,
        "v.top can't be compared with u.height: a vertical location with a dimension."
      ),
    ] as [(String, Attribute, Attribute?, String)])
  func `Pairings that make no sense`(
    number: String, first: Attribute, second: Attribute?, message: String
  ) {
    let reports = Reports(of: root)
    let constraint = constrain(v, first, .equal, second == nil ? nil : u, second)
    #expect(reports.messages == [message])
    #expect(reports.kinds == [.illegalPairing])
    #expect(!constraint.isActive)
    root.layoutIfNeeded()
  }

  @Test func `No view is above both items`() {
    let reports = Reports(of: root)
    let constraint = constrain(v, .left, .equal, box("w", in: box("other")))
    #expect(!constraint.isActive)
    #expect(reports.messages == ["v.left can't be compared with w.left: w isn't in any view yet."])
    #expect(reports.kinds == [.noCommonSuperview])
  }

  @Test func `A mistake in a list leaves out itself alone`() {
    let reports = Reports(of: root)
    let list = [
      constrain(v, .left, .equal, root, active: false),
      constrain(v, .left, .equal, box(), active: false),
      constrain(v, .top, .equal, root, active: false),
    ]
    LayoutConstraint.activate(list)
    // UIKit stops at the mistake; here the rest stands.
    #expect(list.map(\.isActive) == [true, false, true])
    #expect(reports.kinds == [.itemGone])
  }

  @Test func `Leaving the tree releases what reaches out of it, for good`() {
    let cross = constrain(v, .left, .equal, root)
    let own = constrain(v, .width, plus: 10)
    v.removeFromSuperview()
    #expect([cross.isActive, own.isActive] == [false, true])
    root.addSubview(v)
    #expect([cross.isActive, own.isActive] == [false, true])
  }

  @Test(arguments: [0, 1])
  func `Numbers that can't be`(index: Int) {
    let reports = Reports(of: root)
    let constraint = constrain(v, .width, plus: 10)
    if index == 0 {
      constraint.constant = .nan
    } else {
      constraint.priority = LayoutPriority(0)
    }
    #expect(
      reports.messages == [
        index == 0
          ? "The constant of v.width == 10 can't be nan."
          : "The priority of v.width == 10 can't be 0."
      ])
    #expect(constraint.constant == 10)
    #expect(constraint.priority == .required)
  }

  @Test func `A guide that another view adds is moved`() {
    let guide = LayoutGuide()
    v.addLayoutGuide(guide)
    u.addLayoutGuide(guide)
    #expect(v.layoutGuides.isEmpty)
    #expect(guide.owningView === u)
  }

  /// A view that writes down the calls of its passes.
  private final class Logging: View {
    var log: (String) -> Void = { _ in }
    override func updateConstraints() {
      log("update \(name ?? "")")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log("layout \(name ?? "")")
    }
  }

  @Test func `Constraints from the bottom up, frames from the top down`() {
    var lines: [String] = []
    var parent: View = root
    for name in ["root", "A", "B"] {
      let view = Logging()
      view.name = name
      view.log = { lines.append($0) }
      parent.addSubview(view)
      parent = view
    }
    root.layoutIfNeeded()
    #expect(
      lines == ["update B", "update A", "update root", "layout root", "layout A", "layout B"])
  }

  // MARK: Hooks and parts of a tree

  /// A view that writes down how it moves.
  private final class Moving: View {
    var lines: [String] = []
    override func willMove(toSuperview new: View?) { lines.append("to \(new?.name ?? "nothing")") }
    override func willMove(toWindow new: Window?) { lines.append("window \(new?.name ?? "none")") }
    override func didMoveToSuperview() { lines.append("in \(superview?.name ?? "nothing")") }
    override func didMoveToWindow() { lines.append("shown in \(window?.name ?? "none")") }
  }

  @Test func `Views are told before they move, and after`() {
    let view = Moving()
    v.addSubview(view)
    u.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.lines == [
        "to v", "window window", "in v", "shown in window", "to u", "in u",
        "to nothing", "window none", "in nothing", "shown in none",
      ])
  }

  @Test func `A layout of a part leaves the other parts for later`() {
    for view in [v, u] { pin(view, to: root) }
    let first = box(in: v)
    let second = box(in: u)
    let widths = [first, second].map { constrain($0, .width, plus: 10) }
    root.layoutIfNeeded()
    for width in widths { width.constant = 20 }
    first.layoutIfNeeded()
    #expect([first.frame.width, second.frame.width] == [20, 10])
    u.updateConstraintsIfNeeded()
    #expect(second.frame.width == 10)
    #expect(second.laidOut.width == 20)
  }

  @Test func `A layout of a part begins at the topmost view that needs one`() {
    pin(v, to: root)
    let inner = box(in: v)
    pin(inner, to: v)
    let leaf = box(in: inner)
    pin(leaf, to: inner)
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 200, height: 100)
    leaf.layoutIfNeeded()
    #expect(leaf.frame == rect(0, 0, 200, 100))
    #expect(v.frame == rect(0, 0, 200, 100))
  }
}
