import Foundation
import Testing
import ViewTree

/// Layouts made of anchors; frames are in points.
@Suite struct AnchorFrameTests {
  @Test(
    arguments: [
      // In 320 points: 16 at the sides and between, the icon a fifth of the width.
      (UserInterfaceLayoutDirection.leftToRight, [16, 96]),
      (.rightToLeft, [240, 16]),
    ] as [(UserInterfaceLayoutDirection, [Double])])
  func `A card: insets, a gap, a share of the width`(
    direction: UserInterfaceLayoutDirection, left: [Double]
  ) {
    let root = window(320, 100)
    root.userInterfaceLayoutDirection = direction
    let icon = box(in: root)
    let title = box(in: root)
    LayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      icon.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.2),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.leadingAnchor.constraint(
        equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 2),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(icon.laidOut == rect(left[0], 10, 64, 64))
    #expect(title.frame == rect(left[1], 32, 208, 20))
  }

  @Test func `Equal guides between views of 50 points in 320`() {
    let root = window(320, 100, scale: 2)
    let views = (0..<3).map { _ in box(in: root) }
    let guides = (0..<4).map { _ in LayoutGuide() }
    for guide in guides { root.addLayoutGuide(guide) }
    var end = root.leadingAnchor
    for (index, guide) in guides.enumerated() {
      guide.leadingAnchor.constraint(equalTo: end).isActive = true
      guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor).isActive = true
      end = guide.trailingAnchor
      guard index < views.count else { continue }
      views[index].leadingAnchor.constraint(equalTo: end).isActive = true
      views[index].widthAnchor.constraint(equalToConstant: 50).isActive = true
      end = views[index].trailingAnchor
    }
    end.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [42.5, 135, 227.5])
    #expect(guides.map(\.layoutFrame.width) == [42.5, 42.5, 42.5, 42.5])
  }

  @Test func `Baselines: text on one line, and a standard distance below it`() {
    /// A view whose first line of text stands 12 points below its top, its last 5 above its bottom.
    final class Text: View {
      override var firstBaselinePosition: BaselinePosition? {
        BaselinePosition(heightFraction: 0, offset: 12)
      }
      override var lastBaselinePosition: BaselinePosition? {
        BaselinePosition(heightFraction: 1, offset: -5)
      }
    }
    let root = window(100, 100)
    let text = Text()
    let plain = box(in: root)
    let below = box(in: root)
    text.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(text)
    LayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      text.heightAnchor.constraint(equalToConstant: 40),
      plain.lastBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
      plain.heightAnchor.constraint(equalToConstant: 8),
      below.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1),
      below.heightAnchor.constraint(equalToConstant: 8),
    ])
    // 10 + 12 is the first line, on which the plain view stands; 10 + 40 − 5 the last, and 8 below.
    #expect(plain.laidOut.minY == 14)
    #expect(below.frame.minY == 53)
  }
}
