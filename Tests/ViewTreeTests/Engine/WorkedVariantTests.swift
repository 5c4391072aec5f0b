import Foundation
import Testing
import ViewTree

/// Worked cases of the rules of layout, with numbers that tell them apart, in both directions and at three
/// resolutions.
@Suite struct WorkedVariantTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    /// The size of the window.
    let size: CGSize
    /// Fills the window, and returns the views to look at.
    let build: (Window) -> [View]
    /// Their frames from left to right, not rounded.
    let expected: [CGRect]

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ expected: [CGRect],
      _ build: @escaping (Window) -> [View]
    ) {
      self.name = name
      self.size = CGSize(width: width, height: height)
      self.build = build
      self.expected = expected
    }

    var testDescription: String { name }
  }

  @Test(
    arguments: 0..<Self.cases.count,
    [(false, 1), (false, 2), (false, 3), (true, 1), (true, 2), (true, 3)] as [(Bool, CGFloat)])
  func `Worked cases`(index: Int, variant: (isMirrored: Bool, scale: CGFloat)) {
    let layout = Self.cases[index]
    let window = Window(size: layout.size, scale: variant.scale)
    window.userInterfaceLayoutDirection = variant.isMirrored ? .rightToLeft : .leftToRight
    let reports = Reports(of: window)
    let views = layout.build(window)
    window.layoutIfNeeded()
    for (view, expected) in zip(views, layout.expected) {
      let frame = variant.isMirrored ? mirrored(expected, in: view, layout.size) : expected
      #expect(isClose(view.frame, rounded(frame, variant.scale)), "\(layout.name)")
    }
    #expect(views.count == layout.expected.count)
    #expect(reports.all.isEmpty)
    #expect(window.brokenInvariants() == [])
  }

  private func mirrored(_ frame: CGRect, in view: View, _ size: CGSize) -> CGRect {
    let width = view.superview?.superview == nil ? size.width : 320
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  /// Edge by edge to the nearest pixel, up from the middle.
  private func rounded(_ frame: CGRect, _ scale: CGFloat) -> CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let left = round(frame.minX)
    let top = round(frame.minY)
    return CGRect(
      x: left, y: top, width: round(frame.maxX) - left, height: round(frame.maxY) - top)
  }

  // MARK: Cases

  private static var cases: [Case] {
    [
      Case("edges with insets", 300, 200, [rect(20, 10, 250, 175)]) { container in
        let view = box(in: container)
        constrain(view, .leading, .equal, container, plus: 20)
        constrain(view, .top, .equal, container, plus: 10)
        constrain(view, .trailing, .equal, container, plus: -30)
        constrain(view, .bottom, .equal, container, plus: -15)
        return [view]
      },
      labels(
        "the second hugs less", 320, [50, 60], hugging: [251, 250],
        [rect(20, 0, 50, 20), rect(80, 0, 220, 20)]),
      labels(
        "the first hugs less", 320, [50, 60], hugging: [250, 251],
        [rect(20, 0, 210, 20), rect(240, 0, 60, 20)]),
      labels(
        "the first resists less", 200, [120, 100], resistance: [749, 750],
        [rect(20, 0, 50, 20), rect(80, 0, 100, 20)]),
      labels(
        "the second resists less", 200, [120, 100], resistance: [750, 749],
        [rect(20, 0, 120, 20), rect(150, 0, 30, 20)]),
      labels(
        "of two that hug alike the first stretches", 428, [71, 292.0 / 3],
        [rect(20, 0, 842.0 / 3, 20), rect(932.0 / 3, 0, 292.0 / 3, 20)]),
      widths(
        "a limit goes before a wish", [(.equal, 300, 750), (.lessThanOrEqual, 200, 1000)], 200),
      widths("999.5 goes before 999", [(.equal, 100, 999.5), (.equal, 200, 999)], 100),
      widths(
        "one of 251 goes before ten of 250",
        Array(repeating: (.lessThanOrEqual, 100, 250), count: 10)
          + [(.greaterThanOrEqual, 200, 251)], 200),
      widths(
        "the middle of three alike", [(.equal, 100, 500), (.equal, 200, 500), (.equal, 300, 500)],
        200),
      aspect("aspect fit", .lessThanOrEqual, rect(0, 65.625, 300, 168.75)),
      aspect("aspect fill", .greaterThanOrEqual, rect(-350.0 / 3, 0, 1600.0 / 3, 300)),
      Case(
        "places are multiplied from the container's own corner", 500, 100,
        [rect(50, 0, 320, 100), rect(60, 0, 40, 10)]
      ) { root in
        let container = box(in: root)
        constrain(container, .leading, .equal, root, plus: 50)
        constrain(container, .width, plus: 320)
        constrain(container, .top, .equal, root)
        constrain(container, .height, .equal, root)
        let child = box(in: container)
        constrain(child, .centerX, .equal, container, .trailing, times: 0.25)
        constrain(child, .top, .equal, container)
        constrain(child, .width, plus: 40)
        constrain(child, .height, plus: 10)
        return [container, child]
      },
      Case("leading", 320, 100, [rect(20, 0, 100, 0)]) { container in
        let view = box(in: container)
        constrain(view, .leading, .equal, container, plus: 20)
        constrain(view, .top, .equal, container)
        constrain(view, .width, plus: 100)
        return [view]
      },
      Case(
        "equal guides between views", 320, 100,
        [rect(42.5, 0, 50, 9), rect(135, 0, 50, 9), rect(227.5, 0, 50, 9)]
      ) {
        container in
        let views = (0..<3).map { _ in box(in: container) }
        let guides = (0..<4).map { _ in LayoutGuide() }
        for guide in guides { container.addLayoutGuide(guide) }
        for (index, view) in views.enumerated() {
          constrain(view, .width, plus: 50)
          constrain(view, .height, plus: 9)
          constrain(view, .top, .equal, container)
          constrain(guides[index], .trailing, .equal, view, .leading)
          constrain(view, .trailing, .equal, guides[index + 1], .leading)
          constrain(guides[index], .width, .equal, guides[index + 1])
        }
        constrain(guides[0], .leading, .equal, container)
        constrain(guides[3], .trailing, .equal, container)
        return views
      },
      Case(
        "three equal widths", 320, 10,
        [
          rect(0, 0, 320.0 / 3, 10), rect(320.0 / 3, 0, 320.0 / 3, 10),
          rect(640.0 / 3, 0, 320.0 / 3, 10),
        ]
      ) { container in
        let views = (0..<3).map { _ in box(in: container) }
        for view in views {
          constrain(view, .top, .equal, container)
          constrain(view, .height, .equal, container)
        }
        constrain(views[0], .leading, .equal, container)
        constrain(views[2], .trailing, .equal, container)
        for index in 0..<2 {
          constrain(views[index + 1], .leading, .equal, views[index], .trailing)
          constrain(views[index + 1], .width, .equal, views[index])
        }
        return views
      },
      Case("half pixels", 1000, 1000, [rect(7, 950.25, 10, 10), rect(7, 950.2, 10, 10)]) {
        container in
        [950.25, 950.2].map { y in
          let view = box(in: container)
          constrain(view, .leading, .equal, container, plus: 7)
          constrain(view, .top, .equal, container, plus: y)
          constrain(view, .width, plus: 10)
          constrain(view, .height, plus: 10)
          return view
        }
      },
      Case("wrapped content", 300, 300, [rect(0, 0, 200, 60)]) { container in
        let text = Wrapping(line: 500, 20, in: container)
        constrain(text, .leading, .equal, container)
        constrain(text, .top, .equal, container)
        constrain(text, .width, plus: 200)
        return [text]
      },
      Case("margins", 300, 200, [rect(12, 5, 258, 180)]) { container in
        container.directionalLayoutMargins = DirectionalEdgeInsets(
          top: 5, leading: 12, bottom: 15, trailing: 30)
        let view = box(in: container)
        pin(view, to: container.layoutMarginsGuide)
        return [view]
      },
      Case("the readable width", 1024, 100, [rect(176, 8, 672, 84)]) { container in
        container.layoutMargins = EdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
        let view = box(in: container)
        pin(view, to: container.readableContentGuide)
        return [view]
      },
    ]
  }

  /// Two labels one beside the other: `20-[a]-10-[b]-20`.
  private static func labels(
    _ name: String, _ width: CGFloat, _ widths: [CGFloat], hugging: [Float] = [250, 250],
    resistance: [Float] = [750, 750], _ expected: [CGRect]
  ) -> Case {
    Case(name, width, 100, expected) { container in
      let labels = widths.map { Content($0, 20, in: container) }
      for (index, label) in labels.enumerated() {
        label.setContentHuggingPriority(LayoutPriority(hugging[index]), for: .horizontal)
        label.setContentCompressionResistancePriority(
          LayoutPriority(resistance[index]), for: .horizontal)
        constrain(label, .top, .equal, container)
      }
      constrain(labels[0], .leading, .equal, container, plus: 20)
      constrain(labels[1], .leading, .equal, labels[0], .trailing, plus: 10)
      constrain(container, .trailing, .equal, labels[1], plus: 20)
      return labels
    }
  }

  /// A view at the leading side whose width several constraints speak of.
  private static func widths(
    _ name: String, _ rows: [(Relation, CGFloat, Float)], _ expected: Double
  ) -> Case {
    Case(name, 1000, 10, [rect(0, 0, expected, 10)]) { container in
      let view = box(in: container)
      constrain(view, .leading, .equal, container)
      constrain(view, .top, .equal, container)
      constrain(view, .height, .equal, container)
      for row in rows { constrain(view, .width, row.0, plus: row.1, priority: row.2) }
      return [view]
    }
  }

  /// A picture that fits into the window, or fills it.
  private static func aspect(_ name: String, _ relation: Relation, _ expected: CGRect) -> Case {
    Case(name, 300, 300, [expected]) { container in
      let image = box(in: container)
      constrain(image, .width, .equal, image, .height, times: 16.0 / 9)
      for attribute in [Attribute.width, .height] {
        constrain(image, attribute, relation, container)
        constrain(image, attribute, .equal, container, priority: 750)
      }
      constrain(image, .centerX, .equal, container)
      constrain(image, .centerY, .equal, container)
      return [image]
    }
  }
}
