/// A piece of Swift source, as far as the rules tell pieces apart; comments and blanks are none.
struct Token {
  enum Kind {
    /// A name or a keyword.
    case word
    /// A number.
    case number
    /// A string or a regular expression, with all that is interpolated.
    case literal
    /// A mark such as `(`, `{`, `,`, `.` or `@`, a single one.
    case mark
    /// A run of operator characters.
    case symbol
    /// A word with `#` before it.
    case directive
  }

  var kind: Kind
  /// The bytes of the source that it stands in.
  var range: Range<Int>
  /// The text; empty for literals.
  var text: String
  /// Whether a line ends between the piece before and this one.
  var startsLine: Bool
}

extension Token {
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
  func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
}

/// The bytes that Swift's grammar is made of.
enum Byte {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let dot = UInt8(ascii: ".")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let space = UInt8(ascii: " ")

  static func isNewline(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == UInt8(ascii: "\t") || isNewline(byte) || byte == 0 || byte == 0x0B
      || byte == 0x0C
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a word can begin with the byte; all beyond ASCII is taken for letters.
  static func beginsWord(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func continuesWord(_ byte: UInt8) -> Bool { beginsWord(byte) || isDigit(byte) }

  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "#"):
      true
    default: false
    }
  }
}
