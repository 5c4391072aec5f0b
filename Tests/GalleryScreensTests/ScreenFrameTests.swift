import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// Frames of the gallery's screens and recipes, with texts that the plain measurer measures.
@Suite struct ScreenFrameTests {
  @Test(arguments: try Fixtures.cases("frames.txt"))
  func `Each screen has its frames`(_ test: TextCase) throws {
    let names = test.description.components(separatedBy: " on ")
    let devices = [Device.phone, .tablet, .paper, .narrow, .wide]
    let window = try Self.window(
      names[0], on: #require(devices.first { $0.name == names.last }))
    let snapshot = LayoutSnapshot(of: window)
    for (view, numbers) in try test.values(0) {
      let expected = try Self.numbers(numbers)
      let frame = try #require(snapshot[view]?.frame, "\(view)")
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      // Sums with thirds are rounded.
      let error = numbers.contains { "⅓⅔".contains($0) } ? 1e-9 : 0
      #expect(
        expected.count == 4 && zip(found, expected).allSatisfy { ($0 - $1).magnitude <= error },
        "\(view): \(found), not \(expected)")
    }
  }

  private static func window(_ screen: String, on device: Device) throws -> Window {
    let window = try #require(Screen.all.first { $0.name == screen }).makeWindow(for: device)
    window.environment.textMeasurer = PlainMeasurer()
    return window
  }

  /// The numbers of a line such as `24 169 342 506⅓  # a note`.
  private static func numbers(_ line: String) throws -> [CGFloat] {
    let words = line.prefix { $0 != "#" }.split(separator: " ")
    return try words.map { word in
      let whole = try #require(Double(String(word.filter { !"⅓⅔".contains($0) })), "\(word)")
      return CGFloat(whole) + (word.hasSuffix("⅓") ? 1 : word.hasSuffix("⅔") ? 2 : 0) / 3
    }
  }

  /// A value that is too long gives way, and the title beside it doesn't: of its row 324.33 and 262.5
  /// lie before the chevron, 111.5 up to where it may begin, 17 are the ellipsis.
  @Test(arguments: [(Device.phone, "Difference Engine 2.4…"), (.tablet, "Difference Eng…")])
  func `A long value is cut`(_ device: Device, shown: String) throws {
    let texts = try LayoutSnapshot(of: Self.window("settings", on: device)).views.compactMap {
      $0.text?.lines.first?.string
    }
    #expect(texts.contains(shown) && texts.contains("Wi-Fi"))
  }

  /// Three columns of 72 and gaps of 16 leave 219 for the first one, in each row.
  @Test func `The columns of an invoice`() throws {
    let window = try Self.window("invoice", on: .paper)
    window.layoutIfNeeded()
    let rows = try #require(window.subviews.first { $0.name == "rows" })
    let columns = rows.subviews.filter { !$0.subviews.isEmpty }.map {
      $0.subviews.map { [$0.frame.minX, $0.frame.width] }
    }
    #expect(columns == Array(repeating: [[0, 219], [235, 72], [323, 72], [411, 72]], count: 4))
  }

  /// 80 columns without 1 at each side and two gaps of 1 are 76 for three panes: 25⅓ each.
  ///
  /// Each gauge ends one cell before its pane.
  @Test func `The frames of dashboard`() throws {
    let screen = try #require(Screen.all.first { $0.name == "dashboard" })
    let picture = CellPicture(of: screen.makeWindow(for: .terminal)).text
    #expect(
      picture == """

         build farm                                                           14:05 UTC

         ┌─ load ────────────────┐ ┌─ disk ─────────────────┐ ┌─ queue ───────────────┐
         │                       │ │                        │ │                       │
         │ ana   ██████████░░░░░ │ │ ana   ████████░░░░░░░░ │ │ fast  ████░░░░░░░░░░░ │
         │ bob   █████░░░░░░░░░░ │ │ bob   ████████░░░░░░░░ │ │ slow  ███████████░░░░ │
         │ cyd   ██████████████░ │ │ cyd   ██░░░░░░░░░░░░░░ │ │                       │
         │                       │ │                        │ │                       │
         └───────────────────────┘ └────────────────────────┘ └───────────────────────┘
         ┌─ log ──────────────────────────────────────────────────────────────────────┐
         │                                                                            │
         │ 14:03 kernel-tests passed in 212 s                                         │
         │ 14:04 docs failed: two links lead nowhere                                  │
         │ 14:05 site waits for docs                                                  │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         │                                                                            │
         └────────────────────────────────────────────────────────────────────────────┘

        """)
  }
}
