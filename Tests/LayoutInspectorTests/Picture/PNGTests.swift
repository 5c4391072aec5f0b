import Foundation
import LayoutInspector
import TestSupport
import Testing
import Typesetting

/// Pictures of pixels, read by a decoder of the tests' own.
@Suite struct PNGTests {
  private typealias Item = LayoutSnapshot.Item

  /// A root of a size with views in it, which stand at one depth.
  private func snapshot(_ width: CGFloat, _ height: CGFloat, _ items: Item...) -> LayoutSnapshot {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    return LayoutSnapshot(
      views: [Item(depth: 0, type: "Window", frame: frame, absoluteFrame: frame)] + items)
  }

  private func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: String?,
    radius: CGFloat = 0, depth: Int = 1, clips: Bool = false
  ) -> Item {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    return Item(
      depth: depth, type: "View", frame: frame, absoluteFrame: frame, backgroundColor: color,
      cornerRadius: radius, clipsSubviews: clips)
  }

  private func decoded(
    _ snapshot: LayoutSnapshot, scale: CGFloat = 1, measurer: (any TextMeasurer)? = nil
  ) throws -> DecodedPNG {
    try DecodedPNG(snapshot.png(scale: scale, outlinesFrom: measurer))
  }

  @Test(
    arguments: [
      (10, 20, 1, 10, 20), (10, 20, 2.5, 25, 50), (0, 0, 1, 1, 1), (-5, .nan, 2, 1, 1),
      (10, 20, .nan, 10, 20), (10, 10, 0, 1, 1), (10, 10, 1e9, 160, 160),
      (1e6, 1e4, 1, 8192, 82), (1e4, 1e4, 0.01, 100, 100), (.infinity, 1, 1, 1, 1),
    ] as [(CGFloat, CGFloat, CGFloat, Int, Int)])
  func `Pictures are as large as the layout`(
    _ width: CGFloat, height: CGFloat, scale: CGFloat, pixelsAcross: Int, pixelsDown: Int
  ) throws {
    let picture = try decoded(snapshot(width, height), scale: scale)
    #expect(picture.width == pixelsAcross && picture.height == pixelsDown)
    #expect(picture[0, 0] == "#FFFFFF")
  }

  @Test func `Boxes are filled back to front`() throws {
    let picture = try decoded(
      snapshot(
        10, 10, box(2, 2, 6, 6, "#FF0000"), box(4, 4, 2, 2, "#0000FF80"),
        box(-5, -5, 7, 7, "#00FF00")))
    #expect(picture[1, 1] == "#00FF00" && picture[2, 2] == "#FF0000")
    #expect(picture[8, 8] == "#FFFFFF" && picture[7, 7] == "#FF0000")
    // 128 of 255 parts of blue over red
    #expect(picture[4, 4] == "#7F0080")
  }

  @Test func `Pixels are covered in part`() throws {
    // from 1.25 to 2.5 across, from 1.5 on down
    let picture = try decoded(snapshot(4, 4, box(1.25, 1.5, 1.25, 2, "#000000")))
    // three quarters by a half, a half by a half; 255 less 95.6 and less 63.75
    #expect(picture[1, 1] == "#9F9F9F" && picture[2, 1] == "#BFBFBF")
    #expect(picture[1, 2] == "#404040" && picture[2, 2] == "#808080")
    #expect(picture[0, 2] == "#FFFFFF" && picture[3, 2] == "#FFFFFF")
  }

  @Test func `Corners are round`() throws {
    let picture = try decoded(snapshot(20, 20, box(0, 0, 20, 20, "#000000", radius: 10)))
    #expect(picture[0, 0] == "#FFFFFF" && picture[10, 10] == "#000000")
    #expect(picture[10, 0] < "#202020" && picture[2, 2] > "#C0C0C0")
    // the circle's area of 314.16 of 400 pixels
    var covered = 0.0
    for y in 0..<20 {
      for x in 0..<20 {
        covered += 1 - Double(Int(picture[x, y].suffix(2), radix: 16) ?? 0) / 255
      }
    }
    #expect((covered - 100 * Double.pi).magnitude < 1.5)
  }

  @Test func `What scrolls is cut off`() throws {
    let picture = try decoded(
      snapshot(
        20, 20, box(4, 4, 8, 8, "#FFFF00", radius: 4, clips: true),
        box(0, 0, 20, 20, "#000000", depth: 2), box(15, 15, 2, 2, "#FF0000")))
    #expect(picture[8, 8] == "#000000" && picture[3, 8] == "#FFFFFF" && picture[12, 8] == "#FFFFFF")
    #expect(picture[4, 4] > "#C0C000", "outside of the round corner")
    #expect(picture[15, 15] == "#FF0000")
  }

  @Test func `Thin lines are one pixel wide`() throws {
    let picture = try decoded(snapshot(10, 10, box(0, 5, 10, 0.25, "#000000")), scale: 2)
    #expect((0..<20).filter { picture[9, $0] == "#000000" } == [11])
    #expect((0..<20).filter { picture[9, $0] == "#FFFFFF" }.count == 19)
  }

  private func text(
    _ string: String, family: String?, color: String = "#000000", rightToLeft: Bool = false
  ) -> Item {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let width: CGFloat = string.contains("B") ? 12.3 : 6.1
    return Item(
      depth: 1, type: "Label", frame: frame, absoluteFrame: frame,
      text: LayoutSnapshot.Text(
        string: string, typeface: .init(family: family, size: 10), color: color,
        lines: [
          .init(string: string, x: 2, baseline: 15, width: width, isRightToLeft: rightToLeft)
        ]))
  }

  /// A of the tests' font is a square from 1 to 5 across and 4 high at 10 points, B follows at 7.2, 0.2
  /// higher.
  @Test func `Text is drawn by its outlines`() throws {
    let measurer = StandardMeasurer(
      families: [FontFamily(fonts: [try OpenTypeFont(data: FontBuilder().data)])])
    let snapshot = snapshot(40, 20, text("AB", family: "Test", color: "#FF0000"))
    let picture = try decoded(snapshot, measurer: measurer)
    #expect((3...6).allSatisfy { x in (11...14).allSatisfy { picture[x, $0] == "#FF0000" } })
    #expect(picture[2, 12] == "#FFFFFF" && picture[7, 12] == "#FFFFFF")
    #expect(picture[4, 10] == "#FFFFFF" && picture[4, 15] == "#FFFFFF")
    #expect(picture[10, 12] == "#FF0000" && picture[11, 10] == "#FFCCCC")
    let svg = snapshot.svg(outlinesFrom: measurer)
    #expect(
      svg.contains(
        ##"<path d="M3 15L7 15L7 11L3 11ZM9.2 14.8L13.2 14.8L13.2 10.8L9.2 10.8Z" fill="#FF0000"/>"##
      ))
    #expect(!svg.contains("<text"))
  }

  /// How many pixels of a picture the letter A covers at 100 points in an em of 1000.
  private func area(_ builder: FontBuilder, _ letter: String) throws -> Double {
    let measurer = StandardMeasurer(
      families: [FontFamily(fonts: [try OpenTypeFont(data: builder.data)])])
    let frame = CGRect(x: 0, y: 0, width: 140, height: 140)
    let item = Item(
      depth: 1, type: "Label", frame: frame, absoluteFrame: frame,
      text: LayoutSnapshot.Text(
        string: letter, typeface: .init(family: "Test", size: 1000), color: "#000000",
        lines: [.init(string: letter, x: 20, baseline: 120, width: 630)]))
    let picture = try decoded(snapshot(140, 140, item), measurer: measurer)
    var covered = 0.0
    for y in 0..<140 {
      for x in 0..<140 {
        covered += 1 - Double(Int(picture[x, y].suffix(2), radix: 16) ?? 0) / 255
      }
    }
    return covered
  }

  @Test func `Round letters are filled to their curves`() throws {
    // C: four parabolas in a square of 100, each of which cuts a twenty-fourth of it off.
    #expect((try area(FontBuilder(), "C") - 10_000 * 5 / 6).magnitude < 30)
    // A curve from 0, 0 over 0, 100 and 100, 100 to 100, 0 has 3/5 of the square below it.
    var builder = FontBuilder(cubic: true)
    let program =
      [0, 0].flatMap(FontBuilder.number) + [21]
      + [0, 100, 100, 0, 0, -100].flatMap(FontBuilder.number) + [8, 14]
    builder.tables["CFF "] = FontBuilder.compactTable([FontBuilder.glyph("C"): program])
    #expect((try area(builder, "C") - 6_000).magnitude < 30)
  }

  @Test func `Text is drawn in the order it is seen`() throws {
    let measurer = StandardMeasurer(
      families: [FontFamily(fonts: [try OpenTypeFont(data: FontBuilder().data)])])
    let snapshot = snapshot(40, 20, text("AB", family: nil, rightToLeft: true))
    // B of 6.2, then A
    #expect(
      snapshot.svg(outlinesFrom: measurer).contains(
        "M3.1 14.8L7.1 14.8L7.1 10.8L3.1 10.8ZM9.2 15L13.2 15L13.2 11L9.2 11Z"))
  }

  /// Plain letters: an I of 5 twentieths of the size has one stroke in its middle, as high as a capital.
  @Test func `Text without outlines has plain letters`() throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    let item = Item(
      depth: 1, type: "Label", frame: frame, absoluteFrame: frame,
      text: LayoutSnapshot.Text(
        string: "I", typeface: .init(size: 20), color: "#000000",
        lines: [.init(string: "I", x: 10, baseline: 20, width: 5)]))
    let picture = try decoded(snapshot(40, 30, item), measurer: StandardMeasurer())
    // The stroke is 1.5 wide around 12.5, from 14 above the baseline to it, with round ends.
    #expect((7...19).allSatisfy { picture[12, $0] == "#000000" })
    #expect([(9, 12), (15, 12), (12, 4), (12, 22)].allSatisfy { picture[$0.0, $0.1] == "#FFFFFF" })
  }

  @Test func `Schematic pictures show outlines`() throws {
    let snapshot = snapshot(20, 20, box(5, 5, 10, 10, nil))
    let picture = try DecodedPNG(snapshot.png(.schematic, scale: 2))
    // half of each pixel beside the edge
    #expect(picture[20, 10] == "#85C2FF" && picture[20, 9] == "#85C2FF")
    #expect(picture[20, 20] == "#FFFFFF")
    #expect(try decoded(snapshot, scale: 2)[20, 10] == "#FFFFFF")
  }

  @Test func `Colours that are none and frames that are no numbers draw nothing`() throws {
    let picture = try decoded(
      snapshot(
        4, 4, box(0, 0, 4, 4, "red"), box(.nan, 0, 4, 4, "#000000"),
        box(0, 0, .infinity, 4, "#000000"), box(0, 0, -4, -4, "#00000000")))
    for y in 0..<4 { for x in 0..<4 { #expect(picture[x, y] == "#FFFFFF") } }
  }

  @Test(
    arguments: [(.nan, 5, false), (-.infinity, .infinity, false), (-1e30, 2e30, true)]
      as [(CGFloat, CGFloat, Bool)])
  func `Clips that are no numbers show nothing`(_ x: CGFloat, width: CGFloat, shows: Bool) throws {
    let picture = try decoded(
      snapshot(
        4, 4, box(x, x, width, width, nil, clips: true), box(0, 0, 4, 4, "#000000", depth: 2)))
    #expect(picture[1, 1] == (shows ? "#000000" : "#FFFFFF"))
  }

  @Test func `Large plain pictures are small files`() {
    #expect(snapshot(1000, 1000, box(0, 0, 1000, 500, "#336699")).png(scale: 1).count < 40_000)
  }
}
