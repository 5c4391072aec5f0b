/// The tables of a font file, or of one font in a collection.
struct FontDirectory: Sendable {
  private let tables: [String: FontData]

  /// Tables that are read for every text, and therefore copied.
  ///
  /// Outlines and pictures, which take most of a file, are read where they are.
  private static let copied: Set<String> = [
    "GDEF", "GPOS", "GSUB", "HVAR", "OS/2", "avar", "cmap", "fvar", "head", "hhea", "hmtx", "kern",
    "loca", "maxp", "name",
  ]

  /// Finds the tables.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - index: Which font of a collection; 0 for the only one of another file.
  /// - Throws: ``OpenTypeError``, if a table reaches outside.
  init(_ file: FontData, index: Int) throws(OpenTypeError) {
    let start = try Self.start(of: index, in: file)
    guard let header = file.part(at: start), let version = header.u32(0),
      let count = header.u16(4)
    else { throw OpenTypeError(table: "file", reason: "the list of tables is cut off") }
    guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version) else {
      throw OpenTypeError(table: "file", reason: "this is no OpenType font")
    }
    var tables: [String: FontData] = [:]
    for record in 0..<count {
      let at = 12 + record * 16
      guard let tag = header.tag(at), let offset = header.u32(at + 8),
        let length = header.u32(at + 12)
      else { throw OpenTypeError(table: "file", reason: "the list of tables is cut off") }
      guard let table = file.part(at: offset, count: length) else {
        throw OpenTypeError(table: tag, reason: "it reaches beyond the end of the file")
      }
      tables[tag] = Self.copied.contains(tag) ? table.copied : table
    }
    self.tables = tables
  }

  /// How many fonts a file holds: 1, unless it is a collection.
  static func fontCount(in file: FontData) -> Int {
    guard file.tag(0) == "ttcf" else { return file.count > 0 ? 1 : 0 }
    return min(file.u32(8) ?? 0, max(file.count - 12, 0) / 4)
  }

  private static func start(of index: Int, in file: FontData) throws(OpenTypeError) -> Int {
    guard index >= 0, index < max(fontCount(in: file), 1) else {
      throw OpenTypeError(table: "file", reason: "there is no font \(index) in it")
    }
    guard file.tag(0) == "ttcf" else { return 0 }
    guard let start = file.u32(12 + index * 4) else {
      throw OpenTypeError(table: "file", reason: "the list of fonts is cut off")
    }
    return start
  }

  /// A table that may be missing.
  subscript(tag: String) -> FontData? { tables[tag] }

  /// A table that a font can't be without.
  func required(_ tag: String, count: Int) throws(OpenTypeError) -> FontData {
    guard let table = tables[tag] else {
      throw OpenTypeError(table: tag, reason: "it is missing")
    }
    guard table.count >= count else {
      throw OpenTypeError(table: tag, reason: "it has \(table.count) bytes of at least \(count)")
    }
    return table
  }
}
