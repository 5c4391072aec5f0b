import Foundation
import Testing
import ViewTree

/// Worked cases of the rules of layout, with numbers that tell them apart; frames are in points.
@Suite struct WorkedCaseTests {
  @Test("1: edges with insets")
  func edges() {
    let container = window(300, 200)
    let view = box(in: container)
    constrain(view, .left, .equal, container, plus: 20)
    constrain(view, .top, .equal, container, plus: 10)
    constrain(view, .right, .equal, container, plus: -30)
    constrain(view, .bottom, .equal, container, plus: -15)
    container.layoutIfNeeded()
    #expect(view.frame == rect(20, 10, 250, 175))
  }

  @Test(
    "2-5: the label that hugs or resists less gives way",
    arguments: [
      // Widths of container, a, b; hugging of a, b; resistance of a, b; frames of a, b.
      ([320, 50, 60], [251, 250], [750, 750], [20, 50, 80, 220]),
      ([320, 50, 60], [250, 251], [750, 750], [20, 210, 240, 60]),
      ([200, 120, 100], [250, 250], [749, 750], [20, 50, 80, 100]),
      ([200, 120, 100], [250, 250], [750, 749], [20, 120, 150, 30]),
    ] as [([Double], [Float], [Float], [Double])])
  func twoLabels(widths: [Double], hugging: [Float], resistance: [Float], expected: [Double]) {
    let container = window(widths[0], 100)
    let a = Content(widths[1], 20, in: container)
    let b = Content(widths[2], 20, in: container)
    for (index, label) in [a, b].enumerated() {
      label.setContentHuggingPriority(LayoutPriority(hugging[index]), for: .horizontal)
      label.setContentCompressionResistancePriority(
        LayoutPriority(resistance[index]), for: .horizontal)
      constrain(label, .top, .equal, container)
    }
    constrain(a, .leading, .equal, container, plus: 20)
    constrain(b, .leading, .equal, a, .trailing, plus: 10)
    constrain(container, .trailing, .equal, b, plus: 20)
    container.layoutIfNeeded()
    #expect(a.frame == rect(expected[0], 0, expected[1], 20))
    #expect(b.frame == rect(expected[2], 0, expected[3], 20))
  }

  @Test("6: of two that hug alike the first stretches")
  func equalHugging() {
    let container = window(428, 100, scale: 3)
    let a = Content(71, 20, in: container)
    let b = Content(97.333, 20, in: container)
    for label in [a, b] { constrain(label, .top, .equal, container) }
    constrain(a, .leading, .equal, container, plus: 20)
    constrain(b, .leading, .equal, a, .trailing, plus: 10)
    constrain(container, .trailing, .equal, b, plus: 20)
    container.layoutIfNeeded()
    #expect(isClose(a.frame, rect(20, 0, 842.0 / 3, 20)))
    #expect(isClose(b.frame, rect(932.0 / 3, 0, 292.0 / 3, 20)))
  }

  @Test(
    "7-10: priorities",
    arguments: [
      ([(.equal, 300, 750), (.lessThanOrEqual, 200, 1000)], 200),
      ([(.equal, 100, 999.5), (.equal, 200, 999)], 100),
      (
        Array(repeating: (.lessThanOrEqual, 100, 250), count: 10)
          + [(.greaterThanOrEqual, 200, 251)], 200
      ),
      ([(.equal, 100, 500), (.equal, 200, 500), (.equal, 300, 500)], 200),
    ] as [([(Relation, CGFloat, Float)], CGFloat)])
  func priorities(rows: [(Relation, CGFloat, Float)], expected: CGFloat) {
    let container = window(1000, 1000)
    let reports = Reports(of: container)
    let view = box(in: container)
    for row in rows { constrain(view, .width, row.0, plus: row.1, priority: row.2) }
    container.layoutIfNeeded()
    #expect(view.frame.width == expected)
    #expect(reports.all.isEmpty)
  }

  @Test(
    "11, 12: aspect fit and aspect fill",
    arguments: [
      (.lessThanOrEqual, 1, rect(0, 66, 300, 168)),
      (.lessThanOrEqual, 2, rect(0, 65.5, 300, 169)),
      (.greaterThanOrEqual, 3, rect(-350.0 / 3, 0, 1600.0 / 3, 300)),
    ] as [(Relation, CGFloat, CGRect)])
  func aspect(relation: Relation, scale: CGFloat, expected: CGRect) {
    let container = window(300, 300, scale: scale)
    let image = box(in: container)
    constrain(image, .width, .equal, image, .height, times: 16.0 / 9)
    for attribute in [Attribute.width, .height] {
      constrain(image, attribute, relation, container)
      constrain(image, attribute, .equal, container, priority: 750)
    }
    constrain(image, .centerX, .equal, container)
    constrain(image, .centerY, .equal, container)
    container.layoutIfNeeded()
    #expect(isClose(image.frame, expected))
  }

