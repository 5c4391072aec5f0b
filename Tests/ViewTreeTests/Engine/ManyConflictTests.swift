import Foundation
import TestSupport
import Testing
import ViewTree

/// Many required constraints about the same: those activated first stand, and the rest is told
/// of without looking at every pair.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct ManyConflictTests {
  private struct Outcome {
    var steps: Int
    var width: CGFloat
    var reports: [LayoutDiagnostic]
  }

  /// A view with required widths, activated in order and laid out once.
  private func layOut(_ widths: [(relation: Relation, constant: Int)]) -> Outcome {
    let root = window(300, 300)
    let view = box("view", in: root)
    let reports = Reports(of: root)
    for width in widths { constrain(view, .width, width.relation, plus: CGFloat(width.constant)) }
    root.layoutIfNeeded()
    return Outcome(
      steps: root.engineCounters.conflictSteps, width: view.frame.width, reports: reports.all)
  }

  private func text(_ width: (relation: Relation, constant: Int)) -> String {
    "view.width \(width.relation) \(width.constant)"
  }

  @Test(
    arguments: ["rising", "falling", "mixed", "middle first"])
  func `Of n widths the first stands, and the others are each told with it`(order: String) {
    func widths(_ n: Int) -> [(relation: Relation, constant: Int)] {
      (0..<n).map { index in
        switch order {
        case "rising": (.equal, 1 + index)
        case "falling": (.equal, n - index)
        case "mixed": (.equal, 1 + index * 7919 % n)
        default: (.equal, 1 + (index + n / 2) % n)
        }
      }
    }
    func steps(_ n: Int) -> Int {
      let widths = widths(n)
      let outcome = layOut(widths)
      #expect(outcome.width == CGFloat(widths[0].constant))
      #expect(outcome.reports.count == n - 1)
      #expect(Set(outcome.reports.map(\.brokenText)) == Set(widths.dropFirst().map(text)))
      #expect(outcome.reports.allSatisfy { $0.clashingTexts == [text(widths[0])] })
      return outcome.steps
    }
    let few = steps(64)
    #expect(steps(128) <= 2 * few + 128)
    #expect(few <= 64 * 8)
  }

  /// The law: taken in the order of their activation, what contradicts those that stand before it
  /// is left out.
  @Test func `What is left out contradicts what was activated before`() {
    for seed in Seeds(300) { law(seed: seed) }
  }

  private func law(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let widths = (0..<dice.integer(2...40)).map { _ in
      (
        relation: dice.pick(Relation.equal, .lessThanOrEqual, .greaterThanOrEqual),
        constant: dice.integer(0...30)
      )
    }
    // Sizes are never below 0.
    var room = 0...1_000_000
    var leftOut: [String] = []
    for width in widths {
      let wanted =
        switch width.relation {
        case .equal: width.constant...width.constant
        case .lessThanOrEqual: 0...width.constant
        case .greaterThanOrEqual: width.constant...1_000_000
        }
      if room.overlaps(wanted) {
        room = room.clamped(to: wanted)
      } else {
        leftOut.append(text(width))
      }
    }
    let outcome = layOut(widths)
    #expect(room.contains(Int(outcome.width)), "\(seed)")
    #expect(outcome.reports.map(\.brokenText).sorted() == leftOut.sorted(), "\(seed)")
  }

  @Test func `A party that goes brings back all that was left out because of it, once`() {
    let root = window(300, 300)
    let view = box("view", in: root)
    let reports = Reports(of: root)
    let widths = (0..<100).map { constrain(view, .width, plus: CGFloat(100 - $0)) }
    #expect(view.laidOut.width == 100)
    for index in 0..<50 {
      widths[index].isActive = false
      // The last one is left out without having been laid out.
      widths[99].isActive = false
      widths[99].isActive = true
      #expect(view.laidOut.width == CGFloat(99 - index))
    }
    for constraint in widths.reversed() { constraint.isActive = false }
    root.layoutIfNeeded()
    #expect(reports.all.count == Set(reports.messages).count)
    #expect(root.brokenInvariants().isEmpty)
  }
}

extension LayoutDiagnostic {
  fileprivate var brokenText: String {
    if case .unsatisfiable(let broken, _) = kind { broken.text } else { "" }
  }

  fileprivate var clashingTexts: [String] {
    if case .unsatisfiable(_, let clashing) = kind { clashing.map(\.text) } else { [] }
  }
}
