/// The table `cmap`: which glyph shows a scalar.
struct CharacterMap: Sendable {
  /// The glyphs of the scalars that texts mostly consist of, looked up once.
  private let common: [UInt16]
  private let subtable: Subtable

  private enum Subtable: Sendable {
    case segments(FontData, count: Int)
    case groups(FontData, count: Int)
  }

  init(_ table: FontData) throws(OpenTypeError) {
    guard let count = table.u16(2) else {
      throw OpenTypeError(table: "cmap", reason: "it is cut off")
    }
    var best: (rank: Int, subtable: Subtable)?
    for record in 0..<count {
      let at = 4 + record * 8
      guard let platform = table.u16(at), let encoding = table.u16(at + 2) else {
        throw OpenTypeError(table: "cmap", reason: "the list of encodings is cut off")
      }
      guard platform == 0 && encoding != 5 || platform == 3 && [1, 10].contains(encoding),
        let data = table.part(atOffset32: at + 4), let found = Self.subtable(data),
        found.rank > best?.rank ?? 0
      else { continue }
      best = found
    }
    guard let best else {
      throw OpenTypeError(table: "cmap", reason: "it has no Unicode part of format 4 or 12")
    }
    subtable = best.subtable
    common = (0..<0x250).map { UInt16(clamping: Self.glyph(UInt32($0), in: best.subtable)) }
  }

  /// The glyph of a scalar; 0 if the font has none.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of stretches of scalars the font knows; O(1)
  ///   for Latin letters.
  func glyph(for scalar: UInt32) -> Int {
    scalar < common.count ? Int(common[Int(scalar)]) : Self.glyph(scalar, in: subtable)
  }

  private static func subtable(_ data: FontData) -> (rank: Int, subtable: Subtable)? {
    switch data.u16(0) {
    case 4:
      guard let doubled = data.u16(6) else { return nil }
      return (1, .segments(data, count: doubled / 2))
    case 12:
      guard let count = data.u32(12) else { return nil }
      return (2, .groups(data, count: min(count, data.count / 12)))
    default: return nil
    }
  }

  private static func glyph(_ scalar: UInt32, in subtable: Subtable) -> Int {
    let code = Int(scalar)
    switch subtable {
    case .segments(let data, let count):
      guard code <= 0xFFFF else { return 0 }
      return glyph(code, in: data, segments: count) ?? 0
    case .groups(let data, let count):
      let found = data.search(from: 16, count: count, stride: 12) {
        data.u32($0 + 4).map { $0 < code }
      }
      guard found.place < count, let first = data.u32(found.offset), first <= code,
        let start = data.u32(found.offset + 8), start <= 0xFFFF
      else { return 0 }
      return min(start + code - first, 0x10000) & 0xFFFF
    }
  }

  private static func glyph(_ code: Int, in data: FontData, segments count: Int) -> Int? {
    let found = data.search(from: 14, count: count, stride: 2) {
      data.u16($0).map { $0 < code }
    }
    guard found.place < count else { return nil }
    let start = 16 + count * 2 + found.place * 2
    guard let first = data.u16(start), first <= code, let delta = data.u16(start + count * 2)
    else { return nil }
    let rangeAt = start + count * 4
    guard let range = data.u16(rangeAt) else { return nil }
    if range == 0 { return (code + delta) & 0xFFFF }
    guard let glyph = data.u16(rangeAt + range + (code - first) * 2), glyph != 0 else { return nil }
    return (glyph + delta) & 0xFFFF
  }
}
