import Foundation

/// A PNG file taken apart by its specification: RFC 2083, and RFC 1951 for blocks of fixed codes.
struct DecodedPNG {
  struct Mistake: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// The colour of a pixel, `#RRGGBB`.
  subscript(x: Int, y: Int) -> String {
    let place = (y * width + x) * 3
    return "#"
      + bytes[place..<(place + 3)].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  init(_ data: Data) throws {
    let file = [UInt8](data)
    guard file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else {
      throw Mistake("signature")
    }
    var chunks: [String: [UInt8]] = [:]
    var at = 8
    while at + 12 <= file.count {
      let count = Self.long(file, at)
      guard at + 12 + count <= file.count else { throw Mistake("a chunk is too long") }
      let named = Array(file[(at + 4)..<(at + 8 + count)])
      guard Self.long(file, at + 8 + count) == Self.remainder(named) else {
        throw Mistake("check sum of a chunk")
      }
      chunks[String(decoding: named.prefix(4), as: UTF8.self), default: []] += named.dropFirst(4)
      at += 12 + count
    }
    guard at == file.count, let header = chunks["IHDR"], header.count == 13,
      Array(header[8...]) == [8, 2, 0, 0, 0], let packed = chunks["IDAT"], packed.count > 6,
      (Int(packed[0]) << 8 + Int(packed[1])) % 31 == 0, chunks["IEND"] == []
    else { throw Mistake("header") }
    (width, height) = (Self.long(header, 0), Self.long(header, 4))
    var reader = BitReader(bytes: Array(packed[2..<(packed.count - 4)]))
    let rows = try reader.unpacked()
    guard rows.count == (width * 3 + 1) * height else { throw Mistake("number of bytes") }
    var (a, b) = (1, 0)
    for byte in rows {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    guard Self.long(packed, packed.count - 4) == b << 16 + a else { throw Mistake("check sum") }
    var bytes: [UInt8] = []
    for row in 0..<height {
      let start = row * (width * 3 + 1)
      guard rows[start] == 2 else { throw Mistake("filter") }
      for column in 0..<(width * 3) {
        let above = row > 0 ? bytes[bytes.count - width * 3] : 0
        bytes.append(rows[start + 1 + column] &+ above)
      }
    }
    self.bytes = bytes
  }

  private static func long(_ bytes: [UInt8], _ at: Int) -> Int {
    bytes[at..<(at + 4)].reduce(0) { $0 << 8 + Int($1) }
  }

  /// The cyclic redundancy check, bit by bit.
  private static func remainder(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~value)
  }
}

private struct BitReader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func bit() throws -> Int {
    guard place / 8 < bytes.count else { throw DecodedPNG.Mistake("the bits end early") }
    defer { place += 1 }
    return Int(bytes[place / 8] >> UInt8(place % 8)) & 1
  }

  private mutating func number(_ count: Int) throws -> Int {
    var value = 0
    for index in 0..<count { value += try bit() << index }
    return value
  }

  private mutating func code(_ count: Int, after value: Int = 0) throws -> Int {
    var value = value
    for _ in 0..<count { value = value << 1 + (try bit()) }
    return value
  }

  /// One of the codes for bytes, the end and lengths: 7 bits to 23, 8 to 199, else 9.
  private mutating func symbol() throws -> Int {
    let seven = try code(7)
    if seven <= 23 { return 256 + seven }
    let eight = try code(1, after: seven)
    if eight < 0xC0 { return eight - 0x30 }
    if eight < 0xC8 { return 280 + eight - 0xC0 }
    return try code(1, after: eight) - 0x190 + 144
  }

  mutating func unpacked() throws -> [UInt8] {
    guard try number(3) == 0b011 else { throw DecodedPNG.Mistake("kind of block") }
    var result: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol == 256 { return result }
      if symbol < 256 {
        result.append(UInt8(symbol))
        continue
      }
      let length: Int
      switch symbol {
      case 257...264: length = symbol - 254
      case 285: length = 258
      case 265...284:
        let extra = (symbol - 261) / 4
        length = 3 + (4 + (symbol - 261) % 4) << extra + (try number(extra))
      default: throw DecodedPNG.Mistake("length \(symbol)")
      }
      guard try code(5) == 0, let last = result.last else {
        throw DecodedPNG.Mistake("distance")
      }
      result += repeatElement(last, count: length)
    }
  }
}
