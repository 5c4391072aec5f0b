import Foundation
import TestSupport
import Testing
import Typesetting

/// How widths change along the axis of weight, from 100 over 400 to 900.
///
/// A is 610 wide.
@Suite struct VariationTests {
  /// A region of the axis, from -1 to 1: where it begins, is full and ends; and what it adds.
  private typealias Region = (start: Double, peak: Double, end: Double, delta: Int)

  private static func share(_ value: Double) -> Int { Int(value * 16384) }

  /// A store in which the glyph A has a number for each region.
  private static func table(_ regions: [Region], wide: Int, isLong: Bool = false) -> [UInt8] {
    let list =
      words(1, regions.count)
      + regions.flatMap { words(share($0.start), share($0.peak), share($0.end)) }
    let rows = (0..<FontBuilder.glyphCount).flatMap { glyph in
      regions.enumerated().flatMap { column, region -> [UInt8] in
        let delta = glyph == FontBuilder.glyph("A") ? region.delta : 0
        if column < wide { return isLong ? long(delta) : words(delta) }
        return isLong ? words(delta) : [UInt8(truncatingIfNeeded: delta)]
      }
    }
    let data =
      words(FontBuilder.glyphCount, wide | (isLong ? 0x8000 : 0), regions.count)
      + words(Array(regions.indices)) + rows
    let store = words(1) + long(12) + words(1) + long(12 + list.count) + list + data
    return words(1, 0) + long(20) + long(0) + long(0) + long(0) + store
  }

  private func width(_ table: [UInt8], weight: CGFloat) throws -> CGFloat {
    var builder = FontBuilder()
    builder.addWeights()
    builder.tables["HVAR"] = table
    return try OpenTypeFont(data: builder.data).withWeight(weight).width(of: "A", size: 1000)
  }

  /// 650 lies half way from 400 to 900, 525 a quarter, 250 half way to 100.
  @Test(
    arguments: [
      ([(0, 1, 1, 100)], 900, 710), ([(0, 1, 1, 100)], 650, 660), ([(0, 1, 1, 100)], 250, 610),
      // Full in the middle, and gone at the end.
      ([(0, 0.5, 1, 100)], 650, 710), ([(0, 0.5, 1, 100)], 525, 660),
      ([(0, 0.5, 1, 100)], 900, 610),
      ([(0.5, 1, 1, 100)], 650, 610), ([(0.5, 1, 1, 100)], 775, 660),
      // What two regions say adds up.
      ([(0, 1, 1, 100), (0, 0.5, 1, -20)], 650, 640),
      ([(0, 1, 1, 100), (-1, -1, 0, 30)], 250, 625),
      // Regions that are full everywhere, or out of order, hold everywhere.
      ([(0, 0, 0, 100)], 650, 710), ([(1, 0.5, 0, 100)], 525, 710), ([(-1, 0.5, 1, 100)], 525, 710),
      ([], 900, 610),
    ] as [([(Double, Double, Double, Int)], CGFloat, CGFloat)])
  func `A region counts as far as it reaches`(
    _ regions: [(Double, Double, Double, Int)], weight: CGFloat, width expected: CGFloat
  ) throws {
    let regions = regions.map { (start: $0.0, peak: $0.1, end: $0.2, delta: $0.3) }
    #expect(try width(Self.table(regions, wide: regions.count), weight: weight) == expected)
  }

  /// The first numbers of a row are wide: 16 bits beside 8, or 32 beside 16.
  @Test(arguments: [(0, false), (1, false), (2, false), (0, true), (1, true), (2, true)])
  func `Numbers have one to four bytes`(_ wide: Int, isLong: Bool) throws {
    let regions = [(start: 0.0, peak: 1.0, end: 1.0, delta: 100), (0, 0.5, 1, -100)]
    let table = Self.table(regions, wide: wide, isLong: isLong)
    #expect(try width(table, weight: 900) == 710)
    #expect(try width(table, weight: 650) == 560)
    #expect(try width(table, weight: 400) == 610)
  }

  /// What is cut off changes nothing, wherever the end lies.
  @Test func `A table that is cut off says nothing or less`() throws {
    let regions = [(start: 0.0, peak: 1.0, end: 1.0, delta: 100)]
    let whole = Self.table(regions, wide: 1)
    // The row of A is the third; each is two bytes.
    let end = whole.count - (FontBuilder.glyphCount - 3) * 2
    for count in stride(from: 0, through: whole.count, by: 2) {
      let found = try width(Array(whole.prefix(count)), weight: 900)
      #expect(found == (count < end ? 610 : 710), "\(count) of \(whole.count) bytes")
    }
  }

  /// An axis by its records: least, standard and greatest value.
  @Test(
    arguments: [
      ([(100, 400, 900)], nil), ([(400, 400, 400)], nil),
      ([(500, 400, 900)], "font table fvar: the limits of axis wght are out of order"),
      ([(100, 950, 900)], "font table fvar: the limits of axis wght are out of order"),
    ] as [([(Int, Int, Int)], String?)])
  func `An axis out of order is refused`(_ axes: [(Int, Int, Int)], message: String?) throws {
    var builder = FontBuilder()
    builder.addWeights()
    builder.tables["fvar"] =
      words(1, 0, 16, 2, axes.count, 20, 0, 8)
      + axes.flatMap {
        Array("wght".utf8) + long($0.0 << 16) + long($0.1 << 16) + long($0.2 << 16) + words(0, 256)
      }
    let data = builder.data
    guard let message else {
      #expect(try OpenTypeFont(data: data).weights != nil)
      return
    }
    let error = #expect(throws: OpenTypeError.self) { try OpenTypeFont(data: data) }
    #expect(error?.description == message)
  }
}
