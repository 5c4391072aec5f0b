import ViewTree

/// What a document says, as parts of Swift code: names, comments and texts in quotation marks.
///
/// Nothing of a document gets into written code but through these, or as a number.
enum SwiftToken {
  /// A text in quotation marks, with what can't stand between them escaped.
  static func string(_ text: String) -> String {
    var escaped = ""
    // A quotation mark with an accent is a character of its own, and a quotation mark to the compiler.
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return "\"\(escaped.printable)\""
  }

  /// A text in a comment that ends with its line.
  static func comment(_ text: String) -> String { text.printable }

  /// A name as a document gives it, if it is one in Swift; else its words put together.
  ///
  /// Words of the language are none of its business: ``SwiftNames`` gives them a number.
  static func name(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let isName =
      scalars.first.map { $0 == "_" || $0.properties.isXIDStart } == true
      && scalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
      && scalars.contains { $0 != "_" }
    return isName ? text : identifier(text)
  }

  /// A label as a name: `Sign-in button` becomes `signInButton`.
  static func identifier(_ label: String) -> String {
    let words = label.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first else { return "" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return String((first.prefix(1).lowercased() + first.dropFirst() + rest.joined()).prefix(60))
  }

  /// A label as the name of a class.
  static func className(_ label: String) -> String {
    let name = identifier(label)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
