import Foundation

/// The table `CFF `: curves as small programs, of Adobe's technical notes 5176 and 5177.
struct CompactOutlines {
  private let glyphs: CompactIndex
  private let globalSubroutines: CompactIndex
  /// The subroutines of each private dictionary; one for all glyphs, or one for each group.
  private let localSubroutines: [CompactIndex]
  private let groups: FontData?

  init?(_ directory: FontDirectory) {
    guard let table = directory["CFF "], let headerSize = table.u8(2),
      let names = CompactIndex(table, at: headerSize),
      let dictionaries = CompactIndex(table, at: names.end),
      let strings = CompactIndex(table, at: dictionaries.end),
      let subroutines = CompactIndex(table, at: strings.end),
      let top = dictionaries[0].map(CompactDictionary.init),
      let glyphsAt = top.integer(17), let glyphs = CompactIndex(table, at: glyphsAt)
    else { return nil }
    self.glyphs = glyphs
    globalSubroutines = subroutines
    guard let listAt = top.integer(0x0C24), let list = CompactIndex(table, at: listAt) else {
      localSubroutines = [Self.subroutines(of: top, in: table)]
      groups = nil
      return
    }
    localSubroutines = (0..<min(list.count, 256)).map { index in
      list[index].map { Self.subroutines(of: CompactDictionary($0), in: table) } ?? .empty
    }
    groups = top.integer(0x0C25).flatMap { table.part(at: $0) }
  }

  /// The shape of a glyph in font units; empty if it is empty or damaged.
  func outline(of glyph: Int) -> GlyphOutline {
    guard let program = glyphs[glyph] else { return GlyphOutline() }
    let group = groups == nil ? 0 : self.group(of: glyph) ?? 0
    var interpreter = CharstringInterpreter(
      globalSubroutines: globalSubroutines,
      localSubroutines: group < localSubroutines.count ? localSubroutines[group] : .empty)
    return interpreter.run(program) ? interpreter.outline : GlyphOutline()
  }

  private static func subroutines(
    of dictionary: CompactDictionary, in table: FontData
  ) -> CompactIndex {
    guard let place = dictionary.numbers(18), place.count == 2,
      let size = Int(exactly: place[0].rounded()), let offset = Int(exactly: place[1].rounded()),
      let data = table.part(at: offset, count: size),
      let at = CompactDictionary(data).integer(19),
      let whole = table.part(at: offset), let index = CompactIndex(whole, at: at)
    else { return .empty }
    return index
  }

  /// The group that a glyph belongs to, in fonts of many scripts.
  private func group(of glyph: Int) -> Int? {
    guard let groups else { return nil }
    switch groups.u8(0) {
    case 0: return groups.u8(1 + glyph)
    case 3:
      guard let count = groups.u16(1) else { return nil }
      let found = groups.search(from: 3, count: count, stride: 3) {
        groups.u16($0).map { $0 <= glyph }
      }
      return groups.u8(found.offset - 1)
    default: return nil
    }
  }
}

/// A list of stretches of bytes.
struct CompactIndex {
  static let empty = CompactIndex()

  let count: Int
  /// Where what follows the list begins.
  let end: Int
  private let data: FontData
  private let offsetSize: Int

  private init() {
    count = 0
    end = 0
    data = FontData([])
    offsetSize = 1
  }

  init?(_ table: FontData, at offset: Int) {
    guard let data = table.part(at: offset), let count = data.u16(0) else { return nil }
    self.data = data
    self.count = count
    guard count > 0 else {
      offsetSize = 1
      end = offset + 2
      return
    }
    guard let size = data.u8(2), (1...4).contains(size) else { return nil }
    offsetSize = size
    guard let last = Self.number(data, at: 3 + count * size, size: size),
      last <= data.count
    else { return nil }
    end = offset + 2 + (count + 1) * size + last
  }

  /// A stretch; nil if there is none.
  subscript(index: Int) -> FontData? {
    guard index >= 0, index < count,
      let first = Self.number(data, at: 3 + index * offsetSize, size: offsetSize),
      let last = Self.number(data, at: 3 + (index + 1) * offsetSize, size: offsetSize),
      first <= last
    else { return nil }
    return data.part(at: 2 + (count + 1) * offsetSize + first, count: last - first)?.copiedIfShort
  }

  private static func number(_ data: FontData, at offset: Int, size: Int) -> Int? {
    switch size {
    case 1: data.u8(offset)
    case 2: data.u16(offset)
    case 3: data.u16(offset).flatMap { high in data.u8(offset + 2).map { high << 8 | $0 } }
    default: data.u32(offset)
    }
  }
}

/// Numbers by the operators that follow them.
struct CompactDictionary {
  private var entries: [Int: [Double]] = [:]

  init(_ data: FontData) {
    var at = 0
    var numbers: [Double] = []
    while let byte = data.u8(at) {
      at += 1
      switch byte {
      case 0...21:
        var name = byte
        if byte == 12, let second = data.u8(at) {
          name = 0x0C00 | second
          at += 1
        }
        entries[name] = numbers
        numbers = []
      case 28:
        guard let number = data.i16(at) else { return }
        numbers.append(Double(number))
        at += 2
      case 29:
        guard let number = data.i32(at) else { return }
        numbers.append(Double(number))
        at += 4
      case 30:
        // A decimal number, which nothing that is read here is written as.
        while let digits = data.u8(at) {
          at += 1
          if digits & 15 == 15 || digits >> 4 == 15 { break }
        }
        numbers.append(0)
      case 32...246: numbers.append(Double(byte - 139))
      case 247...254:
        guard let low = data.u8(at) else { return }
        at += 1
        numbers.append(
          Double(byte < 251 ? (byte - 247) * 256 + low + 108 : -(byte - 251) * 256 - low - 108))
      default: break
      }
      if numbers.count > 48 { return }
    }
  }

  func numbers(_ name: Int) -> [Double]? { entries[name] }

  func integer(_ name: Int) -> Int? {
    entries[name]?.last.flatMap { Int(exactly: $0.rounded()) }
  }
}
