/// The pairs of `GPOS`, feature by feature, or for scripts that it has none for, of the old table
/// `kern`.
struct PairKerning: Sendable {
  /// More subtables than any font needs; further ones are left out.
  private static let greatestCount = 64

  private var lookups: [(flags: Int, subtables: [PairAdjustment])] = []
  /// The lookups of each script.
  private var scripts: [FontScript: [Int]] = [:]
  private let old: KernTable?

  init(_ directory: FontDirectory, glyphCount: Int) throws(OpenTypeError) {
    old = directory["kern"].flatMap { KernTable($0) }
    guard let data = directory["GPOS"] else { return }
    let table = try LayoutTable(data, tag: "GPOS")
    var known: [Int: Int] = [:]
    var left = Self.greatestCount
    for script in FontScript.allCases {
      for number in table.lookups(of: ["kern", "dist"], script: script) {
        if known[number] == nil {
          let (flags, parts) = table.subtables(
            ofLookup: number, type: 2, extensionType: 9, limit: left)
          let subtables = parts.compactMap { PairAdjustment($0, glyphCount: glyphCount) }
          left -= parts.count
          known[number] = lookups.count
          lookups.append((flags, subtables))
        }
        if let index = known[number], !lookups[index].subtables.isEmpty {
          scripts[script, default: []].append(index)
        }
      }
    }
  }

  /// Adds to the widths of glyphs what their neighbours ask for.
  ///
  /// - Parameters:
  ///   - glyphs: Glyphs of one script, with their widths in font units.
  ///   - script: The script.
  ///   - classes: Which glyphs are marks.
  ///   - coordinates: The axes' values; none for the font as the file has it.
  /// - Complexity: O(*n* log *p*), where *n* is the number of glyphs and *p* that of the pairs that
  ///   begin with one glyph.
  func adjust(
    _ glyphs: inout ArraySlice<ShapedGlyph>, script: FontScript, classes: GlyphClasses,
    coordinates: [Double]
  ) {
    if let old, scripts[script] == nil {
      old.adjust(&glyphs, classes: classes)
      return
    }
    let store = coordinates.isEmpty ? nil : classes.variations
    let variations = store.map { KerningVariations(store: $0, coordinates: coordinates) }
    for index in scripts[script] ?? [] {
      let (flags, subtables) = lookups[index]
      var first = glyphs.startIndex
      while first < glyphs.endIndex {
        guard !classes.isSkipped(glyphs[first].glyph, flags: flags) else {
          first += 1
          continue
        }
        var second = first + 1
        while second < glyphs.endIndex, classes.isSkipped(glyphs[second].glyph, flags: flags) {
          second += 1
        }
        guard second < glyphs.endIndex else { break }
        let (left, right) = (glyphs[first].glyph, glyphs[second].glyph)
        var next = second
        for subtable in subtables {
          guard let change = subtable.change(left, right, variations: variations) else {
            continue
          }
          glyphs[first].advance += change.first
          glyphs[second].advance += change.second
          if change.takesBoth { next = second + 1 }
          break
        }
        first = next
      }
    }
  }
}

/// The table `kern` of fonts without `GPOS`: sorted pairs.
struct KernTable: Sendable {
  private var subtables: [(pairs: FontData, count: Int)] = []

  init?(_ table: FontData) {
    guard table.u16(0) == 0, let count = table.u16(2) else { return nil }
    var at = 4
    for _ in 0..<min(count, 16) {
      guard let length = table.u16(at + 2), let coverage = table.u16(at + 4) else { break }
      // Format 0, horizontal, no minimum and not across the line.
      if coverage >> 8 == 0, coverage & 0b111 == 1, let pairs = table.u16(at + 6),
        let data = table.part(at: at + 14)
      {
        subtables.append((data, pairs))
      }
      guard length >= 6 else { break }
      at += length
    }
  }

  /// Adds to the widths of glyphs what their neighbours ask for; marks are passed over.
  func adjust(_ glyphs: inout ArraySlice<ShapedGlyph>, classes: GlyphClasses) {
    var first: Int?
    for second in glyphs.indices where !classes.isMark(glyphs[second].glyph) {
      if let first {
        glyphs[first].advance += Double(value(glyphs[first].glyph, glyphs[second].glyph))
      }
      first = second
    }
  }

  private func value(_ first: Int, _ second: Int) -> Int {
    let wanted = first << 16 | second
    return subtables.reduce(0) { sum, subtable in
      let (pairs, count) = subtable
      func key(at offset: Int) -> Int? {
        guard let left = pairs.u16(offset), let right = pairs.u16(offset + 2) else { return nil }
        return left << 16 | right
      }
      let found = pairs.search(from: 0, count: count, stride: 6) { key(at: $0).map { $0 < wanted } }
      guard found.place < count, key(at: found.offset) == wanted else { return sum }
      return sum + (pairs.i16(found.offset + 4) ?? 0)
    }
  }
}