  @Test("13: locations are multiplied from the container's own corner")
  func multipliedLocation() {
    let root = window(500, 100)
    let container = box(in: root)
    place(container, 50, 0, 320, 100)
    let child = box(in: container)
    constrain(child, .centerX, .equal, container, .trailing, times: 0.25)
    constrain(child, .width, plus: 40)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 60)
    #expect(child.frame.midX == 80)
  }

  @Test(
    "14, 15: leading follows the reading direction, left does not",
    arguments: [(.leading, 200), (.left, 20)] as [(Attribute, CGFloat)])
  func rightToLeft(attribute: Attribute, x: CGFloat) {
    let container = window(320, 100)
    container.userInterfaceLayoutDirection = .rightToLeft
    let view = box(in: container)
    constrain(view, attribute, .equal, container, plus: 20)
    constrain(view, .width, plus: 100)
    container.layoutIfNeeded()
    #expect(view.frame.minX == x)
  }

  @Test("18: a frame that stands for constraints is not broken")
  func frameAgainstConstraint() {
    let container = window(300, 300)
    let reports = Reports(of: container)
    let child = View(frame: rect(0, 0, 100, 100))
    child.name = "child"
    container.addSubview(child)
    let height = constrain(child, .height, plus: 200)
    container.layoutIfNeeded()
    #expect(child.frame == rect(0, 0, 100, 100))
    #expect(height.isActive)
    #expect(
      reports.messages == [
        "child.height == 200 is left out, as it can't be met together with"
          + " child.height == 100 (its frame)."
      ])
    #expect(reports.all.first?.hint.contains("translatesAutoresizing") == true)
  }

  @Test("20: sizes are never below 0")
  func noNegativeSize() {
    let root = window(300, 300)
    let reports = Reports(of: root)
    let container = box("container", in: root)
    let field = box("field", in: container)
    let button = box("button", in: container)
    constrain(container, .width, plus: 0)
    constrain(field, .leading, .equal, container, plus: 5)
    constrain(button, .leading, .equal, field, .trailing, plus: 5)
    constrain(container, .trailing, .equal, button, plus: 5)
    root.layoutIfNeeded()
    #expect(reports.all.count == 1)
    #expect(container.frame.width == 0)
    #expect(field.frame.width >= 0)
    #expect(button.frame.width >= 0)
  }

  @Test("31: equal guides between views")
  func equalSpacing() {
    let container = window(320, 100, scale: 2)
    let views = (0..<3).map { _ in box(in: container) }
    let guides = (0..<4).map { _ in LayoutGuide() }
    for guide in guides { container.addLayoutGuide(guide) }
    for view in views { constrain(view, .width, plus: 50) }
    for index in 0..<3 {
      constrain(guides[index], .trailing, .equal, views[index], .leading)
      constrain(views[index], .trailing, .equal, guides[index + 1], .leading)
      constrain(guides[index], .width, .equal, guides[index + 1])
    }
    constrain(guides[0], .leading, .equal, container)
    constrain(guides[3], .trailing, .equal, container)
    container.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [42.5, 135, 227.5])
    #expect(guides.map(\.layoutFrame.width) == [42.5, 42.5, 42.5, 42.5])
    #expect(guides.map(\.layoutFrame.minX) == [0, 92.5, 185, 277.5])
  }

  @Test(
    "46: three equal widths",
    arguments: [
      (320, 2, [106.5, 107, 106.5]),
      (320, 3, [320.0 / 3, 320.0 / 3, 320.0 / 3]),
      (100, 1, [33, 34, 33]),
    ] as [(CGFloat, CGFloat, [CGFloat])])
  func thirds(width: CGFloat, scale: CGFloat, expected: [CGFloat]) {
    let container = window(width, 100, scale: scale)
    let views = (0..<3).map { _ in box(in: container) }
    constrain(views[0], .leading, .equal, container)
    constrain(views[2], .trailing, .equal, container)
    for index in 0..<2 {
      constrain(views[index + 1], .leading, .equal, views[index], .trailing)
      constrain(views[index + 1], .width, .equal, views[index])
    }
    container.layoutIfNeeded()
    for (view, width) in zip(views, expected) {
      #expect((view.frame.width - width).magnitude < 1e-9)
    }
  }

  @Test("47: half pixels go up", arguments: [(950.25, 950.5), (950.2, 950)])
  func rounding(y: CGFloat, expected: CGFloat) {
    let container = window(1000, 1000, scale: 2)
    let view = box(in: container)
    place(view, 0, y, 10, 10)
    container.layoutIfNeeded()
    #expect(view.frame.minY == expected)
  }

  @Test("50: a new constant shows after the next layout")
  func constantChange() {
    let container = window(300, 300)
    let view = box(in: container)
    let width = constrain(view, .width, plus: 20)
    container.layoutIfNeeded()
    width.constant = 50
    #expect(view.frame.width == 20)
    container.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test("51: wrapped content gets its height in one layout")
  func wrapping() {
    let container = window(300, 300)
    let text = Wrapping(line: 500, 20, in: container)
    constrain(text, .width, plus: 200)
    container.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 200, height: 60))
  }
}
