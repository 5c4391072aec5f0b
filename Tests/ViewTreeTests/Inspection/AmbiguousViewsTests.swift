import Foundation
import Testing
import ViewTree

/// The views of a tree that constraints leave open.
@Suite struct AmbiguousViewsTests {
  private func names(_ views: [View]) -> [String] { views.compactMap(\.name) }

  @Test func `All of a tree are found, in their order, with and without a window`() {
    for root in [window(300, 300), View(frame: rect(0, 0, 300, 300))] {
      let sound = box("sound", in: root)
      pin(sound, to: root)
      let open = box("open", in: root)
      constrain(open, .left, .equal, root, plus: 10)
      constrain(open, .top, .equal, root, plus: 10)
      constrain(open, .height, plus: 20)
      let inner = box("inner", in: open)
      pin(inner, to: open)
      #expect(names(root.ambiguousViews) == ["open", "inner"])
      #expect(names(open.ambiguousViews) == ["open", "inner"])
      #expect(sound.ambiguousViews.isEmpty)
      // Brought up to date without being asked to.
      constrain(open, .width, plus: 30)
      #expect(root.ambiguousViews.isEmpty)
      #expect(open.frame == rect(10, 10, 30, 20))
    }
  }

  @Test func `Constraints that were made and not activated leave their view open`() {
    let root = window(300, 300)
    let view = box("view", in: root)
    let constraint = constrain(view, .width, plus: 30, active: false)
    #expect(names(root.ambiguousViews) == ["view"])
    constraint.isActive = true
    #expect(names(root.ambiguousViews) == ["view"])
    constrain(view, .height, plus: 30)
    constrain(view, .left, .equal, root)
    constrain(view, .top, .equal, root)
    #expect(root.ambiguousViews.isEmpty)
  }

  @Test func `Views with frames of their own are not ambiguous`() {
    let root = window(300, 300)
    root.addSubview(View(frame: rect(1, 2, 3, 4)))
    #expect(root.ambiguousViews.isEmpty)
  }

  @Test func `A checked layout throws one diagnostic for each cause, if asked for`() throws {
    let root = window(300, 300)
    let line = #line + 2
    let open = box("open", in: root)
    constrain(open, .left, .equal, root, plus: 10)
    constrain(open, .height, plus: 20)
    // These follow from the one above.
    let inner = box("inner", in: open)
    pin(inner, to: open)
    _ = box("bare", in: root)
    try root.layoutOrThrow()
    let failure = #expect(throws: LayoutFailure.self) {
      try root.layoutOrThrow(reportingAmbiguity: true)
    }
    #expect(
      failure?.diagnostics.map(\.description) == [
        "AmbiguousViewsTests.swift:\(line): open is ambiguous: constraints leave its top and width"
          + " open. Add constraints that settle them.",
        "bare is ambiguous: no constraint about it is active. Activate its constraints, or set"
          + " translatesAutoresizingMaskIntoConstraints to true if its frame is to count.",
      ])
    #expect(failure?.diagnostics.map(\.kind) == [.ambiguousLayout, .ambiguousLayout])
    #expect(names(root.ambiguousViews) == ["open", "inner", "bare"])
  }
}
