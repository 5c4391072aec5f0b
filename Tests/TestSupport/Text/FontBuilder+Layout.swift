/// Kerning, ligatures and variations for the small fonts.
extension FontBuilder {
  /// How pairs are stated.
  package enum Pairs: String, CaseIterable {
    case list
    case ranges
    case classes
    case spans
    case `extension`
    case old
  }

  /// Adds kerning: -80 between A and V, -30 between A and T, and -80 between V and A.
  package mutating func addKerning(_ pairs: Pairs) {
    let (a, t, v) = (Self.glyph("A"), Self.glyph("T"), Self.glyph("V"))
    // Coverage of A and V, then a list for each.
    let list =
      words(1, 14, 4, 0, 2, 22, 32) + words(1, 2, a, v) + words(2, t, -30, v, -80)
      + words(1, a, -80)
    // The same covered by ranges: A, and V behind it.
    let byRange =
      words(1, 30, 4, 0, 2, 14, 24) + words(2, t, -30, v, -80) + words(1, a, -80)
      + words(2, 2, a, a, 0, v, v, 1)
    // Classes: A 1, V 2 as the first; A 1, T 2, V 3 as the second.
    let matrix = words(0, 0, 0, 0, 0, 0, -30, -80, 0, -80, 0, 0)
    let firsts = words(2, 2, a, a, 1, v, v, 2)
    let seconds = words(2, 3, a, a, 1, t, t, 2, v, v, 3)
    let byClass =
      words(2, 40, 4, 0, 48, 64, 3, 4) + matrix + words(1, 2, a, v) + firsts + seconds
    // The same classes, listed for each glyph from A to V.
    let firstSpan =
      words(1, a, v - a + 1) + (a...v).flatMap { words($0 == a ? 1 : $0 == v ? 2 : 0) }
    let secondSpan =
      words(1, a, v - a + 1)
      + (a...v).flatMap { words($0 == a ? 1 : $0 == t ? 2 : $0 == v ? 3 : 0) }
    let bySpan =
      words(2, 40, 4, 0, 48, 48 + firstSpan.count, 3, 4) + matrix + words(1, 2, a, v) + firstSpan
      + secondSpan
    switch pairs {
    case .list: addLookup("kern", type: 2, [list])
    case .ranges: addLookup("kern", type: 2, [byRange])
    case .spans: addLookup("kern", type: 2, [bySpan])
    case .classes: addLookup("kern", type: 2, [byClass])
    case .extension:
      addLookup("kern", type: 9, [words(1, 2, 0, 8) + byClass])
    case .old:
      tables["kern"] =
        words(0, 1, 0, 32, 1, 3, 12, 1, 6) + words(a, t, -30, a, v, -80, v, a, -80)
    }
  }

  /// Adds the ligature of F and I, and says that glyph 28 is a mark, over which it reaches.
  package mutating func addLigature() {
    let (f, i) = (Self.glyph("F"), Self.glyph("I"))
    let subtable = words(1, 8, 1, 14) + words(1, 1, f) + words(1, 4) + words(29, 2, i)
    addLookup("liga", type: 4, flags: 8, in: "GSUB", [subtable])
    tables["GDEF"] = words(1, 0, 12, 0, 0, 0) + words(2, 1, 28, 28, 3)
  }

  /// Adds an axis of weight from 100 to 900 along which A becomes 100 wider at its end, and 40
  /// narrower at its beginning.
  package mutating func addWeights() {
    let axis = Array("wght".utf8) + long(100 << 16) + long(400 << 16) + long(900 << 16)
    tables["fvar"] = words(1, 0, 16, 2, 1, 20, 0, 8) + axis + words(0, 256)
    let regions = words(1, 2) + words(-0x4000, -0x4000, 0) + words(0, 0x4000, 0x4000)
    let rows = (0..<Self.glyphCount).flatMap { words($0 == 2 ? -40 : 0, $0 == 2 ? 100 : 0) }
    let data = words(Self.glyphCount, 2, 2, 0, 1) + rows
    let store = words(1) + long(12) + words(1) + long(12 + regions.count) + regions + data
    tables["HVAR"] = words(1, 0) + long(20) + long(0) + long(0) + long(0) + store
  }

  /// Lets B take the variation of A, through a map from glyphs to variations.
  ///
  /// - Parameter isLong: Whether the map counts its entries with 32 bits.
  package mutating func mapWeights(isLong: Bool) {
    addWeights()
    guard let table = tables["HVAR"] else { return }
    let (a, b) = (Self.glyph("A"), Self.glyph("B"))
    // One byte an entry, of which the lower five bits say which row is meant.
    let count = isLong ? long(Self.glyphCount) : words(Self.glyphCount)
    let entries = (0..<Self.glyphCount).map { UInt8($0 == b ? a : 0) }
    let map = [isLong ? 1 : 0, 4] + count + entries
    let store = Array(table.dropFirst(20))
    tables["HVAR"] =
      words(1, 0) + long(20) + long(20 + store.count) + long(0) + long(0) + store + map
  }

  /// Bends the axis of weight: a quarter of the way to its end counts as a half.
  package mutating func bendWeights() {
    addWeights()
    tables["avar"] =
      words(1, 0, 0, 1) + words(4) + words(-0x4000, -0x4000, 0, 0)
      + words(0x1000, 0x2000, 0x4000, 0x4000)
  }

  /// What a feature does to glyphs: subtables of a type.
  package struct Lookup {
    package var feature: String
    package var type: Int
    package var flags: Int
    package var subtables: [[UInt8]]

    package init(_ feature: String, type: Int, flags: Int = 0, _ subtables: [[UInt8]]) {
      self.feature = feature
      self.type = type
      self.flags = flags
      self.subtables = subtables
    }
  }

  /// Adds a layout table with one feature and one lookup.
  package mutating func addLookup(
    _ feature: String, type: Int, flags: Int = 0, scripts: [String] = ["DFLT"],
    in table: String = "GPOS", _ subtables: [[UInt8]]
  ) {
    addLookups(
      [Lookup(feature, type: type, flags: flags, subtables)], scripts: scripts, in: table)
  }

  /// Adds a layout table with a feature for each lookup, all of them for some scripts.
  package mutating func addLookups(
    _ lookups: [Lookup], scripts: [String] = ["DFLT"], in table: String = "GPOS"
  ) {
    let features = lookups.indices
    let language = words(4, 0) + words(0, 0xFFFF, lookups.count) + words(Array(features))
    let scriptList = Self.list(scripts.map { ($0, language) })
    let featureList = Self.list(features.map { (lookups[$0].feature, words(0, 1, $0)) })
    var at = 2 + lookups.count * 2
    var offsets: [Int] = []
    var bytes: [UInt8] = []
    for lookup in lookups {
      var place = 6 + lookup.subtables.count * 2
      var places: [Int] = []
      for subtable in lookup.subtables {
        places.append(place)
        place += subtable.count
      }
      offsets.append(at + bytes.count)
      bytes +=
        words(lookup.type, lookup.flags, places.count) + words(places)
        + lookup.subtables.flatMap { $0 }
    }
    at = 10 + scriptList.count
    tables[table] =
      words(1, 0, 10, at, at + featureList.count) + scriptList + featureList
      + words(lookups.count) + words(offsets) + bytes
  }

  /// A list of parts by their tags.
  private static func list(_ parts: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var at = 2 + parts.count * 6
    var records: [UInt8] = []
    for part in parts {
      records += Array(part.tag.utf8) + words(at)
      at += part.bytes.count
    }
    return words(parts.count) + records + parts.flatMap(\.bytes)
  }
}
