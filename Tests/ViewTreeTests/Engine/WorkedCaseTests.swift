import Foundation
import Testing
import ViewTree

/// Worked cases of the rules of layout that `WorkedVariantTests` hasn't; frames are in points.
@Suite struct WorkedCaseTests {
  @Test(
    arguments: [(.leading, 200), (.left, 20)] as [(Attribute, CGFloat)])
  func `Leading follows the reading direction, left does not`(attribute: Attribute, x: CGFloat) {
    let container = window(320, 100)
    container.userInterfaceLayoutDirection = .rightToLeft
    let view = box(in: container)
    constrain(view, attribute, .equal, container, plus: 20)
    constrain(view, .width, plus: 100)
    container.layoutIfNeeded()
    #expect(view.frame.minX == x)
  }

  @Test func `A frame that stands for constraints is not broken`() {
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

  @Test func `Sizes are never below 0`() {
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

  @Test(
    arguments: [
      (320, 2, [106.5, 107, 106.5]),
      (320, 3, [320.0 / 3, 320.0 / 3, 320.0 / 3]),
      (100, 1, [33, 34, 33]),
    ] as [(CGFloat, CGFloat, [CGFloat])])
  func `Three equal widths`(width: CGFloat, scale: CGFloat, expected: [CGFloat]) {
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

  @Test(arguments: [(950.25, 950.5), (950.2, 950)])
  func `Half pixels go up`(y: CGFloat, expected: CGFloat) {
    let container = window(1000, 1000, scale: 2)
    let view = box(in: container)
    place(view, 0, y, 10, 10)
    container.layoutIfNeeded()
    #expect(view.frame.minY == expected)
  }

  @Test func `A new constant shows after the next layout`() {
    let container = window(300, 300)
    let view = box(in: container)
    let width = constrain(view, .width, plus: 20)
    container.layoutIfNeeded()
    width.constant = 50
    #expect(view.frame.width == 20)
    container.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }
}
