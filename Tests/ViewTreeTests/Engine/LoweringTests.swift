import Foundation
import Testing
import ViewTree

/// Constraints as rows.
@Suite struct LoweringTests {
  private let root = box("root")
  private let outer: View
  private let a: View
  private let b: View
  private let c: View
  private let guide = LayoutGuide()

  init() {
    outer = box("outer", in: root)
    a = box("a", in: outer)
    b = box("b", in: outer)
    c = box("c", in: root)
    guide.identifier = "guide"
    outer.addLayoutGuide(guide)
  }

  private func row(_ constraint: LayoutConstraint, in container: View) -> String? {
    LoweredRow(constraint, in: container)?.description
  }

  @Test func `Sizes are one term each`() {
    #expect(row(constrain(a, .width, plus: 5), in: a) == "1 a.width == 5")
    #expect(
      row(constrain(a, .height, .lessThanOrEqual, b, .width, times: 2, plus: -5), in: outer)
        == "1 a.height - 2 b.width <= -5")
  }

  @Test func `Every location of a sibling`() {
    let table: [(Attribute, Attribute, String)] = [
      (.left, .right, "1 a.x - 1 b.width - 1 b.x >= 8"),
      (.right, .left, "1 a.width + 1 a.x - 1 b.x >= 8"),
      (.leading, .trailing, "1 a.x - 1 b.width - 1 b.x >= 8"),
      (.centerX, .centerX, "0.5 a.width + 1 a.x - 0.5 b.width - 1 b.x >= 8"),
      (.top, .bottom, "1 a.y - 1 b.height - 1 b.y >= 8"),
      (.centerY, .top, "0.5 a.height + 1 a.y - 1 b.y >= 8"),
      (.firstBaseline, .lastBaseline, "1 a.y - 1 b.height - 1 b.y >= 8"),
    ]
    for (first, second, expected) in table {
      let constraint = constrain(a, first, .greaterThanOrEqual, b, second, plus: 8)
      #expect(row(constraint, in: outer) == expected)
    }
  }

  @Test func `The container's own corner is at 0`() {
    #expect(row(constrain(a, .left, .equal, outer, plus: 8), in: outer) == "1 a.x == 8")
    #expect(
      row(constrain(outer, .right, .equal, a, plus: 8), in: outer)
        == "1 outer.width - 1 a.width - 1 a.x == 8")
    #expect(
      row(constrain(outer, .left, .equal, outer, .right, times: 0.5), in: outer)
        == "-0.5 outer.width == 0")
  }

  @Test func `A multiplier applies to the whole way from the container`() {
    #expect(
      row(constrain(a, .left, .equal, c, .right, times: 0.5), in: root)
        == "1 a.x + 1 outer.x - 0.5 c.width - 0.5 c.x == 0")
    // Held above the closest common superview, what is above that counts only if multiplied.
    let plain = constrain(a, .left, .equal, b, active: false)
    #expect(row(plain, in: root) == "1 a.x - 1 b.x == 0")
    let scaled = constrain(a, .left, .equal, b, times: 0.25, active: false)
    #expect(row(scaled, in: root) == "1 a.x - 0.25 b.x + 0.75 outer.x == 0")
    let plainTop = constrain(a, .top, .equal, b, active: false)
    #expect(row(plainTop, in: root) == "1 a.y - 1 b.y == 0")
    let scaledTop = constrain(a, .top, .equal, b, times: 0.25, active: false)
    #expect(row(scaledTop, in: root) == "1 a.y - 0.25 b.y + 0.75 outer.y == 0")
  }

  @Test func `A guide is placed in its owner`() {
    #expect(
      row(constrain(guide, .right, .equal, outer), in: outer)
        == "1 guide.width + 1 guide.x - 1 outer.width == 0")
    #expect(
      row(constrain(c, .top, .equal, guide), in: root) == "1 c.y - 1 guide.y - 1 outer.y == 0")
  }

  @Test func `From right to left, locations count from the container's right edge`() {
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(
      row(constrain(a, .leading, .equal, b, .trailing, plus: 8), in: outer)
        == "-1 a.width - 1 a.x + 1 b.x == 8")
    #expect(
      row(constrain(a, .trailing, .equal, outer, times: 0.5, plus: 8), in: outer)
        == "-1 a.x + 0.5 outer.width == 8")
  }

  @Test func `Outside the container there is no row`() {
    #expect(row(constrain(a, .left, .equal, c, active: false), in: outer) == nil)
    let loose = LayoutGuide()
    #expect(row(constrain(a, .left, .equal, loose, active: false), in: outer) == nil)
  }
}
