import Foundation

/// The bytes of a document, read from the beginning to the end.
nonisolated struct DocumentText {
  private let bytes: [UInt8]
  private var place = 0
  /// The lines that were counted, up to a place.
  private var lines = 1
  private var counted = 0

  /// Begins at the first of some bytes, which are UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The mark of the byte order.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The byte here; nil at the end.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// The number of the line here, from 1.
  mutating func line() -> Int {
    for byte in bytes[counted..<place] where byte == 0x0A { lines += 1 }
    counted = place
    return lines
  }

  // MARK: Words

  /// Goes on behind the byte here.
  mutating func skip() { place += 1 }

  /// Goes on behind a word, if it stands here.
  mutating func skip(_ word: String) -> Bool {
    var end = place
    for byte in word.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
    }
    place = end
    return true
  }

  /// Goes on behind the next word of some letters.
  ///
  /// - Returns: What is before it; nil, and the end, if it doesn't come.
  mutating func skip(past word: String) -> Range<Int>? {
    let start = place
    while place < bytes.count {
      let end = place
      if skip(word) { return start..<end }
      place += 1
    }
    return nil
  }

  /// Goes on behind blanks.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  mutating func skipGaps() -> Bool {
    let start = place
    while place < bytes.count, Self.isGap(bytes[place]) { place += 1 }
    return place > start
  }

  /// Where the name of an element or attribute stands; nil if there is none here.
  mutating func name() -> Range<Int>? {
    guard let first = next, Self.isInName(first), !Self.isDigitOrSign(first) else { return nil }
    let start = place
    while place < bytes.count, Self.isInName(bytes[place]) { place += 1 }
    return start..<place
  }

  /// The attribute here; nil if there is none that is well-formed.
  mutating func attribute() -> (name: String, value: String)? {
    guard let name = name() else { return nil }
    skipGaps()
    guard next == UInt8(ascii: "=") else { return nil }
    skip()
    skipGaps()
    return quoted().map { (string(name), $0) }
  }

  /// The value in quotes here; nil if there is none that is well-formed.
  private mutating func quoted() -> String? {
    guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    place += 1
    let start = place
    var isPlain = true
    while place < bytes.count {
      let byte = bytes[place]
      if byte == quote {
        let inside = start..<place
        place += 1
        return isPlain ? string(inside) : decoded(inside, isValue: true)
      }
      if byte == UInt8(ascii: "<") { return nil }
      if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
      place += 1
    }
    return nil
  }

  /// The text up to the next markup, and whether it is blank; nil if it isn't well-formed.
  mutating func untilMarkup() -> (text: String, isGap: Bool)? {
    let start = place
    skipGaps()
    guard let byte = next, byte != UInt8(ascii: "<") else { return ("", true) }
    var isPlain = !bytes[start..<place].contains(0x0D)
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") {
      let byte = bytes[place]
      if byte == UInt8(ascii: "&") || (byte < 0x20 && byte != 0x0A && byte != 0x09) {
        isPlain = false
      }
      place += 1
    }
    if isPlain { return (string(start..<place), false) }
    return decoded(start..<place, isValue: false).map { ($0, false) }
  }

  // MARK: Strings

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func isSame(_ range: Range<Int>, _ other: Range<Int>) -> Bool { bytes[range] == bytes[other] }

  /// A text with references in their places; nil for one that XML doesn't have.
  private func decoded(_ range: Range<Int>, isValue: Bool) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "&"):
        guard
          let end = bytes[place..<range.upperBound].prefix(12).firstIndex(of: UInt8(ascii: ";")),
          let scalar = Self.scalar(bytes[place..<end])
        else { return nil }
        decoded += UTF8.encode(scalar).map { Array($0) } ?? []
        place = end + 1
      case 0x0D:
        // Both together are one end of a line.
        if place < range.upperBound, bytes[place] == 0x0A { place += 1 }
        decoded.append(isValue ? 0x20 : 0x0A)
      case 0x0A, 0x09: decoded.append(isValue ? 0x20 : byte)
      case 0..<0x20: return nil
      default: decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// What a reference stands for.
  private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    let named: [String: Unicode.Scalar] = [
      "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]
    if let scalar = named[name] { return scalar }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
    guard digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
      number >= 0x20 || number == 0x09 || number == 0x0A || number == 0x0D
    else { return nil }
    return Unicode.Scalar(number)
  }

  // MARK: Bytes

  /// Whether a byte is one of XML's blanks.
  private static func isGap(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: isDigitOrSign(byte)
    }
  }

  private static func isDigitOrSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}

// MARK: Encodings

nonisolated extension DocumentText {
  /// A text in UTF-16, with or without a mark of its byte order, in UTF-8; others as they are.
  static func inUTF8(_ data: Data) -> [UInt8] {
    let start = Array(data.prefix(4))
    let encoding: String.Encoding
    switch start {
    case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
      encoding = .utf16
    case [0x3C, 0, 0x3F, 0]: encoding = .utf16LittleEndian
    case [0, 0x3C, 0, 0x3F]: encoding = .utf16BigEndian
    default: return Array(data)
    }
    return String(data: data, encoding: encoding).map { Array($0.utf8) } ?? Array(data)
  }

  /// The encoding that the declaration at the beginning names, if it is neither UTF-8 nor UTF-16, as which the
  /// bytes themselves are known.
  static func foreignEncoding(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard let end = start.range(of: "?>"), start.contains("<?xml") else { return nil }
    let declaration = start[..<end.lowerBound]
    guard let name = declaration.range(of: "encoding") else { return nil }
    let value = declaration[name.upperBound...].split { "=\"' \t\n\r".contains($0) }.first ?? ""
    let known = ["UTF-8", "UTF8", "UTF-16", "UTF16", "UTF-16LE", "UTF-16BE", "US-ASCII", "ASCII"]
    return known.contains(value.uppercased()) ? nil : String(value)
  }

  /// The text in well-formed UTF-8 without zeros; nil if it is that already.
  static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    var least = UInt8.max
    for byte in bytes { least = min(least, byte) }
    guard least == 0 || String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let text = String(decoding: bytes.map { $0 == 0 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    return Array(text.utf8)
  }
}
