import Foundation
import Testing

@testable import Drawing

/// Bytes packed by DEFLATE (RFC 1951), as Python's `zlib.compressobj(9, zlib.DEFLATED, -15)` packs them, and
/// damaged ones.
@Suite struct InflateTests {
  private func unpacked(_ bytes: [UInt8], limit: Int = 10_000) -> Result<[UInt8], Inflate.Mistake> {
    do throws(Inflate.Mistake) {
      return .success(try Inflate.unpacked(bytes, from: 0, limit: limit))
    } catch { return .failure(error) }
  }

  private static let packed = [UInt8](
    Data(
      base64Encoded: """
        7Y1HEQMxEMD2qq/XvV6fC8JwDMIgDoRBLAjDijMTBvllordGAgAkqR4GqZm0lYYeMpIVGkX2URLBsnGwBXSeJWVQ8UezmlhL\
        YOcRwpt/7LtYGIZRFMVxLIRIkiRN0yzL8jwviqIsy6qq6rpumqZt267r+r5HxGEYxnGcpmme52VZ1nXdtm3f9+M4zvO8rut2\
        D8/zfN8PguCHBi8=
        """) ?? Data())

  /// What was packed there.
  private static let bytes: [UInt8] = (0..<700).map { (place: Int) -> UInt8 in
    let number = place < 400 ? place * place / 7 % 11 * 20 : place % 97 / 3
    return UInt8(number)
  }

  @Test func `Codes that stand in the bytes themselves, with distances and lengths`() {
    #expect(Self.packed.first.map { $0 & 7 } == 5, "the last part, of kind 2")
    #expect(unpacked(Self.packed) == .success(Self.bytes))
  }

  // Ten times "a", of which nine are copied from the byte before: copies may reach into themselves.
  @Test func `Fixed codes and a copy of what isn't written yet`() {
    #expect(
      unpacked([0x4B, 0x4C, 0x84, 0x01, 0x00])
        == .success([UInt8](repeating: UInt8(ascii: "a"), count: 10)))
  }

  @Test func `Stored bytes, in two parts`() {
    #expect(
      unpacked([0, 2, 0, 0xFD, 0xFF, 7, 8, 1, 1, 0, 0xFE, 0xFF, 9]) == .success([7, 8, 9]))
  }

  @Test(
    arguments: [
      ("nothing", [], .endsEarly), ("a kind that isn't", [0b111], .unknownBlock),
      ("stored without a length", [1, 2, 0], .endsEarly),
      ("stored bytes that aren't there", [1, 2, 0, 0xFD, 0xFF, 7], .endsEarly),
      // The fixed code of 257 is 0000001, of distance 0 is 00000: three bytes are copied from before the first.
      ("a copy from before the first byte", [0b0000_0011, 0b0000_0010, 0, 0], .wrongCode),
      // Of all eighteen lengths of codes that there are room for none is used.
      ("no codes", [0b101, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], .wrongCode),
      // The first length repeats the one before it: 16 has the one code of one bit.
      ("a length that repeats none", [0b0000_0101, 0b0010_0000, 0, 0, 0, 0], .wrongCode),
    ] as [(String, [UInt8], Inflate.Mistake)])
  func `Damaged bytes are a mistake`(name: String, bytes: [UInt8], mistake: Inflate.Mistake) {
    #expect(unpacked(bytes) == .failure(mistake), "\(name)")
  }

  @Test func `Cut off anywhere, or changed anywhere, bytes end`() {
    for length in 0..<Self.packed.count {
      #expect(unpacked(Array(Self.packed.prefix(length))) == .failure(.endsEarly))
    }
    for place in Self.packed.indices {
      for bit in 0..<8 {
        var bytes = Self.packed
        bytes[place] ^= 1 << UInt8(bit)
        switch unpacked(bytes) {
        case .success(let found): #expect(found.count <= 10_000)
        case .failure: break
        }
      }
    }
  }

  @Test func `More bytes than are asked for are a mistake`() {
    let cases: [[UInt8]] = [
      Self.packed, [0x4B, 0x4C, 0x84, 0x01, 0x00], [1, 2, 0, 0xFD, 0xFF, 7, 8],
    ]
    for bytes in cases { #expect(unpacked(bytes, limit: 1) == .failure(.tooLong)) }
    #expect(unpacked(Self.packed, limit: 700) == .success(Self.bytes))
    #expect(unpacked(Self.packed, limit: 699) == .failure(.tooLong))
  }
}
