/// The table `GDEF`: which glyphs are marks, and which a lookup passes over.
struct GlyphClasses: Sendable {
  /// The classes: 1 a letter, 2 a ligature, 3 a mark, 4 a part; empty if the font doesn't say.
  private let classes: [UInt8]
  /// How the font's numbers change along its axes.
  let variations: FontData?

  init(_ table: FontData?, glyphCount: Int) {
    guard let table, let list = table.part(atOffset16: 4) else {
      classes = []
      variations = nil
      return
    }
    var classes = [UInt8](repeating: 0, count: glyphCount)
    GlyphCoverage.eachClass(in: list, glyphCount: glyphCount) { glyph, value in
      classes[glyph] = UInt8(clamping: value)
    }
    self.classes = classes
    variations = (table.u16(2) ?? 0) >= 3 ? table.part(atOffset32: 14) : nil
  }

  /// Whether the font says what its glyphs are.
  var areKnown: Bool { !classes.isEmpty }

  /// Whether a glyph is a mark that stands on another one.
  func isMark(_ glyph: Int) -> Bool { glyph < classes.count && classes[glyph] == 3 }

  /// Whether a lookup with these flags passes over a glyph.
  func isSkipped(_ glyph: Int, flags: Int) -> Bool {
    guard flags & 0b1110 != 0, glyph < classes.count else { return false }
    return switch classes[glyph] {
    case 1: flags & 2 != 0
    case 2: flags & 4 != 0
    case 3: flags & 8 != 0
    default: false
    }
  }
}
