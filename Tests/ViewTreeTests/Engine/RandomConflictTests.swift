import Foundation
import TestSupport
import Testing
import TreeTestSupport
import ViewTree

/// The law of conflicts: required constraints stand in the order of their activation, and one that
/// contradicts those that stand before it is left out; as if each had been tried alone.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit))) struct RandomConflictTests {
  /// A constraint of a random screen, by the numbers of its items; the window is 0.
  private struct Statement {
    var first: Int
    var attribute: Attribute
    var relation: Relation
    var second: Int?
    var other: Attribute
    var constant: Int
    var priority: Float
  }

  private struct Screen {
    /// Which view each is in; the window is 0.
    var parents: [Int] = []
    var statements: [Statement] = []
    var width: Int

    init(seed: Int) {
      var dice = SplitMix64(seed: UInt64(seed))
      width = dice.integer(100...400)
      for index in 0..<dice.integer(2...6) {
        parents.append(dice.integer(0...1) == 0 ? 0 : dice.integer(0...index))
      }
      let horizontal: [Attribute] = [.left, .right, .centerX]
      let vertical: [Attribute] = [.top, .bottom, .centerY]
      for _ in 0..<dice.integer(4...18) {
        let first = dice.integer(1...parents.count)
        let second = dice.integer(0...parents.count)
        let isSize = dice.integer(0...2) == 0
        let sizes: [Attribute] = [.width, .height]
        let places = dice.integer(0...3) == 0 ? vertical : horizontal
        let attribute = isSize ? sizes[dice.integer(0...1)] : places[dice.integer(0...2)]
        let isAbsolute = isSize && dice.integer(0...1) == 0
        guard isAbsolute || first != second else { continue }
        statements.append(
          Statement(
            first: first, attribute: attribute,
            relation: dice.pick(.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual),
            second: isAbsolute ? nil : second,
            other: isSize ? attribute : places[dice.integer(0...2)],
            constant: isAbsolute ? dice.integer(10...300) : dice.integer(-40...40),
            priority: dice.integer(0...4) == 0 ? Float(dice.integer(1...999)) : 1000))
      }
    }

    /// The screen with some of its statements, laid out.
    func laidOut(_ kept: [Int]) -> (root: Window, reports: Reports) {
      let root = window(CGFloat(width), 300)
      let reports = Reports(of: root)
      var views: [View] = [root]
      for (index, parent) in parents.enumerated() {
        views.append(box("\(index)", in: views[parent]))
      }
      for index in kept {
        let statement = statements[index]
        constrain(
          views[statement.first], statement.attribute, statement.relation,
          statement.second.map { views[$0] }, statement.other, plus: CGFloat(statement.constant),
          priority: statement.priority)
      }
      root.layoutIfNeeded()
      return (root, reports)
    }

    /// The statements that are left when each is tried after those that stand before it.
    var standing: [Int] {
      var standing: [Int] = []
      for index in statements.indices where statements[index].priority == 1000 {
        let (_, reports) = laidOut(standing + [index])
        if reports.all.isEmpty { standing.append(index) }
      }
      return statements.indices.filter {
        statements[$0].priority < 1000 || standing.contains($0)
      }
    }
  }

  @Test("What is left out is what contradicts those before it, and the rest is laid out without it")
  func law() {
    var clashing = 0
    for seed in Seeds(1000) {
      let screen = Screen(seed: seed)
      let (root, reports) = screen.laidOut(Array(screen.statements.indices))
      let standing = screen.standing
      let (expected, rest) = screen.laidOut(standing)
      #expect(rest.all.isEmpty, "\(seed)")
      #expect(
        reports.all.isEmpty == (standing.count == screen.statements.count), "\(seed)")
      #expect(root.brokenInvariants() == [], "\(seed)")
      #expect(frames(root) == frames(expected), "\(seed)")
      if !reports.all.isEmpty { clashing += 1 }
      // Turned, and back: nothing depends on what has been before.
      root.frame.size.width += 50
      root.layoutIfNeeded()
      root.frame.size.width -= 50
      root.layoutIfNeeded()
      #expect(frames(root) == frames(expected), "\(seed)")
    }
    #expect(clashing > Seeds.share(of: 1000) / 4)
  }

  private func frames(_ view: View) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }
}
