import Foundation
import ViewTree

/// What holds for the stack as a whole, and for the guides that its items share.
extension StackStatements {
  func restateFixtures() {
    if needs.fitsAlong || needs.hasBaselines || !sharedGuides.stackStatements.isEmpty {
      stateStack()
    }
    if needs.isEmpty || needs.fitsAcross || !sharedGuides.canvasStatements.isEmpty { stateCanvas() }
    stateInner()
    stateUnit()
    statePitch()
    stateBox()
    stateSlack(sharedGuides.surplus, Priority.surplus(rules.depth))
    stateSlack(sharedGuides.deficit, Priority.deficit(rules.depth))
    stateSlack(sharedGuides.spring, Priority.slackSpring)
  }

  private func stateStack() {
    sharedGuides.stackStatements.restate(stack, in: stack) { make in
      if needs.fitsAlong {
        make[main.size].equalTo(0).priority(Priority.canvasFit).labeled("UISV-canvas-fit")
      }
      if needs.hasBaselines {
        make[cross.size].equalTo(0).priority(Priority.canvasFit).labeled("UISV-canvas-fit")
      }
    }
  }

  private func stateCanvas() {
    sharedGuides.canvasStatements.restate(canvas, in: stack) { make in
      if needs.isEmpty {
        make[main.size].equalTo(0).priority(Priority.emptiness).labeled("UISV-spanning-fit")
        make[cross.size].equalTo(0).priority(Priority.emptiness).labeled("UISV-spanning-fit")
      } else if needs.fitsAcross {
        make[cross.size].equalTo(0).priority(Priority.spanningFit).labeled("UISV-spanning-fit")
      }
    }
  }

  /// What is shared by weights is as little as can be.
  private func stateSlack(_ helper: GuideHelper?, _ priority: LayoutPriority) {
    guard let helper else { return }
    helper.statements.restate(helper.guide, in: stack) { make in
      make[main.size].equalTo(0).priority(priority).labeled("slack")
    }
  }

  /// What the stack's margins and insets leave.
  ///
  /// It isn't the stack's own guide of margins, which would keep the stack from being smaller than
  /// its margins for good.
  private func stateInner() {
    guard let helper = sharedGuides.inner else { return }
    let outer: AttributeSet = needs.isMarginsRelative ? .sidesWithinMargins : .directionalEdges
    helper.statements.restate(helper.guide, in: stack) { make in
      make[.directionalEdges].equalTo(stack.at(outer)).inset(needs.insets).labeled("UISV-canvas")
    }
  }

  /// The size that views have in common, or of which each has so many parts.
  private func stateUnit() {
    guard let helper = sharedGuides.unit else { return }
    helper.statements.restate(helper.guide, in: stack) { make in
      guard let total = needs.parts else { return }
      make[main.size].equalTo(canvas.at(main.size)).multipliedBy(1 / total)
        .labeled("UISV-fill-proportionally")
    }
  }

  /// The size that gaps have in common.
  ///
  /// The spacing is stated of it alone, and not once for each gap.
  private func statePitch() {
    guard let helper = sharedGuides.pitch else { return }
    helper.statements.restate(helper.guide, in: stack) { make in
      if let least = needs.leastGap {
        make[main.size].greaterThanOrEqualTo(least).labeled("UISV-spacing")
      }
      if let most = needs.mostGap {
        make[main.size].lessThanOrEqualTo(most).priority(Priority.share).labeled("spacing")
      }
      if rules.gaps == .elastic {
        make[main.size].equalTo(needs.gap).priority(Priority.elasticSpacing).labeled("spacing")
      }
    }
  }

  /// The box around a row of baselines: as high as the row, at the end of the canvas that the
  /// alignment names.
  private func stateBox() {
    guard let helper = sharedGuides.box else { return }
    let holdsTop = rules.isUIKit == needs.alignsLastBaselines
    helper.statements.restate(helper.guide, in: stack) { make in
      if holdsTop {
        make[.top].equalTo(canvas.at(.top)).labeled("UISV-canvas-connection")
        if !rules.isUIKit {
          make[.bottom].lessThanOrEqualTo(canvas.at(.bottom)).labeled("UISV-canvas-connection")
        }
      } else {
        make[.bottom].equalTo(canvas.at(.bottom)).labeled("UISV-canvas-connection")
        if !rules.isUIKit {
          make[.top].greaterThanOrEqualTo(canvas.at(.top)).labeled("UISV-canvas-connection")
        }
      }
      make[.height].equalTo(0).priority(Priority.spanningFit).labeled("UISV-spanning-fit")
    }
  }
}
