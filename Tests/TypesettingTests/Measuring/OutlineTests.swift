import Foundation
import TestSupport
import Testing
import Typesetting

/// In the small font of the tests, where A is a square from 100 to 500 in an em of 1000 and 610 wide, B
/// the same moved by 10 and 20 and 620 wide, a space 250 wide.
@Suite struct OutlineTests {
  private func measurer() throws -> StandardMeasurer {
    StandardMeasurer(families: [FontFamily(fonts: [try OpenTypeFont(data: FontBuilder().data)])])
  }

  /// Where the shapes of a text begin and end.
  private func extents(
    _ text: String, width: CGFloat? = nil, isRightToLeft: Bool = false, family: String? = "Test"
  ) throws -> [[CGFloat]] {
    let outline = try measurer().outline(
      of: text, font: TextFont(family: family, size: 1000), width: width,
      isRightToLeft: isRightToLeft)
    var extents: [[CGFloat]] = []
    for element in outline?.elements ?? [] {
      switch element {
      case .move(let point): extents.append([point.x, point.x])
      case .line(let point), .quadratic(let point, _), .cubic(let point, _, _):
        let last = extents[extents.count - 1]
        extents[extents.count - 1] = [min(last[0], point.x), max(last[1], point.x)]
      case .close: break
      }
    }
    return extents.map { $0.map { $0.rounded() } }
  }

  @Test func `Letters follow each other`() throws {
    #expect(try extents("A BA") == [[100, 500], [970, 1370], [1580, 1980]])
  }

  @Test func `From right to left the first is the last`() throws {
    // B of 620, a space of 250, A
    #expect(try extents("A B", isRightToLeft: true) == [[110, 510], [970, 1370]])
  }

  @Test func `Letters are spaced or narrowed to the width`() throws {
    // 1230 in 1330: 50 behind each letter
    #expect(try extents("AB", width: 1330) == [[100, 500], [770, 1170]])
    // 1230 in 1190: 20 less behind each letter
    #expect(try extents("AB", width: 1190) == [[100, 500], [700, 1100]])
    // 1230 in 615: half as wide
    #expect(try extents("AB", width: 615) == [[50, 250], [360, 560]])
    // One letter, 610 in 305.
    #expect(try extents("A", width: 305) == [[50, 250]])
  }

  @Test func `The first family stands in for others`() throws {
    #expect(try extents("A", family: nil) == [[100, 500]])
    #expect(try extents("A", family: "Unknown") == [[100, 500]])
    #expect(
      StandardMeasurer().outline(
        of: "A", font: TextFont(size: 9), width: nil, isRightToLeft: false) == nil)
    #expect(
      CellMeasurer().outline(of: "A", font: TextFont(size: 9), width: nil, isRightToLeft: false)
        == nil)
  }

  @Test func `Characters that are not there are boxes`() throws {
    // a frame of two lines, from 5 % of the size to as much before the end
    let box = try extents("\u{6F22}")
    #expect(box == [[50, 950], [100, 900]])
    #expect(try extents("A\u{6F22}").first == [100, 500])
  }

  @Test func `Brackets look the other way`() throws {
    // A has the place of the opening bracket in this font, B that of the closing one.
    var builder = FontBuilder()
    let groups =
      words(12, 0) + long(40) + long(0) + long(2) + long(0x28) + long(0x28) + long(2)
      + long(0x29) + long(0x29) + long(3)
    builder.tables["cmap"] = words(0, 1, 3, 10) + long(12) + groups
    let measurer = StandardMeasurer(
      families: [FontFamily(fonts: [try OpenTypeFont(data: builder.data)])])
    func first(_ isRightToLeft: Bool) -> GlyphOutline.Element? {
      measurer.outline(
        of: "(", font: TextFont(size: 1000), width: nil, isRightToLeft: isRightToLeft)?
        .elements.first
    }
    #expect(first(false) == .move(to: CGPoint(x: 100, y: 0)))
    #expect(first(true) == .move(to: CGPoint(x: 110, y: 20)))
  }
}
