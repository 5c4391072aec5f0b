import Foundation
import TestSupport
import Testing
import Typesetting

/// F is 660 wide, I 690, L 720; glyph 29, the ligature, is 900, and B 620.
@Suite struct LigatureTableTests {
  private static let (b, f, i, l) = (
    FontBuilder.glyph("B"), FontBuilder.glyph("F"), FontBuilder.glyph("I"), FontBuilder.glyph("L")
  )

  private typealias Ligature = (glyph: Int, parts: [Int])

  /// A subtable of ligatures that begin with F, in the order in which they are tried.
  private static func ligatures(_ list: [(Int, [Int])], coverage: [UInt8] = words(1, 1, f))
    -> [UInt8]
  {
    var at = 2 + list.count * 2
    var offsets: [Int] = []
    var bytes: [UInt8] = []
    for (glyph, parts) in list {
      offsets.append(at)
      let ligature = words(glyph, parts.count + 1) + words(parts)
      at += ligature.count
      bytes += ligature
    }
    return words(1, 8, 1, 8 + coverage.count) + coverage + words(list.count) + words(offsets)
      + bytes
  }

  private func width(_ text: String, _ change: (inout FontBuilder) -> Void) throws -> CGFloat {
    var builder = FontBuilder()
    change(&builder)
    return try OpenTypeFont(data: builder.data).width(of: text, size: 1000)
  }

  @Test(
    arguments: [
      ([(29, [i])], "FI", 900), ([(29, [i])], "FL", 1380), ([(29, [i])], "IF", 1350),
      ([(29, [i])], "FIFI", 1800), ([(29, [f, i])], "FFI", 900), ([(29, [f, i])], "FF", 1320),
      // The first that fits is taken, the longest only where it stands first.
      ([(29, [f, i]), (b, [f])], "FFI", 900), ([(b, [f]), (29, [f, i])], "FFI", 620 + 690),
      ([(29, [i]), (b, [l])], "FIFL", 1520),
      // One glyph may take the place of another alone.
      ([(b, [])], "FIF", 620 + 690 + 620), ([], "FI", 1350),
    ] as [([(Int, [Int])], String, CGFloat)])
  func `The first ligature that fits is taken`(
    _ list: [(Int, [Int])], text: String, width expected: CGFloat
  ) throws {
    let table = Self.ligatures(list)
    #expect(try width(text) { $0.addLookup("liga", type: 4, in: "GSUB", [table]) } == expected)
  }

  /// The accent has no width of its own; what isn't passed over ends the ligature.
  @Test(arguments: [(8, 900), (0, 1350), (4, 1350)] as [(Int, CGFloat)])
  func `Marks among the letters stay behind`(_ flags: Int, width expected: CGFloat) throws {
    let table = Self.ligatures([(29, [Self.i])])
    let found = try width("F\u{301}I") {
      $0.addLookup("liga", type: 4, flags: flags, in: "GSUB", [table])
      $0.tables["GDEF"] = words(1, 0, 12, 0, 0, 0) + words(2, 1, 28, 28, 3)
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("liga", 900), ("rlig", 900), ("clig", 900), ("dlig", 1350), ("hlig", 1350), ("smcp", 1350),
    ] as [(String, CGFloat)])
  func `Only ligatures of all texts are made`(_ feature: String, width expected: CGFloat) throws {
    let table = Self.ligatures([(29, [Self.i])])
    #expect(try width("FI") { $0.addLookup(feature, type: 4, in: "GSUB", [table]) } == expected)
  }

  /// Type 7 stands for a table of another type, here 8 bytes on; substitutions of other types are left alone.
  @Test(
    arguments: [
      (7, words(1, 4) + long(8), 900), (7, words(1, 1) + long(8), 1350),
      (7, words(2, 4) + long(8), 1350), (7, words(1, 4) + long(0xFFFF_FFFF), 1350), (4, [], 900),
      (1, [], 1350), (6, [], 1350),
    ] as [(Int, [UInt8], CGFloat)])
  func `A table may stand far away`(_ type: Int, head: [UInt8], width expected: CGFloat) throws {
    let table = head + Self.ligatures([(29, [Self.i])])
    #expect(try width("FI") { $0.addLookup("liga", type: type, in: "GSUB", [table]) } == expected)
  }

  /// What one lookup has made is what the next one sees.
  @Test func `Lookups follow each other`() throws {
    let second = Self.ligatures([(Self.b, [Self.l])], coverage: words(1, 1, 29))
    let found = try width("FIL") {
      $0.addLookups(
        [
          .init("liga", type: 4, [Self.ligatures([(29, [Self.i])])]),
          .init("liga", type: 4, [second]),
        ], in: "GSUB")
    }
    #expect(found == 620)
  }

  @Test(
    arguments: [
      (words(1, 1, f), 900), (words(2, 1, f, f, 0), 900), (words(2, 1, b, f, 0), 1350),
      (words(2, 2, b, b, 7, f, i, 0), 900), (words(1, 1, b), 1350), (words(3, 1, f), 1350),
    ] as [([UInt8], CGFloat)])
  func `The letters that begin ligatures are a list or stretches`(
    _ coverage: [UInt8], width expected: CGFloat
  ) throws {
    let table = Self.ligatures([(29, [Self.i])], coverage: coverage)
    #expect(try width("FI") { $0.addLookup("liga", type: 4, in: "GSUB", [table]) } == expected)
  }
}
