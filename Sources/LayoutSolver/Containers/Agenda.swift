/// A set of small numbers that gives out its smallest or its largest first.
///
/// It is a bit for each number.
struct Agenda: Sendable {
  /// Blocks of 128 words: the first says which of the last 64, that have the bits, aren't empty.
  private var blocks: [UInt64] = []

  /// Makes room for numbers below a bound.
  mutating func grow(to bound: Int) {
    blocks.grow(with: 0, count: (bound >> 12 + 1) * 128)
  }

  /// Adds a number.
  ///
  /// - Returns: Whether it wasn't there.
  @inline(__always)
  mutating func insert(_ number: Int) -> Bool {
    let (block, word) = Self.place(of: number)
    let old = blocks[word]
    let new = old | Self.bit(number)
    guard old != new else { return false }
    blocks[word] = new
    if old == 0 { blocks[block] |= Self.bit(number >> 6) }
    return true
  }

  /// Takes a number out.
  mutating func remove(_ number: Int) {
    let (block, word) = Self.place(of: number)
    blocks[word] &= ~Self.bit(number)
    if blocks[word] == 0 { blocks[block] &= ~Self.bit(number >> 6) }
  }

  /// Takes the smallest number out.
  @inline(__always)
  mutating func popFirst() -> Int? {
    var block = 0
    while block < blocks.count {
      if blocks[block] != 0 {
        return take(bit: { $0.trailingZeroBitCount }, from: block)
      }
      block &+= 128
    }
    return nil
  }

  /// Takes the largest number out.
  @inline(__always)
  mutating func popLast() -> Int? {
    var block = blocks.count &- 128
    while block >= 0 {
      if blocks[block] != 0 {
        return take(bit: { 63 &- $0.leadingZeroBitCount }, from: block)
      }
      block &-= 128
    }
    return nil
  }

  /// Takes a number out of a block that isn't empty, by which of the bits of a word is wanted.
  @inline(__always)
  private mutating func take(bit: (UInt64) -> Int, from block: Int) -> Int {
    let number = bit(blocks[block])
    let word = block &+ 64 &+ number
    let last = bit(blocks[word])
    let rest = blocks[word] & ~Self.bit(last)
    blocks[word] = rest
    if rest == 0 { blocks[block] &= ~Self.bit(number) }
    return block &<< 5 | number &<< 6 | last
  }

  /// Takes all numbers out.
  ///
  /// - Complexity: O(*b* / 64), where *b* is the bound of the numbers.
  mutating func removeAll() {
    for word in blocks.indices { blocks[word] = 0 }
  }

  /// Where a number's bit is.
  @inline(__always)
  private static func place(of number: Int) -> (block: Int, word: Int) {
    let block = (number &>> 12) &<< 7
    return (block, block &+ 64 &+ (number &>> 6) & 63)
  }

  /// The bit of a number in its word.
  @inline(__always)
  private static func bit(_ number: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: number)
  }
}
