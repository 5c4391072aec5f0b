public import Foundation

/// Measures text as high and as wide as iOS does, without a file, or with fonts from files.
///
/// Text that names one of the families is measured with it, and characters that it doesn't have,
/// with the first other family that has them. All other text is measured with the standard font, or
/// with letters of one width if it names ``monospacedFamily``.
public struct StandardMeasurer: TextMeasurer, Hashable {
  /// The families of fonts from files.
  public let families: [FontFamily]

  /// The name of iOS's family of letters of one width, which needs no file either.
  public static let monospacedFamily = StandardFace.monospacedFamily

  /// The name of the usual font with digits of one width, which needs no file either.
  public static let digitsFamily = StandardFace.digitsFamily

  /// Makes a measurer.
  ///
  /// - Parameter families: Families of fonts from files, in the order in which they are asked for
  ///   characters that another one doesn't have.
  public init(families: [FontFamily] = []) {
    self.families = families
  }

  /// The heights of a line in a font.
  ///
  /// - Parameter font: The font.
  /// - Returns: The heights, in points.
  public func metrics(of font: TextFont) -> LineMetrics {
    guard let typeface = typeface(of: font) else {
      return Self.standardMetrics(size: font.size)
    }
    return LineMetrics(
      ascender: typeface.ascender * font.size, descender: typeface.descender * font.size,
      leading: typeface.leading * font.size, capHeight: typeface.capHeight * font.size,
      xHeight: typeface.xHeight * font.size)
  }

  /// The heights of a line in the standard font, which are iOS's at every weight.
  ///
  /// - Parameter size: The side of the em square, in points.
  /// - Returns: The heights, in points: without leading.
  public static func standardMetrics(size: CGFloat) -> LineMetrics {
    LineMetrics(
      ascender: CGFloat(StandardFace.ascender) * size,
      descender: CGFloat(StandardFace.descender) * size,
      capHeight: CGFloat(StandardFace.capHeight) * size,
      xHeight: CGFloat(StandardFace.xHeight) * size)
  }

  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text, with its fonts and the way its lines are set.
  ///   - direction: The direction it is read in.
  ///   - language: Ignored: neither widths nor line breaks depend on it here.
  /// - Returns: The measured text.
  /// - Complexity: O(*n*), where *n* is the length of the text; with fonts from files times the
  ///   logarithm of the number of their glyphs.
  public func paragraph(
    of text: StyledText, direction: WritingDirection, language: String?
  ) -> Paragraph {
    var scalars: [UInt32] = []
    var advances: [Double] = []
    var runs: [MeasuredRun] = []
    for run in text.runs {
      let own = run.text.unicodeScalars.map(\.value)
      let ellipsis = self.advances(of: [0x2026], font: run.font).reduce(0, +)
      runs.append(
        MeasuredRun(start: scalars.count, metrics: metrics(of: run.font), ellipsis: ellipsis))
      scalars += own
      advances += self.advances(of: own, font: run.font)
      guard run.spacing != 0 else { continue }
      for index in (scalars.count - own.count)..<scalars.count
      where UnicodeDatabase.standard[scalars[index]].cells > 0 {
        advances[index] += Double(run.spacing)
      }
    }
    return Paragraph(
      text, direction: direction, scalars: scalars, advances: advances, runs: runs)
  }

  private func typeface(of font: TextFont) -> OpenTypeFont? {
    guard let name = font.family else { return nil }
    return families.first { $0.name == name }?
      .font(weight: font.weight, isItalic: font.isItalic)
  }

  /// The width of each scalar of a text, in points.
  private func advances(of scalars: [UInt32], font: TextFont) -> [Double] {
    let face = StandardFace(font)
    var advances: [Double] = []
    advances.reserveCapacity(scalars.count)
    guard typeface(of: font) != nil else {
      face.appendAdvances(of: scalars[...], to: &advances)
      return advances
    }
    for (range, font) in Self.stretches(of: scalars, in: typefaces(for: font), size: font.size) {
      if let font {
        advances += font.typeface.advances(of: Array(scalars[range]), size: Double(font.size))
      } else {
        face.appendAdvances(of: scalars[range], to: &advances)
      }
    }
    return advances
  }
}

extension StandardMeasurer {
  /// The typefaces that are asked for characters, the one that the text names before the others.
  func typefaces(for font: TextFont) -> [OpenTypeFont] {
    let own = families.filter { $0.name == font.family }.prefix(1)
    let others = families.filter { $0.name != font.family }
    return (own + others).compactMap { $0.font(weight: font.weight, isItalic: font.isItalic) }
  }

  /// A typeface at a size.
  typealias SizedTypeface = (typeface: OpenTypeFont, size: CGFloat)

  /// The stretches of a text that are set in one typeface, nil where none has the characters.
  static func stretches(
    of scalars: [UInt32], in typefaces: [OpenTypeFont], size: CGFloat
  ) -> [(range: Range<Int>, font: SizedTypeface?)] {
    var stretches: [(range: Range<Int>, font: SizedTypeface?)] = []
    var start = 0
    var choice: Int?
    func flush(_ end: Int) {
      guard start < end else { return }
      stretches.append((start..<end, choice.map { (typefaces[$0], size) }))
      start = end
    }
    for (index, scalar) in scalars.enumerated() {
      // What can't be seen stays with what it stands behind.
      if index > start, scalar >= 0x80, UnicodeDatabase.standard[scalar].cells == 0 {
        continue
      }
      let next = typefaces.firstIndex { $0.hasGlyph(for: scalar) }
      if index > start, next != choice { flush(index) }
      choice = next
    }
    flush(scalars.count)
    return stretches
  }
}

extension StandardFace {
  /// Adds the widths of scalars to others; control characters have none.
  func appendAdvances(of scalars: ArraySlice<UInt32>, to advances: inout [Double]) {
    let database = UnicodeDatabase.standard
    var sequence = EmojiSequence()
    var last = 0.0
    var before: UInt32 = 0
    for scalar in scalars {
      let properties = database[scalar]
      var advance = 0.0
      switch sequence.next(scalar, properties) {
      case .plain: advance = self.advance(of: scalar, properties: properties)
      case .part: break
      case .flag: advance = pictographWidth
      case .widens: advance = max(pictographWidth - last, 0)
      }
      if properties.cells > 0 {
        if last > 0 { advances[advances.count - 1] += kerning(before, scalar) }
        last = advance
      }
      before = scalar
      advances.append(advance)
    }
  }
}

extension OpenTypeFont {
  func hasGlyph(for scalar: UInt32) -> Bool { file.characters.glyph(for: scalar) != 0 }

  /// The width of each scalar, in points; a ligature is as wide as its first one.
  func advances(of scalars: [UInt32], size: Double) -> [Double] {
    var advances = [Double](repeating: 0, count: scalars.count)
    let scale = size / Double(file.unitsPerEm)
    for glyph in glyphs(of: scalars) where scalars[glyph.scalar] >= 0x20 {
      advances[glyph.scalar] += glyph.advance * scale
    }
    return advances
  }
}
