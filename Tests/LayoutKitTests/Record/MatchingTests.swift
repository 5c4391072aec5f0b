import Foundation
import LayoutKit
import TestSupport
import Testing
import TreeTestSupport

/// Which constraint a statement of an update is about, among few and among many.
@Suite(.makesMistakes, .timeLimit(.minutes(Seeds.limit))) struct MatchingTests {
  /// A statement about a width: `width REL items[item] + constant`.
  private struct Wish {
    var item: Int
    var relation: LayoutConstraint.Relation
    var constant: Int
    var label: String?
    var priority: Int?

    init(_ dice: inout SplitMix64, items: Int) {
      item = dice.integer(0...items - 1)
      relation = dice.pick(.equal, .lessThanOrEqual, .greaterThanOrEqual)
      constant = dice.integer(0...4)
      label = dice.chance(30) ? dice.pick("first", "second") : nil
      priority = dice.chance(30) ? dice.pick(250, 750) : nil
    }

    func state(_ maker: ConstraintMaker, _ items: [View]) {
      let step =
        switch relation {
        case .equal: maker.width.equalTo(items[item])
        case .lessThanOrEqual: maker.width.lessThanOrEqualTo(items[item])
        case .greaterThanOrEqual: maker.width.greaterThanOrEqualTo(items[item])
        }
      let moved = step.offset(constant)
      switch (priority, label) {
      case (nil, nil): break
      case (nil, let label?): moved.labeled(label)
      case (let priority?, nil): moved.priority(priority)
      case (let priority?, let label?): moved.priority(priority).labeled(label)
      }
    }

    /// Whether a constraint is as close to the statement as the step of the rules asks.
    func resembles(_ constraint: LayoutConstraint, _ items: [View], step: Int) -> Bool {
      guard constraint.secondItem === items[item] else { return false }
      switch step {
      case 0: return label != nil && constraint.identifier == label
      case 1:
        return constraint.relation == relation && constraint.constant == CGFloat(constant)
          && (priority == nil || constraint.priority == LayoutPriority(Float(priority ?? 0)))
      case 2: return constraint.relation == relation
      default: return true
      }
    }
  }

  /// The rules by the letter: the same label, then the same in all, then the same relation, then
  /// any; among equals the newest.
  private func expected(
    _ wishes: [Wish], _ known: [LayoutConstraint], _ items: [View]
  ) -> [LayoutConstraint?] {
    var left = Array(known.reversed())
    var result = [LayoutConstraint?](repeating: nil, count: wishes.count)
    for step in 0..<4 {
      for (place, wish) in wishes.enumerated() where result[place] == nil {
        let found = left.firstIndex { wish.resembles($0, items, step: step) }
        if let found { result[place] = left.remove(at: found) }
      }
    }
    return result
  }

  /// Up to 16 statements and constraints are compared pair by pair; more are looked up.
  @Test(arguments: [6, 12, 40, 120])
  func `Each statement is about the constraint that the rules name`(count: Int) {
    for seed in Seeds(50) {
      var dice = SplitMix64(seed: UInt64(seed))
      let window = Window(size: CGSize(width: 300, height: 200))
      let items = (0..<max(2, count / 8)).map { _ in View() }
      let view = View()
      for item in items + [view] { window.addSubview(item) }
      let known = view.layout.make { maker in
        for _ in 0..<count { Wish(&dice, items: items.count).state(maker, items) }
      }.constraints
      let wishes = (0..<count).map { _ in Wish(&dice, items: items.count) }
      let expected = expected(wishes, known, items)
      let updated = view.layout.update { maker in
        for wish in wishes { wish.state(maker, items) }
      }.constraints
      #expect(updated.count == count)
      for (place, constraint) in updated.enumerated() {
        if let expected = expected[place] {
          #expect(constraint === expected, "\(seed)")
        } else {
          #expect(!known.contains { $0 === constraint }, "\(seed)")
        }
        #expect(constraint.constant == CGFloat(wishes[place].constant))
      }
    }
  }

  /// How many pairs are compared when n statements are made again.
  private func comparisons(_ n: Int, areAlike: Bool, isRemade: Bool) throws -> Int {
    let window = Window(size: CGSize(width: 300, height: 200))
    let others = (0..<(areAlike ? 1 : n)).map { _ in View() }
    let view = View()
    for item in others + [view] { window.addSubview(item) }
    func state(_ amount: Int) -> (ConstraintMaker) -> Void {
      { maker in
        for index in 0..<n {
          maker.width.lessThanOrEqualTo(others[areAlike ? 0 : index]).offset(amount + index)
        }
      }
    }
    let made = view.layout.make(state(0)).constraints
    let again = isRemade ? view.layout.remake(state(n)) : view.layout.update(state(n))
    #expect(Set(again.map { ObjectIdentifier($0) }) == Set(made.map { ObjectIdentifier($0) }))
    #expect(window.constraints.count == n)
    let recorder = try #require(window.takeStatementBuffer() as? Recorder)
    return recorder.comparisons
  }

  @Test(arguments: [false, true])
  func `n statements are compared with n constraints in O(n) steps`(areAlike: Bool) throws {
    for isRemade in [false, true] {
      let few = try comparisons(200, areAlike: areAlike, isRemade: isRemade)
      let many = try comparisons(400, areAlike: areAlike, isRemade: isRemade)
      #expect(few > 0)
      #expect(many <= 2 * few)
    }
  }

  @Test func `Statements with names replace those of the same names, however many there are`() {
    let window = Window(size: CGSize(width: 300, height: 200))
    let view = View()
    window.addSubview(view)
    func state(_ maker: ConstraintMaker, plus amount: Int) {
      for index in 0..<40 { maker.width.equalTo(index + amount).id("\(index)") }
    }
    let first = view.layout.make { state($0, plus: 0) }.constraints
    let second = view.layout.make { state($0, plus: 100) }.constraints
    #expect(first.allSatisfy { !$0.isActive } && second.allSatisfy(\.isActive))
    let third = view.layout.update { state($0, plus: 200) }.constraints
    #expect(zip(second, third).allSatisfy { $0 === $1 })
    #expect(third.map(\.constant) == (200..<240).map { CGFloat($0) })
    #expect(view.layout["7"].constraints.map(\.constant) == [207])
  }
}
