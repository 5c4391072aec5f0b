/// The words that stand before the keyword of a declaration.
enum Modifiers {
  static let access: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  /// What may follow `class` where that is a modifier.
  static let afterClass: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "dynamic", "open", "public", "package",
    "internal", "fileprivate", "private", "nonisolated", "lazy", "weak", "unowned",
  ]

  private static let all: Set<String> = access.union([
    "override", "static", "class", "final", "dynamic", "lazy", "weak", "unowned", "mutating",
    "nonmutating", "required", "convenience", "nonisolated", "optional", "indirect", "isolated",
    "prefix", "postfix", "infix", "consuming", "borrowing", "distributed", "async",
  ])

  static func contains(_ word: String) -> Bool { all.contains(word) }

  /// The modifiers and attributes before a keyword: the first of their tokens, the modifiers, and what
  /// stands in `@objc(…)`.
  static func before(
    _ keyword: Int, in source: SourceText
  ) -> (first: Int, modifiers: Set<String>, objectiveCName: String?) {
    var first = keyword
    var modifiers: Set<String> = []
    var name: String?
    while first > 0 {
      var word = first - 1
      // `private(set)` and the arguments of attributes.
      let argument = word
      if source[word].isMark(")"), source.partner[word] > 0 { word = source.partner[word] - 1 }
      guard source[word].kind == .word else { break }
      if source[word - 1].isMark("@") {
        if source[word].text == "objc", argument > word {
          name = source.line(from: word + 2, to: argument - 1).filter { $0 != " " }
        }
        modifiers.insert("@" + source[word].text)
        first = word - 1
      } else if contains(source[word].text), argument == word || source[word + 1].isMark("(") {
        // `private(set)` says nothing of the whole.
        if argument == word { modifiers.insert(source[word].text) }
        first = word
      } else {
        break
      }
    }
    return (first, modifiers, name)
  }
}
