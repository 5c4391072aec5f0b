import Foundation
import LayoutKit
import Testing

/// Worked examples, with names that tell them apart; where no mode is named, both agree.
@Suite struct WorkedStackTests {
  @Test(arguments: Array((fillAndEqual + proportional).joined())) func `Views share the room`(
    _ example: WorkedStack
  ) {
    example.check()
  }

  @Test(arguments: Array((hiding + nesting).joined())) func `Hiding and nesting`(
    _ example: WorkedStack
  ) {
    example.check()
  }

  @Test(arguments: Array((alignments + baselines).joined())) func `Alignments and baselines`(
    _ example: WorkedStack
  ) {
    example.check()
  }

  @Test(arguments: Array((gaps + others).joined())) func `Gaps and the rest`(_ example: WorkedStack)
  {
    example.check()
  }
}

// MARK: - Fill, fill equally

private let fillAndEqual: [[WorkedStack]] = [
  WorkedStack.both(
    "fill, as wide as its views", size: [150, 50],
    frames: [[0, 0, 40, 50], [45, 0, 60, 50], [110, 0, 10, 50], [125, 0, 25, 50]]
  ) { StackView(.horizontal, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "fill with room: the first stretches", 400, 300,
    frames: [[0, 0, 290, 300], [295, 0, 60, 300], [360, 0, 10, 300], [375, 0, 25, 300]]
  ) { StackView(.horizontal, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal, as wide as the widest asks for", size: [255, 50],
    frames: [[0, 0, 60, 50], [65, 0, 60, 50], [130, 0, 60, 50], [195, 0, 60, 50]]
  ) { StackView(.horizontal, .fillEqually, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal with room", 400,
    frames: [
      [0, 0, 96.25, 50], [101.25, 0, 96.25, 50], [202.5, 0, 96.25, 50], [303.75, 0, 96.25, 50],
    ]
  ) { StackView(.horizontal, .fillEqually, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal without room", 200, frames: [[0, 0, 60, 9], [70, 0, 60, 9], [140, 0, 60, 9]]
  ) {
    StackView(.horizontal, .fillEqually, spacing: 10, [Box(100, 9), Box(100, 9), Box(100, 9)])
  },
  WorkedStack.both(
    "equal with wide spacing", 400, frames: [[0, 0, 100, 9], [150, 0, 100, 9], [300, 0, 100, 9]]
  ) {
    StackView(.horizontal, .fillEqually, spacing: 50, [Box(10, 9), Box(20, 9), Box(30, 9)])
  },
  WorkedStack.both(
    "equal without content", 210, 50, frames: [[0, 0, 100, 50], [110, 0, 100, 50]]
  ) {
    StackView(.horizontal, .fillEqually, spacing: 10, [Box(), Box()])
  },
  // UIKit 26.1 leaves the room to the last of several views without content.
  WorkedStack.both(
    "fill without content: the last has the room", 200, 50,
    frames: [[0, 0, 0, 50], [10, 0, 190, 50]]
  ) {
    StackView(.horizontal, spacing: 10, [Box(), Box()])
  },
  WorkedStack.both(
    "one without content has the room", 200,
    frames: [[0, 0, 40, 9], [50, 0, 80, 9], [140, 0, 60, 9]]
  ) {
    StackView(.horizontal, spacing: 10, [Box(40, 9), Box(), Box(60, 9)])
  },
  WorkedStack.both("the first hugs more", 200, frames: [[0, 0, 50, 9], [60, 0, 140, 9]]) {
    StackView(.horizontal, spacing: 10, [Box(50, 9).keeping(hugging: 251), Box(60, 9)])
  },
  WorkedStack.both("the second resists less", 150, frames: [[0, 0, 100, 9], [110, 0, 40, 9]]) {
    StackView(.horizontal, spacing: 10, [Box(100, 9), Box(100, 9).keeping(resistance: 749)])
  },
  WorkedStack.both("two too wide", 150, frames: [[0, 0, 40, 9], [50, 0, 100, 9]]) {
    StackView(.horizontal, spacing: 10, [Box(100, 9), Box(100, 9)])
  },
  WorkedStack.both("three too wide", 100, frames: [[0, 0, 0, 9], [10, 0, 0, 9], [20, 0, 80, 9]]) {
    StackView(.horizontal, spacing: 10, [Box(100, 9), Box(30, 9), Box(100, 9)])
  },
  WorkedStack.both(
    "a share that the program states", 310, frames: [[0, 0, 200, 9], [210, 0, 100, 9]]
  ) {
    let views = [Box(10, 9), Box(10, 9)]
    let stack = StackView(.horizontal, spacing: 10, views)
    views[0].layout.make { $0.width.equalTo(views[1]).multipliedBy(2) }
    return stack
  },
]

// MARK: - Fill proportionally

private let proportional: [[WorkedStack]] = [
  WorkedStack.both(
    "proportional, as wide as its views", size: [150, 50],
    frames: [[0, 0, 40, 50], [45, 0, 60, 50], [110, 0, 10, 50], [125, 0, 25, 50]]
  ) { StackView(.horizontal, .fillProportionally, spacing: 5, fourBoxes()) },
  // UIKit's shares are 400 w / 150, the last view has what is left.
  WorkedStack.only(
    .uikit, "proportional with room", 400,
    frames: [
      [0, 0, 16000.0 / 150, 50], [5 + 16000.0 / 150, 0, 160, 50],
      [170 + 16000.0 / 150, 0, 4000.0 / 150, 50],
      [175 + 20000.0 / 150, 0, 225 - 20000.0 / 150, 50],
    ]
  ) { StackView(.horizontal, .fillProportionally, spacing: 5, fourBoxes()) },
  // Ours are 385 w / 135.
  WorkedStack.only(
    .improved, "proportional with room", 400,
    frames: [
      [0, 0, 15400.0 / 135, 50], [5 + 15400.0 / 135, 0, 23100.0 / 135, 50],
      [10 + 38500.0 / 135, 0, 3850.0 / 135, 50], [15 + 42350.0 / 135, 0, 9625.0 / 135, 50],
    ]
  ) { StackView(.horizontal, .fillProportionally, spacing: 5, fourBoxes()) },
  WorkedStack.only(
    .uikit, "proportional column", nil, 300,
    frames: [
      [0, 0, 60, 6000.0 / 140], [0, 5 + 6000.0 / 140, 60, 9000.0 / 140],
      [0, 10 + 15000.0 / 140, 60, 15000.0 / 140], [0, 15 + 30000.0 / 140, 60, 285 - 30000.0 / 140],
    ]
  ) { StackView(.vertical, .fillProportionally, spacing: 5, fourBoxes()) },
  WorkedStack.only(
    .uikit, "proportional without room", 160,
    frames: [[0, 0, 80, 9], [90, 0, 48, 9], [148, 0, 12, 9]]
  ) {
    hundredSixtyTwenty(spacing: 10)
  },
  WorkedStack.only(
    .improved, "proportional without room", 160,
    frames: [
      [0, 0, 700.0 / 9, 9], [10 + 700.0 / 9, 0, 420.0 / 9, 9],
      [20 + 1120.0 / 9, 0, 140.0 / 9, 9],
    ]
  ) { hundredSixtyTwenty(spacing: 10) },
  WorkedStack.only(
    .uikit, "proportional with spacing", 380,
    frames: [[0, 0, 190, 9], [200, 0, 114, 9], [324, 0, 56, 9]]
  ) {
    hundredSixtyTwenty(spacing: 10)
  },
  WorkedStack.only(
    .improved, "proportional with spacing", 380,
    frames: [[0, 0, 200, 9], [210, 0, 120, 9], [340, 0, 40, 9]]
  ) { hundredSixtyTwenty(spacing: 10) },
  WorkedStack.both(
    "proportional without spacing", 360,
    frames: [[0, 0, 200, 9], [200, 0, 120, 9], [320, 0, 40, 9]]
  ) {
    hundredSixtyTwenty(spacing: 0)
  },
  WorkedStack.only(
    .uikit, "proportional views of 1", 300,
    frames: [
      [0, 0, 300.0 / 34, 9], [10 + 300.0 / 34, 0, 300.0 / 34, 9],
      [20 + 600.0 / 34, 0, 300.0 / 34, 9], [30 + 900.0 / 34, 0, 270 - 900.0 / 34, 9],
    ]
  ) { fourOnes() },
  // Several views share however small they are: none is required to have its share, so that what is
  // asked for more strongly is met, and the last view has the rest.
  WorkedStack.only(
    .uikit, "a small share gives way", 300, frames: [[0, 0, 50, 9], [50, 0, 250, 9]]
  ) {
    let small = Box(0.5, 9)
    let stack = StackView(.horizontal, .fillProportionally, spacing: 0, [small, Box(80, 9)])
    small.layout.make { $0.width.equalTo(50).priority(999.5) }
    return stack
  },
  WorkedStack.only(
    .improved, "proportional views of 1", 300,
    frames: [[0, 0, 67.5, 9], [77.5, 0, 67.5, 9], [155, 0, 67.5, 9], [232.5, 0, 67.5, 9]]
  ) { fourOnes() },
]

@Sendable private func hundredSixtyTwenty(spacing: CGFloat) -> StackView {
  StackView(
    .horizontal, .fillProportionally, spacing: spacing, [Box(100, 9), Box(60, 9), Box(20, 9)])
}

@Sendable private func fourOnes() -> StackView {
  StackView(
    .horizontal, .fillProportionally, spacing: 10, [Box(1, 9), Box(1, 9), Box(1, 9), Box(1, 9)])
}

// MARK: - Hidden views

private let hiding: [[WorkedStack]] = [
  WorkedStack.only(
    .uikit, "hidden in the middle", size: [85, 50],
    frames: [[0, 0, 40, 50], [42.5, 0, 0, 50], [45, 0, 10, 50], [60, 0, 25, 50]]
  ) { StackView(.horizontal, spacing: 5, fourBoxes(hiding: 1)) },
  // Ours have no extent across the axis either.
  WorkedStack.only(
    .improved, "hidden in the middle", size: [85, 50],
    frames: [[0, 0, 40, 50], [42.5, 0, 0, 0], [45, 0, 10, 50], [60, 0, 25, 50]]
  ) { StackView(.horizontal, spacing: 5, fourBoxes(hiding: 1)) },
  WorkedStack.both(
    "hidden in the middle, with room", 400,
    frames: [[0, 0, 355, 50], nil, [360, 0, 10, 50], [375, 0, 25, 50]]
  ) { StackView(.horizontal, spacing: 5, fourBoxes(hiding: 1)) },
  WorkedStack.both(
    "the first hidden", size: [105, 50],
    frames: [nil, [0, 0, 60, 50], [65, 0, 10, 50], [80, 0, 25, 50]]
  ) { StackView(.horizontal, spacing: 5, fourBoxes(hiding: 0)) },
  WorkedStack.only(.uikit, "the first hidden itself", frames: [[0, 0, 0, 50]]) {
    StackView(.horizontal, spacing: 5, fourBoxes(hiding: 0))
  },
  WorkedStack.both(
    "the first hidden, with room", 400,
    frames: [nil, [0, 0, 355, 50], [360, 0, 10, 50], [375, 0, 25, 50]]
  ) { StackView(.horizontal, spacing: 5, fourBoxes(hiding: 0)) },
  WorkedStack.only(
    .uikit, "hidden in a column", size: [40, 105],
    frames: [[0, 0, 40, 20], [0, 22.5, 60, 0], [0, 25, 10, 50], [0, 80, 25, 25]]
  ) { StackView(.vertical, .fill, .leading, spacing: 5, fourBoxes(hiding: 1)) },
  WorkedStack.only(.uikit, "hidden in a column, trailing", frames: [nil, [-20, 22.5, 60, 0]]) {
    StackView(.vertical, .fill, .trailing, spacing: 5, fourBoxes(hiding: 1))
  },
  WorkedStack.only(.uikit, "hidden in a column, centred", frames: [nil, [-10, 22.5, 60, 0]]) {
    StackView(.vertical, .fill, .center, spacing: 5, fourBoxes(hiding: 1))
  },
  WorkedStack.only(
    .uikit, "the widest of a column hidden", size: [60, 105], frames: [[0, 0, 60, 20]]
  ) {
    StackView(.vertical, spacing: 5, fourBoxes(hiding: 1))
  },
  WorkedStack.only(
    .improved, "the widest of a column hidden", size: [40, 105], frames: [[0, 0, 40, 20]]
  ) {
    StackView(.vertical, spacing: 5, fourBoxes(hiding: 1))
  },
  WorkedStack.both(
    "the last hidden", size: [110, 30], frames: [[0, 0, 40, 30], [50, 0, 60, 30]]
  ) {
    StackView(.horizontal, spacing: 10, [Box(40, 30), Box(60, 30), Box(30, 30).hidden()])
  },
  WorkedStack.only(.uikit, "the last hidden itself", frames: [nil, nil, [110, 0, 0, 30]]) {
    StackView(.horizontal, spacing: 10, [Box(40, 30), Box(60, 30), Box(30, 30).hidden()])
  },
  WorkedStack.only(
    .uikit, "two hidden in the middle", size: [100, 30],
    frames: [[0, 0, 40, 30], [45, 0, 0, 30], [45, 0, 0, 30], [50, 0, 50, 30]]
  ) { twoHiddenInTheMiddle() },
  WorkedStack.only(
    .improved, "two hidden in the middle", size: [100, 30],
    frames: [[0, 0, 40, 30], [45, 0, 0, 0], [45, 0, 0, 0], [50, 0, 50, 30]]
  ) { twoHiddenInTheMiddle() },
  WorkedStack.only(
    .uikit, "a hidden one that asks for more", size: [60, 60],
    frames: [[0, 0, 60, 20], [0, 25, 60, 128], [0, 30, 60, 30]]
  ) { tallHidden() },
  WorkedStack.only(
    .improved, "a hidden one that asks for more", size: [40, 60],
    frames: [[0, 0, 40, 20], [0, 25, 0, 128], [0, 30, 40, 30]]
  ) { tallHidden() },
  WorkedStack.both(
    "hidden among equal centres", 400,
    frames: [[0, 0, 40, 50], nil, [198.75, 0, 10, 50], [375, 0, 25, 50]]
  ) { StackView(.horizontal, .equalCentering, spacing: 5, fourBoxes(hiding: 1)) },
  WorkedStack.both(
    "hidden among equal gaps", 400,
    frames: [[0, 0, 40, 50], nil, [202.5, 0, 10, 50], [375, 0, 25, 50]]
  ) { StackView(.horizontal, .equalSpacing, spacing: 5, fourBoxes(hiding: 1)) },
  WorkedStack.both(
    "hidden before its own spacing", size: [100, 30],
    frames: [[0, 0, 40, 30], nil, [70, 0, 30, 30]]
  ) {
    let views = [Box(40, 30), Box(60, 30).hidden(), Box(30, 30)]
    let stack = StackView(.horizontal, spacing: 10, views)
    stack.setCustomSpacing(30, after: views[0])
    stack.setCustomSpacing(50, after: views[1])
    return stack
  },
  WorkedStack.only(.uikit, "hidden with its own spacing", frames: [nil, [55, 0, 0, 30]]) {
    let views = [Box(40, 30), Box(60, 30).hidden(), Box(30, 30)]
    let stack = StackView(.horizontal, spacing: 10, views)
    stack.setCustomSpacing(30, after: views[0])
    return stack
  },
  WorkedStack.both(
    "all hidden", 100, 50, size: [100, 50], frames: [[100, 0, 0, 0], [100, 0, 0, 0]]
  ) {
    StackView(.horizontal, spacing: 10, [Box(40, 20).hidden(), Box(10, 10).hidden()])
  },
  WorkedStack.both("all hidden, free", size: [0, 0], frames: []) {
    StackView(.horizontal, spacing: 10, [Box(40, 20).hidden(), Box(10, 10).hidden()])
  },
  WorkedStack.both("empty", size: [0, 0], frames: []) { StackView(.horizontal, spacing: 10) },
]

@Sendable private func fourBoxes(hiding index: Int) -> [View] {
  let views = fourBoxes()
  views[index].isHidden = true
  return views
}

@Sendable private func twoHiddenInTheMiddle() -> StackView {
  StackView(
    .horizontal, spacing: 10,
    [Box(40, 30), Box(60, 30).hidden(), Box(30, 30).hidden(), Box(50, 30)])
}

@Sendable private func tallHidden() -> StackView {
  let hidden = Box(60, 30).hidden()
  hidden.layout.make { $0.height.equalTo(128) }
  return StackView(.vertical, spacing: 10, [Box(40, 20), hidden, Box(30, 30)])
}

// MARK: - Stacks in stacks, margins

private let nesting: [[WorkedStack]] = [
  WorkedStack.both(
    "margins", size: [166, 60],
    frames: [[5, 3, 40, 50], [50, 3, 60, 50], [115, 3, 10, 50], [130, 3, 25, 50]]
  ) { withMargins(.fill) },
  WorkedStack.both(
    "margins with room", 400, 300,
    frames: [[5, 3, 274, 290], [284, 3, 60, 290], [349, 3, 10, 290], [364, 3, 25, 290]]
  ) { withMargins(.fill) },
  WorkedStack.only(
    .uikit, "margins, proportional", 400,
    frames: [
      [5, 3, 102.4, 50], [112.4, 3, 153.6, 50], [271, 3, 25.6, 50],
      [301.6, 3, 87.4, 50],
    ]
  ) { withMargins(.fillProportionally) },
  WorkedStack.both(
    "a column in a row, with room", 400, 300,
    frames: [[0, 0, 40, 300], [45, 0, 340, 300], [390, 0, 10, 300]]
  ) {
    withInnerColumn(.fill)
  },
  WorkedStack.both(
    "a column in a row", size: [90, 50],
    frames: [[0, 0, 40, 50], [45, 0, 30, 50], [80, 0, 10, 50]]
  ) { withInnerColumn(.fill) },
  WorkedStack.only(
    .uikit, "a column in a proportional row", 400,
    frames: [
      [0, 0, 1600.0 / 9, 50], [5 + 1600.0 / 9, 0, 1200.0 / 9, 50],
      [10 + 2800.0 / 9, 0, 390 - 2800.0 / 9, 50],
    ]
  ) { withInnerColumn(.fillProportionally) },
  WorkedStack.only(
    .uikit, "a hidden stack", size: [40, 50],
    frames: [[0, 0, 40, 20], [0, 25, 40, 8], [0, 30, 40, 20]]
  ) { withHiddenColumn() },
  // A hidden stack keeps no spacing inside.
  WorkedStack.only(
    .improved, "a hidden stack", size: [40, 50],
    frames: [[0, 0, 40, 20], [0, 25, 0, 0], [0, 30, 40, 20]]
  ) { withHiddenColumn() },
  WorkedStack.only(
    .uikit, "a stack with nothing shown", size: [40, 60],
    frames: [[0, 0, 40, 20], [0, 30, 40, 0], [0, 40, 40, 20]]
  ) { withEmptyColumn() },
  WorkedStack.only(
    .uikit, "a stack with nothing shown, with room", nil, 100,
    frames: [[0, 0, 40, 20], [0, 30, 40, 40], [0, 80, 40, 20]]
  ) { withEmptyColumn() },
  WorkedStack.only(
    .improved, "a stack with nothing shown", size: [40, 50],
    frames: [[0, 0, 40, 20], nil, [0, 30, 40, 20]]
  ) { withEmptyColumn() },
]

@Sendable private func withMargins(_ distribution: StackView.Distribution) -> StackView {
  let stack = StackView(.horizontal, distribution, spacing: 5, fourBoxes())
  stack.isLayoutMarginsRelativeArrangement = true
  stack.directionalLayoutMargins = DirectionalEdgeInsets(
    top: 3, leading: 5, bottom: 7, trailing: 11)
  return stack
}

@Sendable private func withInnerColumn(_ distribution: StackView.Distribution) -> StackView {
  let inner = StackView(.vertical, .fill, .center, spacing: 2, [Box(15, 10), Box(30, 12)])
  return StackView(.horizontal, distribution, spacing: 5, [Box(40, 20), inner, Box(10, 50)])
}

@Sendable private func withHiddenColumn() -> StackView {
  let inner = StackView(.vertical, spacing: 8, [Box(5, 5), Box(5, 5)])
  inner.isHidden = true
  return StackView(.vertical, spacing: 10, [Box(40, 20), inner, Box(40, 20)])
}

@Sendable private func withEmptyColumn() -> StackView {
  let inner = StackView(.vertical, spacing: 8, [Box(5, 5).hidden()])
  return StackView(.vertical, spacing: 10, [Box(40, 20), inner, Box(40, 20)])
}

// MARK: - Alignment

private let alignments: [[WorkedStack]] = [
  WorkedStack.both(
    "top", size: [150, 50],
    frames: [[0, 0, 40, 20], [45, 0, 60, 30], [110, 0, 10, 50], [125, 0, 25, 25]]
  ) { StackView(.horizontal, .fill, .top, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "centre", size: [150, 50],
    frames: [[0, 15, 40, 20], [45, 10, 60, 30], [110, 0, 10, 50], [125, 12.5, 25, 25]]
  ) { StackView(.horizontal, .fill, .center, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "bottom", size: [150, 50],
    frames: [[0, 30, 40, 20], [45, 20, 60, 30], [110, 0, 10, 50], [125, 25, 25, 25]]
  ) { StackView(.horizontal, .fill, .bottom, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "column, centre", size: [60, 140],
    frames: [[10, 0, 40, 20], [0, 25, 60, 30], [25, 60, 10, 50], [17.5, 115, 25, 25]]
  ) { StackView(.vertical, .fill, .center, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "column, trailing", size: [60, 140],
    frames: [[20, 0, 40, 20], [0, 25, 60, 30], [50, 60, 10, 50], [35, 115, 25, 25]]
  ) { StackView(.vertical, .fill, .trailing, spacing: 5, fourBoxes()) },
  WorkedStack.both("a row from the right", 200, frames: [[70, 0, 130, 9], [0, 0, 60, 9]]) {
    let stack = StackView(.horizontal, spacing: 10, [Box(40, 9), Box(60, 9)])
    for view in [stack] + stack.arrangedSubviews {
      view.semanticContentAttribute = .forceRightToLeft
    }
    return stack
  },
  WorkedStack.both("a column from the right", 200, frames: [[160, 0, 40, 9], [140, 19, 60, 9]]) {
    let stack = StackView(.vertical, .fill, .leading, spacing: 10, [Box(40, 9), Box(60, 9)])
    for view in [stack] + stack.arrangedSubviews {
      view.semanticContentAttribute = .forceRightToLeft
    }
    return stack
  },
  WorkedStack.both("fill along, centred across", 200, 100, frames: [[0, 28, 200, 44]]) {
    StackView(.horizontal, .fill, .center, [Box(44, 44)])
  },
]

// MARK: - Baselines

@Sendable private func headline() -> Box { Box(80, 36, ascent: 29) }
@Sendable private func caption() -> Box { Box(40, 14, ascent: 11) }
@Sendable private func twoLines() -> Box { Box(40, 28, ascent: 11, last: 25) }

@Sendable private func row(
  _ alignment: StackView.Alignment, _ views: [View]
) -> StackView { StackView(.horizontal, .fill, alignment, spacing: 4, views) }

private let baselines: [[WorkedStack]] = [
  WorkedStack.both(
    "first baselines", size: [124, 36], frames: [[0, 0, 80, 36], [84, 18, 40, 14]]
  ) {
    row(.firstBaseline, [headline(), caption()])
  },
  WorkedStack.both(
    "first baselines, two lines", size: [124, 46], frames: [[0, 0, 80, 36], [84, 18, 40, 28]]
  ) {
    row(.firstBaseline, [headline(), twoLines()])
  },
  WorkedStack.both("last baselines", size: [124, 36], frames: [[0, 0, 80, 36], [84, 4, 40, 28]]) {
    row(.lastBaseline, [headline(), twoLines()])
  },
  WorkedStack.only(
    .uikit, "the small one first", size: [124, 18], frames: [[0, 0, 40, 14], [44, -18, 80, 36]]
  ) {
    row(.firstBaseline, [caption(), headline()])
  },
  WorkedStack.only(
    .improved, "the small one first", size: [124, 36], frames: [[0, 18, 40, 14], [44, 0, 80, 36]]
  ) {
    row(.firstBaseline, [caption(), headline()])
  },
  WorkedStack.both(
    "one without a baseline", size: [138, 36],
    frames: [[0, 0, 80, 36], [84, 0, 10, 10], [98, 18, 40, 14]]
  ) {
    row(.firstBaseline, [headline(), Box(10, 10), caption()])
  },
  WorkedStack.only(
    .uikit, "first baselines with height to spare", nil, 100,
    frames: [[0, 64, 80, 36], [84, 82, 40, 14]]
  ) {
    row(.firstBaseline, [headline(), caption()])
  },
  WorkedStack.only(
    .improved, "first baselines with height to spare", nil, 100,
    frames: [[0, 0, 80, 36], [84, 18, 40, 14]]
  ) {
    row(.firstBaseline, [headline(), caption()])
  },
  WorkedStack.only(
    .uikit, "last baselines with height to spare", nil, 100,
    frames: [[0, 0, 80, 36], [84, 4, 40, 28]]
  ) {
    row(.lastBaseline, [headline(), twoLines()])
  },
  WorkedStack.only(
    .improved, "last baselines with height to spare", nil, 100,
    frames: [[0, 64, 80, 36], [84, 68, 40, 28]]
  ) {
    row(.lastBaseline, [headline(), twoLines()])
  },
  WorkedStack.both(
    "spacing between baselines", size: [80, 52], frames: [[0, 0, 80, 24], [0, 38, 80, 14]]
  ) {
    let stack = StackView(
      .vertical, spacing: 30, [Box(80, 24, ascent: 19), Box(40, 14, ascent: 11)])
    stack.isBaselineRelativeArrangement = true
    return stack
  },
  WorkedStack.only(
    .uikit, "a column beside a headline", size: [114, 36],
    frames: [[0, 0, 80, 36], [84, 0, 30, 30]]
  ) {
    row(.firstBaseline, [headline(), column()])
  },
  WorkedStack.only(
    .improved, "a column beside a headline", size: [114, 48],
    frames: [[0, 0, 80, 36], [84, 18, 30, 30]]
  ) {
    row(.firstBaseline, [headline(), column()])
  },
  WorkedStack.only(
    .improved, "a column beside a headline, last baselines", size: [114, 36],
    frames: [[0, 0, 80, 36], [84, 2, 30, 30]]
  ) {
    row(.lastBaseline, [headline(), column()])
  },
]

@Sendable private func column() -> StackView {
  StackView(.vertical, spacing: 2, [Box(30, 14, ascent: 11), Box(30, 14, ascent: 11)])
}

// MARK: - Gaps

private let gaps: [[WorkedStack]] = [
  WorkedStack.both(
    "equal gaps", 400,
    frames: [
      [0, 0, 40, 50], [40 + 265.0 / 3, 0, 60, 50], [100 + 530.0 / 3, 0, 10, 50], [375, 0, 25, 50],
    ]
  ) { StackView(.horizontal, .equalSpacing, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal gaps in a column", nil, 300,
    frames: [
      [0, 0, 60, 20], [0, 20 + 175.0 / 3, 60, 30], [0, 50 + 350.0 / 3, 60, 50], [0, 275, 60, 25],
    ]
  ) { StackView(.vertical, .equalSpacing, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal gaps, as wide as its views", size: [150, 50],
    frames: [[0, 0, 40, 50], [45, 0, 60, 50], [110, 0, 10, 50], [125, 0, 25, 50]]
  ) { StackView(.horizontal, .equalSpacing, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal gaps without room", 250, frames: [[0, 0, 30, 9], [40, 0, 100, 9], [150, 0, 100, 9]]
  ) {
    StackView(.horizontal, .equalSpacing, spacing: 10, [Box(100, 9), Box(100, 9), Box(100, 9)])
  },
  WorkedStack.both(
    "equal centres, as wide as its views", size: [197.5, 50],
    frames: [[0, 0, 40, 50], [45, 0, 60, 50], [125, 0, 10, 50], [172.5, 0, 25, 50]]
  ) { StackView(.horizontal, .equalCentering, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal centres", 400,
    frames: [[0, 0, 40, 50], [112.5, 0, 60, 50], [260, 0, 10, 50], [375, 0, 25, 50]]
  ) { StackView(.horizontal, .equalCentering, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal centres in a column", nil, 300,
    frames: [[0, 0, 60, 20], [0, 87.5, 60, 30], [0, 170, 60, 50], [0, 275, 60, 25]]
  ) { StackView(.vertical, .equalCentering, spacing: 5, fourBoxes()) },
  WorkedStack.both(
    "equal centres, the first wide", 300,
    frames: [[0, 0, 100, 9], [160, 0, 20, 9], [280, 0, 20, 9]]
  ) {
    hundredTwentyTwenty()
  },
  WorkedStack.both(
    "equal centres, the first wide, free", size: [200, 9],
    frames: [[0, 0, 100, 9], [110, 0, 20, 9], [180, 0, 20, 9]]
  ) {
    hundredTwentyTwenty()
  },
  WorkedStack.both(
    "equal centres without room", 170,
    frames: [[0, 0, 100, 9], [110, 0, 20, 9], [150, 0, 20, 9]]
  ) {
    hundredTwentyTwenty()
  },
  WorkedStack.only(
    .improved, "equal centres, far too narrow", 120,
    frames: [[0, 0, 60, 9], [70, 0, 20, 9], [100, 0, 20, 9]]
  ) { hundredTwentyTwenty() },
]

@Sendable private func hundredTwentyTwenty() -> StackView {
  StackView(.horizontal, .equalCentering, spacing: 10, [Box(100, 9), Box(20, 9), Box(20, 9)])
}

// MARK: - Spacing of one's own, negative spacing

private let others: [[WorkedStack]] = [
  WorkedStack.both(
    "negative spacing", size: [90, 20], frames: [[0, 0, 40, 20], [30, 0, 60, 20]]
  ) {
    StackView(.horizontal, spacing: -10, [Box(40, 20), Box(60, 20)])
  },
  WorkedStack.both(
    "spacing of its own", size: [9, 130],
    frames: [[0, 0, 9, 10], [0, 30, 9, 20], [0, 50, 9, 30], [0, 90, 9, 40]]
  ) {
    let views = [Box(9, 10), Box(9, 20), Box(9, 30), Box(9, 40)]
    let stack = StackView(.vertical, spacing: 10, views)
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(0, after: views[1])
    return stack
  },
  WorkedStack.both(
    "spacing of its own, taken back", frames: [[0, 0, 9, 10], nil, [0, 20, 9, 30]]
  ) {
    let views = [Box(9, 10), Box(9, 20), Box(9, 30), Box(9, 40)]
    let stack = StackView(.vertical, spacing: 10, views)
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(0, after: views[1])
    views[1].isHidden = true
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    return stack
  },
  WorkedStack.both("system spacing", size: [28, 9], frames: [[0, 0, 10, 9], [18, 0, 10, 9]]) {
    StackView(.horizontal, spacing: StackView.spacingUseSystem, [Box(10, 9), Box(10, 9)])
  },
  WorkedStack.both("no spacing", size: [20, 9], frames: [[0, 0, 10, 9], [10, 0, 10, 9]]) {
    StackView(.horizontal, spacing: StackView.spacingUseDefault, [Box(10, 9), Box(10, 9)])
  },
]
