public import Foundation

/// The font's own lengths; a length in points is its part of the em times the size.
extension OpenTypeFont {
  /// How many font units the em has.
  public var unitsPerEm: Int { file.unitsPerEm }

  /// How far the top of a line lies above its baseline, as a part of the em.
  ///
  /// From `hhea`, as Apple's systems have it; if that is empty, from `OS/2`.
  public var ascender: CGFloat { vertical(header: 4, typographic: 68, clipping: 74) }

  /// How far the bottom of a line lies above its baseline, as a part of the em: usually negative.
  public var descender: CGFloat {
    guard hasVerticalHeader else {
      if let typographic = os2(70), typographic != 0 { return typographic }
      return -(os2(76) ?? 0)
    }
    return em(file.directory["hhea"]?.i16(6)) ?? 0
  }

  /// The space between the bottom of a line and the top of the next, as a part of the em.
  public var leading: CGFloat {
    max((hasVerticalHeader ? em(file.directory["hhea"]?.i16(8)) : os2(72)) ?? 0, 0)
  }

  /// The height of a flat capital letter, as a part of the em.
  ///
  /// From `OS/2`; else the usual share of the ascender.
  public var capHeight: CGFloat { modern(88) ?? ascender * 0.75 }

  /// The height of a flat small letter, as a part of the em.
  ///
  /// From `OS/2`; else the usual share of the ascender.
  public var xHeight: CGFloat { modern(86) ?? ascender * 0.55 }

  /// The weight from 1 to 1000 that the file says it has, with regular at 400.
  public var weight: CGFloat { CGFloat(file.directory["OS/2"]?.u16(4) ?? 400) }

  /// Whether the letters slant.
  public var isItalic: Bool { (file.directory["head"]?.u16(44) ?? 0) & 2 != 0 }

  private var hasVerticalHeader: Bool {
    guard let header = file.directory["hhea"] else { return false }
    return header.i16(4) != 0 || header.i16(6) != 0
  }

  private func vertical(header: Int, typographic: Int, clipping: Int) -> CGFloat {
    if hasVerticalHeader { return em(file.directory["hhea"]?.i16(header)) ?? 0 }
    if let typographic = os2(typographic), typographic != 0 { return typographic }
    return os2(clipping) ?? 0
  }

  private func modern(_ offset: Int) -> CGFloat? {
    guard let table = file.directory["OS/2"], (table.u16(0) ?? 0) >= 2, let height = os2(offset),
      height > 0
    else { return nil }
    return height
  }

  private func os2(_ offset: Int) -> CGFloat? { em(file.directory["OS/2"]?.i16(offset)) }

  private func em(_ units: Int?) -> CGFloat? {
    units.map { CGFloat($0) / CGFloat(file.unitsPerEm) }
  }
}

extension OpenTypeFont {
  /// The name that the fonts of all weights share, such as `Inter`; empty if the file has none.
  public var familyName: String { file.names.name(16) ?? file.names.name(1) ?? "" }

  /// The name of this one among them, such as `Bold Italic`; empty if the file has none.
  public var styleName: String { file.names.name(17) ?? file.names.name(2) ?? "" }

  /// The name without spaces, such as `Inter-Bold`; empty if the file has none.
  public var postScriptName: String { file.names.name(6) ?? "" }
}
