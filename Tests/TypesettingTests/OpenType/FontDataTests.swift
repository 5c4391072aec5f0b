import Foundation
import Testing

@testable import Typesetting

/// Parts of font files and the numbers in them.
@Suite struct FontDataTests {
  // Ten bytes whose first two or four are the offset.
  @Test(
    arguments: [(0, nil), (1, 9), (4, 6), (9, 1), (10, 0), (11, nil), (0xFFFF, nil)]
      as [(UInt16, Int?)])
  func `An offset of 0 or beyond the end leads nowhere`(offset: UInt16, count: Int?) {
    let low = [UInt8(offset >> 8), UInt8(offset & 0xFF)]
    for bytes in [low + [UInt8](repeating: 7, count: 8)] {
      for data in [FontData(bytes), FontData(Data(bytes))] {
        #expect(data.part(atOffset16: 0)?.count == count)
      }
    }
    let bytes = [0, 0] + low + [UInt8](repeating: 7, count: 6)
    for data in [FontData(bytes), FontData(Data([1, 2] + bytes)[2...]), FontData(bytes).copied] {
      #expect(data.part(atOffset32: 0)?.count == count)
    }
    #expect(FontData(low).part(atOffset32: 0) == nil && FontData([0]).part(atOffset16: 0) == nil)
  }

  @Test func `Numbers are read with their signs, and none beyond the ends`() {
    let data = FontData([0xFF, 0x7F, 0x80, 0x00, 0x00, 0x01])
    #expect([-1, 0, 5, 6].map { data.u8($0) } == [nil, 0xFF, 1, nil])
    #expect([0, 1, 2].map { data.i8($0) } == [-1, 0x7F, -0x80])
    #expect([-1, 0, 2, 4, 5].map { data.u16($0) } == [nil, 0xFF7F, 0x8000, 1, nil])
    #expect([0, 2, 4].map { data.i16($0) } == [-0x81, -0x8000, 1])
    #expect([0, 2, 3].map { data.u32($0) } == [0xFF7F_8000, 0x8000_0001, nil])
    #expect([0, 2, 3].map { data.i32($0) } == [-0x80_8000, -0x7FFF_FFFF, nil])
  }
}
