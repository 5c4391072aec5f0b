import Foundation
import Testing
import ViewTree

/// Frames set by the program, and frames set by the layout.
@Suite struct FrameTests {
  private let root = window(300, 200)

  @Test func `A view placed by its frame is something to hold on to`() {
    let placed = View(frame: rect(10.25, 20, 100.5, 30))
    root.addSubview(placed)
    let view = box(in: root)
    constrain(view, .left, .equal, placed, .right, plus: 5)
    constrain(view, .width, .equal, placed)
    constrain(view, .top, .equal, placed, .bottom)
    // The edges 115.75 and 216.25 go to the nearest points; the placed frame stays as it is.
    #expect(view.laidOut == rect(116, 50, 100, 0))
    #expect(placed.frame == rect(10.25, 20, 100.5, 30))
    placed.frame = rect(0, 0, 40, 10)
    #expect(view.laidOut == rect(45, 10, 40, 0))
    placed.center = CGPoint(x: 120, y: 5)
    #expect(view.laidOut == rect(145, 10, 40, 0))
  }

  @Test func `A view inside one that is placed by its frame`() {
    let placed = View(frame: rect(10, 20, 100, 30))
    root.addSubview(placed)
    let view = box(in: placed)
    pin(view, to: placed, inset: 5)
    #expect(view.laidOut == rect(5, 5, 90, 20))
    placed.bounds = rect(0, 0, 200, 60)
    #expect(placed.frame == rect(-40, 5, 200, 60))
    #expect(view.laidOut == rect(5, 5, 190, 50))
  }

  @Test func `Views between the items of a constraint take part`() {
    let outer = View(frame: rect(10, 20, 200, 100))
    let inner = View(frame: rect(30, 5, 100, 50))
    root.addSubview(outer)
    outer.addSubview(inner)
    let leaf = box(in: inner)
    constrain(leaf, .left, .equal, root, plus: 100)
    constrain(leaf, .bottom, .equal, root, plus: -50)
    constrain(leaf, .width, plus: 10)
    constrain(leaf, .height, plus: 10)
    // 100 − 10 − 30 and 200 − 50 − 10 − 20 − 5.
    #expect(leaf.laidOut == rect(60, 115, 10, 10))
    inner.frame.origin.x = 40
    #expect(leaf.laidOut == rect(50, 115, 10, 10))
  }

  @Test func `A view whose last constraint goes has the frame that the program gave it`() {
    let view = box(in: root)
    let constraints = [
      constrain(view, .left, .equal, root, plus: 12), constrain(view, .width, plus: 34),
    ]
    root.layoutIfNeeded()
    LayoutConstraint.deactivate(constraints)
    #expect(view.laidOut == .zero)
    view.frame = rect(1, 2, 3, 4)
    root.setNeedsLayout()
    #expect(view.laidOut == rect(1, 2, 3, 4))
    LayoutConstraint.activate(constraints)
    #expect(view.laidOut == rect(12, 0, 34, 0))
    LayoutConstraint.deactivate(constraints)
    #expect(view.laidOut == rect(1, 2, 3, 4))
  }

