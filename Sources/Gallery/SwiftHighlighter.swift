import LayoutInspector

/// Swift code as HTML with its words in colour: keywords, texts, numbers, comments, and what
/// stands after a dot.
struct SwiftHighlighter {
  let html: String

  private static let keywords: Set<String> = [
    "case", "convenience", "default", "else", "enum", "extension", "for", "func", "guard", "if",
    "import", "in", "init", "let", "nil", "private", "return", "self", "static", "struct",
    "switch", "var", "where", "while",
  ]

  init(_ code: String) {
    var html = ""
    var rest = Substring(code)
    while let token = Self.token(at: &rest) {
      let text = escapedForXML(String(token.text))
      html += token.style.map { #"<span class="\#($0)">\#(text)</span>"# } ?? text
    }
    self.html = html
  }

  /// Takes the next piece of code and tells the style it is shown in.
  private static func token(at rest: inout Substring) -> (text: Substring, style: String?)? {
    guard let first = rest.first else { return nil }
    if rest.hasPrefix("//") { return (read(&rest) { !$0.isNewline }, "c") }
    if rest.hasPrefix("\"\"\"") { return (readText(&rest, quotes: "\"\"\""), "s") }
    if first == "\"" { return (readText(&rest, quotes: "\""), "s") }
    if first.isNumber { return (read(&rest) { $0.isLetter || $0.isNumber || $0 == "_" }, "n") }
    if first == "." {
      let length = rest.dropFirst().prefix { isWord($0) }.count
      let text = rest.prefix(length + 1)
      rest = rest.dropFirst(length + 1)
      return (text, length == 0 ? nil : "m")
    }
    if isWord(first) {
      let word = read(&rest, while: isWord)
      return (word, keywords.contains(String(word)) ? "k" : nil)
    }
    return (read(&rest) { !isWord($0) && !$0.isNumber && !"\"/.".contains($0) }.orOne(&rest), nil)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  private static func read(
    _ rest: inout Substring, while belongs: (Character) -> Bool
  ) -> Substring {
    let text = rest.prefix(while: belongs)
    rest = rest.dropFirst(text.count)
    return text
  }

  /// A text up to its closing quotes; a backslash takes the next character along.
  private static func readText(_ rest: inout Substring, quotes: String) -> Substring {
    let start = rest
    rest = rest.dropFirst(quotes.count)
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
    }
    rest = rest.dropFirst(quotes.count)
    return start[..<rest.startIndex]
  }
}

extension Substring {
  /// The piece itself or, where it is empty, the next character, so that reading goes on.
  fileprivate func orOne(_ rest: inout Substring) -> Substring {
    guard isEmpty else { return self }
    let one = rest.prefix(1)
    rest = rest.dropFirst()
    return one
  }
}
