import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// Frames of the gallery's views in their superviews, on a phone of 390 × 844 points with three
/// pixels each, and a tablet of 820 × 1180 with two.
///
/// Texts are measured with the plain measurer: a letter is 0.556 em wide, a space 0.278 em, and a line
/// 1.15 em high.
@Suite struct ScreenFrameTests {
  typealias Row = (view: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

  private func check(_ screen: String, on device: Device, _ rows: [Row]) throws {
    let screen = try #require(Screen.all.first { $0.name == screen })
    let window = screen.makeWindow(for: device)
    window.environment.textMeasurer = PlainMeasurer()
    let snapshot = LayoutSnapshot(of: window)
    for row in rows {
      let frame = try #require(snapshot[row.view]?.frame, "\(row.view)")
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      let expected = [row.x, row.y, row.width, row.height]
      #expect(
        zip(numbers, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 },
        "\(row.view): \(numbers), not \(expected)")
    }
  }

  private static let third: CGFloat = 1.0 / 3

  /// A line of 17 points is 19.55 high, two are 39.1; one of 13 is 14.95, one of 32 is 36.8.
  @Test func `The frames of login`() throws {
    let third = Self.third
    try check(
      "login", on: .phone,
      [
        // 56 + 24 + 37 + 8 + 39⅓ + 32 + 73 + 20 + 73 + 32 + 50 + 12 + 50, in the middle of 844
        ("form", 24, 169, 342, 506 + third),
        ("mark", 0, 0, 56, 56),
        ("subtitle", 0, 125, 342, 39 + third),
        ("email", 0, 196 + third, 342, 73),
        ("password", 0, 289 + third, 342, 73),
        // nine letters and a space, 5.282 em of 13 points, ending at the form's end, as high as the
        // caption
        ("forgot", 273 + third, 289 + third, 68 + 2 * third, 15),
        ("Sign in", 0, 394 + third, 342, 50),
        ("Use a passkey", 0, 456 + third, 342, 50),
      ])
    try check(
      "login", on: .tablet,
      [
        // no wider than 380, in the middle: (820 - 380) / 2 and (1180 - 506.5) / 2, rounded
        ("form", 220, 337, 380, 506.5),
        ("subtitle", 0, 125, 380, 39.5),
        ("email", 0, 196.5, 380, 73),
        ("forgot", 311, 289.5, 69, 15),
        ("Use a passkey", 0, 456.5, 380, 50),
      ])
  }

  /// A line of 15 points is 17.25 high, one of 22 is 25.3; the name's baseline lies 20⅓ or 20 below
  /// its top, the handle's 13⅔ or 14.
  @Test func `The frames of profile`() throws {
    let third = Self.third
    try check(
      "profile", on: .phone,
      [
        // 128 to the cover's end, 52 of the ring, 12 + 25⅓ + 10 + 4 lines + 20 + 60⅔ + 20 + 50 + 24
        ("card", 16, 56, 358, 471),
        ("cover", 8, 8, 342, 120),
        ("ring", 24, 76, 104, 104),
        ("portrait", 6, 6, 92, 92),
        ("name", 24, 192, 141, 25 + third),  // 6.394 em of 22
        ("handle", 233 + 2 * third, 198 + 2 * third, 100 + third, 17 + third),  // 6.672 em of 15
        ("text", 24, 227 + third, 310, 69),
        ("numbers", 24, 316 + third, 310, 60 + 2 * third),
        ("Readers", 106, 0, 98, 60 + 2 * third),  // (310 - 16) / 3
        ("Follow", 24, 397, 149, 50),  // (310 - 12) / 2
        ("Message", 185, 397, 149, 50),
        ("photos", 16, 586 + 2 * third, 358, 111 + third),  // (358 - 24) / 3
      ])
    try check(
      "profile", on: .tablet,
      [
        ("card", 130, 96, 560, 454.5),
        ("text", 24, 227.5, 512, 52),  // three lines of 17.25
        ("handle", 435.5, 198, 100.5, 17.5),
        ("Follow", 24, 380.5, 250, 50),
        ("photos", 130, 610.5, 560, 369.5),  // twice 178⅔ and 12, rounded
      ])
  }

  /// Four keys and three gaps across, five and four down; the keys' edges are rounded.
  @Test func `The frames of calculator`() throws {
    let third = Self.third
    try check(
      "calculator", on: .phone,
      [
        // 5 · 80.5 + 48 = 450.5 high, 48 above the window's end, so from 345.5 to 796
        ("pad", 16, 345 + 2 * third, 358, 450 + third),
        ("key C", 0, 0, 80 + 2 * third, 80 + 2 * third),  // 0 to 80.5
        ("key ±", 92 + 2 * third, 0, 80 + third, 80 + 2 * third),  // 92.5 to 173
        ("key 5", 92 + 2 * third, 185, 80 + third, 80 + 2 * third),  // 185 to 265.5
        ("key =", 277 + 2 * third, 370, 80 + third, 80 + 2 * third),
        // ten characters of 64 points: 355.84; ends 8 before the pad's end, 24 above it
        ("result", 10, 248, 356, 73 + 2 * third),
      ])
    try check(
      "calculator", on: .tablet,
      [
        ("pad", 150, 479, 520, 653),  // (520 - 36) / 4 = 121 a key
        ("key C", 0, 0, 121, 121), ("key 5", 133, 266, 121, 121), ("key =", 399, 532, 121, 121),
      ])
  }

