import Foundation
import TestSupport
import Testing
import Typesetting

/// Which glyph a scalar has, seen by its width: glyph 0 is 500 wide, 1 is 250, 2 is 610 and 3 is 620.
@Suite struct CharacterMapTests {
  struct Part: Sendable {
    var platform = 3
    var encoding = 1
    var bytes: [UInt8]
  }

  /// A part of format 4: stretches of scalars, how far their glyphs are away, and where those in a list begin.
  static func segments(
    _ segments: [(first: Int, last: Int, delta: Int, range: Int)], glyphs: [Int] = []
  ) -> [UInt8] {
    let all = segments + [(0xFFFF, 0xFFFF, 1, 0)]
    return words(4, 0, 0, all.count * 2, 0, 0, 0) + words(all.map(\.last)) + words(0)
      + words(all.map(\.first)) + words(all.map(\.delta)) + words(all.map(\.range)) + words(glyphs)
  }

  /// A part of format 12: stretches of scalars and the glyph of the first.
  static func groups(_ groups: [(first: Int, last: Int, glyph: Int)]) -> [UInt8] {
    words(12, 0) + long(0) + long(0) + long(groups.count)
      + groups.flatMap { long($0.first) + long($0.last) + long($0.glyph) }
  }

  private func font(_ parts: [Part]) throws -> OpenTypeFont {
    var builder = FontBuilder()
    var at = 4 + parts.count * 8
    var list = words(0, parts.count)
    for part in parts {
      list += words(part.platform, part.encoding) + long(at)
      at += part.bytes.count
    }
    builder.tables["cmap"] = list + parts.flatMap(\.bytes)
    return try OpenTypeFont(data: builder.data)
  }

  @Test(
    arguments: [
      // a is 0x61: three letters, each as far from its glyph
      ([(0x61, 0x63, 2 - 0x61, 0)], [], "abc", 610 + 620 + 630),
      // before, behind and between stretches there is nothing
      ([(0x61, 0x61, 2 - 0x61, 0), (0x63, 0x63, 3 - 0x63, 0)], [], "`abcd", 1500 + 610 + 620),
      // a list, 4 bytes behind the first of two entries, whose glyphs may be anywhere
      ([(0x61, 0x63, 0, 4)], [4, 2, 3], "abc", 630 + 610 + 620),
      // what is 0 in a list is missing, and all else is moved by the delta
      ([(0x61, 0x63, 1, 4)], [3, 0, 1], "abc", 630 + 500 + 610),
      // glyphs count on from 0 behind the last
      ([(0x61, 0x61, 0x10002 - 0x61, 0)], [], "a", 610),
      // no scalar beyond the basic plane
      ([(0, 0xFFFE, 2, 4)], [], "\u{1F600}", 500),
    ] as [([(Int, Int, Int, Int)], [Int], String, CGFloat)])
  func `Stretches of 16 bits`(
    _ segments: [(Int, Int, Int, Int)], glyphs: [Int], text: String, width: CGFloat
  ) throws {
    let part = Part(
      bytes: Self.segments(segments.map { ($0.0, $0.1, $0.2, $0.3) }, glyphs: glyphs))
    #expect(try font([part]).width(of: text, size: 1000) == width)
  }

  @Test(
    arguments: [
      ([(0x61, 0x63, 2)], "abc", 610 + 620 + 630),
      ([(0x61, 0x61, 2), (0x63, 0x63, 3)], "`abcd", 1500 + 610 + 620),
      ([(0x1F600, 0x1F601, 2)], "\u{1F600}\u{1F601}\u{1F602}", 610 + 620 + 500),
      // beyond the last glyph there is none of its own width: the last one's counts
      ([(0x61, 0x61, 29)], "a", 900), ([], "a", 500),
      // a first glyph that is no glyph
      ([(0x61, 0x61, 0x10000)], "a", 500),
    ] as [([(Int, Int, Int)], String, CGFloat)])
  func `Stretches of 32 bits`(_ groups: [(Int, Int, Int)], text: String, width: CGFloat) throws {
    let part = Part(encoding: 10, bytes: Self.groups(groups.map { ($0.0, $0.1, $0.2) }))
    #expect(try font([part]).width(of: text, size: 1000) == width)
  }

  @Test func `Stretches of 32 bits go before those of 16, wherever they stand`() throws {
    let short = Part(bytes: Self.segments([(0x61, 0x61, 2 - 0x61, 0)]))
    let long = Part(encoding: 10, bytes: Self.groups([(0x61, 0x61, 3)]))
    #expect(try font([short, long]).width(of: "a", size: 1000) == 620)
    #expect(try font([long, short]).width(of: "a", size: 1000) == 620)
  }

  @Test(arguments: [(0, 3), (0, 4), (0, 0), (3, 1), (3, 10)])
  func `Encodings of Unicode are read`(_ platform: Int, encoding: Int) throws {
    let part = Part(
      platform: platform, encoding: encoding, bytes: Self.segments([(0x61, 0x61, 2 - 0x61, 0)]))
    #expect(try font([part]).width(of: "a", size: 1000) == 610)
  }

  /// Of variations, of the Macintosh, of symbols, of Shift-JIS, and formats that no system writes any more.
  @Test(arguments: [(0, 5, 4), (1, 0, 4), (3, 0, 4), (3, 2, 4), (3, 1, 0), (3, 1, 6), (0, 3, 14)])
  func `Other encodings and formats are none`(_ platform: Int, encoding: Int, format: Int) {
    var bytes = Self.segments([(0x61, 0x61, 2 - 0x61, 0)])
    bytes.replaceSubrange(0..<2, with: words(format))
    let part = Part(platform: platform, encoding: encoding, bytes: bytes)
    let error = #expect(throws: OpenTypeError.self) { try font([part]) }
    #expect(
      error?.description == "font table cmap: it has no Unicode part of format 4 or 12")
  }
}
