/// The tables `hhea`, `hmtx` and `HVAR`: how wide glyphs are, in font units.
struct GlyphWidths: Sendable {
  /// How many glyphs the font has.
  let glyphCount: Int
  private let metrics: FontData
  /// Glyphs from here on are as wide as the last one before.
  private let measuredCount: Int
  private let variations: FontData?

  init(_ directory: FontDirectory) throws(OpenTypeError) {
    let profile = try directory.required("maxp", count: 6)
    let header = try directory.required("hhea", count: 36)
    guard let count = profile.u16(4), count > 0 else {
      throw OpenTypeError(table: "maxp", reason: "the font has no glyphs")
    }
    guard let measured = header.u16(34), measured > 0, measured <= count else {
      throw OpenTypeError(
        table: "hhea", reason: "the number of widths is none, or above that of glyphs")
    }
    metrics = try directory.required("hmtx", count: measured * 4)
    glyphCount = count
    measuredCount = measured
    variations = directory["HVAR"]
  }

  /// The width of a glyph as the file has it; 0 for a glyph there isn't.
  func advance(of glyph: Int) -> Int {
    guard glyph >= 0, glyph < glyphCount else { return 0 }
    return metrics.u16(min(glyph, measuredCount - 1) * 4) ?? 0
  }

  /// The width of a glyph at coordinates of the variation axes.
  ///
  /// The axes' values are from -1 to 1; there are none for the font as the file has it.
  func advance(of glyph: Int, at coordinates: [Double]) -> Int {
    let width = advance(of: glyph)
    guard !coordinates.isEmpty, let variations, let store = variations.part(atOffset32: 4) else {
      return width
    }
    let index = VariationIndex(ofGlyph: glyph, map: variations.part(atOffset32: 8))
    let delta = ItemVariations(store).delta(at: index, coordinates: coordinates)
    return max(width + Int((delta + 0.5).rounded(.down)), 0)
  }
}