  /// A line of 14 points is 16.1 high, one of 19 is 21.85.
  @Test func `The frames of article`() throws {
    let third = Self.third
    try check(
      "article", on: .phone,
      [
        ("title", 24, 79, 342, 73 + 2 * third),  // two lines of 36.8
        ("author", 24, 168 + 2 * third, 94, 15),  // 7.228 em of 13
        ("date", 126, 168 + 2 * third, 115 + 2 * third, 15),  // 8.896 em
        ("picture", 24, 203 + 2 * third, 342, 136 + 2 * third),  // 342 · 0.4 = 136.8
        ("left", 24, 381 + third, 342, 193 + third),  // twelve lines of 16.1
        ("right", 24, 590 + 2 * third, 342, 177 + third),  // eleven
      ])
    try check(
      "article", on: .tablet,
      [
        ("title", 48, 87, 724, 55.5),
        ("picture", 48, 193.5, 724, 407.5),  // 724 · 9 / 16 = 407.25, from 193.5 on
        ("left", 48, 666, 346, 350),  // (724 - 32) / 2; sixteen lines of 21.85: 349.6
        ("right", 426, 666, 346, 328),  // fifteen: 327.75
      ])
  }

  @Test func `The frames of settings`() throws {
    try check(
      "settings", on: .phone,
      [
        ("list", 0, 0, 390, 844),
        ("group 1", 16, 121, 358, 192), ("group 2", 16, 333, 358, 144),
        ("Wi-Fi", 0, 48, 358, 48), ("Notifications", 0, 144, 358, 48),
        ("note", 32, 649, 326, 30),  // two lines of 14.95
      ])
    try check(
      "settings", on: .tablet,
      [
        ("list", 0, 0, 328, 1180),  // 0.4 · 820
        ("page", 328, 0, 492, 1180),
        ("group 1", 16, 121, 296, 192),
        ("note", 32, 649, 264, 30),
        ("page text", 32, 113, 428, 39.5),
        // from 16 after the small A, 8.34 wide, to 16 before the large, 15.568 wide
        ("track", 56.5, 199, 371.5, 4),
        ("filled", 56.5, 199, 148.5, 4),
        ("knob", 191, 187, 28, 28),
      ])
  }

  /// A value that is too long gives way, and the title beside it doesn't: of its row 324.33 and 262.5
  /// lie before the chevron, 111.5 up to where it may begin, 17 are the ellipsis.
  @Test(arguments: [(Device.phone, "Difference Engine 2.4…"), (.tablet, "Difference Eng…")])
  func `A long value is cut`(_ device: Device, shown: String) throws {
    let window = try #require(Screen.all.first { $0.name == "settings" }).makeWindow(for: device)
    window.environment.textMeasurer = PlainMeasurer()
    let texts = LayoutSnapshot(of: window).views.compactMap { $0.text?.lines.first?.string }
    #expect(texts.contains(shown) && texts.contains("Wi-Fi"))
  }

  /// On a sheet of 595 × 842 with four pixels a point: a line of 13 points is 15 high, one of 15 is 17.25,
  /// of 17 is 19.75 and of 22 is 25.5.
  @Test func `The frames of invoice`() throws {
    try check(
      "invoice", on: .paper,
      [
        ("sender", 56, 56, 171.25, 25.5),  // 7.784 em of 22
        ("address", 56, 129.5, 154.5, 51.75),  // 48 below, three lines, 10.286 em of 15
        ("rows", 56, 229.25, 483, 201.5),  // 48 below
        // 10 + 15 + 10, then a line of 1, 10 + 17.25 + 10, a line, 10 + 69 + 10, a line
        ("heading", 0, 0, 483, 35), ("item 1", 0, 36, 483, 37.25), ("item 2", 0, 74.25, 483, 89),
        ("item 3", 0, 164.25, 483, 37.25),
        ("total", 411.25, 446.75, 127.75, 19.75),  // 7.506 em of 17, 16 below the rows
        ("terms", 56, 771, 246, 15),  // 18.904 em of 13, 56 above the end of 842
      ])
    // Three columns of 72 and gaps of 16 leave 219 for the first one, in each row.
    let window = try #require(Screen.all.first { $0.name == "invoice" }).makeWindow(for: .paper)
    window.environment.textMeasurer = PlainMeasurer()
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
