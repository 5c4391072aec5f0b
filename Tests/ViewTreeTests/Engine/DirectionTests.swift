import Foundation
import Testing
import ViewTree

/// Leading and trailing where lines run from right to left.
@Suite struct DirectionTests {
  private let root = window(320, 100)

  private func view() -> View {
    let view = box(in: root)
    constrain(view, .width, plus: 100)
    return view
  }

  @Test(
    arguments: [
      // first, relation, second, multiplier, constant, x from left to right, x from right to left
      (.leading, .leading, 1, 20, 20, 200),
      (.trailing, .trailing, 1, -20, 200, 20),
      (.leading, .trailing, 1, -120, 200, 20),
      (.centerX, .leading, 1, 60, 10, 210),
      (.leading, .centerX, 1, 10, 170, 50),
      (.centerX, .centerX, 1, 10, 120, 120),
      (.left, .left, 1, 20, 20, 20),
      (.right, .right, 1, -20, 200, 200),
      (.leading, .trailing, 0.25, 0, 80, 140),
      (.centerX, .trailing, 0.25, 0, 30, 190),
    ] as [(Attribute, Attribute, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `A row is mirrored as a whole`(
    first: Attribute, second: Attribute, multiplier: CGFloat, constant: CGFloat,
    leftToRight: CGFloat, rightToLeft: CGFloat
  ) {
    let view = view()
    constrain(view, first, .equal, root, second, times: multiplier, plus: constant)
    #expect(view.laidOut.minX == leftToRight)
    root.userInterfaceLayoutDirection = .rightToLeft
    #expect(view.laidOut.minX == rightToLeft)
    root.userInterfaceLayoutDirection = .leftToRight
    #expect(view.laidOut.minX == leftToRight)
  }

  @Test func `Inequalities keep their sense: at least 30 from the leading edge`() {
    root.userInterfaceLayoutDirection = .rightToLeft
    let view = view()
    constrain(view, .leading, .greaterThanOrEqual, root, plus: 30)
    constrain(view, .leading, .equal, root, plus: 5, priority: 500)
    #expect(view.laidOut.maxX == 290)
  }

  @Test(
    arguments: [
      (.unspecified, 200, 20), (.playback, 20, 20), (.spatial, 20, 20),
      (.forceLeftToRight, 20, 20), (.forceRightToLeft, 200, 200),
    ] as [(SemanticContentAttribute, CGFloat, CGFloat)])
  func `The view that holds the constraints may have a direction of its own`(
    attribute: SemanticContentAttribute, mirrored: CGFloat, plain: CGFloat
  ) {
    let holder = box(in: root)
    pin(holder, to: root)
    let view = box(in: holder)
    constrain(view, .width, plus: 100)
    constrain(view, .leading, .equal, holder, plus: 20)
    holder.semanticContentAttribute = attribute
    root.userInterfaceLayoutDirection = .rightToLeft
    #expect(view.laidOut.minX == mirrored)
    root.userInterfaceLayoutDirection = .leftToRight
    #expect(view.laidOut.minX == plain)
    holder.semanticContentAttribute = .forceRightToLeft
    #expect(view.laidOut.minX == 200)
  }

  @Test(arguments: [true, false])
  func `The direction of the holder counts, not that of an item`(viewIsFirst: Bool) {
    // UIKit (tests of public libraries that run there): 400 − 20 − 100.
    let root = window(400, 100)
    let view = box(in: root)
    constrain(view, .width, plus: 100)
    if viewIsFirst {
      constrain(view, .leading, .equal, root, plus: 20)
    } else {
      constrain(root, .leading, .equal, view, plus: -20)
    }
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.laidOut.minX == 20)
    root.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .unspecified
    #expect(view.laidOut.minX == 280)
  }

  @Test func `Siblings follow each other in the direction of the holder`() {
    root.semanticContentAttribute = .forceRightToLeft
    let first = view()
    let second = view()
    constrain(first, .leading, .equal, root, plus: 10)
    constrain(second, .leading, .equal, first, .trailing, plus: 8)
    #expect(first.laidOut.minX == 210)
    // 210 − 8 − 100.
    #expect(second.frame.minX == 102)
  }

  @Test func `A constraint that a view farther up holds follows that view`() {
    let outer = box(in: root)
    pin(outer, to: root)
    let view = box(in: outer)
    constrain(view, .width, plus: 100)
    outer.semanticContentAttribute = .forceRightToLeft
    root.addConstraint(constrain(view, .leading, .equal, outer, plus: 20, active: false))
    #expect(view.laidOut.minX == 20)
  }

  @Test func `A tree that comes into a window follows its direction`() {
    root.userInterfaceLayoutDirection = .rightToLeft
    let card = View(frame: rect(0, 0, 200, 50))
    let inner = box(in: card)
    constrain(inner, .leading, .equal, card, plus: 10)
    constrain(inner, .width, plus: 50)
    card.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    root.addSubview(card)
    #expect(inner.laidOut.minX == 140)
  }

  @Test func `Guides follow the direction of their owner`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    constrain(guide, .leading, .equal, root, plus: 20)
    constrain(guide, .width, plus: 100)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 20)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 200)
  }
}
