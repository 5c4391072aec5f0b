import Foundation
import StandardViews
import Testing
import ViewTree

/// Offsets, their range, and the insets that widen it.
@Suite struct ScrollOffsetTests {
  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// A scroll view of 200 × 100 at 0, 0 in a window, with content of 500 × 400.
  private let root = window(300, 300)
  private let scroll = ScrollView(frame: rect(0, 0, 200, 100))
  private let reports: Reports

  init() {
    scroll.name = "scroll"
    scroll.contentSize = CGSize(width: 500, height: 400)
    root.addSubview(scroll)
    reports = Reports(of: root)
    root.layoutIfNeeded()
  }

  @Test(
    arguments: [
      (.zero, 500, 400, 0, 0, 300, 300),
      (EdgeInsets(top: 10, left: 20, bottom: 30, right: 40), 500, 400, -20, -10, 340, 330),
      // Shorter than the frame: one offset.
      (.zero, 50, 40, 0, 0, 0, 0),
      (EdgeInsets(top: 10, left: 20, bottom: 30, right: 40), 50, 40, -20, -10, -20, -10),
      (EdgeInsets(top: 10, bottom: 90), 200, 40, 0, -10, 0, 30),
      (EdgeInsets(top: -10), 200, 400, 0, 10, 0, 300),
    ] as [(EdgeInsets, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `The offsets between the ends`(
    inset: EdgeInsets, width: CGFloat, height: CGFloat, minX: CGFloat, minY: CGFloat,
    maxX: CGFloat, maxY: CGFloat
  ) {
    scroll.contentInset = inset
    scroll.contentSize = CGSize(width: width, height: height)
    #expect(scroll.contentOffsetRange.minimum == Self.point(minX, minY))
    #expect(scroll.contentOffsetRange.maximum == Self.point(maxX, maxY))
    #expect(scroll.clampedContentOffset(Self.point(-1e9, 1e9)) == Self.point(minX, maxY))
    #expect(scroll.clampedContentOffset(Self.point(1e9, -1e9)) == Self.point(maxX, minY))
  }

  @Test func `The offset is the origin of the bounds, and moves no frame`() {
    let view = View(frame: rect(10, 20, 30, 40))
    scroll.addSubview(view)
    scroll.contentOffset = Self.point(50, 60)
    #expect(scroll.bounds == rect(50, 60, 200, 100))
    #expect(scroll.frame == rect(0, 0, 200, 100))
    #expect(view.laidOut == rect(10, 20, 30, 40))
    scroll.bounds.origin = Self.point(7, 8)
    #expect(scroll.contentOffset == Self.point(7, 8))
  }

  @Test func `An offset beyond the ends is kept until what it depends on changes`() {
    scroll.contentOffset = Self.point(-20, 350)
    root.layoutIfNeeded()
    #expect(scroll.contentOffset == Self.point(-20, 350))
    scroll.frame.size.height = 120
    root.layoutIfNeeded()
    #expect(scroll.contentOffset == Self.point(0, 280))
    scroll.contentSize.height = 200
    #expect(scroll.contentOffset == Self.point(0, 80))
    scroll.contentInset.bottom = 30
    #expect(scroll.contentOffset == Self.point(0, 80))
    scroll.contentSize = .zero
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `At the beginning the offset follows the insets`() {
    scroll.contentInset = EdgeInsets(top: 64, left: 5)
    #expect(scroll.contentOffset == Self.point(-5, -64))
    scroll.contentInset.top = 20
    #expect(scroll.contentOffset == Self.point(-5, -20))
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset == Self.point(-5, 100))
    scroll.contentInset = .zero
    #expect(scroll.contentOffset == Self.point(0, 100))
    #expect(scroll.contentSize == CGSize(width: 500, height: 400))
  }

  @Test(
    arguments: [
      // Content of 500 × 400 scrolls both ways, of 200 × 400 down, of 50 × 40 not at all.
      (.never, 500, 400, false, false, EdgeInsets(top: 1, right: 2)),
      (.always, 50, 40, false, false, EdgeInsets(top: 48, left: 21, bottom: 34, right: 13)),
      (.automatic, 500, 400, false, false, EdgeInsets(top: 48, left: 21, bottom: 34, right: 13)),
      (.automatic, 200, 400, false, false, EdgeInsets(top: 48, bottom: 34, right: 2)),
      (.scrollableAxes, 200, 400, false, false, EdgeInsets(top: 48, bottom: 34, right: 2)),
      (.automatic, 50, 40, false, false, EdgeInsets(top: 1, right: 2)),
      (.scrollableAxes, 50, 40, true, false, EdgeInsets(top: 1, left: 21, right: 13)),
      (.automatic, 50, 40, false, true, EdgeInsets(top: 48, bottom: 34, right: 2)),
    ]
      as [(
        ScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat, Bool, Bool, EdgeInsets
      )])
  func `The safe area counts where the behaviour says so`(
    behavior: ScrollView.ContentInsetAdjustmentBehavior, width: CGFloat, height: CGFloat,
    bouncesHorizontally: Bool, bouncesVertically: Bool, expected: EdgeInsets
  ) {
    root.environment.safeAreaInsets = EdgeInsets(top: 47, left: 21, bottom: 34, right: 11)
    scroll.frame = root.bounds
    scroll.contentSize = CGSize(width: width * 1.5, height: height * 1.5)
    if width == 50 { scroll.contentSize = CGSize(width: 50, height: 40) }
    if width == 200 { scroll.contentSize.width = 300 }
    scroll.contentInset = EdgeInsets(top: 1, right: 2)
    scroll.alwaysBounceHorizontal = bouncesHorizontally
    scroll.alwaysBounceVertical = bouncesVertically
    scroll.contentInsetAdjustmentBehavior = behavior
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == expected)
    #expect(scroll.contentOffset == Self.point(-expected.left, -expected.top))
    #expect(scroll.contentInset == EdgeInsets(top: 1, right: 2))
  }

  @Test func `What the insets make room for doesn't cover the content`() {
    root.environment.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
    scroll.frame = root.bounds
    let view = View(frame: rect(0, 0, 300, 300))
    scroll.addSubview(view)
    root.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 47, bottom: 34))
    #expect(view.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset = .zero
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == EdgeInsets(top: 47, bottom: 34))
  }

  @Test(
    arguments: [
      // From 100, 100: the frame shows 100…300 × 100…200.
      (rect(150, 120, 10, 10), 100, 100),
      (rect(0, 0, 10, 10), 0, 0),
      (rect(400, 390, 50, 10), 250, 300),
      (rect(90, 195, 20, 30), 90, 125),
      // Too large: its beginning.
      (rect(110, 110, 400, 300), 110, 110),
      (rect(480, 380, 1000, 1000), 300, 300),
      (rect(-50, -50, 10, 10), 0, 0),
    ] as [(CGRect, CGFloat, CGFloat)])
  func `Scrolling to a rectangle`(rect: CGRect, x: CGFloat, y: CGFloat) {
    scroll.contentOffset = Self.point(100, 100)
    scroll.scrollRectToVisible(rect, animated: true)
    #expect(scroll.contentOffset == Self.point(x, y))
  }

  @Test func `The delegate and the hook hear of every change, and of nothing else`() {
    final class Listener: ScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentOffset.y = 10
    scroll.setContentOffset(Self.point(0, 20), animated: true)
    scroll.contentOffset.y = 20
    scroll.contentSize.height = 110
    root.layoutIfNeeded()
    #expect(listener.offsets == [10, 20, 10])
  }

  @Test(
    arguments: [
      (.nan, "nan", "Use finite numbers; look for a division by zero.", ""),
      (.infinity, "inf", "Use finite numbers; look for a division by zero.", ""),
      (
        1e16, "1e+16", "Use numbers of a size up to 1e12.", "Use numbers of a size up to 1e15."
      ),
    ] as [(CGFloat, String, String, String)])
  func `Numbers that can't be computed with`(
    number: CGFloat, text: String, hint: String, hintAboutContents: String
  ) {
    scroll.contentOffset = Self.point(30, 40)
    scroll.contentOffset.y = number
    scroll.contentSize.width = number
    scroll.contentInset.left = number
    scroll.scrollRectToVisible(CGRect(x: number, y: 0, width: 1, height: 1), animated: false)
    #expect(
      reports.messages == [
        "The contentOffset of scroll can't be (30, \(text)).",
        "The contentSize of scroll can't be (\(text), 400).",
        "The contentInset of scroll can't be (0, \(text), 0, 0).",
        "The rectangle to show of scroll can't be (\(text), 0, 1, 1).",
      ])
    let other = hintAboutContents.isEmpty ? hint : hintAboutContents
    #expect(reports.all.map(\.hint) == [hint, other, other, hint])
    #expect(scroll.contentOffset == Self.point(30, 40))
    #expect(scroll.contentSize == CGSize(width: 500, height: 400))
    #expect(scroll.contentInset == .zero)
  }

  // As calendars without an end set them.
  @Test func `A content may be very long`() {
    scroll.contentSize = CGSize(width: 320, height: 1e13)
    scroll.contentInset.top = 1e13
    scroll.contentOffset.y = -1e12
    root.layoutIfNeeded()
    #expect(reports.all.isEmpty && scroll.contentSize.height == 1e13)
    #expect(scroll.contentInset.top == 1e13 && scroll.contentOffset.y == -1e12)
    scroll.contentOffset.y = 250
    let range = scroll.contentOffsetRange
    #expect(range.minimum.y <= -1e13 && range.maximum.y > 9e12)
  }

  @Test func `What constraints say of the ends of a very long content is left out, or holds`() {
    let (first, last) = (View(), View())
    for view in [first, last] { scroll.addSubview(view) }
    scroll.contentSize = CGSize(width: 320, height: 1e13)
    for view in [first, last] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 7),
      first.heightAnchor.constraint(equalToConstant: 20),
      last.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      last.heightAnchor.constraint(equalToConstant: 30),
    ])
    scroll.contentOffset.y = 1e12
    root.layoutIfNeeded()
    #expect(first.frame.minY - scroll.contentOffset.y == 7 && first.frame.height == 20)
    #expect(last.frame.height == 30)
  }

  @Test func `A content size below 0 is reported`() {
    scroll.contentSize = CGSize(width: 10, height: -1)
    #expect(reports.kinds == [.negativeSize])
    #expect(scroll.contentSize == CGSize(width: 500, height: 400))
  }

  @Test func `A delegate that scrolls on is no endless loop`() {
    final class Pusher: ScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        if scrollView.contentOffset.y < 50 { scrollView.contentOffset.y += 1 }
      }
    }
    let pusher = Pusher()
    scroll.delegate = pusher
    scroll.contentOffset.y = 1
    #expect(scroll.contentOffset.y == 50)
  }
}
