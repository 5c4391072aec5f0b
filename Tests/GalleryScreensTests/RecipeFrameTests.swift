import Foundation
import GalleryScreens
import LayoutInspector
import LayoutKit
import TestSupport
import Testing

/// Frames of the recipes' views in their superviews, on cards of 320 × 240 and 480 × 240 points with two
/// pixels each.
///
/// Texts are measured with the plain measurer: a letter is 0.556 em wide, a space 0.278 em, and a line
/// 1.15 em high.
@Suite struct RecipeFrameTests {
  typealias Row = (view: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

  private func check(_ name: String, on device: Device, _ rows: [Row]) throws {
    let screen = try #require(Screen.recipes.first { $0.name == "recipe-\(name)" })
    let window = screen.makeWindow(for: device)
    window.environment.textMeasurer = PlainMeasurer()
    let snapshot = LayoutSnapshot(of: window)
    for row in rows {
      let frame = try #require(snapshot[row.view]?.frame, "\(row.view)")
      let expected = CGRect(x: row.x, y: row.y, width: row.width, height: row.height)
      #expect(frame == expected, "\(row.view): \(frame)")
    }
  }

  /// The title is one line of 17 points, 19.55 high, and so 20; the button is 50.
  @Test func `The frames of stack`() throws {
    try check(
      "stack", on: .narrow,
      [
        ("title", 0, 0, 280, 20), ("picture", 0, 28, 280, 114), ("Edit", 0, 150, 280, 50),
      ])
  }

  /// Three fields of 34 with 8 between are 118, as is the picture; buttons (280 − 16) ÷ 3.
  @Test func `The frames of nested`() throws {
    try check(
      "nested", on: .narrow,
      [
        ("top", 0, 0, 280, 118), ("picture", 0, 0, 118, 118), ("fields", 126, 0, 154, 118),
        ("buttons", 0, 130, 280, 50), ("Cancel", 96, 0, 88, 50),
      ])
    try check("nested", on: .wide, [("fields", 126, 0, 314, 118)])
  }

  /// Three rows of 36, spacings of 8, and no room for the hidden one.
  @Test func `The frames of dynamic`() throws {
    try check(
      "dynamic", on: .narrow,
      [
        ("Entry 1", 0, 0, 296, 36), ("Entry 2", 0, 44, 296, 36), ("Entry 4", 0, 88, 296, 36),
        ("Add", 0, 132, 296, 50),
      ])
  }

  @Test func `The frames of widths`() throws {
    try check("single", on: .narrow, [("box", 20, 20, 280, 200)])
    // 320 − 2 · 20, and on the wide card the limit.
    try check("adaptive", on: .narrow, [("box", 20, 20, 280, 200)])
    try check("adaptive", on: .wide, [("box", 60, 20, 360, 200)])
    // (320 − 3 · 20) ÷ 2, and ÷ 3.
    try check("equal", on: .narrow, [("first", 20, 20, 130, 200), ("second", 170, 20, 130, 200)])
    try check(
      "different", on: .wide, [("first", 20, 20, 140, 200), ("second", 180, 20, 280, 200)])
    // Twice as wide would leave the first 86⅔ and 140: it stays at 150.
    try check("complex", on: .narrow, [("first", 20, 20, 150, 200), ("second", 190, 20, 110, 200)])
    try check("complex", on: .wide, [("first", 20, 20, 150, 200), ("second", 190, 20, 270, 200)])
  }

  /// "Name" is four letters of 17 points, 37.808 and so 38 wide; the field's text is 20 high.
  @Test func `The frames of field`() throws {
    try check(
      "field", on: .narrow,
      [("label", 20, 26, 38, 20), ("field", 66, 20, 234, 32), ("text", 8, 6, 218, 20)])
  }

  /// "First name" is nine letters and a space of 15 points, 5.282 em: 79.23 and so 79.5.
  @Test func `The frames of columns`() throws {
    try check(
      "columns", on: .narrow,
      [
        ("First name field", 107.5, 20, 192.5, 34), ("Name field", 107.5, 62, 192.5, 34),
        ("Town field", 107.5, 104, 192.5, 34),
      ])
  }

  /// (320 − 2 · 110) ÷ 3 = 33⅓, to half points; (480 − 220) ÷ 3 = 86⅔.
  @Test func `The frames of buttons`() throws {
    try check(
      "buttons", on: .narrow,
      [("Short", 33.5, 170, 110, 50), ("Much longer", 176.5, 170, 110, 50)])
    try check(
      "buttons", on: .wide, [("Short", 86.5, 170, 110, 50), ("Much longer", 283.5, 170, 110, 50)])
  }

  /// Half of the height is 120, so that the width is 120 · 16 ÷ 9 = 213⅓ on both cards.
  @Test func `The frames of picture`() throws {
    try check(
      "picture", on: .narrow, [("picture", 53.5, 20, 213, 120), ("text", 20, 152, 280, 20)])
  }

  /// Three rows of 44 with a line between; the spacer takes 240 − 3 · 45.
  @Test func `The frames of rows`() throws {
    try check(
      "rows", on: .narrow,
      [("Born", 0, 45, 320, 44), ("spacer", 0, 135, 320, 105), ("stack", 0, 0, 320, 240)])
  }

  /// 90 points of keyboard leave 150; below the field are 12, above it 12 to the messages, which begin at 12.
  @Test func `The frames of keyboard`() throws {
    try check(
      "keyboard", on: .narrow,
      [("keys", 0, 150, 320, 90), ("field", 12, 94, 296, 44), ("messages", 12, 12, 296, 70)])
  }

  /// From 20 to 320 − 68 in 0.4 seconds are 58 each tenth; 96 is (240 − 48) ÷ 2.
  @Test func `The frames of moving`() throws {
    try check(
      "moving", on: .narrow,
      [
        ("box", 252, 96, 48, 48), ("place 0", 20, 96, 48, 48), ("place 1", 78, 96, 48, 48),
        ("place 2", 136, 96, 48, 48),
      ])
  }
}
