import Foundation
import Testing
import ViewTree

/// What constraints come out of anchors.
@Suite struct AnchorTests {
  private let root = window(300, 200)
  private let a: View
  private let b: View
  private let guide = LayoutGuide()

  init() {
    a = box("a", in: root)
    b = box("b", in: root)
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
  }

  @Test func `Every anchor is an attribute of its item`() {
    let ofViews: [String] = [
      a.leadingAnchor.description, a.trailingAnchor.description, a.leftAnchor.description,
      a.rightAnchor.description, a.centerXAnchor.description, a.topAnchor.description,
      a.bottomAnchor.description, a.centerYAnchor.description, a.widthAnchor.description,
      a.heightAnchor.description, a.firstBaselineAnchor.description,
      a.lastBaselineAnchor.description,
    ]
    #expect(
      ofViews == [
        "a.leading", "a.trailing", "a.left", "a.right", "a.centerX", "a.top", "a.bottom",
        "a.centerY", "a.width", "a.height", "a.firstBaseline", "a.lastBaseline",
      ])
    let ofGuides: [String] = [
      guide.leadingAnchor.description, guide.trailingAnchor.description,
      guide.leftAnchor.description, guide.rightAnchor.description,
      guide.centerXAnchor.description, guide.topAnchor.description,
      guide.bottomAnchor.description, guide.centerYAnchor.description,
      guide.widthAnchor.description, guide.heightAnchor.description,
    ]
    #expect(
      ofGuides == [
        "guide.leading", "guide.trailing", "guide.left", "guide.right", "guide.centerX",
        "guide.top", "guide.bottom", "guide.centerY", "guide.width", "guide.height",
      ])
  }

  @Test func `Locations compare with locations`() {
    let rows = [
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8),
      a.leftAnchor.constraint(greaterThanOrEqualTo: guide.rightAnchor),
      a.rightAnchor.constraint(greaterThanOrEqualTo: b.centerXAnchor, constant: -3),
      guide.centerXAnchor.constraint(lessThanOrEqualTo: a.leadingAnchor),
      a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: 0.5),
      a.topAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 4),
      a.firstBaselineAnchor.constraint(greaterThanOrEqualTo: guide.centerYAnchor),
      guide.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ]
    #expect(
      rows.map(\.description) == [
        "a.leading == window.leading",
        "a.leading == b.trailing + 8",
        "a.left >= guide.right",
        "a.right >= b.centerX - 3",
        "guide.centerX <= a.leading",
        "a.trailing <= b.leading + 0.5",
        "a.top == b.lastBaseline + 4",
        "a.firstBaseline >= guide.centerY",
        "guide.bottom <= window.bottom",
      ])
  }

  @Test func `Sizes compare with sizes and with numbers`() {
    let rows = [
      a.widthAnchor.constraint(equalTo: b.heightAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 10),
      a.widthAnchor.constraint(greaterThanOrEqualTo: guide.widthAnchor, constant: -10),
      a.widthAnchor.constraint(lessThanOrEqualTo: a.heightAnchor),
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 1.5),
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2, constant: 1),
      a.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5),
      a.heightAnchor.constraint(
        greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: -1),
      a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3),
      a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 3, constant: 7),
      a.widthAnchor.constraint(equalToConstant: 50),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
      guide.heightAnchor.constraint(lessThanOrEqualToConstant: 99.5),
    ]
    #expect(
      rows.map(\.description) == [
        "a.width == b.height",
        "a.width == b.width + 10",
        "a.width >= guide.width - 10",
        "a.width <= a.height",
        "a.width : a.height == 3 : 2",
        "a.width == 2 * a.height + 1",
        "a.height >= 0.5 * b.height",
        "a.height >= 0.5 * b.height - 1",
        "a.height <= 3 * b.height",
        "a.height <= 3 * b.height + 7",
        "a.width == 50",
        "a.width >= 0",
        "guide.height <= 99.5",
      ])
    #expect(rows.last?.secondItem == nil)
    #expect(rows.last?.secondAttribute == .notAnAttribute)
  }

  @Test(arguments: [(3, 24), (0.25, 2), (0, 0), (-2, 0)])
  func `Standard distances`(multiplier: CGFloat, constant: CGFloat) {
    let (x, y) = (a.leadingAnchor, a.topAnchor)
    let rows = [
      x.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      x.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      x.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier),
      y.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: multiplier),
      y.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: multiplier),
      y.constraint(lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: multiplier),
    ]
    #expect(rows.map(\.constant) == Array(repeating: constant, count: 6))
    #expect(rows.map(\.multiplier) == Array(repeating: 1, count: 6))
    #expect(
      rows.map(\.relation) == [
        .equal, .greaterThanOrEqual, .lessThanOrEqual, .equal, .greaterThanOrEqual,
        .lessThanOrEqual,
      ])
    #expect(rows.map(\.firstAttribute) == [.leading, .leading, .leading, .top, .top, .top])
    #expect(rows.map(\.secondAttribute) == [.trailing, .trailing, .trailing, .top, .top, .top])
  }

  @Test func `Constraints are inactive and required, and know their line`() {
    let (row, line) = (a.widthAnchor.constraint(equalToConstant: 50), #line)
    #expect(!row.isActive)
    #expect(row.priority == .required)
    #expect(row.identifier == nil)
    #expect(row.source == CodeLocation(fileID: #fileID, line: line))

    let rows = [
      a.topAnchor.constraint(equalTo: b.topAnchor, fileID: "App/Card.swift", line: 7),
      a.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, fileID: "App/Card.swift", line: 7),
      a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor, fileID: "App/Card.swift", line: 7),
      a.leftAnchor.constraint(
        equalToSystemSpacingAfter: b.leftAnchor, multiplier: 1, fileID: "App/Card.swift", line: 7),
      a.topAnchor.constraint(
        equalToSystemSpacingBelow: b.topAnchor, multiplier: 1, fileID: "App/Card.swift", line: 7),
      a.widthAnchor.constraint(
        equalTo: b.widthAnchor, multiplier: 2, fileID: "App/Card.swift", line: 7),
      a.widthAnchor.constraint(
        lessThanOrEqualToConstant: 7, fileID: "App/Card.swift", line: 7),
    ]
    #expect(rows.allSatisfy { $0.source?.description == "Card.swift:7" })
  }

  @Test func `Anchors are equal if they are the same attribute of the same item`() {
    #expect(a.leadingAnchor == a.leadingAnchor)
    #expect(a.leadingAnchor != a.leftAnchor)
    #expect(a.leadingAnchor != b.leadingAnchor)
    #expect(guide.widthAnchor == guide.widthAnchor)
    #expect(Set([a.topAnchor, a.topAnchor, a.bottomAnchor, b.topAnchor]).count == 3)
    #expect(a.topAnchor.item === a)
    #expect(a.topAnchor.attribute == .top)
  }

  // MARK: Mistakes

  @Test func `A side that follows the reading direction doesn't compare with one that doesn't`() {
    let reports = Reports(of: root)
    let row = a.leadingAnchor.constraint(
      equalTo: b.leftAnchor, fileID: "App/Card.swift", line: 31)
    row.isActive = true
    #expect(!row.isActive)
    #expect(
      reports.all.map(\.description) == [
        "Card.swift:31: a.leading can't be compared with b.left: one of them follows the reading"
          + " direction. Use leading and trailing on both sides, or left and right on both."
      ])
  }

  @Test(
    arguments: [CGFloat.nan, .infinity])
  func `Standard distances that can't be computed with are reported`(multiplier: CGFloat) {
    let reports = Reports(of: root)
    let row = a.topAnchor.constraint(
      equalToSystemSpacingBelow: b.bottomAnchor, multiplier: multiplier)
    row.isActive = true
    #expect(!row.isActive)
    #expect(reports.kinds == [.notFinite])
  }

  @Test func `An anchor doesn't keep its item, and says so when it is used`() {
    let reports = Reports(of: root)
    weak var freed: View?
    let anchor: LayoutXAxisAnchor
    do {
      let fleeting = box("fleeting")
      freed = fleeting
      anchor = fleeting.leadingAnchor
    }
    #expect(freed == nil)
    #expect(anchor.item == nil)
    #expect(anchor.description == "(gone).leading")
    #expect(anchor == anchor)
    let rows = [
      anchor.constraint(equalTo: a.leadingAnchor, constant: 2),
      a.leadingAnchor.constraint(equalTo: anchor),
    ]
    LayoutConstraint.activate(rows)
    #expect(rows.map(\.isActive) == [false, false])
    #expect(reports.kinds == [.itemGone, .itemGone])
    #expect(rows[1].description == "a.leading == (gone).leading")
  }
}
