/// The types of a source, and the members that stand in them.
struct Outline {
  /// What a block of braces belongs to.
  struct TypeBlock {
    enum Kind { case `class`, `protocol`, `extension`, other }

    var kind: Kind
    /// The name with those of the types around it, by points; for an extension as it is written.
    var name: String
    /// What follows `:`, as far as it is names.
    var inherited: [String]
    /// The tokens from the keyword to the brace, and the braces.
    var keyword: Int
    var open: Int
    var close: Int
    /// Whether access was said for it, as in `public class`.
    var access: String
    /// How the parameters of generic types are bound: `where` stands before the brace.
    var isConstrained: Bool
    /// The blocks of `#if` around it.
    var conditions: [Int]
  }

  /// A function or property of a type.
  struct Member {
    enum Kind { case function, property, other }

    var kind: Kind
    var name: String
    /// The block it stands in.
    var type: Int
    /// The first token of its modifiers and attributes, and the keyword.
    var first: Int
    var keyword: Int
    var modifiers: Set<String>
    /// The name that Objective-C is told, from `@objc(name)`.
    var objectiveCName: String?
    /// The directives `#if` inside of which it stands, the outermost first.
    var conditions: [Int]
  }

  var types: [TypeBlock] = []
  var members: [Member] = []

  /// Reads the types and members of a source.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ source: SourceText) {
    var reader = OutlineReader(source)
    reader.run()
    types = reader.types
    members = reader.members
  }

  /// The innermost type around a token.
  func type(around token: Int) -> TypeBlock? {
    types.last { $0.open < token && token < $0.close }
  }
}

/// Walks over the tokens of a source and notes types and members.
private struct OutlineReader {
  let source: SourceText
  var types: [Outline.TypeBlock] = []
  var members: [Outline.Member] = []
  /// The open braces, with the types that they belong to; -1 for others.
  private var open: [(close: Int, type: Int)] = []
  /// The braces of types whose heads were read.
  private var heads: [Int: Int] = [:]
  private var conditions: [Int] = []

  init(_ source: SourceText) { self.source = source }

  mutating func run() {
    var index = -1
    while index + 1 < source.tokens.count {
      index += 1
      let token = source.tokens[index]
      switch token.kind {
      case .directive: follow(token, at: index)
      case .mark where token.text == "{":
        open.append((source.partner[index], heads[index] ?? -1))
      case .mark where token.text == "}":
        while let last = open.last, last.close < 0 || last.close <= index { open.removeLast() }
      case .word: read(token, at: index)
      default: break
      }
    }
  }

  private mutating func follow(_ token: Token, at index: Int) {
    if token.text == "#if" { conditions.append(index) }
    // A member in another branch than the first doesn't stand under the condition itself.
    if token.text == "#elseif" || token.text == "#else", !conditions.isEmpty {
      conditions[conditions.count - 1] = index
    }
    if token.text == "#endif" { _ = conditions.popLast() }
  }

  /// How deep types stand in braces at the most; no source gets there.
  private static let mostDepth = 256

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "func", "var", "let", "subscript",
    "init",
  ]

  private mutating func read(_ token: Token, at index: Int) {
    guard Self.keywords.contains(token.text) else { return }
    // A name behind a point, or one that labels an argument, is no keyword.
    let before = source[index - 1]
    if before.isMark(".") || before.isWord("import") || source[index + 1].isMark(":") { return }
    switch token.text {
    case "class", "struct", "enum", "actor", "protocol", "extension":
      readType(token.text, at: index)
    case "func", "var", "let", "subscript", "init":
      guard let last = open.last, last.type >= 0 else { return }
      readMember(token.text, at: index, in: last.type)
    default: break
    }
  }

  private mutating func readType(_ keyword: String, at index: Int) {
    let name = source[index + 1]
    guard open.count < Self.mostDepth, name.kind == .word, !name.startsLine || keyword != "actor",
      !(keyword == "class" && Modifiers.afterClass.contains(name.text))
    else { return }
    var place = index + 1
    var path = name.text
    while source[place + 1].isMark("."), source[place + 2].kind == .word {
      path += "." + source[place + 2].text
      place += 2
    }
    var inherited: [String] = []
    var isConstrained = false
    var isInherited = false
    place += 1
    while place < source.tokens.count, !source[place].isMark("{") {
      let token = source[place]
      if token.isWord("where") { isConstrained = true }
      if token.isMark(":"), !isConstrained { isInherited = true }
      if isInherited, !isConstrained, token.kind == .word, !source[place - 1].isMark("."),
        !source[place - 1].isMark("@")
      {
        inherited.append(token.text)
      }
      // No head of a type goes on behind these.
      if token.isMark("}") || token.isMark(";") || token.kind == .directive { return }
      let skipsTo = token.isMark("(") ? source.partner[place] : -1
      place = max(place, skipsTo) + 1
    }
    let close = source[place].isMark("{") ? source.partner[place] : -1
    guard close >= 0 else { return }
    let outer = open.last { $0.type >= 0 }.map { types[$0.type].name }
    let (first, modifiers, _) = Modifiers.before(index, in: source)
    _ = first
    heads[place] = types.count
    types.append(
      Outline.TypeBlock(
        kind: keyword == "class" || keyword == "actor"
          ? .class
          : keyword == "protocol" ? .protocol : keyword == "extension" ? .extension : .other,
        name: outer.map { "\($0).\(path)" } ?? path, inherited: inherited, keyword: index,
        open: place, close: close,
        access: modifiers.first { Modifiers.access.contains($0) } ?? "",
        isConstrained: isConstrained, conditions: conditions))
  }

  private mutating func readMember(_ keyword: String, at index: Int, in type: Int) {
    let (first, modifiers, name) = Modifiers.before(index, in: source)
    let kind: Outline.Member.Kind =
      keyword == "func" ? .function : keyword == "var" ? .property : .other
    members.append(
      Outline.Member(
        kind: kind, name: kind == .other ? keyword : source[index + 1].text, type: type,
        first: first, keyword: index, modifiers: modifiers, objectiveCName: name,
        conditions: conditions))
  }
}
