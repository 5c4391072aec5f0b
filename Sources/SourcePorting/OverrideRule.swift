/// Lets classes override in extensions, which Swift allows for Objective-C alone.
///
/// The member in the extension gets another name, and the class a member of the right name that calls it,
/// on the line of the class's closing brace. So what the extension's file hides stays hidden, and no
/// line moves. What a class below overrides of an extension goes the same way; the other name has the class's in it,
/// so that both may stand in extensions. Observers become methods that the class's member calls.
enum OverrideRule {
  static func apply(
    to sources: [(source: SourceText, outline: Outline)], _ index: ModuleIndex,
    _ changes: inout [Changes]
  ) {
    var forwarding: [String: [String]] = [:]
    for (number, file) in sources.enumerated() {
      for member in file.outline.members {
        let block = file.outline.types[member.type]
        guard block.kind == .extension, isMoved(member, of: block, index) else { continue }
        guard
          let owner = index.fullName(of: block.name),
          let forward = Forwarding(member, of: block, in: file.source)
        else {
          changes[number].note(
            "an override in an extension; move it into the class", at: file.source[member.keyword],
            in: file.source)
          continue
        }
        changes[number].edits += forward.edits
        forwarding[owner, default: []].append(forward.text)
      }
    }
    for (name, members) in forwarding {
      guard let owner = index.classes[name] else { continue }
      let home = sources[owner.source].source
      let brace = home[owner.block.close]
      let isAlone = brace.startsLine || owner.block.close == owner.block.open + 1
      changes[owner.source].insert(
        (isAlone ? "" : "; ") + members.joined(separator: "; ") + " ", at: brace.range.lowerBound)
    }
  }

  private static func isMoved(
    _ member: Outline.Member, of block: Outline.TypeBlock, _ index: ModuleIndex
  ) -> Bool {
    if member.modifiers.contains("override") { return true }
    guard member.kind != .other, !member.modifiers.contains("static"),
      !member.modifiers.contains("private"), !member.modifiers.contains("fileprivate"),
      let owner = index.fullName(of: block.name)
    else { return false }
    return index.isOverridden(member.name, of: owner)
  }
}

/// A member that calls another one, and what the other has to change for it.
private struct Forwarding {
  /// The member that calls.
  var text: String
  /// What changes in the one that is called.
  var edits: [Edit] = []

  init?(_ member: Outline.Member, of block: Outline.TypeBlock, in source: SourceText) {
    guard !block.isConstrained,
      (block.conditions + member.conditions).allSatisfy({
        ConditionRule.alwaysHolds($0, in: source)
      })
    else { return nil }
    let owner = block.name.split(separator: ".").last ?? ""
    let name = "extension_\(owner)_" + member.name.filter { $0 != "`" }
    if member.kind == .property,
      let observers = ObserverForwarding(member, name: "\(owner)_\(member.name)", in: source)
    {
      text = Self.modifiers(member, of: block) + observers.text
      edits = observers.edits
      return
    }
    switch member.kind {
    case .function:
      guard let call = Self.call(name, member, in: source) else { return nil }
      text = call
    case .property:
      guard let access = Self.access(name, member, in: source) else { return nil }
      text = access
    case .other: return nil
    }
    let words = Self.modifiers(member, of: block)
    text = words + text
    for place in member.first..<member.keyword where source[place].kind == .word {
      // The class's own file must see it, and nothing else overrides it.
      let word = source[place].text
      guard word == "override" || word == "final" || Modifiers.access.contains(word),
        !source[place - 1].isMark("@"), !source[place + 1].isMark("(")
      else { continue }
      edits.append(Edit(range: source[place].range, text: Self.blanks(source[place].range.count)))
    }
    edits.append(Edit(range: source[member.keyword + 1].range, text: name))
  }

  fileprivate static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func modifiers(_ member: Outline.Member, of block: Outline.TypeBlock) -> String {
    var words: [String] = []
    let access = member.modifiers.first { Modifiers.access.contains($0) } ?? block.access
    if !["", "private", "fileprivate", "internal"].contains(access) { words.append(access) }
    for word in ["override", "class", "static", "nonisolated"] where member.modifiers.contains(word)
    {
      words.append(word)
    }
    return words.map { $0 + " " }.joined()
  }

