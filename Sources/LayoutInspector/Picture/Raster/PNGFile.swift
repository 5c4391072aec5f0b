import Foundation

/// A picture in the format of PNG (RFC 2083): eight bits a colour, no transparency.
struct PNGFile {
  let data: Data

  init(_ image: PixelImage) {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.long(image.width) + Self.long(image.height) + [8, 2, 0, 0, 0]
    let rows = Self.filteredRows(of: image)
    let packed = [0x78, 0x01] + Deflate.packed(rows) + Self.long(Int(Self.adler32(rows)))
    for (type, content) in [("IHDR", header), ("IDAT", packed), ("IEND", [])] {
      let named = Array(type.utf8) + content
      bytes += Self.long(content.count) + named + Self.long(Int(Self.crc32(named)))
    }
    data = Data(bytes)
  }

  /// The rows, each as its difference to the one above: mostly zeros where boxes are filled.
  private static func filteredRows(of image: PixelImage) -> [UInt8] {
    let count = image.width * 3
    var rows: [UInt8] = []
    rows.reserveCapacity((count + 1) * image.height)
    for row in 0..<image.height {
      rows.append(2)
      let start = row * count
      for place in start..<(start + count) {
        rows.append(image.bytes[place] &- (row > 0 ? image.bytes[place - count] : 0))
      }
    }
    return rows
  }

  /// A number in four bytes, the highest first.
  private static func long(_ value: Int) -> [UInt8] {
    let value = UInt32(truncatingIfNeeded: value)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The remainders of all bytes by the polynomial 0xEDB88320.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// The check sum of a chunk.
  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { value, byte in
      remainders[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8
    }
  }

  /// The check sum of what was packed (RFC 1950).
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}

/// Packs bytes by the fixed codes of DEFLATE (RFC 1951): bytes that repeat are counted, all others
/// written out.
enum Deflate {
  /// The packed bytes.
  ///
  /// - Complexity: O(*n*).
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    // The last block, of fixed codes.
    writer.add(0b011, count: 3)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      writer.add(literal: Int(byte))
      index += 1
      while true {
        var run = 0
        while run < 258, index + run < bytes.count, bytes[index + run] == byte { run += 1 }
        guard run >= 3 else { break }
        writer.add(repetitions: run)
        index += run
      }
    }
    writer.add(literal: 256)
    return writer.finished()
  }
}

/// Collects bits, the lowest of each byte first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingCount = 0

  mutating func add(_ bits: Int, count: Int) {
    pending |= UInt32(truncatingIfNeeded: bits) << UInt32(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Adds a code, whose highest bit comes first.
  private mutating func add(code: Int, count: Int) {
    add((0..<count).reduce(0) { $0 << 1 | (code >> $1 & 1) }, count: count)
  }

  /// Adds one of the codes of bytes, the end and lengths (RFC 1951, 3.2.6).
  mutating func add(literal: Int) {
    switch literal {
    case ..<144: add(code: 0x30 + literal, count: 8)
    case ..<256: add(code: 0x190 + literal - 144, count: 9)
    case ..<280: add(code: literal - 256, count: 7)
    default: add(code: 0xC0 + literal - 280, count: 8)
    }
  }

  /// Adds that the last byte repeats from 3 to 258 times (RFC 1951, 3.2.5).
  mutating func add(repetitions: Int) {
    if repetitions == 258 {
      add(literal: 285)
    } else {
      var (code, base, extra) = (257, 3, 0)
      while repetitions >= base + 1 << extra {
        base += 1 << extra
        code += 1
        if code >= 265, (code - 265) % 4 == 0 { extra += 1 }
      }
      add(literal: code)
      add(repetitions - base, count: extra)
    }
    // The distance 1.
    add(code: 0, count: 5)
  }

  mutating func finished() -> [UInt8] {
    if pendingCount > 0 { add(0, count: 8 - pendingCount) }
    return bytes
  }
}
