import Foundation
import LayoutKit
import Testing

/// What a stack keeps of views that have left it, and how far apart it has those that stay.
@Suite struct StackLeavingTests {
  private static let changes: [@Sendable (StackView) -> Void] = [
    { _ in }, { $0.minimumSpacing = 4 }, { $0.maximumSpacing = 40 },
    { $0.compatibility = .uikit }, { $0.spacing = StackView.spacingUseSystem },
  ]

  private static func stage(
    _ distribution: StackView.Distribution, _ change: (StackView) -> Void, count: Int
  ) -> StackStage {
    let stage = StackStage()
    stage.stack.distribution = distribution
    change(stage.stack)
    stage.size(400, 60)
    stage.arrange((0..<count).map { _ in Box(30, 20) })
    stage.window.layoutIfNeeded()
    return stage
  }

  private static func guides(_ stage: StackStage) -> [String] {
    stage.stack.layoutGuides.map(\.identifier).sorted()
  }

  @Test(arguments: StackView.Distribution.allCases, [0, 1, 3])
  func `A view that leaves a stack takes its guides along`(
    _ distribution: StackView.Distribution, _ place: Int
  ) {
    for (number, change) in Self.changes.enumerated() {
      for leave in [
        { (stack: StackView, view: View) in stack.removeArrangedSubview(view) },
        { (stack: StackView, view: View) in view.removeFromSuperview() },
      ] {
        let stage = Self.stage(distribution, change, count: 4)
        leave(stage.stack, stage.stack.arrangedSubviews[place])
        stage.window.layoutIfNeeded()
        let fresh = Self.stage(distribution, change, count: 3)
        #expect(Self.guides(stage) == Self.guides(fresh), "\(number)")
        for (old, new) in zip(stage.stack.arrangedSubviews, fresh.stack.arrangedSubviews) {
          #expect(old.frame == new.frame, "\(number)")
        }
        for view in stage.stack.arrangedSubviews { leave(stage.stack, view) }
        stage.window.layoutIfNeeded()
        #expect(Self.guides(stage) == Self.guides(Self.stage(distribution, change, count: 0)))
      }
    }
  }

  // Gaps that may grow are as wide as the spacing, even beyond the maximum, where nothing asks for more: two of 30 points,
  // and the gap.
  @Test(
    arguments: [
      (StackView.spacingUseDefault, 0), (StackView.spacingUseSystem, 8), (12, 12), (50, 50),
      (-5, 0),
    ] as [(CGFloat, Double)])
  func `Spacing with a maximum is the plain one as long as there is room`(
    spacing: CGFloat, gap: Double
  ) {
    let stage = StackStage()
    stage.stack.spacing = spacing
    stage.stack.maximumSpacing = 40
    stage.arrange([Box(30, 20), Box(30, 20)])
    #expect(stage.exactFrame(of: stage.stack) == [0, 0, 60 + gap, 20])
  }
}
