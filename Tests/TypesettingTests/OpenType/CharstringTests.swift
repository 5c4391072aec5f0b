import Foundation
import TestSupport
import Testing
import Typesetting

/// The operators of Adobe's technical note 5177, each with the shape that it draws from 0, 0.
@Suite struct CharstringTests {
  /// A number of one byte in a program.
  private static func small(_ value: Int) -> UInt8 { UInt8(value + 139) }

  /// What A looks like as a program behind a move to 0, 0.
  private static func outline(
    _ program: [UInt8], subroutines: [[UInt8]] = []
  ) throws -> [GlyphOutline.Element] {
    var builder = FontBuilder(cubic: true)
    let start = [small(0), small(0), 21]
    builder.tables["CFF "] = FontBuilder.compactTable(
      [FontBuilder.glyph("A"): start + program + [14]], subroutines: subroutines)
    let font = try OpenTypeFont(data: builder.data)
    return font.outline(of: "A", size: 1000).elements
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var program: [UInt8]
    /// Lines as two numbers, curves as six: both control points and the end.
    var shape: [[CGFloat]]

    init(_ name: String, _ numbers: [Int], _ operation: [UInt8], _ shape: [[CGFloat]]) {
      self.name = name
      program = numbers.map(CharstringTests.small) + operation
      self.shape = shape
    }

    var testDescription: String { name }

    var elements: [GlyphOutline.Element] {
      [.move(to: .zero)]
        + shape.map { s in
          s.count == 2
            ? .line(to: CGPoint(x: s[0], y: s[1]))
            : .cubic(
              to: CGPoint(x: s[4], y: s[5]), control1: CGPoint(x: s[0], y: s[1]),
              control2: CGPoint(x: s[2], y: s[3]))
        } + [.close]
    }
  }

  static let cases = [
    Case("rlineto", [10, 20, 30, 40], [5], [[10, 20], [40, 60]]),
    Case("hlineto", [10, 20, 30], [6], [[10, 0], [10, 20], [40, 20]]),
    Case("vlineto", [10, 20, 30], [7], [[0, 10], [20, 10], [20, 40]]),
    Case("rrcurveto", [1, 2, 3, 4, 5, 6], [8], [[1, 2, 4, 6, 9, 12]]),
    Case("rcurveline", [1, 2, 3, 4, 5, 6, 7, 8], [24], [[1, 2, 4, 6, 9, 12], [16, 20]]),
    Case("rlinecurve", [7, 8, 1, 2, 3, 4, 5, 6], [25], [[7, 8], [8, 10, 11, 14, 16, 20]]),
    Case("vvcurveto", [9, 1, 2, 3, 4], [26], [[9, 1, 11, 4, 11, 8]]),
    Case(
      "vvcurveto twice", [1, 2, 3, 4, 1, 2, 3, 4], [26],
      [[0, 1, 2, 4, 2, 8], [2, 9, 4, 12, 4, 16]]),
    Case("hhcurveto", [9, 1, 2, 3, 4], [27], [[1, 9, 3, 12, 7, 12]]),
    Case("hhcurveto without a side", [1, 2, 3, 4], [27], [[1, 0, 3, 3, 7, 3]]),
    Case("vhcurveto", [1, 2, 3, 4, 5], [30], [[0, 1, 2, 4, 6, 9]]),
    Case("hvcurveto", [1, 2, 3, 4, 5], [31], [[1, 0, 3, 3, 8, 7]]),
    Case(
      "hvcurveto twice", [1, 2, 3, 4, 5, 6, 7, 8], [31],
      [[1, 0, 3, 3, 3, 7], [3, 12, 9, 19, 17, 19]]),
    Case(
      "hflex", [1, 2, 3, 4, 5, 6, 7], [12, 34], [[1, 0, 3, 3, 7, 3], [12, 3, 18, 0, 25, 0]]),
    Case(
      "flex", Array(1...13), [12, 35], [[1, 2, 4, 6, 9, 12], [16, 20, 25, 30, 36, 42]]),
    Case(
      "hflex1", [1, 2, 3, 4, 5, 6, 7, 8, 9], [12, 36],
      [[1, 2, 4, 6, 9, 6], [15, 6, 22, 14, 31, 0]]),
    // The last step goes back to 0 on the side along which there is less.
    Case(
      "flex1 to the side", [10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 7], [12, 37],
      [[10, 1, 20, 2, 30, 3], [40, 4, 50, 5, 57, 0]]),
    Case(
      "flex1 upwards", [1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 7], [12, 37],
      [[1, 10, 2, 20, 3, 30], [4, 40, 5, 50, 0, 57]]),
    Case("an operator of two bytes that draws nothing", [1, 2], [12, 0], []),
    Case("an operator of one byte that draws nothing", [1, 2], [2], []),
    // Two hints, and a byte that says which of them count.
    Case(
      "hints", [10, 20], [1, 139 + 30, 139 + 40, 19, 0xC0, 139 + 5, 139 + 6, 5], [[5, 6]]),
  ]

