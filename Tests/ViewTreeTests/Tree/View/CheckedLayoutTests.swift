import Foundation
import Testing
import ViewTree

/// The layout that throws.
@Suite struct CheckedLayoutTests {
  private let container = window(300, 300)

  @Test func `A layout without mistakes throws nothing`() throws {
    let view = box(in: container)
    pin(view, to: container)
    try container.layoutOrThrow()
    #expect(view.frame == rect(0, 0, 300, 300))
  }

  @Test func `Conflicts are thrown as long as they stand, and not reported`() throws {
    let reports = Reports(of: container)
    let view = box("card", in: container)
    constrain(view, .width, plus: 20)
    let line = #line - 1
    let second = constrain(view, .width, plus: 40)
    for _ in 0..<2 {
      let failure = #expect(throws: LayoutFailure.self) { try container.layoutOrThrow() }
      #expect(
        failure?.diagnostics.map(\.message) == [
          "card.width == 40 is left out, as it can't be met together with"
            + " card.width == 20 (CheckedLayoutTests.swift:\(line))."
        ])
      #expect(failure?.description == failure?.diagnostics.first?.description)
    }
    #expect(view.frame.width == 20)
    #expect(reports.all.isEmpty)
    second.isActive = false
    try container.layoutOrThrow()
    container.layoutIfNeeded()
    #expect(reports.all.isEmpty)
  }

  /// A view that reports something at each layout, whatever handler it has.
  private final class Faulty: View {
    override func layoutSubviews() {
      super.layoutSubviews()
      LayoutConstraint(
        item: self, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 1
      ).isActive = true
    }
  }

  @Test func `What is reported meanwhile is thrown, from any view`() {
    let view = Faulty()
    let inner = Reports(of: view)
    container.addSubview(view)
    let failure = #expect(throws: LayoutFailure.self) { try container.layoutOrThrow() }
    #expect(failure?.diagnostics.map(\.kind) == [.illegalPairing])
    #expect(inner.all.isEmpty)
    view.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(inner.all.count == 1)
  }

  @Test func `A view on its own`() throws {
    try View().layoutOrThrow()
  }
}
