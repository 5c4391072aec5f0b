import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import Testing

/// What holds for every screen on every device.
@Suite struct ScreenTests {
  static let cases = Screen.all.flatMap { screen in
    screen.devices.map { ScreenCase(screen: screen, device: $0) }
  }

  @Test(arguments: cases) func `Nothing is reported`(_ test: ScreenCase) {
    let window = test.screen.makeWindow(for: test.device)
    let log = Log()
    window.onDiagnostic = { log.entries.append("\($0)") }
    window.layoutIfNeeded()
    #expect(log.entries.isEmpty)
  }

  @Test(arguments: cases) func `Views stay inside their superviews`(_ test: ScreenCase) {
    for (parent, children) in test.families where !parent.type.hasPrefix("Scroll") {
      for child in children {
        let bounds = CGRect(origin: .zero, size: parent.frame.size)
        #expect(
          bounds.insetBy(dx: -test.pixel, dy: -test.pixel).contains(child.frame),
          "\(child.name ?? child.type) in \(parent.name ?? parent.type)")
      }
    }
  }

  @Test(arguments: cases) func `Siblings don't overlap unless meant to`(_ test: ScreenCase) {
    let meant: Set<Set<String>> = [
      ["cover", "ring"], ["password", "forgot"],
      ["track", "filled"], ["track", "knob"], ["filled", "knob"], ["bar", "scroll"],
    ]
    for (_, children) in test.families {
      for (index, one) in children.enumerated() where !test.isLine(one) {
        for other in children[(index + 1)...] where !test.isLine(other) {
          if let first = one.name, let second = other.name, meant.contains([first, second]) {
            continue
          }
          let common = one.frame.intersection(other.frame)
          #expect(
            common.isNull || common.width <= test.pixel || common.height <= test.pixel,
            "\(one.name ?? one.type) and \(other.name ?? other.type)")
        }
      }
    }
  }

  /// One value in the settings is too long on purpose.
  @Test(arguments: cases) func `Texts show in full inside their labels`(_ test: ScreenCase) {
    for item in test.shownViews {
      guard let text = item.text, !text.string.hasPrefix("Difference Engine") else { continue }
      #expect(!text.lines.isEmpty && !text.lines.contains { $0.string.hasSuffix("…") })
      for line in text.lines {
        let frame = item.absoluteFrame.insetBy(dx: -test.pixel, dy: -test.pixel)
        let top = CGPoint(x: line.x, y: line.baseline - 0.8 * text.typeface.size)
        let end = CGPoint(x: line.x + line.width, y: line.baseline + 0.2 * text.typeface.size)
        #expect(frame.contains(top) && frame.contains(end), "\(line.string)")
      }
    }
  }

  @Test(arguments: Screen.all.map(\.name)) func `The code is at hand`(_ name: String) throws {
    let screen = try #require(Screen.all.first { $0.name == name })
    let code = try #require(screen.code)
    #expect(code.hasPrefix("static ") || code.hasPrefix("struct "))
    #expect(code.contains("static func build(in window: Window) {"))
    #expect(code.contains(".layout.make {"))
  }

  @Test(arguments: [
    ("a\n  // gallery:begin\n  b\n\n    c\n  // gallery:end\nd", "b\n\n  c"),
    ("// gallery:begin\n// gallery:end", ""),
    ("// gallery:end\n// gallery:begin", nil), ("b", nil), ("", nil),
  ])
  func `Code is cut out between marks`(_ source: String, excerpt: String?) {
    #expect(Screen.excerpt(of: source) == excerpt)
  }
}

/// One screen on one device.
struct ScreenCase: CustomTestStringConvertible {
  let screen: Screen
  let device: Device

  var testDescription: String { "\(screen.name) on a \(device.name)" }
  var snapshot: LayoutSnapshot { LayoutSnapshot(of: screen.makeWindow(for: device)) }
  /// The length of a pixel, which the rounding of frames may take or give.
  var pixel: CGFloat { 1 / device.scale + 1e-9 }

  typealias Item = LayoutSnapshot.Item

  /// Whether a view is a line between others, which may share a pixel with them.
  func isLine(_ item: Item) -> Bool { item.name == "line" || item.name == "separator" }

  /// The views, without hidden ones and what is inside them.
  var shownViews: [Item] {
    var hiddenDepth = Int.max
    return snapshot.views.filter { item in
      if item.depth <= hiddenDepth { hiddenDepth = item.isHidden ? item.depth : Int.max }
      return hiddenDepth == Int.max
    }
  }

  /// Every view that is shown, with its subviews.
  var families: [(parent: Item, children: [Item])] {
    let views = shownViews
    return views.indices.map { index in
      let inside = views[(index + 1)...].prefix { $0.depth > views[index].depth }
      return (views[index], inside.filter { $0.depth == views[index].depth + 1 })
    }
  }
}

private final class Log {
  var entries: [String] = []
}
