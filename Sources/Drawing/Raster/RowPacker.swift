/// Packs bytes by the fixed codes of DEFLATE (RFC 1951): bytes that repeat are counted, all others
/// written out.
struct RowPacker {
  private var writer = BitWriter()
  private var last: UInt8?
  private var run = 0
  private var low: UInt32 = 1
  private var high: UInt32 = 0

  init(capacity: Int) {
    writer.reserve(capacity)
    // The last block, of fixed codes.
    writer.add(0b011, count: 3)
  }

  /// The check sum of what was packed (RFC 1950).
  var checkSum: UInt32 { high << 16 | low }

  /// Packs bytes.
  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      add(byte)
      low += UInt32(byte)
      if low >= 65_521 { low -= 65_521 }
      high += low
      if high >= 65_521 { high -= 65_521 }
    }
  }

  /// Packs so many zeros.
  mutating func add(zeros count: Int) {
    guard count > 0 else { return }
    high = UInt32((UInt64(high) + UInt64(low) * UInt64(count)) % 65_521)
    var left = count
    if last != 0 {
      add(0)
      left -= 1
    }
    run += left
    flush(all: false)
  }

  private mutating func add(_ byte: UInt8) {
    if byte == last {
      run += 1
      if run == 258 { flush(all: true) }
      return
    }
    flush(all: true)
    writer.add(literal: Int(byte))
    last = byte
  }

  /// Writes repetitions out; without `all` those that may become more are kept back.
  private mutating func flush(all: Bool) {
    guard let last else { return }
    while run >= 258 {
      writer.add(repetitions: 258)
      run -= 258
    }
    guard all else { return }
    if run >= 3 {
      writer.add(repetitions: run)
    } else {
      for _ in 0..<run { writer.add(literal: Int(last)) }
    }
    run = 0
  }

  /// The packed bytes.
  mutating func finished() -> [UInt8] {
    flush(all: true)
    writer.add(literal: 256)
    return writer.finished()
  }
}

/// Collects bits, the lowest of each byte first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// The codes of bytes, the end and lengths with their lowest bit first (RFC 1951, 3.2.6).
  private static let codes: [(code: UInt64, count: Int)] = (0..<288).map { literal in
    let (code, count) =
      switch literal {
      case ..<144: (0x30 + literal, 8)
      case ..<256: (0x190 + literal - 144, 9)
      case ..<280: (literal - 256, 7)
      default: (0xC0 + literal - 280, 8)
      }
    return ((0..<count).reduce(0) { $0 << 1 | UInt64(code >> $1 & 1) }, count)
  }
  private let codes = BitWriter.codes

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func add(_ bits: UInt64, count: Int) {
    pending |= bits << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  mutating func add(literal: Int) {
    let code = codes[literal]
    add(code.code, count: code.count)
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
      add(UInt64(repetitions - base), count: extra)
    }
    // The distance 1.
    add(0, count: 5)
  }

  mutating func finished() -> [UInt8] {
    if pendingCount > 0 { add(0, count: 8 - pendingCount) }
    return bytes
  }
}