  private static func call(
    _ name: String, _ member: Outline.Member, in source: SourceText
  ) -> String? {
    guard let signature = Signature(member, in: source), signature.body >= 0,
      !signature.parameters.contains(where: \.isVariadic)
    else { return nil }
    let head = source.line(from: signature.head.lowerBound, to: signature.head.upperBound - 1)
    let arguments = signature.parameters.map { parameter in
      let value =
        (parameter.isInOut ? "&" : "") + parameter.name + (parameter.isAutoclosure ? "()" : "")
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    let effects = (signature.doesThrow ? "try " : "") + (signature.isAsync ? "await " : "")
    return "func \(head) { \(effects)\(name)(\(arguments.joined(separator: ", "))) }"
  }

  private static func access(
    _ name: String, _ member: Outline.Member, in source: SourceText
  ) -> String? {
    guard let (head, open, close) = head(member, in: source) else { return nil }
    var hasSetter = false
    var place = open + 1
    // Only the accessors themselves say `set`, not what stands in them.
    while place < close {
      let token = source[place]
      if token.isWord("willSet") || token.isWord("didSet"), place == open + 1 { return nil }
      if token.isWord("set"), source[place + 1].isMark("{") || source[place + 1].isMark("(") {
        hasSetter = true
      }
      place = max(place, source.partner[place]) + 1
    }
    return hasSetter
      ? "\(head) { get { \(name) } set { \(name) = newValue } }" : "\(head) { \(name) }"
  }

  /// `var name: Type`, and the braces behind it.
  fileprivate static func head(
    _ member: Outline.Member, in source: SourceText
  ) -> (text: String, open: Int, close: Int)? {
    guard source[member.keyword + 2].isMark(":") else { return nil }
    var open = member.keyword + 3
    while open < source.tokens.count, !source[open].isMark("{") {
      if source[open].isMark("}") || source[open].text == "=" { return nil }
      open = max(open, source.partner[open]) + 1
    }
    let close = source[open].isMark("{") ? source.partner[open] : -1
    guard close > open else { return nil }
    let type = source.line(from: member.keyword + 3, to: open - 1)
    return ("var \(source[member.keyword + 1].text): \(type)", open, close)
  }
}

/// A property with observers that calls methods, which its observers become.
private struct ObserverForwarding {
  /// The property in the class.
  var text: String
  /// What makes methods of the observers.
  var edits: [Edit] = []

  init?(_ member: Outline.Member, name: String, in source: SourceText) {
    guard let (head, open, close) = Forwarding.head(member, in: source),
      source[open + 1].isWord("willSet") || source[open + 1].isWord("didSet")
    else { return nil }
    var calls: [String] = []
    edits = Self.blanking(member.first...open, in: source)
    var place = open + 1
    while place < close {
      let word = source[place].text
      guard word == "willSet" || word == "didSet" else { return nil }
      var value = word == "willSet" ? "newValue" : "oldValue"
      let hasName = source[place + 1].isMark("(")
      if hasName { value = source[place + 2].text }
      let body = hasName ? source.partner[place + 1] + 1 : place + 1
      guard source[body].isMark("{"), source.partner[body] > body,
        !Self.changes(member.name, in: body..<source.partner[body], source)
      else { return nil }
      // Where the old value isn't asked for, nobody reads it.
      let isAsked =
        word == "willSet" || (body..<source.partner[body]).contains { source[$0].mentions(value) }
      let separator = calls.isEmpty || source[place].startsLine ? "" : "; "
      let parameter = isAsked ? "_ \(value): \(Self.type(of: head))" : ""
      edits.append(
        Edit(
          range: source[place].range.lowerBound..<source[body].range.lowerBound,
          text: "\(separator)func extension_\(word)_\(name)(\(parameter)) "))
      let argument = isAsked ? (word == "willSet" ? "newValue" : "oldValue") : ""
      calls.append("\(word) { extension_\(word)_\(name)(\(argument)) }")
      place = source.partner[body] + 1
    }
    edits.append(Edit(range: source[close].range, text: " "))
    text = "\(head) { \(calls.joined(separator: " ")) }"
  }

  private static func type(of head: String) -> String {
    String(head.drop { $0 != ":" }.dropFirst(2))
  }

  /// Blanks in the place of pieces, but for attributes' own marks, which have gone before.
  private static func blanking(_ places: ClosedRange<Int>, in source: SourceText) -> [Edit] {
    places.map { Edit(range: source[$0].range, text: Forwarding.blanks(source[$0].range.count)) }
  }

  /// Whether a body sets the property, which an observer may do without being called again.
  private static func changes(
    _ name: String, in places: Range<Int>, _ source: SourceText
  ) -> Bool {
    places.contains { place in
      guard source[place].isWord(name),
        source[place - 1].text != "." || source[place - 2].isWord("self")
      else { return false }
      var next = place + 1
      while source[next].text == ".", source[next + 1].kind == .word { next += 2 }
      let text = source[next].text
      return source[next].kind == .symbol && text.hasSuffix("=")
        && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    }
  }
}

extension Token {
  /// Whether it is a word, or holds it, as a text does with what is interpolated.
  fileprivate func mentions(_ word: String) -> Bool { isWord(word) || kind == .literal }
}
