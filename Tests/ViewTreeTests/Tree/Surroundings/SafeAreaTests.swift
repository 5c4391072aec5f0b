import Foundation
import Testing
import ViewTree

/// Safe areas, the readable width and the keyboard.
@Suite struct SafeAreaTests {
  private func phone() -> Window { Window(environment: LayoutEnvironment(device: .iPhone15)) }

  @Test(
    arguments: [
      (EdgeInsets(top: 59, bottom: 34), rect(0, 0, 393, 852), EdgeInsets(top: 59, bottom: 34)),
      (EdgeInsets(top: 59, bottom: 34), rect(0, 20, 393, 832), EdgeInsets(top: 39, bottom: 34)),
      (EdgeInsets(top: 64, left: 30, bottom: 83, right: 10), rect(50, 100, 200, 300), .zero),
      (
        EdgeInsets(top: 64, left: 30, bottom: 83, right: 10), rect(300, 100, 200, 300),
        EdgeInsets(right: 10)
      ),
      (
        EdgeInsets(top: 64, left: 30, bottom: 83, right: 10), rect(0, 0, 200, 300),
        EdgeInsets(top: 64, left: 30)
      ),
    ] as [(EdgeInsets, CGRect, EdgeInsets)])
  func `What of the safe area reaches a view inside`(
    insets: EdgeInsets, frame: CGRect, expected: EdgeInsets
  ) {
    let window = window(393, 852)
    window.environment.safeAreaInsets = insets
    let view = View(frame: frame)
    #expect(view.safeAreaInsets == .zero)
    window.addSubview(view)
    #expect(view.safeAreaInsets == expected)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == expected)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `What reaches a view inside depends on how far its superview is scrolled`() {
    let window = window(100, 200)
    window.environment.safeAreaInsets = EdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    let outer = View(frame: window.bounds)
    window.addSubview(outer)
    let view = View(frame: rect(5, 6, 100, 200))
    outer.addSubview(view)
    outer.bounds.origin = CGPoint(x: 12, y: 9)
    window.layoutIfNeeded()
    // In sight it is at (-7, -3): all of the insets at its left and its top, 7 and 3 less at the others.
    #expect(view.safeAreaInsets == EdgeInsets(top: 20, left: 30, bottom: 37, right: 43))
    outer.bounds.origin = CGPoint(x: -12, y: -9)
    window.layoutIfNeeded()
    // At (17, 15), so that it reaches beyond the others.
    #expect(view.safeAreaInsets == EdgeInsets(top: 5, left: 13, bottom: 40, right: 50))
  }

  @Test(arguments: [(-10, 10), (-100, 0), (5, 25)])
  func `Added insets are floored at 0`(insets: CGFloat, expected: CGFloat) {
    let window = window(300, 600)
    window.environment.safeAreaInsets = EdgeInsets(top: 20)
    let root = View(frame: window.bounds)
    root.additionalSafeAreaInsets = EdgeInsets(top: insets)
    #expect(root.safeAreaInsets.top == 0)
    window.addSubview(root)
    #expect(root.safeAreaInsets.top == expected)
  }

  @Test func `What is pinned to the guide follows the device when it turns`() {
    let window = phone()
    let root = box(in: window)
    pin(root, to: window)
    let content = box(in: root)
    pin(content, to: root.safeAreaLayoutGuide)
    #expect(content.laidOut == rect(0, 59, 393, 759))
    window.environment = LayoutEnvironment(device: .iPhone15, orientation: .landscape)
    #expect(content.laidOut == rect(59, 0, 734, 372))
    #expect(root.safeAreaLayoutGuide.layoutFrame == rect(59, 0, 734, 372))
    #expect(root.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(window.brokenInvariants() == [])
  }

