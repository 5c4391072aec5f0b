/// Makes `Selector("save:")` and `NSSelectorFromString("save:")` find the module's methods of that name.
///
/// Each class that tells Objective-C of such a method gets a selector of it, behind the method's block, so that
/// private methods are found as well; the name becomes a selector of all of them.
enum NamedSelectorRule {
  /// A method that Objective-C would find by a name.
  private struct Method {
    var source: Int
    /// The closing brace of the block it stands in.
    var close: Int
    var owner: String
    var member: Outline.Member
  }

  static func apply(
    to sources: [(source: SourceText, outline: Outline)], _ changes: inout [Changes]
  ) {
    var uses: [String: [(source: Int, range: Range<Int>, token: Token)]] = [:]
    for (number, file) in sources.enumerated() {
      for (name, range, token) in names(in: file.source) {
        uses[name, default: []].append((number, range, token))
      }
    }
    guard !uses.isEmpty else { return }
    let methods = methods(in: sources, named: Set(uses.keys))
    for (name, places) in uses {
      let found = methods[name] ?? []
      guard !found.isEmpty else {
        for place in places where !isStandard(name) {
          changes[place.source].note(
            "no method of the module is \"\(name)\"; write #selector", at: place.token,
            in: sources[place.source].source)
        }
        continue
      }
      var selectors: [String] = []
      for method in found {
        let property = "selector_" + name.map { $0 == ":" ? "_" : String($0) }.joined()
        let member = labelled(method.member, in: sources[method.source].source)
        changes[method.source].insert(
          "; extension \(method.owner) { nonisolated static var \(property): Selector { "
            + "Selector(\(method.owner).\(member), \"\(name)\") } }",
          at: sources[method.source].source[method.close].range.upperBound)
        selectors.append("\(method.owner).\(property)")
      }
      for place in places {
        changes[place.source].replaceKeepingLines(
          place.range, with: "Selector.named(\"\(name)\", [\(selectors.joined(separator: ", "))])",
          in: sources[place.source].source)
      }
    }
  }

  /// Where selectors are made of names: `Selector("a:")`, `Selector(("a:"))`, `NSSelectorFromString("a:")`.
  private static func names(
    in source: SourceText
  ) -> [(name: String, range: Range<Int>, token: Token)] {
    source.selectorNames.compactMap { place in
      guard let outer = closing(place + 1, in: source) else { return nil }
      var literal = place + 2
      if source[literal].isMark("("), closing(literal, in: source) == outer - 1 { literal += 1 }
      guard source[literal].kind == .literal, source[literal + 1].isMark(")") else { return nil }
      let text = source.text(source[literal].range)
      let name = text.dropFirst().dropLast()
      guard text.count > 2,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" })
      else { return nil }
      let range = source[place].range.lowerBound..<source[outer].range.upperBound
      return (String(name), range, source[place])
    }
  }

  private static func closing(_ open: Int, in source: SourceText) -> Int? {
    guard source[open].isMark("("), source.partner[open] > open else { return nil }
    return source.partner[open]
  }

  /// What the system sends by itself, such as `copy:`.
  private static func isStandard(_ name: String) -> Bool {
    ["copy:", "cut:", "paste:", "delete:", "select:", "selectAll:", "undo:", "redo:"].contains(name)
  }

  private static func methods(
    in sources: [(source: SourceText, outline: Outline)], named names: Set<String>
  ) -> [String: [Method]] {
    var result: [String: [Method]] = [:]
    for (number, file) in sources.enumerated() {
      for member in file.outline.members where member.kind == .function {
        let block = file.outline.types[member.type]
        guard isKnown(member, of: block, in: file),
          let signature = Signature(member, in: file.source)
        else { continue }
        let name = member.objectiveCName ?? signature.selector
        // A class that overrides the method has it by the first one.
        guard names.contains(name), !member.modifiers.contains("override"),
          (block.conditions + member.conditions).allSatisfy({
            ConditionRule.alwaysHolds($0, in: file.source)
          })
        else { continue }
        result[name, default: []].append(
          Method(source: number, close: block.close, owner: block.name, member: member))
      }
    }
    return result
  }

  /// Whether Objective-C is told of a method.
  private static func isKnown(
    _ member: Outline.Member, of block: Outline.TypeBlock,
    in file: (source: SourceText, outline: Outline)
  ) -> Bool {
    guard block.kind == .class || block.kind == .extension, !block.isConstrained,
      !["private", "fileprivate"].contains(block.access) || block.kind == .extension,
      !member.modifiers.contains("static"), !member.modifiers.contains("class")
    else { return false }
    if member.modifiers.contains("@objc") || member.modifiers.contains("@IBAction") { return true }
    return Modifiers.before(block.keyword, in: file.source).modifiers.contains("@objcMembers")
  }

  /// The method with its labels, so that it is told from others of its name.
  private static func labelled(_ member: Outline.Member, in source: SourceText) -> String {
    guard let signature = Signature(member, in: source), !signature.parameters.isEmpty else {
      return member.name
    }
    return "\(member.name)(\(signature.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}
