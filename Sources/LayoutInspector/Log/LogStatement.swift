/// What the body of a logged constraint says: locations and sizes of items, times factors, compared to
/// a number.
struct LogStatement {
  /// A location or size, as the log names it.
  struct Side {
    /// The item; `|` for the superview of the other one.
    var item: Substring
    /// The attribute's name.
    var attribute: String
  }

  var terms: [(side: Side, factor: Double)] = []
  var relation = LayoutSnapshot.Constraint.Relation.equal
  /// The right-hand side.
  var constant = 0.0
  /// In a visual format, a priority of its own.
  var priority: Double?

  /// Nil if the body is in neither of the two forms.
  init?(_ body: Substring) {
    if body.hasPrefix("H:") || body.hasPrefix("V:") {
      guard readVisual(body.dropFirst(2), isHorizontal: body.hasPrefix("H:")) else { return nil }
    } else {
      guard readEquation(body) else { return nil }
    }
  }

  static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY",
    "baseline", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
    "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
    "centerYWithinMargins", "minX", "midX", "maxX", "minY", "midY", "maxY",
  ]

  // MARK: first.attribute == 2*second.attribute + 8

  private mutating func readEquation(_ body: Substring) -> Bool {
    for (sign, relation) in [
      (" == ", LayoutSnapshot.Constraint.Relation.equal), (" <= ", .lessThanOrEqual),
      (" >= ", .greaterThanOrEqual),
    ] {
      var rest = body
      // What a label shows may have such a sign in it.
      while let place = rest.range(of: sign) {
        let left = body[..<place.lowerBound]
        if let terms = Self.side(left.trimmed) {
          self.relation = relation
          self.terms = terms.map { (side: $0.side, factor: $0.factor) }
          return readRight(body[place.upperBound...].trimmed)
        }
        rest = rest[place.upperBound...]
      }
    }
    return false
  }

  /// A number, or `2*second.attribute + 8`, as SnapKit and Masonry have it `second.attribute * 2 + 8`.
  private mutating func readRight(_ text: Substring) -> Bool {
    var text = text
    if text.hasPrefix("* ") {
      // SnapKit writes the multiplier of nothing too.
      text = text.dropFirst(2).drop { $0 != " " }.trimmed
    }
    if let number = Self.number(text) {
      constant = number
      return true
    }
    if let space = Self.readSpace(&text) { constant = space }
    var factor = 1.0
    while let tail = Self.tail(of: text) {
      switch tail.sign {
      case "*": factor *= tail.number
      case "-": constant -= tail.number
      default: constant += tail.number
      }
      text = tail.rest
    }
    if let star = text.firstIndex(of: "*"), let number = Self.number(text[..<star]) {
      factor *= number
      text = text[text.index(after: star)...]
    } else if text.first == "-" {
      factor = -factor
      text = text.dropFirst()
    }
    if text.isEmpty { return true }
    guard factor.isFinite, constant.isFinite, let side = Self.side(text.trimmed) else {
      return false
    }
    terms += side.map { ($0.side, -factor * $0.factor) }
    return true
  }

  /// The last of several parts, such as `+ 8` or `* 0.5`.
  private static func tail(
    of text: Substring
  ) -> (rest: Substring, sign: Character, number: Double)? {
    guard let space = text.lastIndex(of: " "),
      let number = number(text[text.index(after: space)...])
    else { return nil }
    let before = text[..<space].trimmed
    guard let sign = before.last, "+-*".contains(sign), before.dropLast().last == " " else {
      return nil
    }
    return (before.dropLast().trimmed, sign, number)
  }

  /// Takes a distance that the system has chosen, such as `NSSpace(8)`, from the end of a text.
  private static func readSpace(_ text: inout Substring) -> Double? {
    guard text.last == ")", let open = text.lastIndex(of: "("),
      let number = number(text[text.index(after: open)...].dropLast()),
      let word = spaces.first(where: { text[..<open].hasSuffix($0) })
    else { return nil }
    let before = text[..<open].dropLast(word.count).trimmed
    guard let sign = before.last, "+-".contains(sign), before.dropLast().last == " " else {
      text = before
      return number
    }
    text = before.dropLast().trimmed
    return sign == "-" ? -number : number
  }

  /// What UIKit and AppKit call distances that they have chosen.
  private static let spaces = ["NSLayoutAnchorConstraintSpace", "NSSpace"]

  /// An item's attribute, or the distance of two: `(b.leading - a.trailing)`.
  private static func side(_ text: Substring) -> [(side: Side, factor: Double)]? {
    if text.first == "(", text.last == ")" {
      let inside = text.dropFirst().dropLast()
      var rest = inside
      while let minus = rest.range(of: " - ") {
        if let one = single(inside[..<minus.lowerBound].trimmed),
          let other = single(inside[minus.upperBound...].trimmed)
        {
          return [(one, 1), (other, -1)]
        }
        rest = rest[minus.upperBound...]
      }
      return nil
    }
    return single(text).map { [($0, 1)] }
  }

  private static func single(_ text: Substring) -> Side? {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    let attribute = String(text[text.index(after: dot)...])
    guard attributes.contains(attribute) else { return nil }
    return Side(item: text[..<dot], attribute: attribute)
  }

  /// `8`, `-8.5`, `- 8`, `+ 8` or `1e-05`; a finite one.
  static func number(_ text: Substring) -> Double? {
    var text = text.trimmed
    var sign = 1.0
    if text.first == "-" || text.first == "+" {
      sign = text.first == "-" ? -1 : 1
      text = text.dropFirst().trimmed
    }
    guard text.first?.isNumber == true || text.first == ".", !text.hasPrefix("0x"),
      let number = Double(text), number.isFinite
    else { return nil }
    return sign * number
  }

  // MARK: [first]-(8)-[second]

  private mutating func readVisual(_ text: Substring, isHorizontal: Bool) -> Bool {
    var text = text.trimmed
    if text.hasSuffix("(LTR)") || text.hasSuffix("(RTL)") { text = text.dropLast(5).trimmed }
    guard let first = Self.readItem(&text) else { return false }
    if let size = first.size { return readSize(size, of: first.name, isHorizontal) }
    guard text.first == "-" else { return false }
    text = text.dropFirst()
    var gap: Substring = ""
    if text.first != "[", text.first != "|" {
      guard let end = Self.endOfGap(text) else { return false }
      gap = text[..<end]
      text = text[end...].drop { $0 == "-" }
    }
    guard let second = Self.readItem(&text), second.size == nil, readAmount(gap.withoutParentheses)
    else { return false }
    let (start, end) = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    // The second begins so far behind the end of the first; a bar is the near edge of the superview.
    terms = [
      (Side(item: second.name, attribute: second.name == "|" ? end : start), 1),
      (Side(item: first.name, attribute: first.name == "|" ? start : end), -1),
    ]
    return true
  }

  private mutating func readSize(_ size: Substring, of name: Substring, _ isHorizontal: Bool)
    -> Bool
  {
    guard readAmount(size) else { return false }
    terms = [(Side(item: name, attribute: isHorizontal ? "width" : "height"), 1)]
    return true
  }

  /// `8`, `>=8`, `8@750`, `NSSpace(8)`; nothing is the standard distance of 8.
  private mutating func readAmount(_ text: Substring) -> Bool {
    var text = text.trimmed
    if text.isEmpty {
      constant = 8
      return true
    }
    for sign in [LayoutSnapshot.Constraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    where text.hasPrefix(sign.rawValue) {
      relation = sign
      text = text.dropFirst(2)
    }
    if let at = text.lastIndex(of: "@"), let number = Self.number(text[text.index(after: at)...]) {
      priority = number
      text = text[..<at]
    }
    if let space = Self.readSpace(&text), text.isEmpty {
      constant = space
      return true
    }
    guard let number = Self.number(text) else { return false }
    constant = number
    return true
  }

  /// `|`, `[name]` or `[name(50)]` at the beginning.
  private static func readItem(_ text: inout Substring) -> (name: Substring, size: Substring?)? {
    if text.first == "|" {
      text = text.dropFirst()
      return ("|", nil)
    }
    guard text.first == "[" else { return nil }
    // The bracket that a gap follows, or nothing: there may be others in what a label shows.
    var end = text.firstIndex(of: "]")
    while let place = end {
      let next = text[text.index(after: place)...].trimmed
      if next.isEmpty || next.hasPrefix("-") { break }
      end = next.firstIndex(of: "]")
    }
    guard let end else { return nil }
    let inside = text[text.index(after: text.startIndex)..<end]
    text = text[text.index(after: end)...]
    // A name may end in parentheses too; a size stands alone, and there is no space before it.
    guard text.isEmpty, inside.last == ")", let open = inside.lastIndex(of: "("),
      inside[..<open].last != " "
    else { return (inside, nil) }
    return (inside[..<open], inside[inside.index(after: open)...].dropLast())
  }

  /// Where a gap ends: behind its parentheses, or before the dash.
  private static func endOfGap(_ text: Substring) -> Substring.Index? {
    guard text.first == "(" else {
      return text.dropFirst().firstIndex(of: "-")
    }
    var depth = 0
    for place in text.indices {
      if text[place] == "(" { depth += 1 }
      if text[place] == ")" {
        depth -= 1
        if depth == 0 { return text.index(after: place) }
      }
    }
    return nil
  }
}

extension Substring {
  fileprivate var withoutParentheses: Substring {
    first == "(" && last == ")" ? dropFirst().dropLast() : self
  }
}
