/// Makes `#selector(…)` a `Selector` that can call the method.
///
/// `#selector(save(_:))` in a class `Card` becomes `Selector(Card.save(_:), "save:")`: the compiler finds
/// the method as before, on the line as before, and tells what it takes.
enum SelectorRule {
  static func apply(
    to source: SourceText, _ outline: Outline, _ index: ModuleIndex, _ changes: inout Changes
  ) {
    for place in source.directives where source[place].text == "#selector" {
      let token = source[place]
      guard source[place + 1].isMark("("), case let close = source.partner[place + 1],
        close > place + 2
      else { continue }
      let inside = place + 2..<close
      guard
        let text = SelectorExpression(
          inside, in: source, type: outline.type(around: place)?.name, index: index)?.text
      else {
        changes.note(
          "this selector can't be rewritten; name the type before the method", at: token, in: source
        )
        continue
      }
      let range = token.range.lowerBound..<source[close].range.upperBound
      changes.replaceKeepingLines(range, with: text, in: source)
    }
  }
}

/// What stands in the parentheses of `#selector`.
private struct SelectorExpression {
  /// What comes in its place.
  var text = ""

  init?(_ tokens: Range<Int>, in source: SourceText, type: String?, index: ModuleIndex) {
    var tokens = tokens
    let accessor = Accessor(rawValue: source[tokens.lowerBound].text)
    if source[tokens.lowerBound + 1].isMark(":") {
      guard accessor != nil else { return nil }
      tokens = tokens.lowerBound + 2..<tokens.upperBound
    }
    // Parentheses around the whole.
    while source[tokens.lowerBound].isMark("("),
      source.partner[tokens.lowerBound] == tokens.upperBound - 1
    {
      tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
    }
    var cast = ""
    if let place = tokens.first(where: { source[$0].isWord("as") }) {
      cast = " " + source.line(from: place, to: tokens.upperBound - 1)
      tokens = tokens.lowerBound..<place
    }
    guard let path = Path(tokens, in: source) else { return nil }
    guard let base = Self.base(path, type) else { return nil }
    if let accessor {
      text = accessor.selector(of: path.name, base)
      return
    }
    let name = Self.selector(path, index)
    switch base {
    // The system's own methods are known by their names.
    case .type(let owner) where owner.hasPrefix("UIResponderStandardEditActions"):
      text = "Selector(\"\(name)\")"
    // A method of a protocol is that of whatever object it is.
    case .type(let owner) where index.protocols.contains(owner):
      let isResult = index.optionalResults.contains {
        $0.protocolName == owner && $0.member.name == path.name
      }
      let member = isResult ? OptionalResultRule.name(path.member) : path.member
      text = "Selector({ (it: any \(owner)) in it.\(member) }, \"\(name)\")"
    case .type(let owner):
      text = "Selector(\(owner).\(path.member)\(cast), \"\(name)\")"
    case .object(let object):
      text = "Selector(of: \(object), { $0.\(path.member)\(cast) }, \"\(name)\")"
    }
  }

  /// Whose method it is.
  fileprivate enum Base {
    case type(String)
    case object(String)
  }

  /// `getter:` or `setter:` before a property.
  fileprivate enum Accessor: String {
    case getter, setter

    /// The selector of a property's accessor.
    func selector(of property: String, _ base: Base) -> String {
      let method = self == .getter ? "{ it.\(property) }" : "{ it.\(property) = $0 }"
      let name =
        self == .getter
        ? property : "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
      return switch base {
      case .type(let owner): "Selector({ (it: \(owner)) in \(method) }, \"\(name)\")"
      case .object(let object): "Selector(of: \(object), { it in \(method) }, \"\(name)\")"
      }
    }
  }

  private static func base(_ path: Path, _ type: String?) -> Base? {
    var base = path.base[...]
    if let first = base.first, ["self", "Self", "super"].contains(first) {
      if base.count == 1 { base = [] }
      if first == "Self" { base = base.dropFirst() }
    }
    guard let last = base.last else { return type.map { .type($0) } }
    let name = base.joined(separator: ".")
    let isType = last.first { $0 != "`" && $0 != "_" }?.isUppercase ?? false
    return isType ? .type(name) : .object(name)
  }

  /// The selector's name.
  ///
  /// Without labels it is that of the only method of this name in the module, else without colons, which
  /// `Selector` adds for the arguments there are.
  private static func selector(_ path: Path, _ index: ModuleIndex) -> String {
    let known = index.selectors[path.name] ?? []
    guard let labels = path.labels else {
      return known.count == 1 ? known.first ?? path.name : path.name
    }
    let plain = Signature.selector(path.name, labels: labels)
    if known.contains(plain) || known.count != 1 { return plain }
    return known.first ?? plain
  }

  /// Names with points between them, the last with or without labels.
  private struct Path {
    var base: [String] = []
    var name: String
    /// The name as it is written, with its labels.
    var member: String
    /// The labels, nil standing for `_`; nil if none are written.
    var labels: [String?]?

    init?(_ tokens: Range<Int>, in source: SourceText) {
      var words: [String] = []
      var place = tokens.lowerBound
      while place < tokens.upperBound, source[place].kind == .word {
        var word = source[place].text
        place += 1
        // Arguments of generic types.
        if source[place].kind == .symbol, source[place].text == "<" {
          guard
            let end = (place..<tokens.upperBound).first(where: { source[$0].text.hasSuffix(">") })
          else { return nil }
          word += source.line(from: place, to: end)
          place = end + 1
        }
        words.append(word)
        // `a?.b` and `a!.b`.
        if source[place].kind == .symbol, ["?", "!"].contains(source[place].text) { place += 1 }
        guard source[place].isMark("."), place < tokens.upperBound else { break }
        place += 1
      }
      guard let last = words.popLast() else { return nil }
      base = words
      name = last.filter { $0 != "`" }
      member = last
      guard place < tokens.upperBound else { return }
      guard source[place].isMark("("), source.partner[place] == tokens.upperBound - 1 else {
        return nil
      }
      let inside = place + 1..<tokens.upperBound - 1
      member += source.line(from: place, to: tokens.upperBound - 1).filter { $0 != " " }
      labels = inside.filter { source[$0].kind == .word }.map {
        source[$0].text == "_" ? nil : source[$0].text
      }
    }
  }
}
