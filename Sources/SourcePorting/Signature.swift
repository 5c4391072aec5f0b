/// The parameters of a function, as far as a call or a selector needs them.
struct Signature {
  /// One parameter.
  struct Parameter {
    /// The label of the argument; nil for `_`.
    var label: String?
    var name: String
    var isInOut = false
    var isVariadic = false
    var isAutoclosure = false
  }

  var name: String
  var parameters: [Parameter] = []
  /// The tokens of the head: from the name to what stands before the body.
  var head: Range<Int>
  /// The token of `{`, or -1.
  var body: Int
  var isAsync = false
  var doesThrow = false
  /// Whether it says what it returns, other than `Void`.
  var returns = false

  /// Reads the head of a function; nil if it is broken off.
  init?(_ member: Outline.Member, in source: SourceText) {
    name = member.name
    var place = member.keyword + 2
    // Generic parameters.
    while !source[place].isMark("(") {
      guard place < source.tokens.count, !source[place].isMark("{"), !source[place].isMark("}")
      else { return nil }
      place += 1
    }
    let close = source.partner[place]
    guard close > place else { return nil }
    parameters = Self.parameters(from: place + 1, to: close, in: source)
    place = close + 1
    var end = close
    while place < source.tokens.count {
      let token = source[place]
      if token.isMark("{") || token.isMark("}") || token.isMark(";") { break }
      if token.startsLine, !Self.goesOn(at: place, in: source) { break }
      if token.isWord("async") { isAsync = true }
      if token.isWord("throws") || token.isWord("rethrows") { doesThrow = true }
      if token.kind == .symbol, token.text == "->" {
        let result = source[place + 1]
        returns = !result.isWord("Void") && !(result.isMark("(") && source[place + 2].isMark(")"))
      }
      let partner = source.partner[place]
      if partner > place { place = partner }
      end = place
      place += 1
    }
    head = member.keyword + 1..<end + 1
    body = source[place].isMark("{") ? place : -1
  }

  /// Whether the head of a function goes on in a line that begins with this token.
  private static func goesOn(at place: Int, in source: SourceText) -> Bool {
    let token = source[place]
    let last = source[place - 1]
    return token.text == "->" || ["async", "throws", "rethrows", "where"].contains(token.text)
      || last.text == "->" || last.isMark(",") || last.isMark(":") || last.isWord("where")
  }

  private static func parameters(
    from first: Int, to end: Int, in source: SourceText
  ) -> [Parameter] {
    var result: [Parameter] = []
    var place = first
    while place < end {
      // Attributes stand before the type, the names before the colon.
      guard source[place].kind == .word else {
        place += 1
        continue
      }
      let label = source[place].text
      let hasName = source[place + 1].kind == .word
      var parameter = Parameter(
        label: label == "_" ? nil : label, name: hasName ? source[place + 1].text : label)
      place += hasName ? 2 : 1
      while place < end, !source[place].isMark(",") {
        let token = source[place]
        if token.isWord("inout") { parameter.isInOut = true }
        if token.text == "..." { parameter.isVariadic = true }
        if token.isWord("autoclosure") { parameter.isAutoclosure = true }
        let partner = source.partner[place]
        place = max(place, partner) + 1
        // Types in angle brackets may have commas.
        if token.text.hasPrefix("<") || token.text.hasSuffix("<") {
          place = afterAngles(place, before: end, in: source)
        }
      }
      result.append(parameter)
      place += 1
    }
    return result
  }

  /// The place behind the angle bracket that closes one which stands before a place.
  private static func afterAngles(_ start: Int, before end: Int, in source: SourceText) -> Int {
    var depth = 1
    var place = start
    while place < end, depth > 0 {
      if source[place].kind == .symbol, source[place].text != "->" {
        depth += source[place].text.count { $0 == "<" }
        depth -= source[place].text.count { $0 == ">" }
      }
      place += 1
    }
    return place
  }

  /// The selector by which Objective-C knows the function.
  var selector: String { Self.selector(name, labels: parameters.map(\.label)) }

  /// The selector of a function with these labels, nil standing for `_`.
  static func selector(_ name: String, labels: [String?]) -> String {
    guard let first = labels.first else { return bare(name) }
    var result = bare(name)
    if let first {
      let label = bare(first)
      let word = label.prefix(1).uppercased() + label.dropFirst()
      result += beginsWithPreposition(label) || endsWithPreposition(name) ? word : "With" + word
    }
    result += ":"
    for label in labels.dropFirst() { result += (label.map(bare) ?? "") + ":" }
    return result
  }

  private static func bare(_ word: String) -> String { word.filter { $0 != "`" } }

  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func beginsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    guard let last = name.lastIndex(where: \.isUppercase) else { return false }
    return prepositions.contains(name[last...].lowercased())
  }
}
