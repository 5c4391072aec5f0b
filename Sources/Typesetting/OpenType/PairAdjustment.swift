/// A subtable of `GPOS` for pairs of glyphs, of format 1 or 2.
final class PairAdjustment: Sendable {
  /// How far two glyphs are moved, in font units.
  struct Change: Sendable {
    /// What is added to the first glyph's width.
    var first: Double
    /// What is added to the second one's.
    var second: Double
    /// Whether the second glyph may begin no pair of its own.
    var takesBoth: Bool
  }

  private let data: FontData
  private let format1: ValueFormat
  private let format2: ValueFormat
  /// For each glyph its place in the list of pairs, or its class; 0xFFFF if it begins no pair.
  private let firsts: [UInt16]
  /// For each glyph its class as the second of a pair; empty in format 1.
  private let seconds: [UInt16]
  /// The numbers of classes; 0 in format 1.
  private let classCounts: (Int, Int)

  init?(_ data: FontData, glyphCount: Int) {
    guard let format = data.u16(0), format == 1 || format == 2,
      let coverage = data.part(atOffset16: 2), let first = data.u16(4), let second = data.u16(6)
    else { return nil }
    self.data = data
    format1 = ValueFormat(bits: first)
    format2 = ValueFormat(bits: second)
    var firsts = [UInt16](repeating: 0xFFFF, count: glyphCount)
    guard format == 2 else {
      GlyphCoverage.each(in: coverage, glyphCount: glyphCount) { glyph, place in
        firsts[glyph] = UInt16(clamping: place)
      }
      self.firsts = firsts
      seconds = []
      classCounts = (0, 0)
      return
    }
    guard let classes1 = data.part(atOffset16: 8), let classes2 = data.part(atOffset16: 10),
      let count1 = data.u16(12), let count2 = data.u16(14), count1 > 0, count2 > 0
    else { return nil }
    GlyphCoverage.each(in: coverage, glyphCount: glyphCount) { glyph, _ in firsts[glyph] = 0 }
    GlyphCoverage.eachClass(in: classes1, glyphCount: glyphCount) { glyph, value in
      if firsts[glyph] != 0xFFFF { firsts[glyph] = UInt16(clamping: value) }
    }
    var seconds = [UInt16](repeating: 0, count: glyphCount)
    GlyphCoverage.eachClass(in: classes2, glyphCount: glyphCount) { glyph, value in
      seconds[glyph] = UInt16(clamping: value)
    }
    self.firsts = firsts
    self.seconds = seconds
    classCounts = (count1, count2)
  }

  /// What the subtable says of a pair; nil if it says nothing.
  ///
  /// - Complexity: O(1), in format 1 O(log *n*), where *n* is the number of pairs that begin with
  ///   the first glyph.
  func change(_ first: Int, _ second: Int, variations: KerningVariations?) -> Change? {
    guard first < firsts.count, second < firsts.count, firsts[first] != 0xFFFF else { return nil }
    let place = Int(firsts[first])
    let size = format1.size + format2.size
    if seconds.isEmpty {
      guard let pairs = data.part(atOffset16: 10 + place * 2), let count = pairs.u16(0) else {
        return nil
      }
      let found = pairs.search(from: 2, count: count, stride: size + 2) {
        pairs.u16($0).map { $0 < second }
      }
      guard found.place < count, pairs.u16(found.offset) == second else { return nil }
      return change(in: pairs, at: found.offset + 2, variations: variations)
    }
    let column = Int(seconds[second])
    guard place < classCounts.0, column < classCounts.1 else { return nil }
    return change(
      in: data, at: 16 + (place * classCounts.1 + column) * size, variations: variations)
  }

  private func change(
    in table: FontData, at offset: Int, variations: KerningVariations?
  ) -> Change {
    Change(
      first: format1.width(in: table, at: offset, variations: variations),
      second: format2.width(in: table, at: offset + format1.size, variations: variations),
      takesBoth: format2.size > 0)
  }
}

/// Which numbers a value record holds.
private struct ValueFormat: Sendable {
  /// The record's length, in bytes.
  let size: Int
  private let widthAt: Int?
  private let deviceAt: Int?

  init(bits: Int) {
    let bits = bits & 0xFF
    func offset(of bit: Int) -> Int? {
      bits & bit == 0 ? nil : (bits & (bit - 1)).nonzeroBitCount * 2
    }
    size = bits.nonzeroBitCount * 2
    widthAt = offset(of: 4)
    deviceAt = offset(of: 0x40)
  }

  /// What is added to a glyph's width.
  func width(in table: FontData, at offset: Int, variations: KerningVariations?) -> Double {
    var width = widthAt.flatMap { table.i16(offset + $0) }.map(Double.init) ?? 0
    if let variations, let deviceAt, let device = table.part(atOffset16: offset + deviceAt),
      device.u16(4) == 0x8000, let outer = device.u16(0), let inner = device.u16(2)
    {
      let index = VariationIndex(outer: outer, inner: inner)
      let delta = ItemVariations(variations.store).delta(
        at: index, coordinates: variations.coordinates)
      width += (delta + 0.5).rounded(.down)
    }
    return width
  }
}

/// The coordinates of the axes at which pairs are looked up.
struct KerningVariations: Sendable {
  var store: FontData
  var coordinates: [Double]
}