  /// Numbers of hints, which aren't drawn with; for more than eight two bytes follow, of which 14 would end the shape.
  static let hints = ([1, 3, 18, 23] as [UInt8]).flatMap { stem in
    [
      Case("hint \(stem)", [10, 20], [stem, 139 + 5, 139 + 6, 5], [[5, 6]]),
      Case(
        "hints \(stem)", Array(repeating: 1, count: 18),
        [stem, 20, 14, 14, 139 + 5, 139 + 6, 5], [[5, 6]]),
    ]
  }

  @Test(arguments: cases + hints)
  func `Each operator draws its shape`(_ row: Case) throws {
    #expect(try Self.outline(row.program) == row.elements)
  }

  @Test func `Numbers have five forms`() throws {
    // 28 and two bytes, one byte, 247 and 251 with another one, 255 and four bytes: 300, -7,
    // (247 − 247) · 256 + 5 + 108, −(252 − 251) · 256 − 6 − 108 and 1.5.
    let program: [UInt8] =
      FontBuilder.number(300) + [139 - 7, 247, 5, 252, 6, 255] + long(0x18000) + [139, 5]
    #expect(
      try Self.outline(program) == [
        .move(to: .zero), .line(to: CGPoint(x: 300, y: -7)),
        .line(to: CGPoint(x: 413, y: -377)), .line(to: CGPoint(x: 414.5, y: -377)), .close,
      ])
  }

  @Test(arguments: [
    Case("a curve and a line of too few numbers", [1], [24], []),
    Case("a line and a curve of too few numbers", [1, 2, 3, 4, 5], [25], []),
    Case("hflex of six numbers", Array(1...6), [12, 34], []),
    Case("flex of eleven numbers", Array(1...11), [12, 35], []),
    Case("hflex1 of eight numbers", Array(1...8), [12, 36], []),
    Case("flex1 of ten numbers", Array(1...10), [12, 37], []),
    Case("a move of one number", [1], [21], []),
    Case("49 numbers", Array(repeating: 1, count: 49), [5], []),
    Case("a subroutine that isn't there", [50], [10], []),
    // The first subroutine has the number −107 and calls itself.
    Case("a subroutine without an end", [-107], [10], []),
  ])
  func `Damaged programs draw nothing`(_ row: Case) throws {
    #expect(try Self.outline(row.program, subroutines: [[Self.small(-107), 10]]) == [])
  }

  @Test(arguments: [
    // A glyph's group by a list, and by ranges from glyph 0, 3 and 30 on.
    [0] + (0..<30).map { UInt8($0 == 3 ? 1 : 0) },
    [3] + words(2, 0) + [0] + words(3) + [1] + words(30),
    [9],
  ])
  func `Groups have subroutines of their own`(_ choice: [UInt8]) throws {
    // The subroutine of the first group draws a line of 10, that of the second one of 20.
    let call: [UInt8] = [139, 139, 21, Self.small(-107), 10, 14]
    var builder = FontBuilder(cubic: true)
    builder.tables["CFF "] = FontBuilder.compactTable(
      [2: call, 3: call], groups: [[Self.small(10), 6, 11], [Self.small(20), 6, 11]],
      choice: choice)
    let font = try OpenTypeFont(data: builder.data)
    func line(_ text: String) -> GlyphOutline.Element? {
      font.outline(of: text, size: 1000).elements.dropFirst().first
    }
    #expect(line("A") == .line(to: CGPoint(x: 10, y: 0)))
    // A choice in an unknown form means the first.
    #expect(line("B") == .line(to: CGPoint(x: choice[0] == 9 ? 10 : 20, y: 0)))
  }
}
