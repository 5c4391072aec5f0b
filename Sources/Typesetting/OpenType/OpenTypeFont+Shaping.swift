public import Foundation

/// A glyph in a line of text.
struct ShapedGlyph: Sendable {
  /// The glyph's number in its font.
  var glyph: Int
  /// Which scalar of the text it begins with.
  var scalar: Int
  /// How far the pen moves on, in font units.
  var advance: Double
}

extension OpenTypeFont {
  /// How long a text is on one line, in points, with kerning and ligatures.
  ///
  /// - Parameters:
  ///   - text: The text; characters the font doesn't have count as its sign for a missing one.
  ///   - size: The side of the em square, in points; what isn't above 0 counts as 0.
  /// - Returns: The length.
  /// - Complexity: O(*n* log *g*), where *n* is the length of the text and *g* the number of glyphs.
  public func width(of text: String, size: CGFloat) -> CGFloat {
    guard size > 0 else { return 0 }
    let units = glyphs(of: text.unicodeScalars.map(\.value)).reduce(0) { $0 + $1.advance }
    return CGFloat(units) * size / CGFloat(file.unitsPerEm)
  }

  /// Whether the font has a glyph for every scalar of a character, invisible ones aside.
  ///
  /// - Parameter character: The character.
  /// - Returns: True if nothing is missing.
  public func contains(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      file.characters.glyph(for: $0.value) != 0
        || UnicodeDatabase.standard[$0.value].isIgnorable
    }
  }

  /// The glyphs of a text in the order of its scalars, with their widths.
  func glyphs(of scalars: [UInt32]) -> [ShapedGlyph] {
    var result: [ShapedGlyph] = []
    result.reserveCapacity(scalars.count)
    var start = 0
    while start < scalars.count {
      var script: FontScript?
      var end = start
      while end < scalars.count {
        if let own = FontScript(scalars[end]) {
          if let script, script != own { break }
          script = own
        }
        end += 1
      }
      result += glyphs(of: scalars, in: start..<end, script: script ?? .other)
      start = end
    }
    return result
  }

  private func glyphs(
    of scalars: [UInt32], in range: Range<Int>, script: FontScript
  ) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(range.count)
    for place in range {
      let glyph = file.characters.glyph(for: scalars[place])
      glyphs.append(ShapedGlyph(glyph: glyph, scalar: place, advance: 0))
    }
    glyphs = file.ligatures.substitute(glyphs, script: script, classes: file.classes)
    for place in glyphs.indices {
      let scalar = scalars[glyphs[place].scalar]
      glyphs[place].advance = Double(advance(of: glyphs[place].glyph, scalar: scalar))
    }
    file.kerning.adjust(
      &glyphs[...], script: script, classes: file.classes, coordinates: coordinates)
    return glyphs
  }

  /// The width of a glyph: none for what can't be seen, and for marks that stand on others.
  private func advance(of glyph: Int, scalar: UInt32) -> Int {
    if scalar >= 0x80 {
      let properties = UnicodeDatabase.standard[scalar]
      if properties.isIgnorable { return 0 }
      if file.classes.areKnown ? file.classes.isMark(glyph) : properties.cells == 0 { return 0 }
    }
    return file.widths.advance(of: glyph, at: coordinates)
  }
}
