/// Keeps protocols of Objective-C what they are: for classes alone, and with requirements that needn't be
/// met.
///
/// That a requirement is weak can't be said. An optional requirement that returns nothing becomes one with an empty implementation, and is called
/// without `?`; ``OptionalResultRule`` deals with those that return something. Optional properties stay.
enum ProtocolRule {
  static func apply(
    to source: SourceText, _ outline: Outline, _ index: ModuleIndex, _ changes: inout Changes
  ) {
    for (number, block) in outline.types.enumerated() where block.kind == .protocol {
      let (_, modifiers, _) = Modifiers.before(block.keyword, in: source)
      guard modifiers.contains("@objc") else { continue }
      bindToClasses(block, in: source, &changes)
      for member in outline.members where member.type == number && member.modifiers.contains("weak")
      {
        for place in member.first..<member.keyword where source[place].isWord("weak") {
          changes.blank(source[place].range, in: source)
        }
      }
      let optional = outline.members.filter {
        $0.type == number && $0.modifiers.contains("optional")
      }
      implement(optional, of: block, in: source, &changes)
    }
    for place in source.optionalCalls
    where source[place - 2].isMark(".")
      && (index.optionalFunctions.contains(source[place - 1].text)
        || isUIKits(source[place - 1].text))
      && !index.isOptionalResult(calledAt: place, in: source)
    {
      changes.blank(source[place].range, in: source)
    }
  }

  /// Whether a method is one of UIKit's delegates, which have implementations for all of them.
  private static func isUIKits(_ name: String) -> Bool {
    if ["tableView", "collectionView", "viewForZooming", "numberOfSections"].contains(name) {
      return true
    }
    let stems = [
      "scrollView", "textField", "textView", "gestureRecognizer", "presentationController",
      "popoverPresentationController", "searchBar", "navigationBar", "tabBarController",
      "pageViewController",
    ]
    return stems.contains { stem in
      guard name.hasPrefix(stem) else { return false }
      let rest = name.dropFirst(stem.count)
      // A program's own may begin like them, as `textFieldAction` does.
      return rest.isEmpty || ["Did", "Will", "Should"].contains { rest.hasPrefix($0) }
    }
  }

  private static func bindToClasses(
    _ block: Outline.TypeBlock, in source: SourceText, _ changes: inout Changes
  ) {
    let name = source[block.keyword + 1]
    if let colon = (block.keyword..<block.open).first(where: { source[$0].isMark(":") }) {
      if block.inherited.contains("AnyObject") || block.inherited.contains("class") { return }
      changes.insert(" AnyObject,", at: source[colon].range.upperBound)
    } else {
      changes.insert(": AnyObject", at: name.range.upperBound)
    }
  }

  private static func implement(
    _ members: [Outline.Member], of block: Outline.TypeBlock, in source: SourceText,
    _ changes: inout Changes
  ) {
    var bodies: [String] = []
    for member in members {
      guard member.kind == .function, let signature = Signature(member, in: source) else {
        changes.note(
          "optional properties can't be said without Objective-C; make it one with a default in an"
            + " extension", at: source[member.keyword], in: source)
        continue
      }
      if signature.returns { continue }
      for place in member.first..<member.keyword where source[place].isWord("optional") {
        changes.blank(source[place].range, in: source)
      }
      let head = source.line(from: signature.head.lowerBound, to: signature.head.upperBound - 1)
      bodies.append("func \(head) {}")
    }
    guard !bodies.isEmpty else { return }
    let access = ["public", "package"].contains(block.access) ? block.access + " " : ""
    let body = bodies.map { access + $0 }.joined(separator: "; ")
    changes.insert(
      "; extension \(block.name) { \(body) }", at: source[block.close].range.upperBound)
  }
}
