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
    sharedGuides.stackStatements.restate(stack, in: stack) { writer in
      if needs.fitsAlong {
        writer.state(main.size, .equal, 0, at: Priority.canvasFit, "UISV-canvas-fit")
      }
      if needs.hasBaselines {
        writer.state(cross.size, .equal, 0, at: Priority.canvasFit, "UISV-canvas-fit")
      }
    }
  }

  private func stateCanvas() {
    sharedGuides.canvasStatements.restate(canvas, in: stack) { writer in
      if needs.isEmpty {
        writer.state(main.size, .equal, 0, at: Priority.emptiness, "UISV-spanning-fit")
        writer.state(cross.size, .equal, 0, at: Priority.emptiness, "UISV-spanning-fit")
      } else if needs.fitsAcross {
        writer.state(cross.size, .equal, 0, at: Priority.spanningFit, "UISV-spanning-fit")
      }
    }
  }

  /// What is shared by weights is as little as can be.
  private func stateSlack(_ helper: GuideHelper?, _ priority: LayoutPriority) {
    guard let helper else { return }
    helper.statements.restate(helper.guide, in: stack) { writer in
      writer.state(main.size, .equal, 0, at: priority, "slack")
    }
  }

  /// What the stack's margins and insets leave.
  ///
  /// It isn't the stack's own guide of margins, which would keep the stack from being smaller than
  /// its margins for good.
  private func stateInner() {
    guard let helper = sharedGuides.inner else { return }
    let (insets, hasMargins) = (needs.insets, needs.isMarginsRelative)
    helper.statements.restate(helper.guide, in: stack) { writer in
      writer.state(
        .top, .equal, stack.at(hasMargins ? .topMargin : .top), plus: insets.top, "UISV-canvas")
      writer.state(
        .bottom, .equal, stack.at(hasMargins ? .bottomMargin : .bottom), plus: -insets.bottom,
        "UISV-canvas")
      writer.state(
        .leading, .equal, stack.at(hasMargins ? .leadingMargin : .leading), plus: insets.leading,
        "UISV-canvas")
      writer.state(
        .trailing, .equal, stack.at(hasMargins ? .trailingMargin : .trailing),
        plus: -insets.trailing, "UISV-canvas")
    }
  }

  /// The size that views have in common, or of which each has so many parts.
  private func stateUnit() {
    guard let helper = sharedGuides.unit else { return }
    helper.statements.restate(helper.guide, in: stack) { writer in
      guard let total = needs.parts else { return }
      writer.state(
        main.size, .equal, canvas.at(main.size), times: 1 / total, "UISV-fill-proportionally")
    }
  }

  /// The size that gaps have in common.
  ///
  /// The spacing is stated of it alone, and not once for each gap.
  private func statePitch() {
    guard let helper = sharedGuides.pitch else { return }
    helper.statements.restate(helper.guide, in: stack) { writer in
      if let least = needs.leastGap {
        writer.state(main.size, .greaterThanOrEqual, least, "UISV-spacing")
      }
      if let most = needs.mostGap {
        writer.state(main.size, .lessThanOrEqual, most, at: Priority.share, "spacing")
      }
      if rules.gaps == .elastic {
        writer.state(main.size, .equal, needs.gap, at: Priority.elasticSpacing, "spacing")
      }
    }
  }

  /// The box around a row of baselines: as high as the row, at the end of the canvas that the
  /// alignment names.
  private func stateBox() {
    guard let helper = sharedGuides.box else { return }
    let holdsTop = rules.isUIKit == needs.alignsLastBaselines
    let held = holdsTop ? LayoutConstraint.Attribute.top : .bottom
    let free = holdsTop ? LayoutConstraint.Attribute.bottom : .top
    helper.statements.restate(helper.guide, in: stack) { writer in
      writer.state(held, .equal, canvas.at(held), "UISV-canvas-connection")
      if !rules.isUIKit {
        writer.state(
          free, holdsTop ? .lessThanOrEqual : .greaterThanOrEqual, canvas.at(free),
          "UISV-canvas-connection")
      }
      writer.state(.height, .equal, 0, at: Priority.spanningFit, "UISV-spanning-fit")
    }
  }
}
