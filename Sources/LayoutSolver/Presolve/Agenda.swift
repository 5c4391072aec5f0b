/// A set of small numbers that gives out its smallest or its largest first.
///
/// It is a bit for each number, and a bit for each word of those that isn't empty.
struct Agenda {
  private var words: [UInt64] = []
  private var filled: [UInt64] = []

  /// Makes room for numbers below a bound.
  mutating func grow(to bound: Int) {
    words.grow(with: 0, count: bound / 64 + 1)
    filled.grow(with: 0, count: words.count / 64 + 1)
  }

  /// Adds a number.
  ///
  /// - Returns: Whether it wasn't there.
  mutating func insert(_ number: Int) -> Bool {
    let word = number >> 6
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number & 63)
    let old = words[word]
    guard old & bit == 0 else { return false }
    words[word] = old | bit
    if old == 0 { filled[word >> 6] |= 1 &<< UInt64(truncatingIfNeeded: word & 63) }
    return true
  }

  /// Takes a number out.
  mutating func remove(_ number: Int) {
    let word = number >> 6
    words[word] &= ~(1 &<< UInt64(truncatingIfNeeded: number & 63))
    if words[word] == 0 { filled[word >> 6] &= ~(1 &<< UInt64(truncatingIfNeeded: word & 63)) }
  }

  /// Takes the smallest number out.
  mutating func popFirst() -> Int? {
    for index in filled.indices where filled[index] != 0 {
      let word = index << 6 + filled[index].trailingZeroBitCount
      let bits = words[word]
      words[word] = bits & (bits &- 1)
      if bits & (bits &- 1) == 0 { filled[index] &= filled[index] &- 1 }
      return word << 6 + bits.trailingZeroBitCount
    }
    return nil
  }

  /// Takes the largest number out.
  mutating func popLast() -> Int? {
    for index in filled.indices.reversed() where filled[index] != 0 {
      let last = 63 - filled[index].leadingZeroBitCount
      let word = index << 6 + last
      let bit = 63 - words[word].leadingZeroBitCount
      words[word] &= ~(1 &<< UInt64(truncatingIfNeeded: bit))
      if words[word] == 0 { filled[index] &= ~(1 &<< UInt64(truncatingIfNeeded: last)) }
      return word << 6 + bit
    }
    return nil
  }
}
