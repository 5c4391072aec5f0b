/// A constraint of a log, taken apart into what stands before its body, the body, and behind.
struct LogLine {
  /// The class, such as `NSLayoutConstraint`.
  var type = ""
  /// The address or name behind the class.
  var address = ""
  /// The line of the program, where SnapKit or this library has noted it.
  var source: LayoutSnapshot.Source?
  /// The constraint's identifier.
  var identifier: String?
  /// What it says.
  var body: Substring = ""
  /// Below 1000 if the line says so.
  var priority = 1000.0
  /// How strongly a content keeps its size.
  var hugging: Double?
  var resistance: Double?
  /// What the names in the body stand for; a bar is the superview.
  var names = LogNames()

  /// Takes a constraint apart, from its `<` to its `>`.
  init(_ text: String) {
    // Where a console has wrapped it, or a title has a line break, it is one line nevertheless.
    let line = text.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ")
    var rest = line.dropFirst()
    if rest.last == ">" { rest = rest.dropLast() }
    if let colon = rest.range(of: "Constraint:") {
      type = String(rest[..<colon.upperBound].dropLast())
      rest = rest[colon.upperBound...]
    }
    if !readSource(&rest) {
      let head = rest.prefix { $0 != " " }
      address = String(head)
      rest = rest.dropFirst(head.count)
    }
    body = rest.trimmed
    readNames()
    readEnds()
    skipMask()
    readIdentifier()
    body = body.trimmed
  }

  /// `0x1@/path/Card.swift#31`, whatever is in the path; there may be a name in the address's place.
  private mutating func readSource(_ rest: inout Substring) -> Bool {
    guard let at = rest.firstIndex(of: "@"), !rest[..<at].contains(where: { "[:'".contains($0) }),
      let hash = rest[at...].firstIndex(of: "#")
    else { return false }
    let digits = rest[rest.index(after: hash)...].prefix(while: \.isNumber)
    guard let line = Int(digits) else { return false }
    address = String(rest[..<at])
    source = LayoutSnapshot.Source(file: String(rest[rest.index(after: at)..<hash]), line: line)
    rest = rest[digits.endIndex...]
    return true
  }

  /// `   (active, names: '|':UIView:0x1, card:0x2 )`, or in old logs `   (Names: '|':UIView:0x1 )`.
  private mutating func readNames() {
    let starts = ["(active", "(inactive", "(Names:", "(names:"].compactMap {
      body.lastRange(of: $0)?.lowerBound
    }
    guard let start = starts.max() else { return }
    let list = body[start...]
    body = body[..<start].trimmed
    guard let colon = (list.range(of: "names:") ?? list.range(of: "Names:"))?.upperBound else {
      return
    }
    names = LogNames(list[colon...])
  }

  /// What stands behind the body: priorities, in Apple's words and in those of SnapKit and Masonry.
  private mutating func readEnds() {
    if let caret = body.lastIndex(of: "^"),
      let number = Self.priority(body[body.index(after: caret)...])
    {
      priority = number
      body = body[..<caret].trimmed
    }
    while let space = body.lastIndex(of: " ") {
      let word = body[body.index(after: space)...]
      if word.first == "@", let number = LogStatement.number(word.dropFirst()) {
        priority = number
      } else if let colon = word.lastIndex(of: ":"),
        let number = LogStatement.number(word[word.index(after: colon)...])
      {
        switch word[..<colon] {
        case "priority": priority = number
        case "Hug": hugging = number
        case "CompressionResistance": resistance = number
        default: return
        }
      } else {
        return
      }
      body = body[..<space].trimmed
    }
  }

  /// `999`, `UILayoutPriority(rawValue: 999.0)`, or a name of Masonry's.
  private static func priority(_ text: Substring) -> Double? {
    if let start = text.range(of: "(rawValue:"), text.last == ")" {
      return LogStatement.number(text[start.upperBound...].dropLast())
    }
    switch text.trimmed {
    case "required": return 1000
    case "high": return 750
    case "drag can resize window": return 510
    case "medium", "window size stay put": return 500
    case "drag cannot resize window": return 490
    case "low": return 250
    case "fitting size": return 50
    default: return LogStatement.number(text)
    }
  }

  /// `h=--& v=-&-`, which shows the mask that a frame's constraint comes from.
  private mutating func skipMask() {
    guard body.hasPrefix("h="), let vertical = body.range(of: " v=") else { return }
    body = body[vertical.upperBound...].drop { $0 != " " }.drop { $0 == " " }
  }

  /// `'gap'`, where there may be such marks in the name itself.
  private mutating func readIdentifier() {
    guard body.first == "'" else { return }
    var rest = body.dropFirst()
    while let end = rest.firstIndex(of: "'") {
      rest = rest[rest.index(after: end)...]
      // A view's text stands in such marks too, but behind its class.
      guard rest.first == " " else { continue }
      identifier = String(body[body.index(after: body.startIndex)..<end])
      body = rest.drop { $0 == " " }
      return
    }
  }
}

/// What the names in a line stand for: `'|':UIView:0x1, card:0x2`.
struct LogNames {
  /// The superview of the other item.
  private(set) var bar: String?
  private var addresses: [String: [String]] = [:]

  init() {}

  init(_ list: Substring) {
    var rest = list.trimmed
    // An address ends an entry; there may be commas in a name.
    while let place = rest.range(of: ":0x") {
      let address = rest[place.upperBound...].prefix(while: \.isHexDigit)
      add(rest[..<place.lowerBound].trimmed, "0x" + address)
      rest = rest[address.endIndex...].drop { $0 == "," || $0 == " " }
    }
  }

  private mutating func add(_ name: Substring, _ address: String) {
    if name.hasPrefix("'|':") {
      bar = "\(name.dropFirst(4)):\(address)"
    } else {
      addresses[String(name), default: []].append(address)
    }
  }

  /// The address that a name stands for.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - place: Which of the body's items has it: two views may have one name, and two addresses.
  /// - Returns: The address; nil for what is no name.
  func address(of name: Substring, at place: Int) -> String? {
    guard let known = addresses[String(name)] else { return nil }
    return known.indices.contains(place) ? known[place] : known.first
  }

  /// Whether a name stands for more than one view.
  var areAmbiguous: Bool { addresses.contains { Set($0.value).count > 1 } }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: SubSequence {
    var kept = self[startIndex...].drop { $0.isWhitespace }
    while kept.last?.isWhitespace == true { kept = kept.dropLast() }
    return kept
  }
}

extension Substring {
  /// Where a text stands last.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let next = rest.range(of: text) {
      found = next
      rest = rest[next.upperBound...]
    }
    return found
  }
}
