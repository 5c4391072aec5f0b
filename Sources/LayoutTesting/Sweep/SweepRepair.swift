import Foundation
import LayoutKit
import LayoutSweep
import ViewTree

/// Tries which changed constant would do.
struct SweepRepair {
  private let check: SweepCheck
  private let condition: SweepCondition
  private let blame: [LayoutExpectation.Blame]
  /// How many constraints are tried.
  private static var limit: Int { 6 }

  init(_ check: SweepCheck, _ condition: SweepCondition, _ blame: [LayoutExpectation.Blame]) {
    self.check = check
    self.condition = condition
    self.blame = blame
  }

  /// A change after which nothing fails any more on the whole range, and none clashes that didn't
  /// before; nil if none was found.
  func text(for failure: SweepFailure) -> String? {
    guard let amount = failure.amount, let range = check.sweep.range else { return nil }
    var candidates: [LayoutConstraint] = []
    check.sweep.visit { visit in
      visit.layOut(at: failure.worst)
      for (view, _) in blame {
        for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
          for constraint in view.constraintsAffectingLayout(for: axis)
          where constraint.isActive && !constraint.summary.isImplicit && !constraint.isContainers
            && !candidates.contains(where: { $0 === constraint })
          {
            candidates.append(constraint)
          }
        }
      }
    }
    let clashes = check.sweep.defects(.clash).count
    let points = (amount + SweepCondition.tolerance - condition.allowance).rounded(.up)
    for constraint in candidates.prefix(Self.limit) {
      for change in [-points, points] {
        let before = constraint.constant
        let words = constraint.summary.description
        constraint.constant = before + CGFloat(change)
        defer { constraint.constant = before }
        let sweep = LayoutSweep(
          of: check.sweep.root, check.sweep.number,
          over: CGFloat(range.lowerBound)...CGFloat(range.upperBound))
        let verdict = sweep.verdict(on: condition)
        guard verdict.failures.isEmpty, verdict.doubts.isEmpty,
          sweep.defects(.clash).count <= clashes
        else { continue }
        return "with a constant of \(sweepNumber(Double(before) + change)) instead of"
          + " \(sweepNumber(Double(before))) in \(words) it holds from"
          + " \(sweepNumber(range.lowerBound)) to \(sweepNumber(range.upperBound))"
      }
    }
    return nil
  }
}
