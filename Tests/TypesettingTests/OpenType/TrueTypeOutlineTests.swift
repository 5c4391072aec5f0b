import Foundation
import TestSupport
import Testing
import Typesetting

/// Glyphs of the table `glyf`, read as the specification of TrueType says.
@Suite struct TrueTypeOutlineTests {
  /// A font whose glyphs for A, B … are these, and all others empty.
  private func font(_ glyphs: [[UInt8]], isLong: Bool = false) throws -> OpenTypeFont {
    var builder = FontBuilder()
    let padded = glyphs.map { $0 + ($0.count.isMultiple(of: 2) ? [] : [0]) }
    builder.tables["glyf"] = padded.flatMap { $0 }
    var offset = 0
    var offsets = [0]
    for glyph in 0..<FontBuilder.glyphCount {
      if glyph >= 2, glyph - 2 < padded.count { offset += padded[glyph - 2].count }
      offsets.append(offset)
    }
    builder.tables["loca"] =
      isLong ? offsets.flatMap { long($0) } : words(offsets.map { $0 / 2 })
    if isLong { builder.tables["head"]?.replaceSubrange(50..<52, with: words(1)) }
    return try OpenTypeFont(data: builder.data)
  }

  /// The ends of a glyph's lines and curves.
  private func points(_ text: String, _ glyphs: [[UInt8]], isLong: Bool = false) throws
    -> [[CGFloat]]
  {
    try font(glyphs, isLong: isLong).outline(of: text, size: 1000).elements.compactMap {
      switch $0 {
      case .move(let end), .line(let end): [end.x, end.y]
      case .quadratic(let end, let control): [end.x, end.y, control.x, control.y]
      case .cubic, .close: nil
      }
    }
  }

  /// A triangle from 100, 0 by 500, 0 to 500, 400.
  private static let triangle =
    words(1, 0, 0, 0, 0, 2, 0) + [1, 1, 1] + words(100, 400, 0) + words(0, 0, 400)

  /// A glyph of one part, A, with flags and what follows them.
  private static func composite(_ flags: Int, _ rest: [UInt8]) -> [UInt8] {
    words(-1, 0, 0, 0, 0, flags, 2) + rest
  }

