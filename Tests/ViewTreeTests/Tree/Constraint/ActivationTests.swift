import Foundation
import Testing
import ViewTree

/// Who holds a constraint, and for how long.
@Suite struct ActivationTests {
  private let root = window(300, 300)
  private let left: View
  private let right: View
  private let leftLeaf: View
  private let rightLeaf: View

  init() {
    left = box("left", in: root)
    right = box("right", in: root)
    leftLeaf = box("leftLeaf", in: left)
    rightLeaf = box("rightLeaf", in: right)
  }

  @Test func `The closest view above both items holds a constraint`() {
    let guide = LayoutGuide()
    left.addLayoutGuide(guide)
    let table: [(any LayoutItem, (any LayoutItem)?, View)] = [
      (left, nil, left), (left, left, left), (left, right, root), (left, root, root),
      (root, left, root), (leftLeaf, left, left), (left, leftLeaf, left),
      (leftLeaf, rightLeaf, root), (leftLeaf, right, root), (left, rightLeaf, root),
      (leftLeaf, root, root), (guide, nil, left), (guide, left, left), (guide, leftLeaf, left),
      (guide, rightLeaf, root),
    ]
    for (first, second, holder) in table {
      let constraint = constrain(first, .width, .equal, second, plus: 1)
      #expect(constraint.holder === holder)
      #expect(holder.constraints.last === constraint)
      constraint.isActive = false
      #expect(constraint.holder == nil)
      #expect(holder.constraints.isEmpty)
    }
  }

  @Test(arguments: 0..<6, 0..<6)
  func `The closest common superview, over any distance`(upFirst: Int, upSecond: Int) {
    var first = left
    for _ in 0..<upFirst { first = box(in: first) }
    var second = left
    for _ in 0..<upSecond { second = box(in: second) }
    let expected = left
    #expect(first.closestCommonSuperview(with: second) === expected)
    #expect(first.closestCommonSuperview(with: right) === root)
    #expect(first.closestCommonSuperview(with: box()) == nil)
  }

  @Test func `Activating twice is activating once`() {
    let constraint = constrain(left, .width, plus: 10)
    constraint.isActive = true
    left.addConstraint(constraint)
    #expect(left.constraints.count == 1)
    constraint.isActive = false
    constraint.isActive = false
    #expect(!constraint.isActive)
  }

  @Test func `A constraint can be given to any view above its items, and moves`() {
    let constraint = constrain(leftLeaf, .width, plus: 10)
    left.addConstraint(constraint)
    #expect(leftLeaf.constraints.isEmpty)
    #expect(constraint.holder === left)
    root.addConstraints([constraint])
    #expect(constraint.holder === root)
    #expect(leftLeaf.laidOut.width == 10)
    left.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraints([constraint])
    #expect(!constraint.isActive)
  }

  @Test func `A view that is not above the items can't hold the constraint`() {
    let reports = Reports(of: root)
    let constraint = constrain(leftLeaf, .width, .equal, left, active: false)
    right.addConstraint(constraint)
    leftLeaf.addConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(
      reports.messages == [
        "right is not above all items of leftLeaf.width == left.width.",
        "leftLeaf is not above all items of leftLeaf.width == left.width.",
      ])
  }

  @Test func `Constraints among siblings may be held far above, which moves nobody in between`() {
    left.frame = rect(7, 9, 100, 100)
    let other = box(in: left)
    let constraint = constrain(leftLeaf, .left, .equal, other, .right, plus: 3, active: false)
    root.addConstraint(constraint)
    constrain(other, .width, plus: 10)
    constrain(other, .left, .equal, left)
    #expect(left.laidOut == rect(7, 9, 100, 100))
    #expect(leftLeaf.frame.minX == 13)
  }

  @Test func `Leaving the superview deactivates what crosses the cut, for good`() {
    let cross = constrain(leftLeaf, .width, .equal, root)
    let sibling = constrain(left, .top, .equal, right)
    let inside = constrain(leftLeaf, .left, .equal, left, plus: 4)
    let own = constrain(left, .width, plus: 50)
    let guide = LayoutGuide()
    left.addLayoutGuide(guide)
    let guideCross = constrain(guide, .left, .equal, root)
    root.layoutIfNeeded()
    left.removeFromSuperview()
    #expect(
      [cross, sibling, inside, own, guideCross].map(\.isActive)
        == [false, false, true, true, false])
    root.addSubview(left)
    root.layoutIfNeeded()
    #expect(
      [cross, sibling, inside, own, guideCross].map(\.isActive)
        == [false, false, true, true, false])
    #expect(left.frame.width == 50)
    #expect(leftLeaf.frame.minX == 4)
  }

  @Test func `Moving to another place of the same tree keeps only what is inside`() {
    let cross = constrain(leftLeaf, .width, .equal, left)
    let inner = constrain(leftLeaf, .height, plus: 5)
    right.addSubview(leftLeaf)
    #expect([cross, inner].map(\.isActive) == [false, true])
    #expect(leftLeaf.laidOut.size == CGSize(width: 0, height: 5))
  }

  @Test func `Views keep constraints alive, and constraints don't keep views`() {
    weak var view: View?
    weak var constraint: LayoutConstraint?
    do {
      let owned = box(in: root)
      view = owned
      constraint = constrain(owned, .width, .equal, root)
    }
    #expect(constraint != nil)
    root.layoutIfNeeded()
    view?.removeFromSuperview()
    #expect(view == nil)
    #expect(constraint == nil)
    #expect(root.constraints.isEmpty)
  }

  @Test func `Many constraints are deactivated in any order`() {
    var constraints: [LayoutConstraint] = []
    for index in 0..<100 {
      constraints.append(constrain(left, .width, .equal, root, plus: CGFloat(index)))
    }
    for index in stride(from: 0, to: 100, by: 3) { constraints[index].isActive = false }
    for index in stride(from: 98, to: 0, by: -3) { constraints[index].isActive = false }
    let expected = (0..<100).filter { $0 % 3 == 1 }.map { CGFloat($0) }
    #expect(root.constraints.map(\.constant) == expected)
    constraints[0].isActive = true
    #expect(root.constraints.last === constraints[0])
  }
}
