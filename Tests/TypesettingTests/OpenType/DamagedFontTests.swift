import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct DamagedFontTests {
  @Test(
    arguments: [
      ("head", [], "font table head: it has 0 bytes of at least 54"),
      ("head", nil, "font table head: it is missing"),
      ("hhea", words(1, 0), "font table hhea: it has 4 bytes of at least 36"),
      ("maxp", words(1, 0, 0), "font table maxp: the font has no glyphs"),
      (
        "maxp", words(1, 0, 5),
        "font table hhea: the number of widths is none, or above that of glyphs"
      ),
      ("hmtx", words(1), "font table hmtx: it has 2 bytes of at least 120"),
      ("cmap", words(0, 9), "font table cmap: the list of encodings is cut off"),
      ("cmap", words(0, 0), "font table cmap: it has no Unicode part of format 4 or 12"),
      ("GPOS", words(2, 0), "font table GPOS: its head is cut off or of another version"),
      ("GSUB", [1], "font table GSUB: its head is cut off or of another version"),
      ("fvar", words(1, 0, 16), "font table fvar: it is cut off"),
    ] as [(String, [UInt8]?, String)])
  func `Errors name the table`(_ tag: String, bytes: [UInt8]?, message: String) {
    var builder = FontBuilder()
    builder.tables[tag] = bytes
    let error = #expect(throws: OpenTypeError.self) { try OpenTypeFont(data: builder.data) }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      ([], "font table file: the list of tables is cut off"),
      (words(1, 0, 9), "font table file: the list of tables is cut off"),
      (Array("<html></html>".utf8), "font table file: this is no OpenType font"),
      (
        words(1, 0, 1, 0, 0, 0) + Array("cmap".utf8) + long(0) + long(0) + long(0xFFFF_FFFF),
        "font table cmap: it reaches beyond the end of the file"
      ),
      (Array("ttcf".utf8) + long(1) + long(-1), "font table file: the list of fonts is cut off"),
    ] as [([UInt8], String)])
  func `Files that are no fonts are refused`(_ bytes: [UInt8], message: String) {
    let error = #expect(throws: OpenTypeError.self) { try OpenTypeFont(data: Data(bytes)) }
    #expect(error?.description == message)
  }

  @Test func `Every shorter file is refused or measured`() {
    for bytes in Self.fonts() {
      for count in stride(from: 0, to: bytes.count, by: 7) {
        Self.use(Array(bytes.prefix(count)))
      }
    }
  }

  /// Changes some bytes and uses what comes out: 2,000 cases, or as many as the environment variable
  /// LAYOUTKIT_FONT_CASES says.
  @Test func `Damaged fonts are refused or measured`() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["LAYOUTKIT_FONT_CASES"].flatMap { Int($0) } ?? 2_000
    var random = Bits(state: environment["LAYOUTKIT_SEED"].flatMap { UInt64($0) } ?? 20)
    let fonts = Self.fonts()
    var used = 0
    for number in 0..<count {
      var bytes = fonts[number % fonts.count]
      for _ in 0...random.next(below: 6) {
        let place = random.next(below: bytes.count)
        switch random.next(below: 4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next(below: 256))
        case 1: bytes[place] = [0, 0xFF, 0x7F, 0x80][random.next(below: 4)]
        case 2: bytes[place] ^= 1 << UInt8(random.next(below: 8))
        default:
          let source = random.next(below: bytes.count)
          let length = min(random.next(below: 16), bytes.count - max(source, place))
          for step in 0..<length { bytes[place + step] = bytes[source + step] }
        }
      }
      if random.next(below: 8) == 0 { bytes.removeLast(random.next(below: bytes.count)) }
      if Self.use(bytes) { used += 1 }
    }
    #expect(used > count / 4, "most damage should leave a font that can be read")
  }

  /// Fonts that between them have every table that is read.
  private static func fonts() -> [[UInt8]] {
    FontBuilder.Pairs.allCases.map { pairs in
      var builder = FontBuilder(cubic: pairs == .classes || pairs == .old)
      builder.addKerning(pairs)
      builder.addLigature()
      builder.addWeights()
      return builder.bytes()
    }
  }

  /// Reads a font and asks it for everything; whether it could be read.
  @discardableResult
  private static func use(_ bytes: [UInt8]) -> Bool {
    guard let font = try? OpenTypeFont(data: Data(bytes)) else { return false }
    let text = "AVATFI F\u{301}I ABCD\u{1D400}x"
    let widths = [font, font.withWeight(700), font.withWeight(200)].map {
      $0.width(of: text, size: 10)
    }
    let outline = font.outline(of: "ABCDE", size: 10)
    let lengths = [font.ascender, font.descender, font.leading, font.capHeight, font.xHeight]
    #expect((widths + lengths).allSatisfy { $0.isFinite })
    #expect(outline.elements.count < 1_000_000)
    _ = (font.familyName, font.styleName, font.postScriptName, font.weight, font.isItalic)
    return true
  }
}

/// The generator SplitMix64, of Steele, Lea and Flood.
private struct Bits {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) >> 1) % max(limit, 1)
  }
}
