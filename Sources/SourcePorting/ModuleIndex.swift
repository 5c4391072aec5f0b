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
  /// An optional requirement that returns something.
  struct OptionalResult {
    var source: Int
    var protocolName: String
    var member: Outline.Member
    var signature: Signature
  }

  /// The optional requirements that return something.
  private(set) var optionalResults: [OptionalResult] = []
  /// What types and protocols name behind `:`, in any of their blocks.
  private var inherited: [String: Set<String>] = [:]
  /// Classes that stand twice, with the second.
  private(set) var doubles: [Class] = []

  init(_ sources: [(source: SourceText, outline: Outline)]) {
    for (number, file) in sources.enumerated() {
      for block in file.outline.types {
        if block.kind == .protocol { protocols.insert(block.name) }
        inherited[block.name, default: []].formUnion(block.inherited)
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
    for (number, file) in sources.enumerated() {
      for member in file.outline.members { note(member, in: file, number: number) }
    }
  }

  private mutating func note(
    _ member: Outline.Member, in file: (SourceText, Outline), number: Int
  ) {
    let (source, outline) = file
    let type = outline.types[member.type]
    if member.modifiers.contains("override"), let owner = fullName(of: type.name) {
      overrides[owner, default: []].insert(member.name)
    }
    guard member.kind == .function, let signature = Signature(member, in: source) else { return }
    selectors[member.name, default: []].insert(member.objectiveCName ?? signature.selector)
    guard type.kind == .protocol, member.modifiers.contains("optional") else { return }
    if signature.returns {
      optionalResults.append(
        OptionalResult(
          source: number, protocolName: type.name, member: member, signature: signature))
    } else {
      optionalFunctions.insert(member.name)
    }
  }

  /// Whether a type, or a protocol, leads to a protocol by what stands behind `:`.
  func conforms(_ name: String, to protocolName: String) -> Bool {
    var seen: Set<String> = []
    var open = [name]
    while let current = open.popLast() {
      if current == protocolName { return true }
      guard seen.insert(current).inserted else { continue }
      open += inherited[current] ?? []
      if let full = fullName(of: current), full != current { open.append(full) }
    }
    return false
  }

  /// Whether a call of an optional method, `?` being at a place, is of one that returns something.
  func isOptionalResult(calledAt place: Int, in source: SourceText) -> Bool {
    guard source[place - 2].isMark(".") else { return false }
    let candidates = optionalResults.filter { $0.member.name == source[place - 1].text }
    guard !candidates.isEmpty, source.partner[place + 1] > 0 else { return false }
    let labels = source.labels(ofCallAt: place + 1)
    return candidates.contains { candidate in
      let wanted = candidate.signature.parameters.map(\.label)
      // What is left over may stand behind the call, in braces.
      let hasBraces = source[source.partner[place + 1] + 1].isMark("{")
      return labels == wanted || hasBraces && labels == Array(wanted.prefix(labels.count))
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
