/// Lets classes override in extensions, which Swift allows for Objective-C alone.
///
/// The member in the extension gets another name, and the class a member of the right name that calls it,
/// on the line of the class's closing brace. So what the extension's file hides stays hidden, and no
/// line moves. What a class below overrides of an extension goes the same way.
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
    let name = "extension_" + member.name.filter { $0 != "`" }
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

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

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
    // `var name: Type {`.
    guard source[member.keyword + 2].isMark(":") else { return nil }
    var open = member.keyword + 3
    while open < source.tokens.count, !source[open].isMark("{") {
      if source[open].isMark("}") || source[open].text == "=" { return nil }
      open = max(open, source.partner[open]) + 1
    }
    let close = source[open].isMark("{") ? source.partner[open] : -1
    guard close > open else { return nil }
    let type = source.line(from: member.keyword + 3, to: open - 1)
    let head = "var \(source[member.keyword + 1].text): \(type)"
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
}