  @Test(arguments: [false, true])
  func `Places of glyphs are numbers of 16 or 32 bits`(_ isLong: Bool) throws {
    #expect(
      try points("A", [Self.triangle], isLong: isLong) == [[100, 0], [500, 0], [500, 400]])
  }

  /// A flag's bits: 1 on the curve, 2 and 4 a byte for x and y, 16 and 32 with them above 0, or else unchanged;
  /// 8 the next byte says how many more points have it.
  @Test(
    arguments: [
      ([9, 2], words(100, 400, 0) + words(0, 0, 400), [[100, 0], [500, 0], [500, 400]]),
      ([0x37, 0x37, 0x37], [10, 20, 30, 1, 2, 3], [[10, 1], [30, 3], [60, 6]]),
      ([0x37, 0x07, 0x37], [100, 20, 30, 50, 2, 3], [[100, 50], [80, 48], [110, 51]]),
      ([0x37, 0x31, 0x37], [10, 30, 1, 3], [[10, 1], [10, 1], [40, 4]]),
    ] as [([UInt8], [UInt8], [[CGFloat]])])
  func `Points are told by flags and steps`(
    _ flags: [UInt8], steps: [UInt8], expected: [[CGFloat]]
  ) throws {
    let glyph = words(1, 0, 0, 0, 0, 2, 0) + flags + steps
    #expect(try points("A", [glyph]) == expected)
  }

  /// Points 0, 0 – 100, 0 – 100, 100, of which some are controls of a parabola.
  @Test(
    arguments: [
      // from the first to the third around the second
      ([1, 0, 1], [[0, 0], [100, 100, 100, 0]]),
      // between two controls lies a point half-way
      ([1, 0, 0], [[0, 0], [100, 50, 100, 0], [0, 0, 100, 100]]),
      // beginning at the last one, as the first is a control
      ([0, 1, 1], [[100, 100], [100, 0, 0, 0], [100, 100]]),
      // none on the curve: it begins half-way between the first and the last
      ([0, 0, 0], [[50, 50], [50, 0, 0, 0], [100, 50, 100, 0], [50, 50, 100, 100]]),
    ] as [([UInt8], [[CGFloat]])])
  func `Between controls lie points of the curve`(_ flags: [UInt8], expected: [[CGFloat]]) throws {
    let glyph =
      words(1, 0, 0, 0, 0, 2, 0) + flags + words(0, 100, 0) + words(0, 0, 100)
    #expect(try points("A", [glyph]) == expected)
  }

  /// Points 10 apart along x and 1 along y, in contours that end at some of them; a single point draws nothing.
  @Test(
    arguments: [
      [3], [2, 2], [3, 4], [4, 2, 3], [2, 2, 2, 2], [1, 2], [2, 1, 3], [3, 1], [1],
    ])
  func `A glyph may have several contours`(_ counts: [Int]) throws {
    let count = counts.reduce(0, +)
    let ends = counts.indices.map { counts[...$0].reduce(-1, +) }
    let glyph =
      words(counts.count, 0, 0, 0, 0) + words(ends) + words(0)
      + [UInt8](repeating: 0x37, count: count) + [UInt8](repeating: 10, count: count)
      + [UInt8](repeating: 1, count: count)
    var contours: [[CGPoint]] = []
    for element in try font([glyph]).outline(of: "A", size: 1000).elements {
      switch element {
      case .move(let end): contours.append([end])
      case .line(let end): contours[contours.count - 1].append(end)
      case .quadratic, .cubic: Issue.record("no point is a control")
      case .close: break
      }
    }
    let expected = zip(counts, ends).map { count, end in
      (end - count + 1...end).map { CGPoint(x: 10 * ($0 + 1), y: $0 + 1) }
    }
    #expect(contours == expected.filter { $0.count > 1 })
  }

  /// The last contour says how many points there are: three.
  @Test(arguments: [[3, 2], [4, 2], [0xFFFF, 2], [2, 1, 2]])
  func `A contour that ends behind the points or before it begins draws nothing`(
    _ ends: [Int]
  ) throws {
    let glyph =
      words(ends.count, 0, 0, 0, 0) + words(ends) + words(0) + [1, 1, 1] + words(100, 400, 0)
      + words(0, 0, 400)
    #expect(try points("A", [glyph]) == [])
  }

  /// Bits of a part: 1 its numbers have 16 bits, 2 they are a distance, 8, 0x40 and 0x80 it is scaled.
  @Test(
    arguments: [
      (0x03, words(10, 20), [[110, 20], [510, 20], [510, 420]]),
      (0x02, [10, 236], [[110, -20], [510, -20], [510, 380]]),
      // laid point on point: it stays where it is
      (0x01, words(1, 1), [[100, 0], [500, 0], [500, 400]]),
      // by a half
      (0x0B, words(10, 20, 0x2000), [[60, 20], [260, 20], [260, 220]]),
      // by a half across and one and a half along
      (0x43, words(10, 20, 0x2000, 0x6000), [[60, 20], [260, 20], [260, 620]]),
      // turned by a right angle: x is −y, and y is x
      (0x83, words(10, 20, 0, 0x4000, -0x4000, 0), [[10, 120], [10, 520], [-390, 520]]),
    ] as [(Int, [UInt8], [[CGFloat]])])
  func `Parts are moved and scaled`(_ flags: Int, rest: [UInt8], expected: [[CGFloat]]) throws {
    let shown = try points("B", [Self.triangle, Self.composite(flags, rest)])
    // B stands at 0, as it is the only letter.
    #expect(shown == expected)
  }

  @Test func `A glyph may have several parts`() throws {
    let two = Self.composite(0x23, words(10, 20)) + words(0x03, 2, 1000, 0)
    #expect(
      try points("B", [Self.triangle, two])
        == [[110, 20], [510, 20], [510, 420], [1100, 0], [1500, 0], [1500, 400]])
  }

  /// Cut off in its head, flags, steps, numbers and matrix, and made of itself.
  @Test(
    arguments: [
      [], words(1), words(1, 0, 0, 0, 0), words(1, 0, 0, 0, 0, 9, 0) + [1, 1],
      words(1, 0, 0, 0, 0, 2, 0) + [1, 1, 1] + words(100), words(1, 0, 0, 0, 0, 2, 900),
      words(1, 0, 0, 0, 0, -1, 0) + [8], words(-1, 0, 0, 0, 0, 0x03, 2, 10),
      words(-1, 0, 0, 0, 0, 0x0B, 4, 10, 20), words(-1, 0, 0, 0, 0, 0x83, 4, 10, 20, 0),
      words(-1, 0, 0, 0, 0, 0x23, 2, 0, 0), words(-1, 0, 0, 0, 0, 0x03, 999, 0, 0),
    ] as [[UInt8]])
  func `A damaged glyph is empty`(_ glyph: [UInt8]) throws {
    #expect(try points("A", [glyph]) == [])
  }
}
