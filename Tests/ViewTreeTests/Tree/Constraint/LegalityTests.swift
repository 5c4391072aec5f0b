import Foundation
import Testing
import ViewTree

/// What is said of constraints that make no sense; all of them stay inactive.
@Suite struct LegalityTests {
  struct Mistake: CustomTestStringConvertible {
    let first: Attribute
    let second: Attribute?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    let kind: LayoutDiagnostic.Kind
    let text: String

    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      first: .notAnAttribute, second: .left, kind: .illegalPairing,
      text: "a.notAnAttribute can't be compared with b.left. Name an attribute for each item."),
    Mistake(
      first: .left, second: .notAnAttribute, kind: .illegalPairing,
      text: "a.left can't be compared with b.notAnAttribute. Name an attribute for each item."),
    Mistake(
      first: .left, second: nil, constant: 5, kind: .illegalPairing,
      text:
        "a.left can't be compared with 5: a location with a number. Name a second item, such as the"
        + " superview."),
    Mistake(
      first: .left, second: .left, multiplier: 0, kind: .illegalPairing,
      text: "a.left can't be 0 times b.left. Use a multiplier other than 0."),
    Mistake(
      first: .top, second: .height, kind: .illegalPairing,
      text:
        "a.top can't be compared with b.height: a vertical location with a dimension. Compare width"
        + " and height with each other, and edges, centers and baselines with their like on the"
        + " same axis."),
    Mistake(
      first: .width, second: .centerX, kind: .illegalPairing,
      text:
        "a.width can't be compared with b.centerX: a dimension with a horizontal location. Compare"
        + " width and height with each other, and edges, centers and baselines with their like on"
        + " the same axis."),
    Mistake(
      first: .leading, second: .left, kind: .illegalPairing,
      text:
        "a.leading can't be compared with b.left: one of them follows the reading direction. Use"
        + " leading and trailing on both sides, or left and right on both."),
    Mistake(
      first: .right, second: .trailing, constant: -2, kind: .illegalPairing,
      text:
        "a.right can't be compared with b.trailing: one of them follows the reading direction. Use"
        + " leading and trailing on both sides, or left and right on both."),
    Mistake(
      first: .left, second: .left, constant: .nan, kind: .notFinite,
      text: "The constant of a.left == b.left + nan can't be nan. Use a finite number; look for a"
        + " division by zero."),
    Mistake(
      first: .width, second: nil, constant: .infinity, kind: .notFinite,
      text: "The constant of a.width == inf can't be inf. Use a finite number; look for a division"
        + " by zero."),
    Mistake(
      first: .width, second: nil, constant: 1e13, kind: .outOfRange,
      text: "The constant of a.width == 10000000000000 can't be 10000000000000. Use a number of a"
        + " size up to 1e12."),
    Mistake(
      first: .width, second: .width, multiplier: -.infinity, kind: .notFinite,
      text: "The multiplier of a.width == -inf * b.width can't be -inf. Use a finite number; look"
        + " for a division by zero."),
    Mistake(
      first: .width, second: .width, multiplier: 1e-10, kind: .outOfRange,
      text: "The multiplier of a.width == 1e-10 * b.width can't be 1e-10. Use 0, or a number of a"
        + " size between 1e-9 and 1e9."),
  ]

  private let root = window(100, 100)
  private let a: View
  private let b: View

  init() {
    a = box("a", in: root)
    b = box("b", in: root)
  }

  @Test(arguments: mistakes)
  func `A mistake is reported with the line it was made in`(_ mistake: Mistake) {
    let reports = Reports(of: root)
    let constraint = LayoutConstraint(
      item: a, attribute: mistake.first, relatedBy: .equal, toItem: mistake.second == nil ? nil : b,
      attribute: mistake.second ?? .notAnAttribute, multiplier: mistake.multiplier,
      constant: mistake.constant, fileID: "Module/Card.swift", line: 31)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(reports.all.map(\.kind) == [mistake.kind])
    #expect(reports.all.map(\.description) == ["Card.swift:31: \(mistake.text)"])
    #expect(reports.all.first?.itemNames == (mistake.second == nil ? ["a"] : ["a", "b"]))
  }

  @Test(arguments: Attribute.allCases, Attribute.allCases)
  func `Pairings that make sense`(first: Attribute, second: Attribute) {
    let reports = Reports(of: root)
    let constraint = constrain(a, first, .equal, b, second)
    #expect(constraint.isActive == Self.isLegal(first, second))
    #expect(reports.all.isEmpty == constraint.isActive)
  }

  /// Semantics 1.1, as a table of groups; horizontal and vertical locations mix, as in UIKit.
  private static func isLegal(_ first: Attribute, _ second: Attribute) -> Bool {
    let vertical: Set<Attribute> = [
      .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins,
    ]
    let groups: [Set<Attribute>] = [
      vertical.union([
        .left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins,
      ]),
      vertical.union([
        .leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      ]),
      [.width, .height],
    ]
    return groups.contains { $0.contains(first) && $0.contains(second) }
  }

  @Test(
    arguments: [
      // first, second, multiplier, constant, from the right, the x of a 10 wide view in a view
      // 100 wide at (7, 13), beside one at (30, 40) that is 20 × 8; arithmetic.
      (.left, .top, 1, 0, false, 40), (.left, .bottom, 1, 5, false, 53),
      (.centerX, .centerY, 1, 0, false, 39), (.right, .top, 0.5, 1, false, 11),
      (.leading, .top, 1, 0, true, 50), (.trailing, .bottom, 1, 0, true, 52),
    ] as [(Attribute, Attribute, CGFloat, CGFloat, Bool, CGFloat)])
  func `A horizontal location may be a vertical one`(
    first: Attribute, second: Attribute, multiplier: CGFloat, constant: CGFloat, isMirrored: Bool,
    expected: CGFloat
  ) {
    let reports = Reports(of: root)
    let outer = box(in: root)
    place(outer, 7, 13, 100, 80)
    if isMirrored { outer.semanticContentAttribute = .forceRightToLeft }
    let (one, other) = (box("one", in: outer), box("other", in: outer))
    place(other, 30, 40, 20, 8)
    constrain(one, .width, plus: 10)
    let constraint = constrain(
      one, first, .equal, other, second, times: multiplier, plus: constant)
    root.layoutIfNeeded()
    #expect(constraint.isActive)
    #expect(reports.all.isEmpty)
    #expect(one.frame.minX == expected)
  }

  @Test func `Across axes both are measured in the view that holds the constraint`() {
    let outer = box(in: root)
    place(outer, 7, 13, 80, 80)
    let inner = box(in: outer)
    place(inner, 5, 6, 10, 10)
    constrain(a, .width, plus: 10)
    constrain(a, .left, .equal, inner, .top)
    // In the window the upper edge is at 13 + 6.
    #expect(a.laidOut.minX == 19)
  }

  @Test func `A size may be a multiple of 0, and a location a negative multiple`() {
    let reports = Reports(of: root)
    constrain(a, .width, .equal, b, times: 0, plus: 30)
    constrain(b, .left, .equal, root)
    constrain(b, .width, plus: 10)
    constrain(a, .right, .equal, b, .right, times: -1, plus: 50)
    root.layoutIfNeeded()
    #expect(reports.all.isEmpty)
    #expect(a.frame == rect(10, 0, 30, 0))
  }

  @Test(
    arguments: [0, -1, 1000.5, .nan, .infinity] as [Float])
  func `A priority out of range is reported, and the old one stays`(value: Float) {
    let reports = Reports(of: root)
    let constraint = constrain(a, .width, plus: 10, priority: 500)
    constraint.priority = LayoutPriority(value)
    #expect(constraint.priority == LayoutPriority(500))
    #expect(reports.kinds == [.priorityOutOfRange])
    #expect(reports.all.first?.message.hasSuffix("can't be \(LayoutPriority(value)).") == true)
  }

  @Test(
    arguments: [.nan, .infinity, -1e300] as [CGFloat])
  func `A constant that can't be used is reported, and the old one stays`(value: CGFloat) {
    let reports = Reports(of: root)
    let constraint = constrain(a, .width, plus: 10)
    constraint.constant = value
    #expect(constraint.constant == 10)
    #expect(reports.all.count == 1)
    #expect(a.laidOut.width == 10)
  }

  @Test func `Views of different trees have no common superview`() {
    let reports = Reports(of: root)
    let elsewhere = box("elsewhere")
    let stranger = box("stranger", in: elsewhere)
    let constraint = constrain(a, .left, .equal, stranger)
    #expect(!constraint.isActive)
    #expect(reports.kinds == [.noCommonSuperview])
    #expect(
      reports.all.map(\.hint) == [
        "Add them to one tree first. Now they are at a < window and at stranger < elsewhere."
      ])
  }

  @Test func `A guide without owner has no place in the tree`() {
    let reports = Reports(of: root)
    let guide = LayoutGuide()
    guide.identifier = "gap"
    let constraints = [
      constrain(a, .left, .equal, guide), constrain(guide, .left, .equal, a),
      constrain(guide, .width, plus: 5, active: false),
    ]
    #expect(constraints.map(\.isActive) == [false, false, false])
    #expect(
      reports.messages == [
        "a.left can't be compared with gap.left: no view owns gap yet.",
        "gap.left can't be compared with a.left: no view owns gap yet.",
      ])
    root.addLayoutGuide(guide)
    LayoutConstraint.activate(constraints)
    #expect(constraints.map(\.isActive) == [true, true, true])
  }

  @Test func `One mistake doesn't hold up the others`() {
    let reports = Reports(of: root)
    let good = constrain(a, .width, plus: 1, active: false)
    let bad = constrain(a, .left, plus: 1, active: false)
    let alsoGood = constrain(a, .height, plus: 1, active: false)
    LayoutConstraint.activate([good, bad, alsoGood, good])
    #expect([good, bad, alsoGood].map(\.isActive) == [true, false, true])
    #expect(reports.all.count == 1)
    #expect(a.constraints.count == 2)
    LayoutConstraint.deactivate([good, bad, alsoGood, good])
    #expect(a.constraints.isEmpty)
  }

  @Test func `An item that is gone is reported`() {
    let reports = Reports(of: root)
    let constraint: LayoutConstraint
    do {
      let fleeting = box("fleeting")
      constraint = constrain(a, .left, .equal, fleeting, active: false)
    }
    #expect(constraint.secondItem == nil)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(
      reports.messages == ["An item of a.left == (gone).left no longer exists."])
  }
}
