/// Gives optional requirements of protocols that return something a result that may be nil.
///
/// `@objc optional func height(of row: Int) -> CGFloat` becomes `func optional_height(of row: Int) -> CGFloat?`
/// with an implementation that returns nil; each type that has the method gets one that calls it, and
/// `delegate?.height?(of: 1)` calls that. What a class inherits counts as its own; a method that only a subclass
/// of the one which names the protocol has isn't found.
enum OptionalResultRule {
  static func apply(
    to sources: [(source: SourceText, outline: Outline)], _ index: ModuleIndex,
    _ changes: inout [Changes]
  ) {
    guard !index.optionalResults.isEmpty else { return }
    for requirement in index.optionalResults {
      declare(requirement, in: sources[requirement.source], &changes[requirement.source])
    }
    for (number, file) in sources.enumerated() {
      implement(in: file, index, &changes[number])
      call(in: file.source, index, &changes[number])
    }
  }

  /// The name that a requirement gets.
  static func name(_ name: String) -> String { "optional_\(name.filter { $0 != "`" })" }

  private static func declare(
    _ requirement: ModuleIndex.OptionalResult, in file: (source: SourceText, outline: Outline),
    _ changes: inout Changes
  ) {
    let (source, member, signature) = (file.source, requirement.member, requirement.signature)
    for place in member.first..<member.keyword where source[place].isWord("optional") {
      changes.blank(source[place].range, in: source)
    }
    changes.replace(source[member.keyword + 1].range, with: name(member.name))
    let (head, result) = parts(signature, in: source)
    if !source[signature.head.upperBound - 1].text.hasSuffix("?") {
      changes.insert("?", at: source[signature.head.upperBound - 1].range.upperBound)
    }
    let block = file.outline.types[member.type]
    let access = ["public", "package"].contains(block.access) ? block.access + " " : ""
    changes.insert(
      "; extension \(block.name) { \(access)func \(name(member.name))\(head) -> \(result) { nil } }",
      at: source[block.close].range.upperBound)
  }

  /// The head of a function behind its name, and what it returns as something that may be nil.
  private static func parts(
    _ signature: Signature, in source: SourceText
  ) -> (head: String, result: String) {
    let arrow = signature.head.last { source[$0].text == "->" } ?? signature.head.upperBound
    let head = source.line(from: signature.head.lowerBound + 1, to: arrow - 1)
    let result = source.line(from: arrow + 1, to: signature.head.upperBound - 1)
    return (head, result.hasSuffix("?") ? result : result + "?")
  }

  /// Has types that have the method give it as the requirement.
  private static func implement(
    in file: (source: SourceText, outline: Outline), _ index: ModuleIndex, _ changes: inout Changes
  ) {
    for member in file.outline.members where member.kind == .function {
      let block = file.outline.types[member.type]
      guard block.kind != .protocol, let signature = Signature(member, in: file.source),
        signature.returns, !member.modifiers.contains("override"),
        index.optionalResults.contains(where: {
          $0.member.name == member.name && $0.signature.selector == signature.selector
            && index.conforms(block.name, to: $0.protocolName)
        })
      else { continue }
      let (head, result) = parts(signature, in: file.source)
      let arguments = signature.parameters.map { parameter in
        (parameter.label.map { "\($0): " } ?? "") + (parameter.isInOut ? "&" : "") + parameter.name
      }
      let access = ["public", "open"].first { member.modifiers.contains($0) || block.access == $0 }
      let words = access == nil ? "" : "public "
      changes.insert(
        " ; \(words)func \(name(member.name))\(head) -> \(result) { "
          + "\(member.name)(\(arguments.joined(separator: ", "))) } ",
        at: file.source[block.close].range.lowerBound)
    }
  }

  /// Has calls name the requirement as it is now.
  private static func call(
    in source: SourceText, _ index: ModuleIndex, _ changes: inout Changes
  ) {
    for place in source.optionalCalls where index.isOptionalResult(calledAt: place, in: source) {
      changes.replace(source[place - 1].range, with: name(source[place - 1].text))
      changes.blank(source[place].range, in: source)
    }
  }
}
