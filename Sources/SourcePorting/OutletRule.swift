/// Writes a table beside each class with outlets, actions or inspectable values, by which documents find them.
///
/// It stands behind the closing brace, on its line. What an extension has goes into a table of its own; tables are
/// numbered, class by class.
enum OutletRule {
  static func apply(
    to sources: [(source: SourceText, outline: Outline)], _ index: ModuleIndex,
    _ changes: inout [Changes]
  ) {
    var numbers: [String: Int] = [:]
    for (number, file) in sources.enumerated() {
      let (source, outline) = file
      guard source.imports.contains(where: { source[$0 + 1].isWord("UIKit") }) else { continue }
      for (place, block) in outline.types.enumerated() {
        guard let owner = owner(of: block, in: source, index) else { continue }
        let lines = outline.members.filter { $0.type == place }.flatMap {
          statements($0, of: owner, in: source)
        }
        guard !lines.isEmpty else { continue }
        let name = "\(owner.replacing(".", with: "_"))_\(numbers[owner, default: 0])"
        numbers[owner, default: 0] += 1
        // Types in types have it behind the outermost.
        let outermost = outline.types.first { $0.open <= block.open && block.close <= $0.close }
        changes[number].insert(
          "; extension \(owner) { fileprivate static func outlets_\(name)(_ it: UIOutletTable) { "
            + lines.joined(separator: "; ") + " } }; final class Outlets_\(name): UIOutletTable {"
            + " override func fill() { \(owner).outlets_\(name)(self) } }",
          at: source[(outermost ?? block).close].range.upperBound)
      }
    }
  }

  /// The class that a block belongs to, by its whole name; nil for one that can't be named from outside.
  private static func owner(
    of block: Outline.TypeBlock, in source: SourceText, _ index: ModuleIndex
  ) -> String? {
    guard block.kind == .class || block.kind == .extension, !block.isConstrained,
      !source[block.keyword].isWord("actor"), let name = index.fullName(of: block.name),
      let found = index.classes[name],
      // What is on the main actor by its own word can't be asked from a table that isn't.
      !Modifiers.before(block.keyword, in: source).modifiers.contains("@MainActor")
    else { return nil }
    // Extensions of what is generic or private elsewhere can't be written here.
    if block.kind == .class { return isGeneric(block, in: source) ? nil : name }
    return ["private", "fileprivate"].contains(found.block.access) ? nil : name
  }

  private static func isGeneric(_ block: Outline.TypeBlock, in source: SourceText) -> Bool {
    source[block.keyword + 2].text.hasPrefix("<")
  }

  /// What a member says of itself in a table.
  private static func statements(
    _ member: Outline.Member, of owner: String, in source: SourceText
  ) -> [String] {
    guard member.conditions.allSatisfy({ ConditionRule.alwaysHolds($0, in: source) }),
      member.modifiers.isDisjoint(with: ["static", "class"])
    else { return [] }
    let name = member.name.filter { $0 != "`" }
    let path = "\\\(owner).\(member.name)"
    switch member.kind {
    case .property where member.modifiers.contains("@IBOutlet"):
      let type = source[member.keyword + 3]
      let isList = source[member.keyword + 2].isMark(":") && type.isMark("[")
      return ["it.\(isList ? "outlets" : "outlet")(\"\(name)\", \(path))"]
    case .property where member.modifiers.contains("@IBInspectable"):
      return ["it.attribute(\"\(name)\", \(path))"]
    case .function where member.modifiers.contains("@IBAction"):
      return action(member, of: owner, in: source).map { [$0] } ?? []
    case .function where member.modifiers.contains("@IBSegueAction"):
      return segueAction(member, of: owner, in: source).map { [$0] } ?? []
    default: return []
    }
  }

  /// A method that makes the controller which a segue leads to; it takes a decoder, and may take the sender and the
  /// segue's identifier.
  private static func segueAction(
    _ member: Outline.Member, of owner: String, in source: SourceText
  ) -> String? {
    guard let signature = Signature(member, in: source), !signature.isAsync, !signature.doesThrow,
      (1...3).contains(signature.parameters.count)
    else { return nil }
    let values = signature.parameters.indices.map { place in
      switch (place, signature.parameters[place].label) {
      case (0, _): "coder"
      case (_, "segueIdentifier"): "identifier"
      default: "sender"
      }
    }
    let arguments = zip(signature.parameters, values).map { parameter, value in
      (parameter.label.map { "\($0): " } ?? "") + value
    }
    let selector = member.objectiveCName ?? signature.selector
    return "it.segueAction(\"\(selector)\") { (it: \(owner), coder, sender, identifier) in"
      + " it.\(member.name)(\(arguments.joined(separator: ", "))) }"
  }

  private static func action(
    _ member: Outline.Member, of owner: String, in source: SourceText
  ) -> String? {
    guard let signature = Signature(member, in: source), !signature.isAsync, !signature.doesThrow,
      signature.parameters.count < 2
    else { return nil }
    let selector = member.objectiveCName ?? signature.selector
    guard let parameter = signature.parameters.first else {
      return "it.action(\"\(selector)\") { (it: \(owner), _: Any?) in it.\(member.name)() }"
    }
    guard let type = type(of: member, in: source) else { return nil }
    let label = parameter.label.map { "\($0): " } ?? ""
    return "it.action(\"\(selector)\") { (it: \(owner), sender: \(type)) in"
      + " it.\(member.name)(\(label)sender) }"
  }

  /// The type of a function's only parameter, as it is written.
  private static func type(of member: Outline.Member, in source: SourceText) -> String? {
    guard
      let open = (member.keyword..<source.tokens.count).first(where: { source[$0].isMark("(") }),
      source.partner[open] > open,
      let colon = (open..<source.partner[open]).first(where: { source[$0].isMark(":") })
    else { return nil }
    var end = colon + 1
    while end < source.partner[open], source[end].text != "=" { end += 1 }
    let type = source.line(from: colon + 1, to: end - 1)
    return type.isEmpty ? nil : type
  }
}
