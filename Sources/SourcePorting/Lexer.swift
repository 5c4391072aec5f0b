/// Takes Swift source apart into ``Token``s.
///
/// It knows comments in each other, strings of one and of several lines with what is interpolated in
/// them, raw strings, and regular expressions. What is broken off ends with the source.
struct Lexer {
  private let bytes: [UInt8]
  private var at = 0
  private var startsLine = true
  private var tokens: [Token] = []
  /// How many strings are open around this place.
  private var depth = 0

  /// How deep strings may stand in each other; no source gets there.
  private static let mostDepth = 64

  /// The pieces of a source.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.run()
    return lexer.tokens
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    // The first line of a script.
    if byte(0) == Byte.hash, byte(1) == UInt8(ascii: "!") { skipLine() }
    while at < bytes.count {
      let current = bytes[at]
      if Byte.isBlank(current) {
        if Byte.isNewline(current) { startsLine = true }
        at += 1
      } else if current == Byte.slash, byte(at + 1) == Byte.slash {
        skipLine()
      } else if current == Byte.slash, byte(at + 1) == Byte.star {
        skipComment()
      } else {
        readToken(current)
      }
    }
  }

  private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  private mutating func readToken(_ current: UInt8) {
    let start = at
    if Byte.beginsWord(current) {
      skipWord()
      append(.word, from: start)
    } else if current == Byte.backtick {
      at += 1
      while at < bytes.count, bytes[at] != Byte.backtick, !Byte.isNewline(bytes[at]) { at += 1 }
      at = min(at + 1, bytes.count)
      append(.word, from: start)
    } else if Byte.isDigit(current) {
      skipNumber()
      append(.number, from: start)
    } else if current == Byte.quote {
      skipString(hashes: 0)
      append(.literal, from: start)
    } else if current == Byte.hash {
      append(skipHash(), from: start)
    } else if current == Byte.slash, skipRegularExpression() {
      append(.literal, from: start)
    } else if Byte.isMark(current) || current == Byte.dot && byte(at + 1) != Byte.dot {
      at += 1
      append(.mark, from: start)
    } else {
      skipSymbol()
      append(.symbol, from: start)
    }
  }

  private mutating func append(_ kind: Token.Kind, from start: Int) {
    let text =
      kind == .literal || kind == .number ? "" : String(decoding: bytes[start..<at], as: UTF8.self)
    tokens.append(Token(kind: kind, range: start..<at, text: text, startsLine: startsLine))
    startsLine = false
  }

  private mutating func skipWord() {
    while at < bytes.count, Byte.continuesWord(bytes[at]) { at += 1 }
  }

  private mutating func skipNumber() {
    while Byte.continuesWord(byte(at)) || byte(at) == Byte.dot && Byte.isDigit(byte(at + 1)) {
      at += 1
    }
  }

  private mutating func skipSymbol() {
    let start = at
    while at < bytes.count {
      let current = bytes[at]
      if Byte.isBlank(current) || Byte.isMark(current) || Byte.continuesWord(current)
        || current == Byte.quote || current == Byte.backtick
      {
        break
      }
      // A comment may follow an operator at once.
      if current == Byte.slash, at > start, byte(at + 1) == Byte.slash || byte(at + 1) == Byte.star
      {
        break
      }
      // A member may, too: `value!.name`.
      if current == Byte.dot, at > start, bytes[start] != Byte.dot { break }
      at += 1
    }
    at = max(at, start + 1)
  }

  private mutating func skipLine() {
    while at < bytes.count, !Byte.isNewline(bytes[at]) { at += 1 }
  }

  /// Skips a comment between marks; comments stand in each other.
  private mutating func skipComment() {
    var depth = 0
    while at < bytes.count {
      if bytes[at] == Byte.slash, byte(at + 1) == Byte.star {
        depth += 1
        at += 2
      } else if bytes[at] == Byte.star, byte(at + 1) == Byte.slash {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        if Byte.isNewline(bytes[at]) { startsLine = true }
        at += 1
      }
    }
  }
}