  @Test
  func `A detached tree is laid out in its root's frame, which stays if it stands for constraints`()
  {
    let card = View(frame: rect(50, 60, 120, 80))
    let view = box(in: card)
    pin(view, to: card, inset: 10)
    view.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 100, 60))
    #expect(card.frame == rect(50, 60, 120, 80))
    card.frame.size = CGSize(width: 60, height: 40)
    card.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 40, 20))
    root.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    place(card, 0, 0, 200, 100)
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 10, 180, 80))
    // On its own again, the card has the size that its constraints give it.
    card.removeFromSuperview()
    card.frame.size = CGSize(width: 90, height: 90)
    card.layoutIfNeeded()
    #expect(card.frame.size == CGSize(width: 200, height: 100))
    #expect(view.frame == rect(10, 10, 180, 80))
  }

  @Test func `Hidden views take part`() {
    let hidden = box(in: root)
    let view = box(in: root)
    hidden.isHidden = true
    place(hidden, 10, 0, 50, 5)
    constrain(view, .left, .equal, hidden, .right)
    #expect(view.laidOut.minX == 60)
  }

  @Test func `Whether a frame stands for constraints can change`() {
    let view = View(frame: rect(5, 6, 70, 80))
    root.addSubview(view)
    let width = constrain(view, .width, plus: 30, priority: 999)
    #expect(view.laidOut == rect(5, 6, 70, 80))
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(view.laidOut == rect(0, 0, 30, 0))
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = rect(1, 1, 9, 9)
    #expect(view.laidOut == rect(1, 1, 9, 9))
    #expect(width.isActive)
  }

  // MARK: Numbers

  @Test(
    arguments: [
      (rect(.nan, 0, 1, 1), .notFinite), (rect(0, .infinity, 1, 1), .notFinite),
      (rect(0, 0, .infinity, 1), .notFinite), (rect(0, 0, 1, -.nan), .notFinite),
      (rect(1e13, 0, 1, 1), .outOfRange),
    ] as [(CGRect, LayoutDiagnostic.Kind)])
  func `Frames that can't be used are reported, and the old one stays`(
    frame: CGRect, kind: LayoutDiagnostic.Kind
  ) {
    let reports = Reports(of: root)
    let view = View(frame: rect(1, 2, 3, 4))
    root.addSubview(view)
    view.frame = frame
    #expect(view.frame == rect(1, 2, 3, 4))
    #expect(reports.kinds == [kind])
    view.bounds = rect(.nan, 0, 3, 4)
    view.center = CGPoint(x: CGFloat.nan, y: 0)
    #expect(view.frame == rect(1, 2, 3, 4))
    #expect(reports.all.count == 3)
  }

  @Test func `Sizes below 0 are reported and count as 0`() {
    let reports = Reports(of: root)
    let view = box("view", in: root)
    view.frame = rect(1, 2, -3, 4)
    #expect(view.frame.size.width == 0)
    #expect(view.frame.size.height == 4)
    #expect(reports.messages == ["The frame of view can't be (1, 2, -3, 4)."])
    #expect(reports.kinds == [.negativeSize])
  }

  @Test func `Bounds and center are other ways to see the frame`() {
    let view = View(frame: rect(10, 20, 30, 40))
    #expect(view.bounds == rect(0, 0, 30, 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == rect(-15, -20, 30, 40))
    view.bounds = rect(5, 6, 10, 10)
    #expect(view.bounds == rect(5, 6, 10, 10))
    #expect(view.frame == rect(-5, -5, 10, 10))
  }

  // MARK: Rounding

  @Test(
    arguments: [
      (1, rect(0.5, 0.49, 10.2, 10.5), rect(1, 0, 10, 11)),
      (1, rect(-0.5, -0.51, 1, 1), rect(-1, -1, 2, 1)),
      // UIKit (frames of Interface Builder files): 50 high, centred in 43.5.
      (2, rect(0, -3.25, 10, 50), rect(0, -3.5, 10, 50.5)),
      (2, rect(0.25, 0.24, 0.5, 0.5), rect(0.5, 0, 0.5, 0.5)),
      (2, rect(950.25, 950.2, 0.2, 0.3), rect(950.5, 950, 0, 0.5)),
      (3, rect(0, 1, 320.0 / 3, 0.2), rect(0, 1, 320.0 / 3, 1.0 / 3)),
      (1.5, rect(1, 1, 1, 1), rect(4.0 / 3, 4.0 / 3, 2.0 / 3, 2.0 / 3)),
    ] as [(CGFloat, CGRect, CGRect)])
  func `Edges go to the nearest pixel, and the size is what lies between`(
    scale: CGFloat, solved: CGRect, expected: CGRect
  ) {
    let window = window(1000, 1000, scale: scale)
    let view = box(in: window)
    place(view, solved.minX, solved.minY, solved.width, solved.height)
    window.layoutIfNeeded()
    #expect(isClose(view.frame, expected))
    #expect(view.frame.width >= 0)
  }

  @Test func `A whole size stays whole where a pixel is a third of a point`() {
    let window = window(390, 844, scale: 3)
    let view = box(in: window)
    place(view, 84.4, 84.4, 100, 100)
    #expect(view.laidOut == rect(253.0 / 3, 253.0 / 3, 100, 100))
  }

  @Test func `Another scale rounds again`() {
    let view = box(in: root)
    place(view, 0.3, 0, 10.3, 10)
    #expect(view.laidOut == rect(0, 0, 11, 10))
    root.scale = 2
    #expect(view.laidOut == rect(0.5, 0, 10, 10))
  }

  @Test func `Guides are not rounded`() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    constrain(guide, .left, .equal, root, plus: 0.3)
    constrain(guide, .width, .equal, root, times: 1.0 / 3, plus: 0.05)
    root.layoutIfNeeded()
    #expect(isClose(guide.layoutFrame, rect(0.3, 0, 100.05, 0)))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func `Bad scales are reported`(scale: CGFloat) {
    let reports = Reports(of: root)
    root.scale = scale
    #expect(root.scale == 1)
    #expect(reports.kinds == [.outOfRange])
  }
}
