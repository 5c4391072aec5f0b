import Foundation
import Testing
import ViewTree

/// Autoresizing masks, with constraints and without.
@Suite struct AutoresizingTests {
  /// Place and size on one axis, by the three bits of the axis; measured on UIKit.
  ///
  /// The view was at 160 and 80 long, and its superview has grown from 320 to 480.
  private static let expected: [(origin: CGFloat, extent: CGFloat)] = [
    (160, 80), (320, 80), (160, 240), (800.0 / 3, 400.0 / 3),
    (160, 80), (800.0 / 3, 80), (160, 160), (240, 120),
  ]

  @Test(arguments: UInt(0)..<64)
  func `All masks, both axes, without constraints`(bits: UInt) {
    let parent = View(frame: rect(0, 0, 320, 320))
    let child = View(frame: rect(160, 160, 80, 80))
    child.autoresizingMask = View.AutoresizingMask(rawValue: bits)
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 480, height: 480)
    #expect(isClose(child.frame, Self.frame(bits)))
    parent.frame.size = CGSize(width: 320, height: 320)
    #expect(isClose(child.frame, rect(160, 160, 80, 80)))
  }

  @Test(arguments: UInt(0)..<64)
  func `All masks, both axes, as constraints`(bits: UInt) {
    let window = window(1000, 1000, scale: 3)
    let reports = Reports(of: window)
    let parent = box("parent", in: window)
    let width = constrain(parent, .width, plus: 320)
    let height = constrain(parent, .height, plus: 320)
    window.layoutIfNeeded()
    let child = View(frame: rect(160, 160, 80, 80))
    child.autoresizingMask = View.AutoresizingMask(rawValue: bits)
    parent.addSubview(child)
    let follower = box(in: parent)
    pin(follower, to: child)
    window.layoutIfNeeded()
    #expect(isClose(follower.frame, rect(160, 160, 80, 80)))
    width.constant = 480
    height.constant = 480
    // The rectangles are right before any frame has changed.
    window.updateConstraintsIfNeeded()
    #expect(isClose(Self.solved(follower), Self.frame(bits)))
    window.layoutIfNeeded()
    #expect(isClose(child.frame, Self.frame(bits)))
    #expect(isClose(follower.frame, Self.frame(bits)))
    #expect(reports.all.isEmpty)
    #expect(window.brokenInvariants() == [])
    width.constant = 320
    height.constant = 320
    window.layoutIfNeeded()
    #expect(isClose(follower.frame, rect(160, 160, 80, 80)))
  }

  private static func frame(_ bits: UInt) -> CGRect {
    let (x, width) = expected[Int(bits & 7)]
    let (y, height) = expected[Int(bits >> 3)]
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The view's rectangle, read through a guide that is not rounded.
  private static func solved(_ view: View) -> CGRect {
    guard let parent = view.superview else { return .null }
    let guide = LayoutGuide()
    parent.addLayoutGuide(guide)
    pin(guide, to: view)
    view.window?.updateConstraintsIfNeeded()
    parent.removeLayoutGuide(guide)
    return guide.layoutFrame
  }

  @Test func `A flexible size takes all of the growth`() {
    let parent = View(frame: rect(0, 0, 375, 667))
    let child = View(frame: rect(0, 0, 400, 400))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = rect(0, 0, 667, 375)
    #expect(child.frame == rect(0, 0, 692, 108))
  }

  @Test(
    arguments: [
      // Flexible left margin and width of a view without either.
      (3, rect(0, 0, 0, 10), 100, 200, rect(50, 0, 50, 10)),
      // A width that would become negative.
      (2, rect(0, 0, 50, 10), 100, 20, rect(0, 0, 0, 10)),
    ] as [(UInt, CGRect, CGFloat, CGFloat, CGRect)])
  func `Lengths of 0 share the growth equally, and sizes stay above 0`(
    mask: UInt, frame: CGRect, old: CGFloat, new: CGFloat, expected: CGRect
  ) {
    let parent = View(frame: rect(0, 0, Double(old), 10))
    let child = View(frame: frame)
    child.autoresizingMask = View.AutoresizingMask(rawValue: mask)
    parent.addSubview(child)
    parent.frame.size.width = new
    #expect(child.frame == expected)
  }

  @Test(arguments: UInt(0)..<8)
  func `A superview of no size is held as it is`(bits: UInt) {
    let window = window(100, 100)
    let reports = Reports(of: window)
    let parent = View()
    let child = View()
    child.autoresizingMask = View.AutoresizingMask(rawValue: bits)
    window.addSubview(parent)
    parent.addSubview(child)
    let follower = box(in: parent)
    pin(follower, to: child)
    #expect(follower.laidOut == .zero)
    #expect(reports.all.isEmpty)
  }

  /// Lengths of 0 whose share can't be told are held where constraints rest on the frame, in its rows and in the
  /// frame itself.
  @Test(arguments: UInt(0)..<8, [rect(0, 0, 0, 10), rect(0, 0, 100, 10), rect(100, 0, 0, 10)])
  func `A frame that constraints rest on is what its rows say, there and back`(
    bits: UInt, frame: CGRect
  ) {
    let window = window(1000, 1000)
    let parent = box("parent", in: window)
    place(parent, 0, 0, 100, 10)
    let child = View(frame: frame)
    child.autoresizingMask = View.AutoresizingMask(rawValue: bits)
    parent.addSubview(child)
    let follower = box(in: parent)
    pin(follower, to: child)
    window.layoutIfNeeded()
    // Only then has the parent the size that the frame is measured in.
    child.frame = frame
    window.layoutIfNeeded()
    let width = parent.constraints.first { $0.firstAttribute == .width }
    for points: CGFloat in [160, 130, 100] {
      width?.constant = points
      #expect(follower.laidOut == child.frame)
    }
    #expect(child.frame == frame)
    #expect(width != nil)
  }

  @Test func `A view may leave its subviews alone`() {
    let parent = View(frame: rect(0, 0, 100, 100))
    let child = View(frame: rect(0, 0, 50, 50))
    child.autoresizingMask = .flexibleWidth
    parent.addSubview(child)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    #expect(child.frame.width == 50)
    parent.autoresizesSubviews = true
    parent.frame.size.width = 300
    #expect(child.frame.width == 150)
  }

  @Test func `A root view fills the window when it turns, and its constraints follow`() {
    let window = window(390, 844)
    let root = View(frame: window.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    let content = box(in: root)
    pin(content, to: root, inset: 10)
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(root.frame == rect(0, 0, 844, 390))
    #expect(content.frame == rect(10, 10, 824, 370))
  }

  @Test func `A new mask counts from the next layout on`() {
    let window = window(100, 100)
    let child = View(frame: rect(10, 10, 20, 20))
    window.addSubview(child)
    let follower = box(in: window)
    pin(follower, to: child)
    window.layoutIfNeeded()
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    window.layoutIfNeeded()
    window.frame.size = CGSize(width: 150, height: 160)
    #expect(child.laidOut == rect(10, 70, 70, 20))
    #expect(follower.frame == child.frame)
    child.translatesAutoresizingMaskIntoConstraints = false
    place(child, 1, 2, 3, 4)
    #expect(follower.laidOut == rect(1, 2, 3, 4))
    #expect(window.brokenInvariants() == [])
  }

  @Test func `A deep tree follows without recursion`() {
    let root = View(frame: rect(0, 0, 100, 100))
    var view = root
    for _ in 0..<30_000 {
      let next = View(frame: rect(0, 0, 100, 100))
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(next)
      view = next
    }
    root.frame.size.width = 150
    #expect(view.frame == rect(0, 0, 150, 100))
  }

  // MARK: Roots

  /// Cartography's tests lay out a view at the edges of the safe area of a topmost view whose frame doesn't
  /// stand for constraints, and want its upper edge, 0, to be where the safe area ends: nothing says how
  /// large the two are, so that UIKit makes them as small as can be.
  @Test func `A root that leaves its size to constraints takes theirs`() {
    let root = box("root")
    let reports = Reports(of: root)
    root.frame = rect(5, 6, 300, 200)
    let child = box(in: root)
    pin(child, to: root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    #expect(root.frame == rect(5, 6, 0, 0))
    #expect(child.frame == .zero)
    let width = constrain(root, .width, plus: 100.25)
    root.layoutIfNeeded()
    // Outside a window a point has as many pixels as on the screen, three.
    #expect(isClose(root.frame, rect(5, 6, 301.0 / 3, 0)))
    #expect(isClose(child.frame, rect(0, 0, 301.0 / 3, 0)))
    width.isActive = false
    pin(Content(40, 30, in: child), to: child)
    root.layoutIfNeeded()
    #expect(root.frame == rect(5, 6, 40, 30))
    #expect(reports.all.isEmpty)
  }

  @Test func `The middle of a root without a size`() {
    let root = box("root")
    root.frame = rect(0, 0, 393, 852)
    let child = box(in: root)
    constrain(child, .width, plus: 200)
    constrain(child, .height, plus: 200)
    constrain(child, .centerX, .equal, root.safeAreaLayoutGuide)
    constrain(child, .centerY, .equal, root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    // As Cartography's tests want it, the middles are the same: 0.
    #expect(root.frame == .zero)
    #expect(child.frame == rect(-100, -100, 200, 200))
  }

  @Test func `A root of which no constraint speaks keeps its frame`() {
    let root = box("root")
    root.frame = rect(5, 6, 300, 200)
    let parent = View(frame: rect(0, 0, 50, 50))
    root.addSubview(parent)
    pin(box(in: parent), to: parent)
    root.layoutIfNeeded()
    #expect(root.frame == rect(5, 6, 300, 200))
    // One that its size has a part in is enough, and once it has gone the frame is the program's again.
    let other = box(in: root)
    let constraint = constrain(other, .right, .equal, root)
    root.layoutIfNeeded()
    #expect(root.frame == rect(5, 6, 0, 0))
    #expect(other.frame == .zero)
    constraint.isActive = false
    root.layoutIfNeeded()
    #expect(root.frame == rect(5, 6, 300, 200))
    constraint.isActive = true
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = rect(1, 2, 30, 40)
    root.layoutIfNeeded()
    #expect(root.frame == rect(1, 2, 30, 40))
  }

  @Test func `A window keeps its size, and a root's own content gives it one`() {
    let window = window(300, 200)
    window.translatesAutoresizingMaskIntoConstraints = false
    constrain(box(in: window), .right, .equal, window)
    window.layoutIfNeeded()
    #expect(window.frame == rect(0, 0, 300, 200))
    let content = Content(40, 30)
    content.frame = rect(0, 0, 300, 200)
    pin(box(in: content), to: content)
    content.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 40, 30))
  }

  @Test func `A root placed by its frame keeps its size`() {
    let root = View(frame: rect(0, 0, 300, 200))
    root.name = "root"
    let reports = Reports(of: root)
    constrain(root, .width, plus: 100)
    root.layoutIfNeeded()
    #expect(root.frame.width == 300)
    #expect(reports.all.count == 1)
  }
}