  @Test func `A guide deep inside covers what reaches it`() {
    let window = phone()
    var view: View = window
    for _ in 0..<4 {
      let next = box(in: view)
      pin(next, to: view, inset: 10)
      view = next
    }
    let content = box(in: view)
    pin(content, to: view.safeAreaLayoutGuide)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == EdgeInsets(top: 19))
    #expect(content.frame == rect(0, 19, 313, 753))
  }

  @Test func `Margins are measured from the safe area, unless the view says otherwise`() {
    let window = phone()
    let root = box(in: window)
    pin(root, to: window)
    let content = box(in: root)
    pin(content, to: root.layoutMarginsGuide)
    window.layoutIfNeeded()
    #expect(root.layoutMargins == EdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    #expect(content.frame == rect(8, 67, 377, 743))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(content.laidOut == rect(8, 8, 377, 836))
  }

  @Test func `A controller's view has the system's least margins`() {
    let window = Window(environment: LayoutEnvironment(device: .iPhone14, orientation: .landscape))
    let root = box(in: window)
    root.minimumLayoutMargins = window.environment.systemMinimumLayoutMargins
    pin(root, to: window)
    window.layoutIfNeeded()
    // 47 of the camera and 20.
    #expect(root.layoutMargins == EdgeInsets(left: 67, bottom: 21, right: 67))
    root.layoutMargins = EdgeInsets(top: 1, left: 30, bottom: 2, right: 3)
    #expect(root.layoutMargins == EdgeInsets(top: 1, left: 77, bottom: 23, right: 67))
  }

  /// Writes down the insets at each call of the hook.
  private final class Logging: View {
    var log: [EdgeInsets] = []
    override func safeAreaInsetsDidChange() { log.append(safeAreaInsets) }
  }

  @Test func `The hook is called when the insets change, and the layout follows`() {
    let window = phone()
    let view = Logging()
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    pin(view, to: window)
    window.layoutIfNeeded()
    #expect(view.log.last == EdgeInsets(top: 59, bottom: 34))
    let count = view.log.count
    window.layoutIfNeeded()
    #expect(view.log.count == count)
    window.environment.safeAreaInsets = .zero
    window.layoutIfNeeded()
    #expect(view.log.count == count + 1)
    #expect(view.log.last == .zero)
  }

  @Test(
    arguments: [
      (1024, 20, .large, 176, 672), (400, 16, .large, 16, 368), (1024, 20, .extraSmall, 232, 560),
      (1024, 20, .accessibilityLarge, 64, 896),
    ] as [(CGFloat, CGFloat, ContentSizeCategory, CGFloat, CGFloat)])
  func `Lines stay readable`(
    width: CGFloat, margin: CGFloat, category: ContentSizeCategory, x: CGFloat, expected: CGFloat
  ) {
    let window = window(width, 768)
    let view = box(in: window)
    pin(view, to: window)
    view.layoutMargins = EdgeInsets(top: 5, left: margin, bottom: 6, right: margin)
    let content = box(in: view)
    pin(content, to: view.readableContentGuide)
    window.layoutIfNeeded()
    window.environment.contentSizeCategory = category
    #expect(content.laidOut == rect(x, 5, expected, 757))
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
  }

  @Test func `The keyboard's guide rests on the safe area, and rises with the keyboard`() {
    let window = phone()
    let root = box(in: window)
    pin(root, to: window)
    let panel = box(in: root)
    pin(panel, to: root, inset: 100)
    let button = box(in: root)
    constrain(button, .bottom, .equal, root.keyboardLayoutGuide, .top, plus: -8)
    constrain(button, .height, plus: 50)
    let inner = box(in: panel)
    constrain(inner, .top, .equal, panel)
    constrain(inner, .bottom, .equal, panel.keyboardLayoutGuide, .top)
    window.layoutIfNeeded()
    #expect(root.keyboardLayoutGuide.layoutFrame == rect(0, 818, 393, 34))
    #expect(button.frame.maxY == 810)
    #expect(inner.frame.height == 652)
    window.keyboardFrame = rect(0, 516, 393, 336)
    window.layoutIfNeeded()
    #expect(root.keyboardLayoutGuide.layoutFrame == rect(0, 516, 393, 336))
    #expect(button.frame.maxY == 508)
    // The panel begins at 100.
    #expect(inner.frame.height == 416)
    window.keyboardFrame = nil
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(root.keyboardLayoutGuide.layoutFrame == rect(0, 852, 393, 0))
  }

  @Test func `A keyboard that floats is followed only on demand`() {
    let window = Window(environment: LayoutEnvironment(device: .iPadMini))
    let root = box(in: window)
    pin(root, to: window)
    let guide = root.keyboardLayoutGuide
    window.keyboardFrame = rect(300, 700, 320, 260)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 1113, 744, 20))
    guide.followsUndockedKeyboard = true
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(300, 700, 320, 260))
  }

  @Test func `Numbers that can't be computed with leave the environment as it was`() {
    let window = window(300, 200)
    let reports = Reports(of: window)
    window.environment.safeAreaInsets.top = .infinity
    window.environment.defaultLayoutMargins.left = .nan
    window.environment.systemMinimumLayoutMargins.leading = .nan
    window.environment.scale = -1
    window.environment.scale = 1e7
    window.keyboardFrame = rect(0, .nan, 1, 1)
    window.environment.size.width = .nan
    #expect(
      reports.messages == [
        "The safe area insets of window can't be (inf, 0, 0, 0).",
        "The default margins of window can't be (8, nan, 8, 8).",
        "The least margins of window can't be (0, nan, 0, 16).",
        "The scale of window can't be -1.", "The scale of window can't be 10000000.",
        "The keyboard frame of window can't be (0, nan, 1, 1).",
        "The frame of window can't be (0, 0, nan, 200).",
      ])
    #expect(window.environment == LayoutEnvironment(size: CGSize(width: 300, height: 200)))
    // A millionth of a point is the smallest pixel.
    window.environment.scale = 1e6
    #expect(window.environment.scale == 1e6)
  }

  @Test(arguments: LayoutEnvironment.Device.allCases)
  func `Presets are usable in either orientation`(device: LayoutEnvironment.Device) {
    for orientation in LayoutEnvironment.Orientation.allCases {
      let environment = LayoutEnvironment(device: device, orientation: orientation)
      let window = Window(environment: environment)
      #expect(window.environment == environment)
      #expect(environment.size.width < environment.size.height || orientation == .landscape)
    }
  }
}
