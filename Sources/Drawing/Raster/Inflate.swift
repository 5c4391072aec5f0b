/// Unpacks bytes that were packed by DEFLATE (RFC 1951).
struct Inflate {
  /// Why bytes can't be unpacked.
  enum Mistake: Error { case endsEarly, unknownBlock, wrongCode, tooLong }

  private let bytes: [UInt8]
  private var at: Int
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// Unpacks bytes from a place on.
  ///
  /// - Parameters:
  ///   - bytes: The packed bytes.
  ///   - start: Where they begin.
  ///   - limit: How many bytes there may be in the end; more are an error.
  /// - Returns: The unpacked bytes.
  /// - Throws: What is wrong with them.
  static func unpacked(_ bytes: [UInt8], from start: Int, limit: Int) throws(Mistake) -> [UInt8] {
    var inflate = Inflate(bytes: bytes, at: start)
    return try inflate.run(limit)
  }

  private init(bytes: [UInt8], at: Int) {
    self.bytes = bytes
    self.at = at
  }

  private mutating func run(_ limit: Int) throws(Mistake) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(min(limit, 1 << 24))
    var isLast = false
    while !isLast {
      isLast = try number(1) == 1
      switch try number(2) {
      case 0: try copy(into: &result, limit)
      case 1: try decode(Self.fixedLiterals, Self.fixedDistances, into: &result, limit)
      case 2:
        let (literals, distances) = try codes()
        try decode(literals, distances, into: &result, limit)
      default: throw .unknownBlock
      }
    }
    return result
  }

  private mutating func number(_ count: Int) throws(Mistake) -> Int {
    while bitCount < count {
      guard at < bytes.count else { throw .endsEarly }
      bits |= UInt32(bytes[at]) << UInt32(bitCount)
      at += 1
      bitCount += 8
    }
    let value = bits & (1 << UInt32(count) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copy(into result: inout [UInt8], _ limit: Int) throws(Mistake) {
    bits = 0
    bitCount = 0
    guard at + 4 <= bytes.count else { throw .endsEarly }
    let count = Int(bytes[at]) | Int(bytes[at + 1]) << 8
    at += 4
    guard at + count <= bytes.count else { throw .endsEarly }
    guard result.count + count <= limit else { throw .tooLong }
    result += bytes[at..<(at + count)]
    at += count
  }

  private mutating func decode(
    _ literals: Codes, _ distances: Codes, into result: inout [UInt8], _ limit: Int
  ) throws(Mistake) {
    while true {
      let symbol = try self.symbol(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        guard result.count < limit else { throw .tooLong }
        result.append(UInt8(symbol))
        continue
      }
      guard symbol < 286 else { throw .wrongCode }
      let length = Self.lengths[symbol - 257].base + (try number(Self.lengths[symbol - 257].extra))
      let place = try self.symbol(distances)
      guard place < 30 else { throw .wrongCode }
      let distance = Self.distances[place].base + (try number(Self.distances[place].extra))
      guard distance <= result.count else { throw .wrongCode }
      guard result.count + length <= limit else { throw .tooLong }
      for _ in 0..<length { result.append(result[result.count - distance]) }
    }
  }

  // MARK: Codes

  /// Codes in the order of their lengths.
  private struct Codes {
    /// How many codes there are of each length from 0 to 15.
    var counts = [Int](repeating: 0, count: 16)
    /// What they stand for.
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths where length > 0 { counts[min(length, 15)] += 1 }
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
      }
    }
  }

  private mutating func symbol(_ codes: Codes) throws(Mistake) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= try number(1)
      let count = codes.counts[length]
      if code - first < count { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .wrongCode
  }

  private mutating func codes() throws(Mistake) -> (Codes, Codes) {
    let literalCount = try number(5) + 257
    let distanceCount = try number(5) + 1
    let count = try number(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<count { lengths[Self.order[index]] = try number(3) }
    let codes = Codes(lengths)
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      let symbol = try self.symbol(codes)
      switch symbol {
      case 0...15: all.append(symbol)
      case 16:
        guard let last = all.last else { throw .wrongCode }
        all += repeatElement(last, count: 3 + (try number(2)))
      case 17: all += repeatElement(0, count: 3 + (try number(3)))
      default: all += repeatElement(0, count: 11 + (try number(7)))
      }
    }
    guard all.count == literalCount + distanceCount else { throw .wrongCode }
    return (Codes(Array(all[..<literalCount])), Codes(Array(all[literalCount...])))
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static let fixedLiterals = Codes(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Codes([Int](repeating: 5, count: 30))

  private static let lengths: [(base: Int, extra: Int)] = (0..<29).map { index in
    if index < 8 { return (index + 3, 0) }
    if index == 28 { return (258, 0) }
    let extra = index / 4 - 1
    return (3 + (4 + index % 4) << extra, extra)
  }

  private static let distances: [(base: Int, extra: Int)] = (0..<30).map { index in
    if index < 4 { return (index + 1, 0) }
    let extra = index / 2 - 1
    return (1 + (2 + index % 2) << extra, extra)
  }
}
