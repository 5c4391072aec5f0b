/// What the Unicode character database says of a scalar, as far as typesetting needs it.
package struct ScalarProperties: Hashable, Sendable {
  /// The line break class in six bits, the bidirectional class in five, the cells in two, and
  /// whether the scalar can't be seen in one.
  private let bits: UInt16

  fileprivate init(bits: UInt16) { self.bits = bits }

  /// What the scalar means to the ends of lines.
  package var lineBreak: LineBreakClass {
    LineBreakClass(rawValue: UInt8(truncatingIfNeeded: bits & 63)) ?? .alphabetic
  }

  /// What the scalar means to the order of a line.
  package var bidi: BidiClass {
    BidiClass(rawValue: UInt8(truncatingIfNeeded: bits >> 6 & 31)) ?? .leftToRight
  }

  /// How many cells of a terminal the scalar takes: 0, 1, or 2.
  package var cells: Int { Int(bits >> 11 & 3) }

  /// Whether the scalar isn't drawn even by a font that doesn't know it.
  package var isIgnorable: Bool { bits >> 13 & 1 == 1 }
}

/// The properties of all scalars, in blocks of 128 of which equal ones are stored once.
///
/// - Complexity: A look-up is O(1). The blocks, some 60 kB, are made at the first one.
package struct UnicodeDatabase: Sendable {
  /// The properties of Unicode 15.0.
  package static let standard = UnicodeDatabase(
    combinations: UnicodeTables.combinations, runs: UnicodeTables.runs)

  private let blocks: [UInt16]
  private let values: [ScalarProperties]

  /// The properties of a scalar; what is beyond the table's end is a letter.
  package subscript(scalar: UInt32) -> ScalarProperties {
    let block = Int(scalar >> 7)
    guard block < blocks.count else { return ScalarProperties(bits: 1 << 11) }
    return values[Int(blocks[block]) << 7 | Int(scalar & 127)]
  }

  private init(combinations: String, runs: String) {
    let sets = PackedNumbers(combinations).map { ScalarProperties(bits: UInt16(clamping: $0)) }
    var blocks: [UInt16] = []
    var values: [ScalarProperties] = []
    var known: [ArraySlice<ScalarProperties>: UInt16] = [:]
    var block: [ScalarProperties] = []
    var numbers = PackedNumbers(runs)
    while var length = numbers.next(), let place = numbers.next() {
      guard sets.indices.contains(place) else { break }
      while length > 0 {
        let count = min(length, 128 - block.count)
        block.append(contentsOf: repeatElement(sets[place], count: count))
        length -= count
        guard block.count == 128 else { continue }
        let number = known[block[...]] ?? UInt16(clamping: known.count)
        if known.updateValue(number, forKey: block[...]) == nil { values += block }
        // A long run fills whole blocks, which are all alike.
        let repeats = count == 128 ? length / 128 : 0
        blocks.append(contentsOf: repeatElement(number, count: repeats + 1))
        length -= repeats * 128
        block.removeAll(keepingCapacity: true)
      }
    }
    self.blocks = blocks
    self.values = values
  }
}

/// The numbers written in a string of ``UnicodeTables``.
struct PackedNumbers: Sequence, IteratorProtocol {
  private var digits: String.UTF8View.Iterator

  init(_ text: String) { digits = text.utf8.makeIterator() }

  mutating func next() -> Int? {
    var value = 0
    var shift = 0
    while let byte = digits.next(), let digit = Self.digit(byte) {
      value |= (digit & 31) << shift
      if digit < 32 { return value }
      shift += 5
    }
    return nil
  }

  /// The next number with its sign, which the lowest bit tells.
  mutating func nextSigned() -> Int? {
    next().map { $0 & 1 == 0 ? $0 / 2 : -($0 + 1) / 2 }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x41...0x5A: Int(byte) - 0x41
    case 0x61...0x7A: Int(byte) - 0x61 + 26
    case 0x30...0x39: Int(byte) - 0x30 + 52
    case 0x2B: 62
    case 0x2D: 63
    default: nil
    }
  }
}
