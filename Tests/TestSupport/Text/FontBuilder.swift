package import Foundation

/// Builds small fonts for the tests, of an em of 1000 units.
///
/// Glyph 1 is a space of 250 units, 2 to 27 are A to Z of 610, 620 … 860, 28 is a mark of 500,
/// 29 the ligature of F and I, of 900.
package struct FontBuilder {
  package var tables: [String: [UInt8]] = [:]

  package static let glyphCount = 30
  package static let advances = [500, 250] + (0..<26).map { 610 + $0 * 10 } + [500, 900]

  /// The glyph of a letter from A to Z.
  package static func glyph(_ letter: Unicode.Scalar) -> Int { Int(letter.value) - 0x41 + 2 }

  /// A font with outlines and without kerning.
  package init(cubic: Bool = false) {
    tables["head"] =
      words(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + words(0, 0, 0, 0, 0, 0, 0, 0)
      + words(0, 0, 0, 0, 0, 8, 2, 0, 0)
    tables["hhea"] =
      words(1, 0, 950, -250, 50) + [UInt8](repeating: 0, count: 24) + words(Self.glyphCount)
    tables["maxp"] = words(1, 0, Self.glyphCount)
    tables["hmtx"] = Self.advances.flatMap { words($0, 0) }
    tables["cmap"] = Self.characterMap
    tables["OS/2"] = words(4, 0, 700) + [UInt8](repeating: 0, count: 80) + words(520, 710)
    tables["name"] = Self.names
    if cubic {
      tables["CFF "] = Self.compactOutlines
    } else {
      tables["loca"] = Self.locations
      tables["glyf"] = Self.outlines
    }
  }

  /// The font's bytes: a list of tables and the tables, each at a multiple of four.
  package func bytes(at base: Int = 0) -> [UInt8] {
    let sorted = tables.sorted { $0.key < $1.key }
    var list = words(tables["CFF "] == nil ? 1 : 0x4F54, tables["CFF "] == nil ? 0 : 0x544F)
    list += words(sorted.count, 0, 0, 0)
    var body: [UInt8] = []
    let start = base + 12 + sorted.count * 16
    for (tag, table) in sorted {
      list += Array(tag.utf8) + long(0) + long(start + body.count) + long(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return list + body
  }

  package var data: Data { Data(bytes()) }

  /// Space and A to Z in format 4; a mark, and A once more beyond the basic plane, in format 12.
  private static var characterMap: [UInt8] {
    let segments =
      words(4, 48, 0, 8, 0, 0, 0) + words(0x20, 0x5A, 0x301, 0xFFFF) + words(0)
      + words(0x20, 0x41, 0x301, 0xFFFF) + words(1 - 0x20, 2 - 0x41, 28 - 0x301, 1)
      + words(0, 0, 0, 0)
    let groups =
      words(12, 0) + long(64) + long(0) + long(4) + long(0x20) + long(0x20) + long(1)
      + long(0x41) + long(0x5A) + long(2) + long(0x301) + long(0x301) + long(28)
      + long(0x1D400) + long(0x1D400) + long(2)
    return words(0, 2, 3, 1) + long(20) + words(3, 10) + long(20 + segments.count) + segments
      + groups
  }

  private static var names: [UInt8] {
    let texts = [(1, "Test"), (2, "Bold"), (6, "Test-Bold")]
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (number, text) in texts {
      let bytes = words(text.utf16.map(Int.init))
      records += words(3, 1, 0x409, number, bytes.count, storage.count)
      storage += bytes
    }
    return words(0, texts.count, 6 + records.count) + records + storage
  }

  /// A is a square of 100 to 500, B is A moved by 10 and 20, C is round, D is made of itself.
  private static var glyphs: [[UInt8]] {
    let square =
      words(1, 100, 0, 500, 400, 3, 0) + [1, 1, 1, 1] + words(100, 400, 0, -400)
      + words(0, 0, 400, 0)
    let moved = words(-1, 0, 0, 0, 0, 0x0003, 2, 10, 20)
    let round =
      words(1, 0, 0, 100, 100, 3, 0) + [0, 0, 0, 0] + words(0, 100, 0, -100) + words(0, 0, 100, 0)
    let endless = words(-1, 0, 0, 0, 0, 0x0023, 5, 0, 0) + words(0x0003, 5, 0, 0)
    return [square, moved, round, endless]
  }

  private static var outlines: [UInt8] { glyphs.flatMap { $0 } }

  private static var locations: [UInt8] {
    var offset = 0
    return words(0)
      + (0..<glyphCount).flatMap { glyph -> [UInt8] in
        if glyph >= 2, glyph - 2 < glyphs.count { offset += glyphs[glyph - 2].count }
        return words(offset / 2)
      }
  }

  /// A is a square of 100 to 500 drawn by a subroutine, B has a curve.
  private static var compactOutlines: [UInt8] {
    // 400 hlineto 400 vlineto -400 hlineto return
    let subroutine: [UInt8] =
      number(400) + [6] + number(400) + [7] + number(-400) + [6, 11]
    let square: [UInt8] = number(100) + number(0) + [21] + number(-107) + [10, 14]
    let curve: [UInt8] =
      number(0) + [22] + number(10) + number(20) + number(30) + number(40) + number(50)
      + number(60) + [8, 14]
    return compactTable([2: square, 3: curve], subroutines: [subroutine])
  }
}

/// Numbers of 16 bits, the high byte first.
package func words(_ values: Int...) -> [UInt8] { words(values) }

package func words(_ values: [Int]) -> [UInt8] {
  values.flatMap {
    [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
  }
}

/// A number of 32 bits, the high byte first.
package func long(_ value: Int) -> [UInt8] {
  words(value >> 16) + words(value)
}
