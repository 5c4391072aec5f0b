nonisolated extension String {
  /// The text on one line, without anything that a terminal, a log or a compiler would obey.
  ///
  /// Control characters, line ends and what turns the direction of writing are written out as Swift
  /// writes them, `\u{1b}`; all other characters stay. Every text that comes from outside goes through
  /// this, or ``printableLines``, on its way to people.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package var printable: String { writtenOut { _ in false } }

  /// As ``printable``, but line feeds and tabs stay: for texts of several lines.
  package var printableLines: String { writtenOut { $0 == "\n" || $0 == "\t" } }

  private func writtenOut(except isKept: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isObeyed && !isKept($0) }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      guard scalar.isObeyed, !isKept(scalar) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return text
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the character does something and shows nothing: controls, line ends, and what turns or
  /// hides what stands around it.
  fileprivate var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0..<0x061C: false
    case 0x061C, 0x180E, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0001: true
    default: false
    }
  }
}
