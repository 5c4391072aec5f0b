/// What the rules must know of the other sources of a module.
struct ModuleIndex {
  /// A class of the module.
  struct Class {
    var source: Int
    var block: Outline.TypeBlock
  }

  /// Classes by their names, with those of the types around them; of two the first.
  private(set) var classes: [String: Class] = [:]
  private var fullNames: [String: [String]] = [:]
  private(set) var protocols: Set<String> = []
  /// The selectors of functions by their names without labels.
  private(set) var selectors: [String: Set<String>] = [:]
  /// The names of what classes override.
  private var overrides: [String: Set<String>] = [:]
  /// The names of optional requirements that return nothing.
  private(set) var optionalFunctions: Set<String> = []
  /// Classes that stand twice, with the second.
  private(set) var doubles: [Class] = []

  init(_ sources: [(source: SourceText, outline: Outline)]) {
    for (number, file) in sources.enumerated() {
      for block in file.outline.types {
        if block.kind == .protocol { protocols.insert(block.name) }
        guard block.kind == .class else { continue }
        let found = Class(source: number, block: block)
        if classes[block.name] != nil {
          // Branches of `#if` may each have one.
          if block.conditions.isEmpty { doubles.append(found) }
          continue
        }
        classes[block.name] = found
        let last = block.name.split(separator: ".").last.map(String.init) ?? block.name
        fullNames[last, default: []].append(block.name)
      }
    }
    for file in sources {
      for member in file.outline.members { note(member, in: file) }
    }
  }

  private mutating func note(_ member: Outline.Member, in file: (SourceText, Outline)) {
    let (source, outline) = file
    let type = outline.types[member.type]
    if member.modifiers.contains("override"), let owner = fullName(of: type.name) {
      overrides[owner, default: []].insert(member.name)
    }
    guard member.kind == .function, let signature = Signature(member, in: source) else { return }
    selectors[member.name, default: []].insert(member.objectiveCName ?? signature.selector)
    if type.kind == .protocol, member.modifiers.contains("optional"), !signature.returns {
      optionalFunctions.insert(member.name)
    }
  }

  /// The name of a class with those of the types around it, if it is one of the module's.
  func fullName(of name: String) -> String? {
    if classes[name] != nil { return name }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let found = fullNames[last], found.count == 1, found[0].hasSuffix(name) else {
      return nil
    }
    return found[0]
  }

  /// Whether a class below another one overrides a member of it.
  func isOverridden(_ member: String, of owner: String) -> Bool {
    overrides.contains { name, members in
      name != owner && members.contains(member) && descends(name, from: owner)
    }
  }

  private func descends(_ name: String, from ancestor: String) -> Bool {
    var current = name
    // Classes that inherit from each other in a circle don't compile.
    for _ in 0..<64 {
      guard let above = classes[current]?.block.inherited.first,
        let next = fullName(of: above)
      else { return false }
      if next == ancestor { return true }
      current = next
    }
    return false
  }
}