// MARK: - Literals

extension Lexer {
  /// Skips what begins with `#`: a raw string, a regular expression, a directive, or the mark alone.
  @discardableResult
  private mutating func skipHash() -> Token.Kind {
    var hashes = 0
    while byte(at + hashes) == Byte.hash { hashes += 1 }
    let next = byte(at + hashes)
    if next == Byte.quote {
      at += hashes
      skipString(hashes: hashes)
      return .literal
    }
    if next == Byte.slash {
      at += hashes + 1
      skip(to: Byte.slash, hashes: hashes)
      return .literal
    }
    at += 1
    guard hashes == 1, Byte.beginsWord(next) else { return .mark }
    skipWord()
    return .directive
  }

  /// Skips to behind a byte that as many `#` follow.
  private mutating func skip(to end: UInt8, hashes: Int) {
    while at < bytes.count {
      if bytes[at] == end, isFollowed(byHashes: hashes, at + 1) {
        at += 1 + hashes
        return
      }
      at += bytes[at] == Byte.backslash ? 2 : 1
    }
    at = min(at, bytes.count)
  }

  private func isFollowed(byHashes count: Int, _ place: Int) -> Bool {
    for offset in 0..<count where byte(place + offset) != Byte.hash { return false }
    return true
  }

  /// Skips a string from its opening quote on.
  private mutating func skipString(hashes: Int) {
    let isLong = byte(at + 1) == Byte.quote && byte(at + 2) == Byte.quote
    at += isLong ? 3 : 1
    while at < bytes.count {
      let current = bytes[at]
      if current == Byte.backslash, isFollowed(byHashes: hashes, at + 1) {
        at += 1 + hashes
        if byte(at) == Byte.open { skipInterpolation() } else { at += 1 }
      } else if current == Byte.quote,
        !isLong || byte(at + 1) == Byte.quote && byte(at + 2) == Byte.quote,
        isFollowed(byHashes: hashes, at + (isLong ? 3 : 1))
      {
        at += (isLong ? 3 : 1) + hashes
        return
      } else if !isLong, Byte.isNewline(current) {
        return
      } else {
        at += 1
      }
    }
    at = min(at, bytes.count)
  }

  /// Skips `(…)` in a string, in which strings and comments may stand.
  private mutating func skipInterpolation() {
    guard depth < Self.mostDepth else {
      at = bytes.count
      return
    }
    depth += 1
    defer { depth -= 1 }
    var open = 0
    while at < bytes.count {
      switch bytes[at] {
      case Byte.open:
        open += 1
        at += 1
      case Byte.close:
        open -= 1
        at += 1
        if open == 0 { return }
      case Byte.quote: skipString(hashes: 0)
      case Byte.hash: skipHash()
      case Byte.slash where byte(at + 1) == Byte.star: skipComment()
      default: at += 1
      }
    }
  }

  /// Skips a regular expression between slashes, if one stands here and no division.
  private mutating func skipRegularExpression() -> Bool {
    let next = byte(at + 1)
    guard !Byte.isBlank(next), next != Byte.close, beginsExpression else { return false }
    var place = at + 1
    var isInClass = false
    while place < bytes.count, !Byte.isNewline(bytes[place]) {
      switch bytes[place] {
      case Byte.backslash: place += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case Byte.slash where !isInClass:
        guard bytes[place - 1] != Byte.space else { return false }
        at = place + 1
        return true
      default: break
      }
      place += 1
    }
    return false
  }

  /// Whether what stands before calls for an expression.
  private var beginsExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .number, .literal, .directive: return false
    case .mark: return ![")", "]", "}", "."].contains(last.text)
    case .symbol: return last.range.upperBound < at && !["!", "?", ">"].contains(last.text)
    case .word:
      return ["return", "in", "case", "let", "if", "while", "try", "await", "else", "throw"]
        .contains(last.text)
    }
  }
}
