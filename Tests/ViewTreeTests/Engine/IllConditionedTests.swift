import Foundation
import Testing
import ViewTree

/// Constraints whose numbers don't tell what they ask for.
@Suite struct IllConditionedTests {
  private let root = window(300, 300)
  private let reports: Reports

  init() {
    reports = Reports(of: root)
  }

  @Test func `Is reported once`() {
    let (card, photo) = (box("card", in: root), box("photo", in: root))
    constrain(card, .width, .equal, photo, times: 0.3)
    constrain(card, .width, plus: 30, priority: 500)
    #expect(card.laidOut.width == 30)
    #expect(photo.frame.width == 100)

    let second = constrain(card, .width, .equal, photo, times: 0.3 + 8 * 0.3.ulp)
    #expect(card.laidOut.width == 30)
    #expect(photo.frame.width == 100)
    guard case .illConditioned(let constraints) = reports.kinds.first else {
      Issue.record("\(reports.messages)")
      return
    }
    #expect(constraints.contains(second.summary))
    #expect(reports.all.first?.source == second.source)
    #expect(reports.all.first?.itemNames == ["card", "photo"])
    #expect(throws: LayoutFailure.self) { try root.layoutOrThrow() }

    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(reports.all.count == 1)

    second.isActive = false
    root.layoutIfNeeded()
    #expect(reports.all.count == 1)
    #expect(throws: Never.self) { try root.layoutOrThrow() }
  }

  /// The weak width of the card belongs to each group.
  @Test(arguments: [2, 5, 6, 7, 9])
  func `Six constraints are named, and the rest counted`(count: Int) throws {
    let (card, photo) = (box("card", in: root), box("photo", in: root))
    for index in 0..<count {
      let factor = 0.3 + 8 * Double(index) * 0.3.ulp
      constrain(card, .width, .equal, photo, times: factor, plus: 1e-15 * Double(index))
    }
    constrain(card, .width, plus: 30, priority: 500)
    root.layoutIfNeeded()
    let report = try #require(reports.all.first)
    guard case .illConditioned(let constraints) = report.kind else {
      Issue.record("\(report)")
      return
    }
    // The card's own width as well.
    #expect(constraints.count == count + 1)
    let listed = report.message.split(separator: "IllConditionedTests.swift").count - 1
    #expect(listed == min(count + 1, 6))
    #expect(report.message.contains(" and \(count - 5) more ask for") == (count > 5))
  }
}
