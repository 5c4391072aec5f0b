import Foundation
import LayoutKit
import Testing

/// Columns whose spacing runs from baseline to baseline.
@Suite struct BaselineColumnTests {
  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    return label
  }

  @Test(
    arguments: [StackCompatibility.improved, .uikit])
  func `The view that holds least to its height stretches, and only that`(mode: StackCompatibility)
  {
    // Baselines are as far from the edges however high a label is, also in one without text: whichever
    // stretches grows by as much as is missing.
    let last = label("")
    last.setContentHuggingPriority(LayoutPriority(249), for: .vertical)
    let stack = StackView(
      .vertical, .fill, .fill, [label("Test"), label("Test"), last], mode: mode)
    stack.isBaselineRelativeArrangement = true
    let stage = StackStage(stack)
    stage.size(nil, 300)
    stage.window.layoutIfNeeded()
    // Lines of 20.29, rounded up; without spacing their baselines are one.
    #expect(stack.arrangedSubviews.map(\.frame.height) == [21, 21, 300])
    #expect(stage.takeDiagnostics() == [])
  }

  @Test func `The system's spacing is the distance of lines, and leaves labels apart`() {
    // In UIKit never 8, which is less than a line (frames of Interface Builder files). A line
    // at 17 points takes 20.29, rounded up to pixels.
    let stack = StackView(
      .vertical, .fill, .fill, spacing: StackView.spacingUseSystem, [label("one"), label("two")])
    stack.isBaselineRelativeArrangement = true
    let stage = StackStage(stack)
    stage.window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 21])
    stack.isBaselineRelativeArrangement = false
    stage.window.layoutIfNeeded()
    // 21 + 8.
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 29])
  }
}
