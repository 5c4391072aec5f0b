import Foundation
import LayoutKit
import Testing

/// What stacks have that UIKit's haven't, beside the frames of `Fixtures/worked.txt`.
@Suite struct BeyondStackTests {
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
