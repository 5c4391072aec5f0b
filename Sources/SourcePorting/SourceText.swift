/// A Swift source with its pieces, and which bracket closes which.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each bracket the place of the other one among the tokens; -1 for other pieces, and for brackets
  /// without another.
  private(set) var partner: [Int]
  /// The tokens with `#` before them.
  private(set) var directives: [Int] = []
  /// The words with `@` before them.
  private(set) var attributes: [Int] = []
  /// Where `import` stands, where `dynamic`, and `?` before a call.
  private(set) var imports: [Int] = []
  private(set) var dynamics: [Int] = []
  private(set) var optionalCalls: [Int] = []
  /// Where selectors may be made of names.
  private(set) var selectorNames: [Int] = []
  /// Where texts are looked up.
  private(set) var localizations: [Int] = []
  /// Where attributed texts may be made of nothing.
  private(set) var attributedTexts: [Int] = []
  /// Where points, sizes and rectangles are named.
  private(set) var geometries: [Int] = []
  /// The innermost brace that nothing closes; -1 if there is none.
  private(set) var unclosed = -1

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes)
    partner = [Int](repeating: -1, count: tokens.count)
    survey()
  }

  /// Notes what rules look for, once for all of them.
  private mutating func survey() {
    var open: [Int] = []
    var index = 0
    // Plugins' tools aren't optimized: this is several times as fast as `for`.
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .mark: pair(token.text, at: index, &open)
      case .directive: directives.append(index)
      case .word:
        if index > 0, tokens[index - 1].text == "@" { attributes.append(index) }
        if token.text == "import" { imports.append(index) }
        if token.text == "dynamic" { dynamics.append(index) }
        if token.text == "NSLocalizedString" { localizations.append(index) }
        if token.text == "NSAttributedString" || token.text == "NSMutableAttributedString" {
          attributedTexts.append(index)
        }
        if GeometryRule.types.contains(token.text) { geometries.append(index) }
        if token.text == "Selector" || token.text == "NSSelectorFromString" {
          selectorNames.append(index)
        }
      case .symbol:
        if token.text == "?", self[index + 1].isMark("(") { optionalCalls.append(index) }
      case .number, .literal: break
      }
      index += 1
    }
    unclosed = open.last { tokens[$0].text == "{" } ?? -1
  }

  private mutating func pair(_ mark: String, at index: Int, _ open: inout [Int]) {
    switch mark {
    case "(", "[", "{": open.append(index)
    case ")", "]", "}":
      let other = mark == ")" ? "(" : mark == "]" ? "[" : "{"
      // What was left open inside has no partner.
      guard let last = open.lastIndex(where: { tokens[$0].text == other }) else { return }
      partner[index] = open[last]
      partner[open[last]] = index
      open.removeSubrange(last...)
    default: break
    }
  }

  /// A token, or an empty one behind the ends.
  subscript(index: Int) -> Token {
    index >= 0 && index < tokens.count
      ? tokens[index] : Token(kind: .symbol, range: 0..<0, text: "", startsLine: true)
  }

  /// The text of some bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text from one token to another, in one line and without comments.
  func line(from first: Int, to last: Int) -> String {
    var result = ""
    var end = -1
    for index in first..<max(first, last + 1) where tokens.indices.contains(index) {
      let range = tokens[index].range
      if end >= 0, end < range.lowerBound { result += " " }
      result += text(range)
      end = range.upperBound
    }
    return result
  }

  /// The labels of a call's arguments, nil standing for none, `(` being at a place.
  func labels(ofCallAt open: Int) -> [String?] {
    var result: [String?] = []
    var place = open + 1
    let close = partner[open]
    while place < close {
      let isLabelled = self[place].kind == .word && self[place + 1].isMark(":")
      result.append(isLabelled ? self[place].text : nil)
      while place < close, !self[place].isMark(",") { place = max(place, partner[place]) + 1 }
      place += 1
    }
    return result
  }

  /// The line and column of a byte, counted from 1.
  ///
  /// - Complexity: O(*n*) for *n* bytes before it.
  func position(of byte: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    for index in 0..<min(byte, bytes.count) where bytes[index] == Byte.newline {
      line += 1
      start = index + 1
    }
    return (line, byte - start + 1)
  }
}
