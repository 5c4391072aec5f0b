import Foundation
import LayoutInspector
import LayoutKit
import LayoutSweep
import TestSupport
import Testing

/// The page of the inspector with all widths.
@Suite
struct SweepPageTests {
  private static func makeWindow() -> Window {
    var environment = LayoutEnvironment(size: CGSize(width: 390, height: 300))
    environment.textMeasurer = PlainMeasurer()
    let window = Window(environment: environment)
    let (title, badge, note) = (Label(), View(), Label())
    (title.name, badge.name, note.name) = ("title", "badge", "note")
    title.text = "A title that gives way"
    note.text = "A note of several words that is broken into lines where it has to be"
    note.numberOfLines = 0
    badge.backgroundColor = Color(red: 0.35, green: 0.45, blue: 0.95)
    for view in [title, badge, note] { window.addSubview(view) }
    badge.layout.make {
      $0.trailing.top.equalToSuperview().inset(16)
      $0.width.equalTo(120)
      $0.height.equalTo(24)
    }
    title.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.trailing.lessThanOrEqualTo(badge.layout.leading).offset(-8)
    }
    note.layout.make {
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.width.lessThanOrEqualTo(400).priority(900)
      $0.trailing.equalToSuperview().inset(16).priority(500)
      $0.top.equalTo(badge.layout.bottom).offset(16)
    }
    window.layoutIfNeeded()
    return window
  }

  @Test func `It has the regimes, what changes at each, and the widths of views`() throws {
    let window = Self.makeWindow()
    let sweep = LayoutSweep(of: window, widths: 240...640)
    var inspector = window.inspector(title: "Widths")
    let plain = inspector.html
    inspector.show(sweep)
    let page = inspector.html
    #expect(!plain.contains(#""widths":{"#))
    #expect(page.contains(#""widths":{"curves":[{"#))
    #expect(page.contains(#""from":240,"#))
    #expect(sweep.regimes.count > 2)
    #expect(page.contains("the text of note is broken otherwise; then note"))
    if let folder = ProcessInfo.processInfo.environment["LAYOUTKIT_PAGES"] {
      try inspector.write(to: URL(fileURLWithPath: folder).appendingPathComponent("widths.html"))
    }
  }

  @Test func `A sweep of something else, or of nothing, shows nothing`() {
    let window = Self.makeWindow()
    var inspector = window.inspector(title: "Widths")
    let plain = inspector.html
    inspector.show(LayoutSweep(of: window, heights: 200...300))
    inspector.show(LayoutSweep(of: window, widths: -1...300))
    #expect(inspector.html == plain)
  }
}
