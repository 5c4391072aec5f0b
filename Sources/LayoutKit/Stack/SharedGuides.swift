import Foundation
import ViewTree

/// The guides that the items of a stack share, and what is stated about them.
final class SharedGuides {
  /// What the statements follow from; nil before the first.
  var needs: Needs?
  let stackStatements = StackLedger(.container)
  let canvasStatements = StackLedger(.container)

  /// What the stack's margins and insets leave.
  var inner: GuideHelper?
  /// The common size of views, or of their parts.
  var unit: GuideHelper?
  /// The common size of gaps.
  var pitch: GuideHelper?
  /// How much flexible spacers have of what is left, by weight.
  var spring: GuideHelper?
  /// How much views that grow have of what is left, by weight.
  var surplus: GuideHelper?
  /// How much views that shrink lose of what is missing, by weight.
  var deficit: GuideHelper?
  /// The box around a row of baselines.
  var box: GuideHelper?
  /// The line that baselines stand on.
  var baselineLine: GuideHelper?
  /// The line that the edges of views without text stand on.
  var edgeLine: GuideHelper?

  /// What a stack needs as a whole.
  struct Needs: Equatable {
    /// The one copy of the rules, which all statements follow from.
    var rules: StackRules
    /// Nothing is shown, and the stack rather has no extent.
    var isEmpty = false
    var fitsAlong = false
    var fitsAcross = false
    var hasBaselines = false
    var alignsLastBaselines = false
    var hasEdgeLine = false
    var hasSprings = false
    var insets = DirectionalEdgeInsets.zero
    var isMarginsRelative = false
    /// The number of parts that the canvas is divided into, where UIKit's rules hold.
    var parts: CGFloat?
    var leastGap: CGFloat?
    var mostGap: CGFloat?
    var gap: CGFloat = 0
  }

  /// Makes the guides that are needed and removes the others.
  func prepare(_ needs: Needs, in stack: StackView) {
    self.needs = needs
    let rules = needs.rules
    var (added, removed): ([GuideHelper], [GuideHelper]) = ([], [])
    func set(_ helper: inout GuideHelper?, _ identifier: String, if isNeeded: Bool) {
      guard isNeeded != (helper != nil) else { return }
      if let helper { removed.append(helper) }
      helper = isNeeded ? GuideHelper(identifier) : nil
      if let helper { added.append(helper) }
    }
    let isShared = rules.hasShown
    set(&inner, "UISV-canvas", if: rules.canvas == .inner)
    set(
      &unit, "UISV-unit",
      if: isShared && (rules.sharing == .equal || rules.sharing == .proportional))
    set(&pitch, "UISV-pitch", if: isShared && rules.gaps != .fixed)
    set(&spring, "UISV-spring", if: needs.hasSprings)
    set(&surplus, "UISV-surplus", if: isShared && rules.sharing == .flex)
    set(&deficit, "UISV-deficit", if: isShared && rules.sharing == .flex)
    set(&box, "UISV-alignment-spanner", if: needs.hasBaselines)
    set(&baselineLine, "UISV-baseline", if: needs.hasBaselines)
    set(&edgeLine, "UISV-edges", if: needs.hasBaselines && needs.hasEdgeLine)
    // Now that all is noted, as the stack may hear of its guides.
    for helper in removed { helper.withdraw(from: stack) }
    for helper in added { stack.addLayoutGuide(helper.guide) }
  }

  /// The guides that there are, in an order of their own.
  var guides: [LayoutGuide] {
    [inner, unit, pitch, spring, surplus, deficit, box, baselineLine, edgeLine]
      .compactMap { $0?.guide }
  }
}
