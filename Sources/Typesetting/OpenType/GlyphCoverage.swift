/// Lists of glyphs in the layout tables: coverages and classes.
enum GlyphCoverage {
  /// Calls with each covered glyph and its place in the list, in the order of the file.
  ///
  /// No more calls are made than twice the font has glyphs, however often a file repeats itself.
  static func each(in data: FontData, glyphCount: Int, _ body: (Int, Int) -> Void) {
    guard let format = data.u16(0), let count = data.u16(2) else { return }
    if format == 1 {
      for place in 0..<min(count, glyphCount) {
        guard let glyph = data.u16(4 + place * 2) else { return }
        if glyph < glyphCount { body(glyph, place) }
      }
      return
    }
    guard format == 2 else { return }
    eachRange(in: data, at: 4, count: count, glyphCount: glyphCount) { glyph, first, start in
      body(glyph, start + glyph - first)
    }
  }

  /// Calls with each glyph that has a class and the class.
  static func eachClass(in data: FontData, glyphCount: Int, _ body: (Int, Int) -> Void) {
    switch data.u16(0) {
    case 1:
      guard let first = data.u16(2), let count = data.u16(4) else { return }
      for place in 0..<count {
        guard let value = data.u16(6 + place * 2), first + place < glyphCount else { return }
        body(first + place, value)
      }
    case 2:
      guard let count = data.u16(2) else { return }
      eachRange(in: data, at: 4, count: count, glyphCount: glyphCount) { glyph, _, value in
        body(glyph, value)
      }
    default: return
    }
  }

  /// Goes through records of a first glyph, a last one and a value.
  private static func eachRange(
    in data: FontData, at offset: Int, count: Int, glyphCount: Int,
    _ body: (Int, Int, Int) -> Void
  ) {
    var left = glyphCount * 2
    for record in 0..<count {
      let at = offset + record * 6
      guard left > 0, let first = data.u16(at), let last = data.u16(at + 2),
        let value = data.u16(at + 4)
      else { return }
      guard first <= last, first < glyphCount else { continue }
      let end = min(last, glyphCount - 1, first + left - 1)
      for glyph in first...end { body(glyph, first, value) }
      left -= end - first + 1
    }
  }

  /// The place of a glyph in a coverage; nil if it isn't covered.
  ///
  /// - Complexity: O(log *n*), where *n* is the length of the list.
  static func index(of glyph: Int, in data: FontData) -> Int? {
    guard let format = data.u16(0), let count = data.u16(2) else { return nil }
    switch format {
    case 1:
      let found = data.search(from: 4, count: count, stride: 2) {
        data.u16($0).map { $0 < glyph }
      }
      guard found.place < count, data.u16(found.offset) == glyph else { return nil }
      return found.place
    case 2:
      let found = data.search(from: 4, count: count, stride: 6) {
        data.u16($0 + 2).map { $0 < glyph }
      }
      guard found.place < count, let first = data.u16(found.offset), first <= glyph,
        let start = data.u16(found.offset + 4)
      else { return nil }
      return start + glyph - first
    default: return nil
    }
  }
}

/// A set of glyphs.
struct GlyphSet: Sendable {
  private var words: [UInt64]

  init(glyphCount: Int) { words = Array(repeating: 0, count: (glyphCount + 63) / 64) }

  func contains(_ glyph: Int) -> Bool {
    glyph >> 6 < words.count && words[glyph >> 6] >> UInt64(glyph & 63) & 1 == 1
  }

  mutating func insert(_ glyph: Int) {
    if glyph >> 6 < words.count { words[glyph >> 6] |= 1 << UInt64(glyph & 63) }
  }
}
