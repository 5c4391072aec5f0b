import Foundation
import Testing
import Typesetting

/// In cells, where every letter is 1 wide; capital letters stand for Hebrew ones.
@Suite struct ParagraphOrderTests {
  private func hebrew(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          (0x41...0x5A).contains($0.value) ? Unicode.Scalar($0.value - 0x41 + 0x5D0) ?? $0 : $0
        }))
  }

  @Test(
    arguments: [
      ("abc", .natural, 9, ["abc"], [0], [false]),
      ("abc DEF ghi", .natural, 20, ["abc ", "DEF", " ghi"], [0, 4, 7], [false, true, false]),
      ("ABC def", .natural, 10, ["def", "ABC "], [3, 6], [false, true]),
      ("abc DEF", .rightToLeft, 10, [" DEF", "abc"], [3, 7], [true, false]),
      ("A 12", .natural, 4, ["12", "A "], [0, 2], [false, true]),
      // the space at the end of the first line doesn't show
      ("abc DEF", .natural, 4, ["abc"], [0], [false]),
    ] as [(String, WritingDirection, CGFloat, [String], [CGFloat], [Bool])])
  func `Pieces stand in the order they are seen`(
    _ text: String, direction: WritingDirection, width: CGFloat, pieces: [String], xs: [CGFloat],
    back: [Bool]
  ) {
    let lines = CellMeasurer()
      .paragraph(of: StyledText(hebrew(text), font: TextFont(size: 1)), direction: direction)
      .lines(in: .width(width))
    let found = lines.pieces(ofLine: 0)
    #expect(found.map(\.text) == pieces.map(hebrew))
    #expect(found.map(\.x) == xs)
    #expect(found.map(\.isRightToLeft) == back)
  }

  @Test func `An ellipsis stands where reading ends`() {
    let lines = CellMeasurer()
      .paragraph(of: StyledText(hebrew("ABCDEF"), font: TextFont(size: 1)))
      .lines(in: .width(4), limit: 1)
    #expect(lines.text(ofLine: 0) == hebrew("ABC…"))
    #expect(lines.pieces(ofLine: 0).map(\.text) == [hebrew("ABC…")])
    let mixed = CellMeasurer()
      .paragraph(of: StyledText(hebrew("ab CDEF"), font: TextFont(size: 1)))
      .lines(in: .width(6), limit: 1)
    #expect(mixed.pieces(ofLine: 0).map(\.text) == ["ab ", hebrew("CD"), "…"])
    #expect(lines.isTruncated)
  }

  @Test func `Each newline begins again`() {
    let lines = CellMeasurer()
      .paragraph(of: StyledText(hebrew("ab\nCD\nef"), font: TextFont(size: 1)))
      .lines(in: .width(5))
    #expect(lines.lines.map(\.x) == [0, 3, 0])
  }

  @Test func `Lines that are not there have no pieces`() {
    let lines = CellMeasurer().paragraph(of: StyledText("a", font: TextFont(size: 1))).lines()
    #expect(lines.pieces(ofLine: 1) == [])
    #expect(lines.text(ofLine: -1) == "")
  }
}
