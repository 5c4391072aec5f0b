/// One of the two typefaces text is measured with; numbers are thousandths of an em.
///
/// Advance widths, cap height and x-height are those of the Adobe core font metrics. The line box
/// is the one Apple's text systems give Helvetica (0.77 em up and 0.23 em down, with 0.15 em added
/// on top), for the core metrics' own ascender ends at the letter d and leaves no room for accents.
/// Pairs are not kerned: a width is then a plain sum, and a line can be cut anywhere without
/// measuring anew. Pictures switch kerning off, so that they show what was measured.
package nonisolated enum FontFace: String, Sendable {
  case regular = "Helvetica"
  case bold = "Helvetica-Bold"

  static let ascender = 920
  static let descender = -230
  static let capHeight = 718

  var xHeight: Int { self == .bold ? 532 : 523 }

  /// The advance of one user-perceived character.
  ///
  /// Whatever is joined to an ideograph or emoji (a skin tone, a second flag letter) stays inside
  /// its em; elsewhere the parts add up, and marks that sit on a letter have no width.
  func advance(of character: Character) -> Int {
    if let ascii = character.asciiValue { return advance(ofASCII: ascii) }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isFullWidth { return 1000 }
    return scalars.reduce(0) { $0 + advance(of: $1) }
  }

  /// The sum of the advances of a text's characters.
  package func advance(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + advance(of: $1) }
  }

  private func advance(ofASCII byte: UInt8) -> Int {
    switch byte {
    case 0x20...0x7E: Int(printable[Int(byte) - 0x20])
    case 0x09: Int(printable[0])
    default: 0
    }
  }

  private func advance(of scalar: Unicode.Scalar) -> Int {
    let value = Int(scalar.value)
    switch value {
    case 0..<0x80: return advance(ofASCII: UInt8(value))
    case 0xAD: return 0
    case 0xA0...0xFF: return Int(latin1[value - 0xA0])
    case 0x2000...0x200A: return Self.spaces[value - 0x2000]
    default: break
    }
    if let width = punctuation[scalar] { return width }
    if (0x100...0x17F).contains(value) {
      return advance(ofASCII: Self.latinExtendedBases[value - 0x100])
    }
    if scalar.isFullWidth { return 1000 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: return self == .bold ? 611 : 556
    }
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether a glyph of this scalar fills an em: ideographs, kana, Hangul, emoji and pictographs.
  var isFullWidth: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2190...0x21FF, 0x2300...0x23FF, 0x2600...0x27BF, 0x2B00...0x2BFF,
      0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
