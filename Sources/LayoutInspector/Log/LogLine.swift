/// A constraint of a log, taken apart into what stands before its body, the body, and behind.
struct LogLine {
  /// The class, such as `NSLayoutConstraint`.
  var type: String
  /// The address or name behind the class.
  var address: String
  /// The line of the program, where SnapKit or this library has noted it.
  var source: LayoutSnapshot.Source?
  /// The constraint's identifier.
  var identifier: String?
  /// What it says.
  var body: Substring
  /// Below 1000 if the line says so.
  var priority = 1000.0
  /// How strongly a content keeps its size.
  var hugging: Double?
  var resistance: Double?
  /// What the names in the body stand for; a bar is the superview.
  var names: [String: String] = [:]

  /// Nil for something else in angle brackets.
  init?(_ text: String) {
    var rest = text.dropFirst()
    if rest.last == ">" { rest = rest.dropLast() }
    guard let colon = rest.range(of: "Constraint:") else { return nil }
    type = String(rest[..<colon.upperBound].dropLast())
    rest = rest[colon.upperBound...]
    let head = rest.prefix { $0 != " " && $0 != "@" }
    address = String(head)
    rest = rest.dropFirst(head.count)
    source = Self.takeSource(&rest)
    rest = rest.drop { $0 == " " }
    body = rest
    takeNames()
    takeEnds()
    takeMask()
    takeIdentifier()
    body = body.trimmed
    if body.isEmpty { return nil }
  }

  /// `@/path/Card.swift#31`, whatever is in the path.
  private static func takeSource(_ rest: inout Substring) -> LayoutSnapshot.Source? {
    guard rest.first == "@", let hash = rest.firstIndex(of: "#") else { return nil }
    let digits = rest[rest.index(after: hash)...].prefix(while: \.isNumber)
    guard let line = Int(digits) else { return nil }
    let file = String(rest[rest.index(after: rest.startIndex)..<hash])
    rest = rest[digits.endIndex...]
    return LayoutSnapshot.Source(file: file, line: line)
  }

  /// `   (active, names: '|':UIView:0x1, card:0x2 )`, or in old logs `   (Names: '|':UIView:0x1 )`.
  private mutating func takeNames() {
    let starts = ["(active", "(inactive", "(Names:", "(names:"].compactMap {
      body.lastRange(of: $0)?.lowerBound
    }
    guard let start = starts.max() else { return }
    let list = body[start...]
    body = body[..<start].trimmed
    guard let colon = (list.range(of: "names:") ?? list.range(of: "Names:"))?.upperBound else {
      return
    }
    let entries = list[colon...].trimmed
    for entry in String(entries.last == ")" ? entries.dropLast() : entries).split(separator: ",") {
      let entry = entry.trimmed
      if entry.hasPrefix("'|':") {
        names["|"] = String(entry.dropFirst(4))
      } else if let colon = entry.lastIndex(of: ":") {
        names[String(entry[..<colon])] = String(entry[entry.index(after: colon)...])
      }
    }
  }

  private mutating func takeEnds() {
    while let space = body.lastIndex(of: " ") {
      let word = body[body.index(after: space)...]
      guard let colon = word.lastIndex(of: ":"),
        let number = Double(word[word.index(after: colon)...])
      else { return }
      switch word[..<colon] {
      case "priority": priority = number
      case "Hug": hugging = number
      case "CompressionResistance": resistance = number
      default: return
      }
      body = body[..<space].trimmed
    }
  }

  /// `h=--& v=-&-`, which shows the mask that a frame's constraint comes from.
  private mutating func takeMask() {
    guard body.hasPrefix("h="), let vertical = body.range(of: " v=") else { return }
    body = body[vertical.upperBound...].drop { $0 != " " }.drop { $0 == " " }
  }

  private mutating func takeIdentifier() {
    guard body.first == "'", let end = body.dropFirst().firstIndex(of: "'") else { return }
    let rest = body[body.index(after: end)...]
    // A view's text stands in such marks too, but behind its class.
    guard rest.first == " " else { return }
    identifier = String(body[body.index(after: body.startIndex)..<end])
    body = rest.drop { $0 == " " }
  }
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
