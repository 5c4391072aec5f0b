import LayoutKit
import Testing

/// Worked examples, with names that tell them apart.
@Suite struct WorkedStackTests {
  @Test(arguments: WorkedStack.all) func `Has the frames that were worked out`(
    _ example: WorkedStack
  ) throws {
    try example.check()
  }

  @Test func `All examples are read`() { #expect(WorkedStack.all.count == 171) }

  @Test(arguments: [StackCompatibility.uikit, .improved])
  func `A share that the program states`(_ mode: StackCompatibility) throws {
    try WorkedStack(
      name: "a share", mode: mode, room: [310, nil], size: nil,
      frames: [[0, 0, 200, 9], [210, 0, 100, 9]]
    ) {
      let views = [Box(10, 9), Box(10, 9)]
      let stack = StackView(.horizontal, spacing: 10, views)
      views[0].layout.make { $0.width.equalTo(views[1]).multipliedBy(2) }
      return stack
    }.check()
  }

  @Test(arguments: [StackCompatibility.uikit, .improved])
  func `Spacing of its own, taken back`(_ mode: StackCompatibility) throws {
    try WorkedStack(
      name: "spacing taken back", mode: mode, room: [nil, nil], size: nil,
      frames: [[0, 0, 9, 10], nil, [0, 20, 9, 30]]
    ) {
      let views = [Box(9, 10), Box(9, 20), Box(9, 30), Box(9, 40)]
      let stack = StackView(.vertical, spacing: 10, views)
      stack.setCustomSpacing(20, after: views[0])
      stack.setCustomSpacing(0, after: views[1])
      views[1].isHidden = true
      stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
      return stack
    }.check()
  }
}
