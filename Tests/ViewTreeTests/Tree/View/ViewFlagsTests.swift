import Testing

@testable import ViewTree

/// The bits that a view keeps about itself.
@Suite struct ViewFlagsTests {
  @Test func `Each flag has a bit of its own`() {
    let flags: [ViewFlags] = [
      .needsLayout, .needsUpdateConstraints, .needsLayoutInside, .needsUpdateConstraintsInside,
      .isMisplaced, .isScrollView, .hasController, .leavesSubviewsAlone, .needsFrame,
      .needsPassingOn, .isListed, .listsNone, .isMeasured, .isHidden, .leavesFrameToConstraints,
      .isWindow, .hasFollowers, .needsSurroundings, .isTouchTarget, .isStandardControl,
      .isTransformed, .isObserved, .knowsOwnBaselines, .arrangesBySolvedWidth, .isBeingPlaced,
    ]
    #expect(flags.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(Set(flags.map(\.rawValue)).count == flags.count)
  }
}
