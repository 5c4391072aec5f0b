/// Brackets and other scalars that look the other way from right to left.
package struct MirrorTables: Sendable {
  /// The tables of Unicode 15.0.
  package static let standard = MirrorTables()

  /// A bracket's pair, named by its opening one.
  package struct Bracket: Hashable, Sendable {
    package var opening: UInt32
    package var isOpening: Bool
  }

  private let brackets: [UInt32: Bracket]
  private let images: [UInt32: UInt32]

  /// The pair that a scalar is a bracket of, or nil.
  ///
  /// The angle brackets of technical texts and those of Chinese and Japanese are canonically the
  /// same, and count as one pair.
  package func bracket(_ scalar: UInt32) -> Bracket? { brackets[scalar] }

  /// The scalar that looks like the given one seen from behind; itself, if there is none.
  package func image(of scalar: UInt32) -> UInt32 { images[scalar] ?? scalar }

  private init() {
    var brackets: [UInt32: Bracket] = [:]
    for (opening, closing) in Self.pairs(UnicodeTables.brackets) {
      let name = opening == 0x2329 ? 0x3008 : opening
      brackets[opening] = Bracket(opening: name, isOpening: true)
      brackets[closing] = Bracket(opening: name, isOpening: false)
    }
    self.brackets = brackets
    images = Dictionary(Self.pairs(UnicodeTables.mirrors)) { first, _ in first }
  }

  private static func pairs(_ text: String) -> [(UInt32, UInt32)] {
    var numbers = PackedNumbers(text)
    var pairs: [(UInt32, UInt32)] = []
    var code = 0
    while let step = numbers.next(), let distance = numbers.nextSigned() {
      code += step
      pairs.append((UInt32(clamping: code), UInt32(clamping: code + distance)))
    }
    return pairs
  }
}
