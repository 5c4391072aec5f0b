import Foundation
import TestSupport
import Testing
import Typesetting

/// A is 610 wide, T 800 and V 820, so that AV is 1430 without kerning.
@Suite struct KerningTableTests {
  private static let (a, t, v) = (
    FontBuilder.glyph("A"), FontBuilder.glyph("T"), FontBuilder.glyph("V")
  )

  private func width(_ text: String, _ change: (inout FontBuilder) -> Void) throws -> CGFloat {
    var builder = FontBuilder()
    change(&builder)
    return try OpenTypeFont(data: builder.data).width(of: text, size: 1000)
  }

  /// A subtable of one pair, A and another glyph, with the numbers of both.
  private static func pair(
    to second: Int = v, formats: (Int, Int) = (4, 0), _ record: [Int]
  ) -> [UInt8] {
    words(1, 12, formats.0, formats.1, 1, 18) + words(1, 1, a) + words(1, second) + words(record)
  }

  /// Numbers stand in the order of their bits: along and across, the width, the height, four devices.
  @Test(
    arguments: [
      (4, [-80], -80), (5, [7, -80], -80), (6, [9, -80], -80), (7, [7, 9, -80], -80),
      (0xC, [-80, 5], -80), (0xF, [1, 2, -80, 4], -80), (0x44, [-80, 0], -80),
      (0x47, [1, 2, -80, 0], -80),
      (8, [-80], 0), (3, [-80, -80], 0), (0, [], 0), (0x104, [-80], -80),
    ] as [(Int, [Int], CGFloat)])
  func `A pair's width is found among its numbers`(
    _ format: Int, record: [Int], change: CGFloat
  ) throws {
    let width = try width("AV") {
      $0.addLookup("kern", type: 2, [Self.pair(formats: (format, 0), record)])
    }
    #expect(width == 1430 + change)
  }

  /// V and A are kerned as well; where a pair moves its second glyph, that one begins none of its own.
  @Test(
    arguments: [
      ((4, 0), [-80], 2040 - 80 - 40), ((4, 4), [-80, -5], 2040 - 85),
      ((4, 1), [-80, 3], 2040 - 80),
      ((0, 4), [-5], 2040 - 5),
    ] as [((Int, Int), [Int], CGFloat)])
  func `A pair that moves both glyphs takes both`(
    _ formats: (Int, Int), record: [Int], width expected: CGFloat
  ) throws {
    let backward = words(1, 12, 4, 0, 1, 18) + words(1, 1, Self.v) + words(1, Self.a, -40)
    let width = try width("AVA") {
      $0.addLookup("kern", type: 2, [Self.pair(formats: formats, record), backward])
    }
    #expect(width == expected)
  }

  /// Classes by which A begins a pair with V, and with all else, of 0.
  private static let classes: [UInt8] =
    words(2, 24, 4, 0, 30, 38, 1, 2) + words(0, -70) + words(0, 0) + words(1, 1, a) + words(2, 0)
    + words(0, 0) + words(1, v, 1, 1)

  @Test(
    arguments: [
      // The first part that speaks of a pair decides.
      ([pair([-80]), pair([-30])], "AV", 1350), ([pair(to: t, [-80]), pair([-30])], "AV", 1400),
      // Classes speak of all that begins with their glyphs.
      ([classes, pair(to: t, [-80])], "AV", 1360), ([classes, pair(to: t, [-80])], "AT", 1410),
      ([pair(to: t, [-80]), classes], "AT", 1330), ([classes], "VA", 1430),
      // A part of another format, or one cut off, says nothing.
      ([words(3, 12, 4, 0, 1, 18), pair([-30])], "AV", 1400),
      ([words(1), pair([-30])], "AV", 1400),
      ([words(2, 24, 4, 0, 30, 38, 0, 2), pair([-30])], "AV", 1400),
    ] as [([[UInt8]], String, CGFloat)])
  func `The first part of a lookup that speaks of a pair decides`(
    _ parts: [[UInt8]], text: String, width expected: CGFloat
  ) throws {
    #expect(try width(text) { $0.addLookup("kern", type: 2, parts) } == expected)
  }

