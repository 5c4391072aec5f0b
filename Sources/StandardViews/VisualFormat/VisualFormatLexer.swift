import ViewTree

/// Cuts a visual format into tokens, one at a time.
///
/// - Complexity: O(*n*) for all tokens of a format of *n* characters.
struct VisualFormatLexer {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  /// Reads the next token; after the last one it is the end, as often as asked.
  mutating func next() -> VisualFormatToken {
    let start = position
    return VisualFormatToken(kind: readToken(), position: start)
  }

  /// The character at a position; nil at the end.
  func character(at index: Int) -> Character? {
    index < characters.count ? characters[index] : nil
  }

  private mutating func readToken() -> VisualFormatToken.Kind {
    guard let character = peek() else { return .end }
    if character.beginsName { return .name(read { $0.continuesName }) }
    if let number = readNumber() { return .number(number) }
    if let relation = readRelation() { return .relation(relation) }
    position += 1
    return VisualFormatToken.Kind(character) ?? .other(character)
  }

  private mutating func readRelation() -> LayoutConstraint.Relation? {
    guard let sign = peek(), peek(1) == "=" else { return nil }
    let relation: LayoutConstraint.Relation
    switch sign {
    case "<": relation = .lessThanOrEqual
    case "=": relation = .equal
    case ">": relation = .greaterThanOrEqual
    default: return nil
    }
    position += 2
    return relation
  }

  /// Reads a number as C writes it: digits with or without a point, and an exponent if it is whole.
  private mutating func readNumber() -> Double? {
    guard peek()?.isDigit == true || (peek() == "." && peek(1)?.isDigit == true) else { return nil }
    var number = VisualFormatNumber()
    readDigits { number.append($0, afterPoint: false) }
    if peek() == "." {
      position += 1
      readDigits { number.append($0, afterPoint: true) }
    }
    let isSigned = peek(1) == "-" || peek(1) == "+"
    let isNegative = peek(1) == "-"
    guard peek() == "e" || peek() == "E", peek(isSigned ? 2 : 1)?.isDigit == true else {
      return number.value(negativeExponent: false)
    }
    position += isSigned ? 2 : 1
    readDigits { number.appendToExponent($0) }
    return number.value(negativeExponent: isNegative)
  }

  private mutating func readDigits(_ use: (Int) -> Void) {
    while let character = peek(), character.isDigit, let digit = character.wholeNumberValue {
      use(digit)
      position += 1
    }
  }

  private mutating func read(while condition: (Character) -> Bool) -> String {
    let start = position
    while let character = peek(), condition(character) { position += 1 }
    return String(characters[start..<position])
  }

  private func peek(_ distance: Int = 0) -> Character? {
    character(at: position + distance)
  }
}

nonisolated extension Character {
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
  fileprivate var beginsName: Bool { isLetter || self == "_" }
  fileprivate var continuesName: Bool { isLetter || isNumber || self == "_" }
}
