/// The ligatures that `GSUB` asks for in all text, such as one glyph for f and i.
struct Ligatures: Sendable {
  /// More subtables, and more ligatures with one beginning, than any font needs.
  private static let greatestCount = 64
  private static let greatestChoice = 256

  private var lookups: [(flags: Int, subtables: [FontData])] = []
  private var scripts: [FontScript: [Int]] = [:]
  /// The glyphs that some ligature begins with.
  private var starts: GlyphSet

  init(_ directory: FontDirectory, glyphCount: Int) throws(OpenTypeError) {
    starts = GlyphSet(glyphCount: glyphCount)
    guard let data = directory["GSUB"] else { return }
    let table = try LayoutTable(data, tag: "GSUB")
    var known: [Int: Int] = [:]
    var left = Self.greatestCount
    for script in FontScript.allCases {
      for number in table.lookups(of: ["rlig", "clig", "liga"], script: script) {
        if known[number] == nil {
          let (flags, subtables) = table.subtables(
            ofLookup: number, type: 4, extensionType: 7, limit: left)
          left -= subtables.count
          known[number] = lookups.count
          lookups.append((flags, subtables))
          for subtable in subtables {
            guard let coverage = subtable.part(atOffset16: 2) else { continue }
            GlyphCoverage.each(in: coverage, glyphCount: glyphCount) { glyph, _ in
              starts.insert(glyph)
            }
          }
        }
        if let index = known[number] { scripts[script, default: []].append(index) }
      }
    }
  }

  /// Puts ligatures in the place of the glyphs they stand for.
  ///
  /// - Complexity: O(*n*), where *n* is the number of glyphs, times the ligatures that begin with
  ///   the same glyph where there are some.
  func substitute(
    _ glyphs: [ShapedGlyph], script: FontScript, classes: GlyphClasses
  ) -> [ShapedGlyph] {
    guard let numbers = scripts[script], glyphs.contains(where: { starts.contains($0.glyph) })
    else { return glyphs }
    var glyphs = glyphs
    for number in numbers {
      let (flags, subtables) = lookups[number]
      var result: [ShapedGlyph] = []
      result.reserveCapacity(glyphs.count)
      var place = 0
      while place < glyphs.count {
        let rest = glyphs[place...]
        if starts.contains(glyphs[place].glyph),
          let found = match(rest, flags: flags, subtables: subtables, classes: classes)
        {
          result.append(ShapedGlyph(glyph: found.glyph, scalar: glyphs[place].scalar, advance: 0))
          result += found.skipped
          place = found.end
        } else {
          result.append(glyphs[place])
          place += 1
        }
      }
      glyphs = result
    }
    return glyphs
  }

  private struct Match {
    var glyph: Int
    /// The marks that stood among the parts.
    var skipped: [ShapedGlyph]
    var end: Int
  }

  private func match(
    _ glyphs: ArraySlice<ShapedGlyph>, flags: Int, subtables: [FontData], classes: GlyphClasses
  ) -> Match? {
    guard let first = glyphs.first, !classes.isSkipped(first.glyph, flags: flags) else {
      return nil
    }
    for subtable in subtables {
      guard subtable.u16(0) == 1, let coverage = subtable.part(atOffset16: 2),
        let place = GlyphCoverage.index(of: first.glyph, in: coverage),
        let list = subtable.part(atOffset16: 6 + place * 2), let count = list.u16(0)
      else { continue }
      for number in 0..<min(count, Self.greatestChoice) {
        guard let ligature = list.part(atOffset16: 2 + number * 2) else { break }
        let found = match(ligature, glyphs: glyphs, flags: flags, classes: classes)
        if let found { return found }
      }
    }
    return nil
  }

  private func match(
    _ ligature: FontData, glyphs: ArraySlice<ShapedGlyph>, flags: Int, classes: GlyphClasses
  ) -> Match? {
    guard let glyph = ligature.u16(0), let parts = ligature.u16(2), parts > 0 else { return nil }
    var match = Match(glyph: glyph, skipped: [], end: glyphs.startIndex + 1)
    for part in 1..<max(parts, 1) {
      while match.end < glyphs.endIndex,
        classes.isSkipped(glyphs[match.end].glyph, flags: flags)
      {
        match.skipped.append(glyphs[match.end])
        match.end += 1
      }
      guard match.end < glyphs.endIndex, ligature.u16(2 + part * 2) == glyphs[match.end].glyph
      else { return nil }
      match.end += 1
    }
    return match
  }
}
