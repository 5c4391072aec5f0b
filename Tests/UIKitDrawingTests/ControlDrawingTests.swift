import Drawing
import Foundation
import Testing
import UIKit
import ViewTree

/// Controls are drawn in the system's colours, on light and on dark screens.
@Suite struct ControlDrawingTests {
  /// The windows of the pictures, which last as long as the test.
  private final class Windows {
    var windows: [UIWindow] = []
  }
  private let kept = Windows()

  private func image(_ view: UIView, _ style: UIUserInterfaceStyle = .light) -> PixelImage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    window.environment.userInterfaceStyle = style
    window.backgroundColor = .systemBackground
    window.addSubview(view)
    kept.windows.append(window)
    var painter = MarkPainter(size: window.bounds.size, scale: 1, letters: Letters(nil))
    painter.draw(window.paintedMarks())
    return painter.image
  }

  private func code(_ image: PixelImage, _ x: Int, _ y: Int) -> String {
    guard let pixel = image[x, y] else { return "" }
    return [pixel.red, pixel.green, pixel.blue].map { part in
      (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
    }.joined()
  }

  // The system's green, from Apple's table of colours, in both styles.
  @Test(
    arguments: [
      (UIUserInterfaceStyle.light, "34C759"), (.dark, "30D158"),
    ])
  func `A switch that is on is green, its knob at the end`(
    style: UIUserInterfaceStyle, green: String
  ) {
    let control = UISwitch()
    control.isOn = true
    #expect(code(image(control, style), 10, 15) == green)
    #expect(code(image(control, style), 36, 15) == "FFFFFF")
    control.isOn = false
    #expect(code(image(control, style), 40, 15) != green)
    #expect(code(image(control, style), 15, 15) == "FFFFFF")
    control.isOn = true
    control.onTintColor = .red
    #expect(code(image(control, style), 10, 15) == "FF0000")
  }

  @Test func `A slider's track has the tint up to the knob`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.value = 0.5
    let picture = image(slider)
    #expect(code(picture, 20, 17) == "007AFF" && code(picture, 100, 17) == "FFFFFF")
    #expect(code(picture, 180, 17) != "007AFF" && code(picture, 180, 17) != "FFFFFF")
    slider.tintColor = .red
    #expect(code(image(slider), 20, 17) == "FF0000")
  }

  private func titleColor(_ button: UIButton, _ style: UIUserInterfaceStyle = .light) -> String {
    button.frame = CGRect(x: 0, y: 0, width: 180, height: 44)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    window.environment.userInterfaceStyle = style
    window.addSubview(button)
    let lines = window.paintedMarks().compactMap { mark -> TextLine? in
      if case .text(let line) = mark { line } else { nil }
    }
    return lines.first?.color ?? ""
  }

  @Test
  func `Titles of buttons have the tint, white on filled ones, what the program says before all`() {
    let system = UIButton(type: .system)
    system.setTitle("OK", for: .normal)
    #expect(titleColor(system) == "#007AFF" && titleColor(system, .dark) == "#0A84FF")
    system.tintColor = .green
    #expect(titleColor(system) == "#00FF00")
    system.setTitleColor(.red, for: .normal)
    #expect(titleColor(system) == "#FF0000")
    let custom = UIButton()
    custom.setTitle("OK", for: .normal)
    #expect(titleColor(custom) == "#FFFFFF")
    let plain = UIButton(configuration: .plain())
    plain.setTitle("OK", for: .normal)
    #expect(titleColor(plain) == "#007AFF")
    let filled = UIButton(configuration: .filled())
    filled.setTitle("OK", for: .normal)
    #expect(titleColor(filled) == "#FFFFFF")
    filled.frame = CGRect(x: 0, y: 0, width: 180, height: 44)
    #expect(code(image(filled), 90, 2) == "007AFF" && code(image(filled), 0, 0) == "FFFFFF")
  }

  @Test func `A busy button has a wheel in the colour of its title, in the place of its picture`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Wait"
    configuration.subtitle = "A moment"
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 50)
    let screen = DrawnScreen(button)
    #expect(screen.strokes.count == 8 && screen.tints == ["#FFFFFF"])
    // 20 of the wheel.
    configuration.showsActivityIndicator = false
    let still = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width - still.intrinsicContentSize.width == 20)
    #expect(screen.color(of: "Wait") == "#FFFFFF" && screen.color(of: "A moment") == "#FFFFFF")
  }

  @Test func `A button to close is a gray circle with a gray cross`() {
    let button = UIButton(type: .close)
    button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    let screen = DrawnScreen(button)
    #expect(screen.tints == ["#3C3C4399"])
    #expect(
      screen.marks.contains(
        .fill(
          shape: .circle(center: CGPoint(x: 15, y: 15), radius: 15), paint: .color("#7676801F"))))
  }

  @Test func `A tab bar has the chosen item's own picture in the tint, and badges in white on red`()
  {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let plain = UIImage(size: CGSize(width: 20, height: 20))
    let chosen = UIImage(size: CGSize(width: 26, height: 26))
    bar.items = [
      UITabBarItem(title: "One", image: plain, selectedImage: chosen),
      UITabBarItem(title: "Two", image: plain, selectedImage: chosen),
    ]
    bar.selectedItem = bar.items?.first
    bar.items?.last?.badgeValue = "12"
    let screen = DrawnScreen(bar)
    #expect(screen.color(of: "One") == "#007AFF" && screen.color(of: "12") == "#FFFFFF")
    #expect(screen.boxes("#D8DEE6").map(\.width) == [26, 20])
    // To the right of the picture, 240 is the middle of the second item.
    #expect(screen.boxes("#FF3B30").map { $0.midX } == [252])
  }

  @Test func `A toolbar has a ground, and a line above it`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 10, width: 320, height: 44))
    #expect(DrawnScreen(bar).boxes("#F9F9F9F0") == [bar.frame])
    #expect(DrawnScreen(bar).boxes("#3C3C434A").map(\.maxY) == [10])
    bar.barTintColor = .black
    #expect(DrawnScreen(bar).boxes("#000000") == [bar.frame])
  }

  @Test(
    arguments: [
      (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"),
      (.redo, "Redo"), (.add, nil), (.compose, nil), (.reply, nil), (.action, nil),
      (.organize, nil), (.bookmarks, nil), (.search, nil), (.refresh, nil), (.stop, nil),
      (.camera, nil), (.trash, nil), (.play, nil), (.pause, nil), (.rewind, nil),
      (.fastForward, nil),
    ] as [(UIBarButtonItem.SystemItem, String?)])
  func `The system's buttons of bars say their word, or are a symbol in the tint`(
    kind: UIBarButtonItem.SystemItem, word: String?
  ) {
    func item() -> UIBarButtonItem {
      UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [item()]
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "")]
    bar.topItem?.rightBarButtonItem = item()
    for view in [toolbar, bar] {
      let screen = DrawnScreen(view)
      #expect(screen.texts.map(\.string) == (word.map { [$0] } ?? []))
      #expect(screen.texts.allSatisfy { $0.color == "#007AFF" })
      #expect(screen.tints == (word == nil ? ["#007AFF"] : []))
    }
  }

  @Test
  func `A button of a bar that closes is a cross on a round ground, and takes its own colour else`()
  {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let add = UIBarButtonItem(systemItem: .add)
    add.tintColor = .red
    bar.items = [UIBarButtonItem(systemItem: .close), .flexibleSpace(), add]
    #expect(DrawnScreen(bar).tints == ["#3C3C4399", "#FF0000"])
    // A button that does nothing is no room: it ends 16 points from the side.
    #expect(bar.subviews.last?.frame.maxX == 304)
  }

  @Test func `Half of a bar of a half is in the tint`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    bar.progress = 0.5
    let picture = image(bar)
    #expect(code(picture, 50, 2) == "007AFF" && code(picture, 150, 2) != "007AFF")
  }

  @Test func `The chosen segment is white, the others gray`() {
    let control = UISegmentedControl(items: ["", ""])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    let picture = image(control)
    // 31 of 255 parts of 118, 118, 128 over white: 238.3, 238.3 and 239.6.
    #expect(code(picture, 150, 16) == "FFFFFF" && code(picture, 50, 16) == "EEEEF0")
  }

  @Test
  func `Colours by name are others on dark screens, and views may override what the screen is`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .secondarySystemBackground
    #expect(code(image(view), 5, 5) == "F2F2F7" && code(image(view, .dark), 5, 5) == "1C1C1E")
    #expect(code(image(view, .dark), 100, 5) == "000000")
    view.overrideUserInterfaceStyle = .light
    #expect(code(image(view, .dark), 5, 5) == "F2F2F7")
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(code(image(view, .dark), 5, 5) == "0000FF")
    view.overrideUserInterfaceStyle = .unspecified
    #expect(code(image(view, .dark), 5, 5) == "FF0000")
    #expect(
      UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }

  @Test func `Symbols by name, with frames and fills; others are stand-ins of the right size`()
    throws
  {
    for name in [
      "heart", "heart.fill", "star.circle", "star.circle.fill", "trash", "gearshape.fill",
      "bell.slash", "person.crop.circle", "xmark.circle.fill", "info.circle", "bell.badge",
      "chevron.forward", "plus.square", "questionmark.circle", "checkmark.square.fill",
    ] {
      let image = try #require(UIImage(systemName: name))
      let marks = image.marks(
        in: CGRect(x: 0, y: 0, width: 20, height: 20), UITraitCollection(), tint: .red)
      #expect(marks?.isEmpty == false, "\(name)")
    }
    let unknown = try #require(UIImage(systemName: "no.such.symbol"))
    #expect(unknown.size == CGSize(width: 20, height: 20))
    #expect(unknown.marks(in: .zero, UITraitCollection(), tint: .red) == nil)
  }

  // 18 points from middle to middle, about that of the bar at 100.
  @Test(
    arguments: [
      (0, 0, false, []), (1, 0, false, [100]), (1, 0, true, []), (2, 0, true, [91, 109]),
      (3, 0, false, [82, 100, 118]), (3, 2, false, [82, 100, 118]),
      (4, 1, false, [73, 91, 109, 127]), (-1, 0, false, []),
    ] as [(Int, Int, Bool, [CGFloat])])
  func `Pages have a dot each, that of the present one in a colour of its own`(
    count: Int, current: Int, hidesSingle: Bool, places: [CGFloat]
  ) {
    for isMirrored in [false, true] {
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
      pages.numberOfPages = count
      pages.currentPage = current
      pages.hidesForSinglePage = hidesSingle
      pages.pageIndicatorTintColor = .blue
      pages.currentPageIndicatorTintColor = .red
      pages.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      let marks = DrawnScreen(pages).marks
      let lit = isMirrored ? places.count - 1 - current : current
      #expect(
        marks.filter { if case .fill(.circle, _) = $0 { true } else { false } }
          == places.enumerated().map { page, x in
            .fill(
              shape: .circle(center: CGPoint(x: x, y: 13), radius: 3.5),
              paint: .color(page == lit ? "#FF0000" : "#0000FF"))
          })
    }
  }

  // 46 of 255 parts are 18 %, and the system's gray and the ground of what is disabled are Apple's.
  @Test(
    arguments: [
      ("plain", []), ("filled", ["#FF0000"]), ("tinted", ["#FF00002E"]), ("gray", ["#E5E5EA"]),
      ("own colour", ["#00FF00"]), ("own behind", ["#00FF0080"]), ("disabled", ["#7676801F"]),
    ])
  func `The ground of a button is in its tint, but for one in a colour of its own`(
    kind: String, colors: [String]
  ) {
    var configuration: UIButton.Configuration =
      switch kind {
      case "plain": .plain()
      case "tinted", "disabled": .tinted()
      case "gray": .gray()
      default: .filled()
      }
    if kind == "own colour" { configuration.baseBackgroundColor = .green }
    if kind == "own behind" {
      configuration.background.backgroundColor = UIColor.green.withAlphaComponent(0.5)
    }
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 180, height: 44)
    button.tintColor = .red
    button.isEnabled = kind != "disabled"
    let shown = DrawnScreen(button).marks.compactMap { mark in
      if case .fill(.box(button.frame, _), .color(let code)) = mark { code } else { nil }
    }
    #expect(shown == colors)
  }
}
