/// A set of small numbers that gives out its smallest or its largest first.
///
/// It is a bit for each number. What uses it opens the blocks once, and passes them on.
struct Agenda {
  /// Blocks of 128 words: the first says which of the last 64, that have the bits, aren't empty.
  var blocks: [UInt64] = []

  /// Makes room for numbers below a bound.
  mutating func grow(to bound: Int) {
    blocks.grow(with: 0, count: (bound >> 12 + 1) * 128)
  }

  /// Adds a number.
  ///
  /// - Returns: Whether it wasn't there.
  @inline(__always)
  static func insert(_ number: Int, into blocks: inout MutableSpan<UInt64>) -> Bool {
    let (block, word) = place(of: number)
    let old = blocks[word]
    let new = old | bit(number)
    guard old != new else { return false }
    blocks[word] = new
    if old == 0 { blocks[block] |= bit(number >> 6) }
    return true
  }

  /// Takes a number out.
  @inline(__always)
  static func remove(_ number: Int, from blocks: inout MutableSpan<UInt64>) {
    let (block, word) = place(of: number)
    blocks[word] &= ~bit(number)
    if blocks[word] == 0 { blocks[block] &= ~bit(number >> 6) }
  }

  /// Takes the smallest number out.
  @inline(__always)
  static func popFirst(from blocks: inout MutableSpan<UInt64>) -> Int? {
    var block = 0
    while block < blocks.count {
      let filled = blocks[block]
      if filled != 0 {
        let number = filled.trailingZeroBitCount
        let word = block &+ 64 &+ number
        let bits = blocks[word]
        let rest = bits & (bits &- 1)
        blocks[word] = rest
        if rest == 0 { blocks[block] = filled & (filled &- 1) }
        return block &<< 5 | number &<< 6 | bits.trailingZeroBitCount
      }
      block &+= 128
    }
    return nil
  }

  /// Takes the largest number out.
  @inline(__always)
  static func popLast(from blocks: inout MutableSpan<UInt64>) -> Int? {
    var block = blocks.count &- 128
    while block >= 0 {
      let filled = blocks[block]
      if filled != 0 {
        let number = 63 &- filled.leadingZeroBitCount
        let word = block &+ 64 &+ number
        let bits = blocks[word]
        let last = 63 &- bits.leadingZeroBitCount
        let rest = bits & ~bit(last)
        blocks[word] = rest
        if rest == 0 { blocks[block] = filled & ~bit(number) }
        return block &<< 5 | number &<< 6 | last
      }
      block &-= 128
    }
    return nil
  }

  /// Takes all numbers out.
  ///
  /// - Complexity: O(*b* / 64), where *b* is the bound of the numbers.
  @inline(__always)
  static func removeAll(from blocks: inout MutableSpan<UInt64>) {
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
