import Foundation
import StandardViews
import TestSupport
import Testing
import TreeTestSupport
import ViewTree

/// Semantics 8.4: the pixels outside a window are those of the screen.
///
/// On iOS a unit test that laid out a view of 206 × 21 in the middle of one of 768 × 88 without a window
/// found it at y 34 on an iPad of one pixel a point and at 33.5 on a phone of two; there y 950.25
/// became 950.5, and 950.2 became 950. `systemLayoutSizeFitting` of a view in nothing was 173.667
/// wide for 173.5 on phones of three pixels. Cartography's tests want the middle of a view
/// in one of the screen's size to be exactly that of its guides, which phones of 375 × 667 at two pixels a
/// point grant: 87.5 and 233.5.
@Suite struct PixelTests {
  /// Runs something on a screen of so many pixels a point.
  private func onScreen<Result>(
    _ scale: CGFloat, _ body: () throws -> Result
  ) rethrows -> Result {
    let screen = LayoutEnvironment(size: CGSize(width: 375, height: 667), scale: scale)
    return try LayoutEnvironment.$screen.withValue(screen, operation: body)
  }

  @Test(
    arguments: [
      (1, rect(0, 0, 768, 88), (206, 21), rect(281, 34, 206, 21)),
      (2, rect(0, 0, 768, 88), (206, 21), rect(281, 33.5, 206, 21)),
      (2, rect(0, 0, 375, 667), (200, 200), rect(87.5, 233.5, 200, 200)),
      (3, rect(0, 0, 393, 852), (200, 200), rect(290.0 / 3, 326, 200, 200)),
      (1, rect(0, 0, 393, 852), (200, 200), rect(97, 326, 200, 200)),
    ] as [(CGFloat, CGRect, (Double, Double), CGRect)])
  func `A view in the middle of one that is in no window`(
    scale: CGFloat, frame: CGRect, size: (Double, Double), expected: CGRect
  ) {
    onScreen(scale) {
      let root = View(frame: frame)
      let view = Content(size.0, size.1, in: root)
      constrain(view, .centerX, .equal, root)
      constrain(view, .centerY, .equal, root)
      root.layoutIfNeeded()
      #expect(isClose(view.frame, expected))
    }
  }

  @Test(
    arguments: [(950.25, 950.5), (950.2, 950), (-0.25, -0.5)] as [(CGFloat, CGFloat)])
  func `Edges of a view in no window`(solved: CGFloat, expected: CGFloat) {
    onScreen(2) {
      let root = View(frame: rect(0, 0, 768, 1000))
      let view = box(in: root)
      place(view, 0, solved, 768, 8)
      #expect(view.laidOut.minY == expected)
    }
  }

  @Test(
    arguments: [
      (173.5, 3, 521.0 / 3), (173.5, 2, 173.5), (173.25, 3, 520.0 / 3), (173.25, 2, 173.5),
      (173.25, 1, 174),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `What is measured in no window`(width: CGFloat, scale: CGFloat, expected: CGFloat) {
    onScreen(scale) {
      let view = box()
      constrain(view, .width, plus: width)
      let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      #expect((size.width - expected).magnitude < 1e-9)
    }
  }

  /// A line of the system font of 17 points is 20.287 high on iOS.
  @Test(
    .makesMistakes,
    arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)])
  func `Labels, standard distances, contents and traits`(scale: CGFloat, height: CGFloat) {
    onScreen(scale) {
      let root = View(frame: rect(0, 0, 300, 300))
      let (first, second) = (Label(), Label())
      for label in [first, second] {
        label.text = "A"
        root.addSubview(label)
      }
      #expect((first.intrinsicContentSize.height - height).magnitude < 1e-9)
      #expect(first.traitCollection.displayScale == scale)
      let distance = second.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1
      ).constant
      #expect((distance - height).magnitude < 1e-9)
      let scroll = ScrollView(frame: rect(0, 0, 100, 100))
      root.addSubview(scroll)
      let content = box(in: scroll)
      pin(content, to: scroll.contentLayoutGuide)
      constrain(content, .width, plus: 50.25)
      root.layoutIfNeeded()
      let width: CGFloat = (50.25 * scale).rounded(.up) / scale
      #expect((scroll.contentSize.width - width).magnitude < 1e-9)
    }
  }

  @Test func `A view that comes into a window and leaves it is rounded again`() {
    onScreen(3) {
      let root = View(frame: rect(0, 0, 100, 100))
      let view = box(in: root)
      place(view, 0.4, 0, 10.3, 10)
      root.layoutIfNeeded()
      #expect(isClose(view.frame, rect(1.0 / 3, 0, 31.0 / 3, 10)))
      let window = window(200, 200, scale: 2)
      window.addSubview(root)
      window.layoutIfNeeded()
      #expect(isClose(view.frame, rect(0.5, 0, 10, 10)))
      root.removeFromSuperview()
      root.layoutIfNeeded()
      #expect(isClose(view.frame, rect(1.0 / 3, 0, 31.0 / 3, 10)))
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9] as [CGFloat])
  func `Scales that can't be computed with`(scale: CGFloat) {
    onScreen(scale) {
      let root = View(frame: rect(0, 0, 100, 100))
      let view = box(in: root)
      place(view, 0.4, 0, 10.3, 10)
      #expect(view.laidOut == rect(0, 0, 11, 10))
      #expect(root.traitCollection.displayScale == 1)
    }
  }
}
