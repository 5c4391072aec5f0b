import Foundation
import Testing
import UIKit

/// Frames of views with a transform.
@Suite
struct TransformedViewTests {
  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
      && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
  }

  /// The middle of 100, 100, 200, 100 is 200, 150.
  private func view() -> UIView { UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100)) }

  @Test func `The frame is around what the transform makes of the view; bounds and centre stay`() {
    let cases: [(CGAffineTransform, CGRect)] = [
      (CGAffineTransform(translationX: 10, y: 20), CGRect(x: 110, y: 120, width: 200, height: 100)),
      // Twice as large about the middle.
      (CGAffineTransform(scaleX: 2, y: 2), CGRect(x: 0, y: 50, width: 400, height: 200)),
      // A quarter turn: as wide as it was high.
      (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 150, y: 50, width: 100, height: 200)),
      // Turned over: the same rectangle.
      (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 100, y: 100, width: 200, height: 100)),
    ]
    for (transform, frame) in cases {
      let view = view()
      view.transform = transform
      #expect(isClose(view.frame, frame), "\(transform) \(view.frame)")
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(view.center == CGPoint(x: 200, y: 150))
      view.transform = .identity
      #expect(view.frame == CGRect(x: 100, y: 100, width: 200, height: 100))
    }
  }

  @Test func `Setting the frame gives the size that the transform takes to it`() {
    let view = view()
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(isClose(view.frame, CGRect(x: 0, y: 0, width: 100, height: 100)))
    view.bounds.size = CGSize(width: 10, height: 10)
    // About the same centre, twice and four times as large.
    #expect(isClose(view.frame, CGRect(x: 40, y: 30, width: 20, height: 40)))
    view.center = CGPoint(x: 0, y: 0)
    #expect(isClose(view.frame, CGRect(x: -10, y: -20, width: 20, height: 40)))
  }

  @Test func `Setting the anchor point moves the view, and transforms are about it`() {
    let view = view()
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    // The centre stays at 200, 150, which is the upper left corner now.
    #expect(view.center == CGPoint(x: 200, y: 150) && view.layer.position == view.center)
    #expect(view.frame == CGRect(x: 200, y: 150, width: 200, height: 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 200, y: 150, width: 100, height: 50))
    view.frame.origin = .zero
    #expect(view.center == .zero && view.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test func `Constraints speak of the view without its transform`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let (one, other) = (UIView(), UIView())
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    one.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      one.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      one.widthAnchor.constraint(equalToConstant: 100),
      one.heightAnchor.constraint(equalToConstant: 40),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      other.topAnchor.constraint(equalTo: one.bottomAnchor),
      other.widthAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    // Half of 100 × 40 about the middle 66, 40.
    #expect(one.frame == CGRect(x: 41, y: 30, width: 50, height: 20))
    #expect(one.bounds.size == CGSize(width: 100, height: 40))
    #expect(other.frame == CGRect(x: 116, y: 60, width: 10, height: 10))
    one.transform = .identity
    window.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 16, y: 20, width: 100, height: 40))
  }

  @Test func `Points and rectangles go through transforms between views, and touches too`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let half = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(half)
    half.addSubview(inner)
    half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // Its middle is at 150, 150, so that its 0, 0 is 25 before.
    #expect(half.convert(CGPoint.zero, to: root) == CGPoint(x: 125, y: 125))
    #expect(inner.convert(CGPoint(x: 2, y: 4), to: root) == CGPoint(x: 131, y: 132))
    #expect(root.convert(CGPoint(x: 131, y: 132), to: inner) == CGPoint(x: 2, y: 4))
    #expect(
      inner.convert(inner.bounds, to: root) == CGRect(x: 130, y: 130, width: 10, height: 10))
    #expect(root.hitTest(CGPoint(x: 110, y: 110), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 126, y: 126), with: nil) === half)
    #expect(root.hitTest(CGPoint(x: 131, y: 131), with: nil) === inner)
    // Flattened to a line or a point, it isn't there, wherever it stands.
    for (x, y) in [(0, 0), (0, 1), (1, 0)] as [(CGFloat, CGFloat)] {
      half.transform = CGAffineTransform(scaleX: x, y: y)
      for place in [0, 50, 150] as [CGFloat] {
        half.center = CGPoint(x: place, y: place)
        #expect(root.hitTest(CGPoint(x: place, y: place), with: nil) === root)
      }
    }
  }

  @Test func `Places go through what is turned inside what is scrolled`() {
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentOffset = CGPoint(x: 30, y: 40)
    let turned = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(scroll)
    scroll.addSubview(turned)
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Twice as large around its middle it begins at 90, 90 of the content, which is 20 to the left and above.
    #expect(turned.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 72, y: 74))
    #expect(root.convert(CGPoint(x: 72, y: 74), to: turned) == CGPoint(x: 1, y: 2))
    #expect(turned.convert(turned.bounds, to: root) == CGRect(x: 70, y: 70, width: 40, height: 40))
  }

  @Test func `Numbers that can't be computed with are reported, and the old transform stays`() {
    let view = view()
    var told: [String] = []
    view.onDiagnostic = { told.append($0.message) }
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    view.transform = CGAffineTransform(translationX: 1e13, y: 0)
    view.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
    #expect(
      told == [
        "The transform of View can't be (nan, 0, 0, 1, 0, 0).",
        "The transform of View can't be (1, 0, 0, 1, 10000000000000, 0).",
        "The anchor point of View can't be (inf, 0, 0, 0).",
      ])
    #expect(view.frame == CGRect(x: 100, y: 100, width: 200, height: 100))
  }
}
