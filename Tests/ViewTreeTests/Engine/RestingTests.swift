import Foundation
import Testing
import ViewTree

/// Where views are that constraints leave a choice: UIKit's numbers, from tests of public libraries
/// that run there, unless said otherwise.
@Suite struct RestingTests {
  private let root = window(400, 800)

  private func view(_ width: CGFloat?, _ height: CGFloat?) -> View {
    let view = box("view", in: root)
    if let width { constrain(view, .width, plus: width) }
    if let height { constrain(view, .height, plus: height) }
    return view
  }

  @Test(
    arguments: [
      (.top, .lessThanOrEqual, 23, rect(0, 23, 100, 100)),
      (.top, .greaterThanOrEqual, 23, rect(0, 23, 100, 100)),
      (.right, .lessThanOrEqual, -74, rect(226, 0, 100, 100)),
      (.right, .greaterThanOrEqual, -74, rect(226, 0, 100, 100)),
      (.bottom, .greaterThanOrEqual, -45, rect(0, 655, 100, 100)),
      (.bottom, .lessThanOrEqual, -45, rect(0, 655, 100, 100)),
      (.leading, .lessThanOrEqual, 23, rect(23, 0, 100, 100)),
    ] as [(Attribute, Relation, CGFloat, CGRect)])
  func `A location rests at the bound that an inequality sets`(
    attribute: Attribute, relation: Relation, constant: CGFloat, expected: CGRect
  ) {
    let view = view(100, 100)
    constrain(view, attribute, relation, root, plus: constant)
    #expect(view.laidOut == expected)
    #expect(view.hasAmbiguousLayout)
  }

  @Test func `Both axes, at priorities below required`() {
    let view = view(100, 100)
    constrain(view, .top, .lessThanOrEqual, root, plus: 23, priority: 751)
    let right = constrain(view, .right, .lessThanOrEqual, root, plus: -74, priority: 751)
    #expect(view.laidOut == rect(226, 23, 100, 100))
    right.constant = -80
    #expect(view.laidOut == rect(220, 23, 100, 100))
  }

  @Test(
    arguments: [
      (.lessThanOrEqual, 0), (.greaterThanOrEqual, 348),
    ] as [(Relation, CGFloat)])
  func `A size rests at 0, or at what it can't be less than`(relation: Relation, expected: CGFloat)
  {
    let view = view(nil, nil)
    constrain(view, .width, relation, root, plus: -52)
    #expect(view.laidOut.width == expected)
    let alone = box(in: root)
    constrain(alone, .width, .lessThanOrEqual, plus: 50)
    #expect(alone.laidOut.width == 0)
  }

  @Test(arguments: [true, false])
  func `What follows at a distance follows`(isMirrored: Bool) {
    if isMirrored { root.semanticContentAttribute = .forceRightToLeft }
    for relation in [Relation.lessThanOrEqual, .greaterThanOrEqual] {
      let first = view(10, nil)
      let second = view(nil, nil)
      constrain(first, .leading, .equal, root)
      constrain(second, .leading, relation, first, .trailing, plus: 25)
      #expect(first.laidOut == (isMirrored ? rect(390, 0, 10, 0) : rect(0, 0, 10, 0)))
      #expect(second.frame == (isMirrored ? rect(365, 0, 0, 0) : rect(35, 0, 0, 0)))
    }
  }

  @Test func `Of two bounds the one that asks for at least so much, whichever came first`() {
    // UIKit's answer isn't known; a simplex begins with the first, as a rule the leading one.
    let view = view(100, nil)
    let near = constrain(view, .leading, .greaterThanOrEqual, root, plus: 16)
    constrain(view, .trailing, .lessThanOrEqual, root, plus: -16)
    #expect(view.laidOut.minX == 16)
    root.userInterfaceLayoutDirection = .rightToLeft
    #expect(view.laidOut.maxX == 384)
    near.isActive = false
    near.isActive = true
    #expect(view.laidOut.maxX == 384)
  }

  @Test func `Of views without a size in a row the last has what is left`() {
    // UIKit 26.1: 29.5, plain, 29, plain, 41.5 in 300, 8 apart, at 2x: 300 − 100 − 32 = 168.
    let row = window(300, 20, scale: 2)
    let sizes: [CGFloat] = [29.5, -1, 29, -1, 41.5]
    let views = sizes.map { Content($0, $0 < 0 ? -1 : 20, in: row) }
    constrain(views[0], .left, .equal, row)
    for (view, next) in zip(views, views.dropFirst()) {
      constrain(next, .left, .equal, view, .right, plus: 8)
    }
    constrain(views[4], .right, .equal, row)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [29.5, 0, 29, 168, 41.5])
  }

  @Test func `Nothing of it depends on what was there before`() {
    let view = view(100, 100)
    let top = constrain(view, .top, .lessThanOrEqual, root, plus: 23)
    root.layoutIfNeeded()
    let pin = constrain(view, .top, .equal, root, plus: 5)
    #expect(view.laidOut.minY == 5)
    #expect(view.frame.minX == 0)
    pin.isActive = false
    top.constant = 30
    #expect(view.laidOut.minY == 30)
    root.frame.size = CGSize(width: 500, height: 900)
    constrain(view, .right, .lessThanOrEqual, root, plus: -10)
    #expect(view.laidOut == rect(390, 30, 100, 100))
    #expect(root.brokenInvariants() == [])
  }
}
