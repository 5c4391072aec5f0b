import Foundation
import LayoutKit
import Testing

/// What stacks have that UIKit's haven't; frames in the window, with the arithmetic beside.
@Suite struct BeyondStackTests {
  @Test(arguments: cases) func `What UIKit's stacks haven't has its frames`(
    _ example: WorkedStack
  ) throws { try example.check() }

  static let cases: [WorkedStack] = [
    // 290 points for weights of 1, 2 and 0.
    weighted("weights", 310, frames: [[0, 0, 290.0 / 3, 9], [10 + 290.0 / 3, 0, 580.0 / 3, 9]]) {
      let views = [Box(10, 9), Box(10, 9), Box(10, 9)]
      let stack = StackView(.horizontal, .fillProportionally, spacing: 10, views)
      stack.setWeight(1, for: views[0])
      stack.setWeight(2, for: views[1])
      stack.setWeight(0, for: views[2])
      return stack
    },
    // 60 points left over, shared one to two.
    weighted("growing", 200, frames: [[0, 0, 60, 9], [70, 0, 100, 9], [180, 0, 20, 9]]) {
      let views = [Box(40, 9), Box(60, 9), Box(20, 9)]
      let stack = StackView(.horizontal, spacing: 10, views)
      stack.setFlex(grow: 1, for: views[0])
      stack.setFlex(grow: 2, for: views[1])
      return stack
    },
    // 48 points missing of 40, 60 and 20: 2/5 of each.
    weighted("shrinking", 92, frames: [[0, 0, 24, 9], [34, 0, 36, 9], [80, 0, 12, 9]]) {
      let views = [Box(40, 9), Box(60, 9), Box(20, 9)]
      let stack = StackView(.horizontal, spacing: 10, views)
      stack.setFlex(grow: 1, for: views[0])
      return stack
    },
    // Hugging goes before weights.
    weighted("hugging first", 130, frames: [[0, 0, 40, 9], [50, 0, 80, 9]]) {
      let views = [Box(40, 9).keeping(hugging: 251), Box(60, 9)]
      let stack = StackView(.horizontal, spacing: 10, views)
      stack.setFlex(grow: 5, for: views[0])
      return stack
    },
    // 200 − 40 − 60 = 100 points, of which one spacer has 20 to begin with.
    weighted("spacers", 200, frames: [[40, 0, 40, 9], [140, 0, 60, 9]]) {
      let stack = StackView(.horizontal, spacing: 10)
      stack.setArrangedItems([
        StackSpacer(), Box(40, 9), StackSpacer(.flexible(minimum: 20)), Box(60, 9),
      ])
      return stack
    },
    weighted("fixed spacer", size: [105, 9], frames: [[0, 0, 40, 9], [45, 0, 60, 9]]) {
      let stack = StackView(.horizontal, spacing: 10)
      stack.setArrangedItems([Box(40, 9), StackSpacer(.fixed(5)), Box(60, 9)])
      return stack
    },
    weighted(
      "flexible spacer, no room", size: [100, 9], frames: [[0, 0, 40, 9], [40, 0, 60, 9]]
    ) {
      let stack = StackView(.horizontal, spacing: 10)
      stack.setArrangedItems([Box(40, 9), StackSpacer(), Box(60, 9)])
      return stack
    },
    weighted(
      "alignments of their own", nil, 40,
      frames: [[0, 0, 10, 40], [10, 0, 10, 9], [20, 15.5, 10, 9], [30, 31, 10, 9]]
    ) {
      let views = [Box(10, 9), Box(10, 9), Box(10, 9), Box(10, 9)]
      let stack = StackView(.horizontal, spacing: 0, views)
      stack.setAlignment(.top, for: views[1])
      stack.setAlignment(.center, for: views[2])
      stack.setAlignment(.bottom, for: views[3])
      return stack
    },
    // A baseline alignment that isn't the stack's own counts as leading.
    weighted("odd alignment", nil, 40, frames: [[0, 0, 10, 9]]) {
      let views = [Box(10, 9, ascent: 4)]
      let stack = StackView(.horizontal, spacing: 0, views)
      stack.setAlignment(.lastBaseline, for: views[0])
      return stack
    },
    weighted("insets of a view", size: [41, 17], frames: [[3, 2, 10, 9], [26, 0, 15, 17]]) {
      let views = [Box(10, 9), Box(15, 9)]
      let stack = StackView(.horizontal, spacing: 6, views)
      stack.setInsets(
        DirectionalEdgeInsets(top: 2, leading: 3, bottom: 6, trailing: 7), for: views[0])
      return stack
    },
    // The middle of what is left between the insets: 10 + (40 − 10 − 4) / 2.
    weighted("insets of a centered view", nil, 40, frames: [[0, 18.5, 10, 9]]) {
      let views = [Box(10, 9)]
      let stack = StackView(.horizontal, .fill, .center, views)
      stack.setInsets(DirectionalEdgeInsets(top: 10, bottom: 4), for: views[0])
      return stack
    },
    weighted("insets", size: [39, 17], frames: [[3, 2, 10, 9], [17, 2, 15, 9]]) {
      let stack = StackView(.horizontal, spacing: 4, [Box(10, 9), Box(15, 9)])
      stack.insets = DirectionalEdgeInsets(top: 2, leading: 3, bottom: 6, trailing: 7)
      return stack
    },
    weighted("insets inside margins", size: [27, 16], frames: [[9, 7, 10, 9]]) {
      let stack = StackView(.horizontal, spacing: 4, [Box(10, 9)])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 6, trailing: 8)
      stack.insets = DirectionalEdgeInsets(top: 2, leading: 3)
      return stack
    },
    // Gaps shrink to 2 before views do: 100 − 3 · 30 = 10 points for two gaps.
    weighted("less spacing", 100, frames: [[0, 0, 30, 9], [35, 0, 30, 9], [70, 0, 30, 9]]) {
      let stack = StackView(.horizontal, spacing: 10, [Box(30, 9), Box(30, 9), Box(30, 9)])
      stack.minimumSpacing = 2
      return stack
    },
    weighted("least spacing", 80, frames: [[0, 0, 16, 9], [18, 0, 30, 9], [50, 0, 30, 9]]) {
      let stack = StackView(.horizontal, spacing: 10, [Box(30, 9), Box(30, 9), Box(30, 9)])
      stack.minimumSpacing = 2
      return stack
    },
    // Views that keep to their sizes let gaps grow to 20.
    weighted("more spacing", 100, frames: [[0, 0, 30, 9], [45, 0, 10, 9], [70, 0, 30, 9]]) {
      let views = [Box(30, 9), Box(10, 9), Box(30, 9)].map { $0.keeping(hugging: 300) }
      let stack = StackView(.horizontal, spacing: 10, views)
      stack.maximumSpacing = 20
      return stack
    },
    // With equal spacing of at most 20 the first view stretches.
    weighted("most spacing", 100, frames: [[0, 0, 50, 9], [70, 0, 30, 9]]) {
      let stack = StackView(.horizontal, .equalSpacing, spacing: 10, [Box(30, 9), Box(30, 9)])
      stack.maximumSpacing = 20
      return stack
    },
    weighted("overlap", size: [56, 9], frames: [[0, 0, 30, 9], [26, 0, 30, 9]]) {
      StackView(.horizontal, .equalSpacing, spacing: -4, [Box(30, 9), Box(30, 9)])
    },
  ]

  private static func weighted(
    _ name: String, _ width: Double? = nil, _ height: Double? = nil, size: [Double]? = nil,
    frames: [[Double]?], _ build: @escaping @Sendable () -> StackView
  ) -> WorkedStack {
    WorkedStack(
      name: name, mode: .improved, room: [width, height], size: size, frames: frames, build: build)
  }

  @Test func `Separators stand in gaps between views that are shown`() {
    let views = [Box(50, 20), Box(50, 20), Box(50, 20)]
    let stack = StackView(.vertical, spacing: 9, views)
    stack.separators = StackSeparators(
      color: .black, thickness: 3, insets: DirectionalEdgeInsets(leading: 4, trailing: 6))
    let stage = StackStage(stack)
    stage.window.layoutIfNeeded()
    #expect(lines(stack) == [[4, 23, 40, 3], [4, 52, 40, 3]])
    #expect(stack.arrangedSubviews.count == 3)
    views[1].isHidden = true
    stage.window.layoutIfNeeded()
    #expect(lines(stack) == [[4, 23, 40, 3]])
    views[0].isHidden = true
    stage.window.layoutIfNeeded()
    #expect(lines(stack) == [])
    views[0].isHidden = false
    stage.window.layoutIfNeeded()
    stack.subviews.first { $0.name == "separator" }?.removeFromSuperview()
    stage.window.layoutIfNeeded()
    #expect(lines(stack) == [[4, 23, 40, 3]])
    stack.separators = nil
    stage.window.layoutIfNeeded()
    #expect(stack.subviews.count == 3 && stage.takeDiagnostics() == [])
  }

  @Test(arguments: LayoutConstraint.Axis.allCases)
  func `A separator is never thinner than a pixel`(axis: LayoutConstraint.Axis) {
    let stack = StackView(axis, spacing: 8, [Box(20, 20), Box(20, 20)])
    stack.separators = StackSeparators(color: .black, thickness: 0.25)
    let stage = StackStage(stack)
    let side = axis == .vertical ? 3 : 2
    // The gap reaches from 20 to 28: a pixel is 1, 1/2, 1/4 points, and 0.25 are one of the latter.
    for (scale, thickness) in [(1, 1), (2, 0.5), (4, 0.25), (1, 1)] {
      stage.window.scale = CGFloat(scale)
      stage.window.layoutIfNeeded()
      #expect(lines(stack).map { $0[side] } == [thickness])
    }
    stack.separators?.thickness = 0
    stage.window.layoutIfNeeded()
    #expect(lines(stack).map { $0[side] } == [0])
    #expect(stage.takeDiagnostics() == [])
  }

  private func lines(_ stack: StackView) -> [[Double]] {
    stack.subviews.filter { $0.name == "separator" }.map(\.frame.numbers).sorted { $0[1] < $1[1] }
  }

  @Test func `A stack that scrolls is as long as its views and as wide as itself`() {
    let stage = StackStage()
    let list = ScrollStack(.vertical)
    stage.window.addSubview(list)
    list.layout.make {
      $0.left.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 200, height: 100))
    }
    for _ in 1...5 { list.stack.addArrangedSubview(Box(50, 30)) }
    list.stack.spacing = 10
    stage.window.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 200, height: 190))
    #expect(list.stack.arrangedSubviews[4].frame.numbers == [0, 160, 200, 30])
    list.stack.arrangedSubviews[0].isHidden = true
    stage.window.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 200, height: 150))
    list.axis = .horizontal
    stage.window.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 230, height: 100))
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `Constraints from outside find the text inside a stack`() {
    let stage = StackStage(StackView(.vertical, spacing: 4))
    stage.arrange([Box(30, 20, ascent: 15), Box(30, 14, ascent: 11)])
    let beside = Box(10, 10, ascent: 8)
    let below = Box(10, 10, ascent: 8)
    for view in [beside, below] { stage.window.addSubview(view) }
    beside.layout.make {
      $0.left.equalTo(100)
      $0.firstBaseline.equalTo(stage.stack)
    }
    below.layout.make {
      $0.left.equalTo(150)
      $0.lastBaseline.equalTo(stage.stack)
    }
    #expect(stage.exactFrame(of: beside)[1] == 15 - 8)
    #expect(stage.exactFrame(of: below)[1] == 24 + 11 - 8)
    stage.stack.arrangedSubviews[0].isHidden = true
    #expect(stage.exactFrame(of: beside)[1] == 11 - 8)
    stage.stack.removeArrangedSubview(stage.stack.arrangedSubviews[1])
    #expect(stage.takeDiagnostics() == [])
  }

  @Test(arguments: [
    (StackView.Alignment.fill, "a", "c"), (.top, "a", "b"), (.firstBaseline, "a", "b"),
    (.center, "b", "b"), (.bottom, "b", "c"), (.lastBaseline, "b", "c"),
  ])
  func `A row has its baselines where its alignment puts them`(
    _ alignment: StackView.Alignment, _ first: String, _ last: String
  ) {
    let stage = StackStage(StackView(.horizontal, .fill, alignment))
    stage.arrange([Box(9, 10, ascent: 8), Box(9, 30, ascent: 8), Box(9, 20, ascent: 8)])
    #expect(stage.stack.forFirstBaselineLayout.name == first)
    #expect(stage.stack.forLastBaselineLayout.name == last)
    for view in stage.stack.arrangedSubviews { view.isHidden = true }
    #expect(stage.stack.forFirstBaselineLayout === stage.stack)
  }
}
