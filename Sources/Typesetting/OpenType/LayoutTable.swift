/// What the tables `GPOS` and `GSUB` share: scripts, features and lookups.
struct LayoutTable: Sendable {
  private let data: FontData
  private let tag: String
  private let scripts: FontData
  private let features: FontData
  private let lookups: FontData

  /// Reads the head of a table.
  init(_ data: FontData, tag: String) throws(OpenTypeError) {
    guard data.u16(0) == 1, let scripts = data.part(atOffset16: 4),
      let features = data.part(atOffset16: 6), let lookups = data.part(atOffset16: 8)
    else { throw OpenTypeError(table: tag, reason: "its head is cut off or of another version") }
    self.data = data
    self.tag = tag
    self.scripts = scripts
    self.features = features
    self.lookups = lookups
  }

  /// The lookups that some features use for a script, in the order they are applied in.
  ///
  /// - Parameters:
  ///   - wanted: The features' tags.
  ///   - script: The script's tag; scripts the font doesn't name use what it has for the others.
  /// - Returns: The lookups' numbers.
  func lookups(of wanted: Set<String>, script: FontScript) -> [Int] {
    guard
      let list = languageSystem(script.rawValue) ?? languageSystem("DFLT")
        ?? languageSystem("dflt") ?? languageSystem("latn"),
      let count = list.u16(4), let known = features.u16(0)
    else { return [] }
    var lookups: Set<Int> = []
    // A file may say the same thing over and over.
    var left = 4096
    let indices = [list.u16(2)] + (0..<count).map { list.u16(6 + $0 * 2) }
    for case let index? in indices where index < known {
      guard let tag = features.tag(2 + index * 6), wanted.contains(tag),
        let feature = features.part(atOffset16: 6 + index * 6), let count = feature.u16(2)
      else { continue }
      for lookup in 0..<min(count, left) {
        left -= 1
        guard let number = feature.u16(4 + lookup * 2) else { break }
        lookups.insert(number)
      }
    }
    return lookups.sorted()
  }

  /// The features of a script where no language is asked for.
  private func languageSystem(_ tag: String) -> FontData? {
    guard let count = scripts.u16(0) else { return nil }
    for record in 0..<count where scripts.tag(2 + record * 6) == tag {
      return scripts.part(atOffset16: 6 + record * 6)?.part(atOffset16: 0)
    }
    return nil
  }

  /// A lookup's flags, and those of its subtables that are of a type, extensions opened.
  ///
  /// - Parameters:
  ///   - index: The lookup's number.
  ///   - type: The wanted type.
  ///   - extensionType: The type that stands for another one far away.
  ///   - limit: How many subtables to look at.
  /// - Returns: The flags and the subtables; none for a lookup there isn't.
  func subtables(
    ofLookup index: Int, type: Int, extensionType: Int, limit: Int
  ) -> (flags: Int, tables: [FontData]) {
    guard let count = lookups.u16(0), index < count,
      let lookup = lookups.part(atOffset16: 2 + index * 2), let own = lookup.u16(0),
      let flags = lookup.u16(2), let subtableCount = lookup.u16(4)
    else { return (0, []) }
    let tables = (0..<min(subtableCount, limit)).compactMap { number -> FontData? in
      guard let table = lookup.part(atOffset16: 6 + number * 2) else { return nil }
      if own == type { return table }
      guard own == extensionType, table.u16(0) == 1, table.u16(2) == type else { return nil }
      return table.part(atOffset32: 4)
    }
    return (flags, tables)
  }
}

/// The scripts whose features are looked for; the raw value is the tag in a font.
enum FontScript: String, CaseIterable, Sendable {
  case latin = "latn"
  case greek = "grek"
  case cyrillic = "cyrl"
  /// Any other.
  case other = "DFLT"

  /// The script that a letter belongs to; nil for digits, signs and marks, which go along with the
  /// letters before them.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F,
      0x250...0x2B8, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA787, 0xFB00...0xFB06:
      self = .latin
    case 0x370...0x373, 0x375...0x377, 0x37A...0x37D, 0x37F, 0x384, 0x386, 0x388...0x3FF,
      0x1F00...0x1FFE:
      self = .greek
    case 0x400...0x52F, 0x1C80...0x1C88, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
    case 0x530...0x1FFF, 0x2D00...0x2DDF, 0x3041...0xA63F, 0xA840...0xD7FF, 0xF900...0xFDFF,
      0x10000...0x1CFFF, 0x1E800...0x1EFFF, 0x20000...0x3FFFF:
      self = .other
    default: return nil
    }
  }
}
