/// The bytes of a JSON text, and how values and the breaks between them are written.
struct JSONText {
  /// What a text is for.
  struct Form {
    /// Whether each member of a list or an object stands in a line of its own.
    var isIndented = false
    /// Whether the text stands in a page: what would end its element, or a line of a script, is written as a
    /// number.
    var isInPage = false
  }

  /// A number that JSON doesn't have: it is infinite or none.
  struct NoNumber: Error {
    let number: any FloatingPoint & Sendable
  }

  var bytes: [UInt8] = []
  let form: Form
  /// How many lists and objects are open.
  var depth: Int

  init(_ form: Form, depth: Int = 0) {
    self.form = form
    self.depth = depth
  }

  /// Writes a letter of ASCII.
  mutating func append(_ letter: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: letter.value))
  }

  // MARK: Lists and objects

  mutating func open(_ bracket: Unicode.Scalar) {
    append(bracket)
    depth += 1
  }

  /// Ends a list or an object; an empty one has an empty line, as Foundation's have.
  mutating func close(_ bracket: Unicode.Scalar, isEmpty: Bool) {
    depth -= 1
    if isEmpty, form.isIndented { append("\n") }
    breakLine()
    append(bracket)
  }

  /// Begins a member.
  mutating func separate(isFirst: Bool) {
    if !isFirst { append(",") }
    breakLine()
  }

  /// Writes a key and what stands between it and its value.
  mutating func append(key: String) {
    append(quoted: key)
    bytes += (form.isIndented ? " : " : ":").utf8
  }

  /// Begins a member and writes its key, which has letters alone.
  mutating func separate(isFirst: Bool, plainKey: String) {
    let isIndented = form.isIndented
    let blanks = isIndented ? 2 * depth : 0
    bytes.append(addingCapacity: plainKey.utf8.count + blanks + 7) { bytes in
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      if isIndented { bytes.append(UInt8(ascii: "\n")) }
      bytes.append(repeating: UInt8(ascii: " "), count: blanks)
      bytes.append(UInt8(ascii: "\""))
      for byte in plainKey.utf8 { bytes.append(byte) }
      bytes.append(UInt8(ascii: "\""))
      if isIndented { bytes.append(UInt8(ascii: " ")) }
      bytes.append(UInt8(ascii: ":"))
      if isIndented { bytes.append(UInt8(ascii: " ")) }
    }
  }

  private mutating func breakLine() {
    guard form.isIndented else { return }
    let blanks = 2 * depth
    bytes.append(addingCapacity: blanks + 1) { bytes in
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(repeating: UInt8(ascii: " "), count: blanks)
    }
  }

  // MARK: Values

  mutating func append(_ number: some BinaryInteger) {
    guard let magnitude = UInt64(exactly: number.magnitude) else {
      bytes += String(number).utf8
      return
    }
    var power: UInt64 = 1
    while magnitude / power >= 10 { power *= 10 }
    bytes.append(addingCapacity: 21) { bytes in
      if number < 0 { bytes.append(UInt8(ascii: "-")) }
      while power > 0 {
        let digit = UInt8(truncatingIfNeeded: magnitude / power % 10)
        bytes.append(UInt8(ascii: "0") + digit)
        power /= 10
      }
    }
  }

  /// Writes a number as short as it can be read again; a whole one without a fraction.
  mutating func append<Number: BinaryFloatingPoint & CustomStringConvertible & Sendable>(
    _ number: Number
  ) throws(NoNumber) {
    guard number.isFinite else { throw NoNumber(number: number) }
    if let whole = Int32(exactly: number), whole != 0 || number.sign == .plus {
      return append(whole)
    }
    bytes += number.description.utf8
    if ends(in: UInt8(ascii: "."), UInt8(ascii: "0")) { bytes.removeLast(2) }
  }

  /// Writes a text in quotes.
  mutating func append(quoted string: String) {
    append("\"")
    let start = bytes.count
    bytes += string.utf8
    if !isPlain(from: start) {
      bytes.removeSubrange(start...)
      for byte in string.utf8 { appendEscaped(byte) }
    }
    append("\"")
  }

  /// Whether the bytes from a place on stand for themselves in a text.
  private func isPlain(from start: Int) -> Bool {
    for place in start..<bytes.count {
      let byte = bytes[place]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return false }
      if form.isInPage, byte == UInt8(ascii: "<") || byte == 0xE2 { return false }
    }
    return true
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes += "\\\"".utf8
    case UInt8(ascii: "\\"): bytes += "\\\\".utf8
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0..<0x20:
      bytes += (byte < 0x10 ? "\\u000" : "\\u00").utf8
      bytes += String(byte, radix: 16).utf8
    case UInt8(ascii: "<") where form.isInPage: bytes += "\\u003C".utf8
    // The last byte of a separator of lines or of paragraphs, as UTF-8 has them.
    case 0xA8...0xA9 where form.isInPage && ends(in: 0xE2, 0x80):
      bytes.removeLast(2)
      bytes += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
    default: bytes.append(byte)
    }
  }

  private func ends(in first: UInt8, _ second: UInt8) -> Bool {
    bytes.count >= 2 && bytes[bytes.count - 2] == first && bytes[bytes.count - 1] == second
  }
}
