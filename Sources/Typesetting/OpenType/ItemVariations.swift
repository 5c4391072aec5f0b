import Foundation

/// Where a variation's delta is found.
struct VariationIndex: Hashable {
  var outer: Int
  var inner: Int
}

extension VariationIndex {
  /// The place of a glyph's delta, through a map if there is one.
  init(ofGlyph glyph: Int, map: FontData?) {
    self.init(outer: 0, inner: glyph)
    guard let map, let format = map.u8(0), let entry = map.u8(1) else { return }
    let isLong = format == 1
    guard let count = isLong ? map.u32(2) : map.u16(2), count > 0 else { return }
    let size = (entry >> 4 & 3) + 1
    let at = (isLong ? 6 : 4) + min(glyph, count - 1) * size
    var value = 0
    for offset in 0..<size {
      guard let byte = map.u8(at + offset) else { return }
      value = value << 8 | byte
    }
    let innerBits = (entry & 15) + 1
    self.init(outer: value >> innerBits, inner: value & ((1 << innerBits) - 1))
  }
}

/// An item variation store: how numbers change along the axes of a variable font.
struct ItemVariations {
  private let data: FontData

  init(_ data: FontData) { self.data = data }

  /// What is added to a number at coordinates of the axes; 0 if the store doesn't say.
  ///
  /// - Complexity: O(*r* *a*), where *r* is the number of regions that touch the number and *a*
  ///   the number of axes.
  func delta(at index: VariationIndex, coordinates: [Double]) -> Double {
    guard let regions = data.part(atOffset32: 2), let count = data.u16(6), index.outer < count,
      let subtable = data.part(atOffset32: 8 + index.outer * 4),
      let items = subtable.u16(0), index.inner < items,
      let words = subtable.u16(2), let regionCount = subtable.u16(4)
    else { return 0 }
    let isLong = words & 0x8000 != 0
    let wide = min(words & 0x7FFF, regionCount)
    let (wideSize, narrowSize) = isLong ? (4, 2) : (2, 1)
    let row =
      6 + regionCount * 2
      + index.inner * (wide * wideSize + (regionCount - wide) * narrowSize)
    var sum = 0.0
    for column in 0..<regionCount {
      let at = row + min(column, wide) * wideSize + max(column - wide, 0) * narrowSize
      let size = column < wide ? wideSize : narrowSize
      guard let region = subtable.u16(6 + column * 2),
        let delta = size == 4 ? subtable.i32(at) : size == 2 ? subtable.i16(at) : subtable.i8(at)
      else { return 0 }
      if delta != 0 {
        sum += Double(delta) * weight(ofRegion: region, in: regions, at: coordinates)
      }
    }
    return sum
  }

  /// How much a region counts at some coordinates, from 0 to 1.
  private func weight(ofRegion region: Int, in regions: FontData, at coordinates: [Double])
    -> Double
  {
    guard let axes = regions.u16(0), let count = regions.u16(2), region < count else { return 0 }
    var weight = 1.0
    for axis in 0..<axes {
      let at = 4 + (region * axes + axis) * 6
      guard let start = regions.f2dot14(at), let peak = regions.f2dot14(at + 2),
        let end = regions.f2dot14(at + 4)
      else { return 0 }
      let value = axis < coordinates.count ? coordinates[axis] : 0
      if peak == 0 || value == peak || start > peak || peak > end || start < 0 && end > 0 {
        continue
      }
      if value <= start || value >= end { return 0 }
      weight *= value < peak ? (value - start) / (peak - start) : (end - value) / (end - peak)
    }
    return weight
  }
}
