import Foundation
import StandardViews
import Testing
import ViewTree

/// Distances between anchors as sizes, and the standard distance between lines of text.
@Suite struct DistanceTests {
  private let container = window(320, 200)

  @Test(arguments: [false, true])
  func `Equal gaps`(rightToLeft: Bool) {
    container.userInterfaceLayoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let views = (0..<3).map { _ in box(in: container) }
    for view in views { constrain(view, .width, plus: 50) }
    constrain(views[0], .leading, .equal, container)
    constrain(views[2], .trailing, .equal, container)
    let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
    let gaps = first.constraint(equalTo: second)
    gaps.isActive = true
    #expect(gaps.firstAttribute == .notAnAttribute)
    container.layoutIfNeeded()
    // 320 less three times 50, halved, is 85.
    #expect(views.map(\.frame.minX) == (rightToLeft ? [270, 135, 0] : [0, 135, 270]))
    #expect(container.constraints.contains { $0 === gaps })
  }

  @Test(arguments: [false, true])
  func `A distance is as long from right to left`(rightToLeft: Bool) {
    container.userInterfaceLayoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    let a = box("a", in: container)
    let b = box("b", in: container)
    constrain(a, .leading, .equal, container, plus: 10)
    constrain(a, .width, plus: 30)
    a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 12)
      .isActive = true
    let way = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
    b.widthAnchor.constraint(equalTo: way).isActive = true
    container.layoutIfNeeded()
    // 10 from the beginning of 320, 30 and 12 further, and as wide as these together.
    let x: [CGFloat] = rightToLeft ? [280, 226] : [10, 52]
    #expect([a, b].map(\.frame.minX) == x && b.frame.width == 42)
  }

  @Test func `Compared with sizes, numbers and multiples`() {
    let a = box("a", in: container)
    let b = box("b", in: container)
    place(a, 10, 10, 30, 20)
    constrain(b, .height, plus: 5)
    let below = a.bottomAnchor.anchorWithOffset(to: b.topAnchor)
    let apart = below.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 1)
    apart.isActive = true
    let across = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
    across.constraint(equalToConstant: -4).isActive = true
    b.widthAnchor.constraint(equalTo: below).isActive = true
    container.layoutIfNeeded()
    #expect(b.frame == rect(6, 91, 61, 5))
    #expect("\(apart)" == "(b.top - a.bottom) == 2 * a.width + 1")
    b.removeFromSuperview()
    #expect(!apart.isActive)
    #expect(container.brokenInvariants() == [])
  }

  @Test func `A view that a distance begins at takes the constraint along`() {
    let a = box("a", in: container)
    let b = box("b", in: container)
    let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalToConstant: 8)
    gap.isActive = true
    #expect(gap.isActive)
    container.layoutIfNeeded()
    a.removeFromSuperview()
    #expect(!gap.isActive)
    let reports = Reports(of: container)
    b.onDiagnostic = container.onDiagnostic
    gap.isActive = true
    #expect(reports.kinds == [.noCommonSuperview])
  }

  @Test func `A mistake in a distance is reported`() {
    let a = box("a", in: container)
    let b = box("b", in: container)
    let reports = Reports(of: container)
    let across = a.leadingAnchor.anchorWithOffset(to: b.rightAnchor)
    across.constraint(equalToConstant: 8).isActive = true
    #expect(
      reports.messages == [
        "a.leading can't be compared with b.right: one of them follows the reading direction."
      ])
    var gone: View? = box()
    let lost = gone.map { a.leftAnchor.anchorWithOffset(to: $0.leftAnchor) }
    gone = nil
    lost?.constraint(equalToConstant: 1).isActive = true
    #expect(reports.kinds.last == .itemGone)
    #expect(across != a.widthAnchor)
    #expect(across == a.leadingAnchor.anchorWithOffset(to: b.rightAnchor))
    #expect(across != b.leadingAnchor.anchorWithOffset(to: b.rightAnchor))
  }

  @Test(
    arguments: [(3, 24), (0.25, 2), (-2, 0)] as [(CGFloat, CGFloat)])
  func `The standard distance between edges`(multiplier: CGFloat, expected: CGFloat) {
    let a = box(in: container)
    let constraint = a.leadingAnchor.constraint(
      equalToSystemSpacingAfter: container.leadingAnchor, multiplier: multiplier)
    #expect(constraint.constant == expected)
    #expect(constraint.multiplier == 1)
    #expect(!constraint.isActive)
  }

  @Test(
    arguments: [
      // A line reaches 0.95215 em above the baseline and 0.24121 em below: the lower font's ascent
      // and the upper one's descent, 20.29, 40.26 and 18.22, rounded up to half points.
      (17, 17, 1, 20.5), (9, 40, 1, 40.5), (40, 9, 1, 18.5), (17, 17, 2, 41), (17, 17, -1, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `Between lines of text it follows from the fonts`(
    upper: CGFloat, lower: CGFloat, multiplier: CGFloat, expected: CGFloat
  ) {
    container.scale = 2
    let first = Label()
    let second = Label()
    first.font = .systemFont(ofSize: upper)
    second.font = .systemFont(ofSize: lower)
    for label in [first, second] { container.addSubview(label) }
    let constraint = second.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: multiplier)
    #expect(constraint.constant == expected)
  }

  /// Stated as a distance and as a place, a line comes to stand where the other does, whatever the fonts become.
  @Test func `A distance between lines of text follows the text`() {
    let labels = (0..<3).map { _ in Label() }
    for label in labels {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
      constrain(label, .left, .equal, container)
    }
    constrain(labels[0], .top, .equal, container)
    labels[0].lastBaselineAnchor.anchorWithOffset(to: labels[1].firstBaselineAnchor)
      .constraint(equalToConstant: 30).isActive = true
    constrain(labels[2], .firstBaseline, .equal, labels[0], .lastBaseline, plus: 30)
    container.layoutIfNeeded()
    // Two lines alike, one 30 below the other.
    #expect(labels.map(\.frame.minY) == [0, 30, 30])
    for (upper, lower) in [(40, 17), (9, 24)] as [(CGFloat, CGFloat)] {
      labels[0].font = .systemFont(ofSize: upper)
      labels[1].font = .systemFont(ofSize: lower)
      labels[2].font = .systemFont(ofSize: lower)
      container.layoutIfNeeded()
      #expect(labels[1].frame == labels[2].frame)
      #expect(labels[1].frame.minY != 30)
    }
  }

  @Test func `Without text on either side it is that between edges`() {
    let a = box(in: container)
    let label = Label()
    container.addSubview(label)
    let plain = a.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: container.topAnchor, multiplier: 1)
    #expect(plain.constant == 8)
    let text = label.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)
    let line = label.font.lineHeight
    #expect((text.constant - line.rounded(.up)).magnitude < 1e-9)
  }

  @Test func `Metrics of several types in a visual format`() {
    let a = box("a", in: container)
    let metrics: [String: Any] = [
      "gap": 12, "width": 30.5, "weak": LayoutPriority.defaultLow, "word": "none",
      "float": Float(2),
    ]
    let rows = LayoutConstraint.constraints(
      withVisualFormat: "|-gap-[a(width@weak)]-(>=float)-|", metrics: metrics, views: ["a": a])
    #expect(rows.map(\.constant) == [12, 30.5, 2])
    #expect(rows[1].priority == .defaultLow)
    let reports = Reports(of: container)
    let none = LayoutConstraint.constraints(
      withVisualFormat: "|-word-[a]", metrics: metrics, views: ["a": a])
    #expect(none.isEmpty)
    #expect(reports.all.count == 1)
  }
}
