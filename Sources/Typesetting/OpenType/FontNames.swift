/// The table `name`: what the font is called.
struct FontNames: Sendable {
  private let table: FontData?

  init(_ table: FontData?) { self.table = table }

  /// A name in English, or else in whatever language there is; nil if the font doesn't say.
  ///
  /// The number says what the name is for: 1 the family, 2 the style, 4 both, 6 PostScript, 16 and
  /// 17 family and style where there are more than four styles.
  func name(_ number: Int) -> String? {
    guard let table, let count = table.u16(2), let texts = table.part(atOffset16: 4) else {
      return nil
    }
    var best: (rank: Int, name: String)?
    for record in 0..<count {
      let at = 6 + record * 12
      guard table.u16(at + 6) == number, let platform = table.u16(at),
        let language = table.u16(at + 4), let length = table.u16(at + 8),
        let offset = table.u16(at + 10), let bytes = texts.bytes(offset, count: length)
      else { continue }
      let rank =
        switch (platform, language) {
        case (3, 0x409): 4
        case (0, _): 3
        case (1, 0): 2
        default: 1
        }
      guard rank > best?.rank ?? 0 else { continue }
      best = (rank, platform == 1 ? Self.roman(bytes) : Self.utf16(bytes))
    }
    return best?.name
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = Array(bytes)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Names for old systems, of which only ASCII is read.
  private static func roman(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
  }
}