  @Test func `Lookups add to each other`() throws {
    let width = try width("AV") {
      $0.addLookups([
        .init("kern", type: 2, [Self.pair([-80])]), .init("dist", type: 2, [Self.pair([-30])]),
        .init("cpsp", type: 2, [Self.pair([-500])]),
      ])
    }
    #expect(width == 1320)
  }

  /// The accent is a mark by the table `GDEF`: glyph 28 of class 3.
  @Test(arguments: [(8, 1350), (0, 1430), (2, 1430), (0xE, 1430)] as [(Int, CGFloat)])
  func `Flags say which glyphs stand between two of a pair`(_ flags: Int, width: CGFloat) throws {
    let found = try self.width("A\u{301}V") {
      $0.addLookup("kern", type: 2, flags: flags, [Self.pair([-80])])
      // Letters are of class 1, which the flag 2 passes over.
      $0.tables["GDEF"] = words(1, 0, 12, 0, 0, 0) + words(2, 2, 2, 27, 1, 28, 28, 3)
    }
    #expect(found == width)
  }

  /// A and V in Latin, Greek and Cyrillic letters, and in Georgian ones for all other scripts.
  @Test(
    arguments: [
      (["DFLT"], [1350, 1350, 1350, 1350]), (["latn"], [1350, 1350, 1350, 1350]),
      (["grek"], [1430, 1350, 1430, 1430]), (["cyrl"], [1430, 1430, 1350, 1430]),
      (["dflt"], [1350, 1350, 1350, 1350]), (["cyrl", "grek"], [1430, 1350, 1350, 1430]),
      (["arab"], [1430, 1430, 1430, 1430]), ([], [1430, 1430, 1430, 1430]),
    ] as [([String], [CGFloat])])
  func `A script without features of its own takes those for all others`(
    _ scripts: [String], widths: [CGFloat]
  ) throws {
    let letters = [(0x41, 0x56), (0x391, 0x3A5), (0x410, 0x423), (0x10A0, 0x10A1)]
    let groups = letters.flatMap { [($0.0, $0.0, Self.a), ($0.1, $0.1, Self.v)] }
    let found = try letters.map { first, second in
      try width(String(String.UnicodeScalarView([first, second].compactMap(Unicode.Scalar.init)))) {
        $0.addLookup("kern", type: 2, scripts: scripts, [Self.pair([-80])])
        $0.tables["cmap"] =
          words(0, 1, 3, 10) + long(12)
          + CharacterMapTests.groups(groups.map { (first: $0.0, last: $0.1, glyph: $0.2) })
      }
    }
    #expect(found == widths)
  }

  /// Glyphs that a pair may begin with: V is the third of them, and has the pair.
  @Test(
    arguments: [
      (words(1, 3, a, t, v), true), (words(1, 2, a, t), false), (words(2, 1, a, v, 0), false),
      (words(2, 2, a, t - 1, 0, t, v, 0), true), (words(2, 2, v, a, 0, v, v, 2), true),
      (words(2, 1, v, v, 2), true), (words(2, 1, v, v, 1), false),
      (words(2, 1, v, 0xFFFF, 2), true),
      (words(3, 3, a, t, v), false), (words(1, 9, a, t, v), true), ([], false),
    ] as [([UInt8], Bool)])
  func `Coverages list glyphs or stretches of them`(_ coverage: [UInt8], covers: Bool) throws {
    // Three sets of pairs, of which the third has V and A.
    let head = words(1, 28, 4, 0, 3, 16, 18, 20)
    let sets = words(0) + words(0) + words(1, Self.a, -60)
    // The coverage stands behind the sets, at 26 bytes.
    let table = [UInt8](head.prefix(2)) + words(26) + head.dropFirst(4) + sets + coverage
    let width = try width("VA") { $0.addLookup("kern", type: 2, [table]) }
    #expect(width == (covers ? 1370 : 1430))
  }
}
