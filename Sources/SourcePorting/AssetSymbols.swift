/// The symbols that Xcode generates for the colours and pictures of catalogues, as a source.
///
/// `kerdy_main` is `ColorResource.kerdyMain` and `UIColor.kerdyMain`, a picture `ImageResource.…` and
/// `UIImage.…`. Names are divided at what is neither a letter nor a digit; *Color* and *Image* at their
/// ends go. Folders that provide a namespace are enumerations.
public struct AssetSymbols {
  /// The source.
  public private(set) var source: String
  /// What has no symbol, and why.
  public private(set) var notes: [String] = []

  /// Names the assets of catalogues.
  ///
  /// - Parameters:
  ///   - assets: The colours and pictures.
  ///   - sources: The module's sources: what their extensions declare stays theirs.
  public init(_ assets: [AssetCatalog.Asset], beside sources: [(path: String, bytes: [UInt8])]) {
    let own = assets.isEmpty ? [] : Self.staticMembers(of: sources)
    source = "import Foundation\nimport UIKit\n"
    guard !assets.isEmpty else { return }
    source += "\nprivate let resourceBundle = Bundle.main\n"
    for (kind, resource, type) in [
      (AssetCatalog.Asset.Kind.color, "ColorResource", "UIColor"),
      (.image, "ImageResource", "UIImage"),
    ] {
      var tree = Branch()
      for asset in assets where asset.kind == kind {
        if !tree.add(asset, at: asset.folders[...]) {
          let other = kind == .color ? "another colour" : "another image"
          notes.append("\(asset.path) has no symbol: \(other) has its name; rename one")
        }
      }
      guard !tree.isEmpty else { continue }
      source += "\nextension \(resource) {\n"
      tree.write(to: &source, indent: "  ") { name, asset in
        "static let \(name) = \(resource)(name: \(asset.path.literal), bundle: resourceBundle)"
      }
      source += "}\n\nextension \(type) {\n"
      for name in tree.symbols.keys.sorted() where Self.taken.contains(name) {
        notes.append(
          "\(type).\(name) is UIKit's own: \(resource).\(name) is the one of the catalogue")
      }
      tree.write(to: &source, indent: "  ", except: own.union(Self.taken)) { name, asset in
        let folders = asset.folders.map { Self.escaped(Self.typeName($0)) }
        let path = (folders + [name]).joined(separator: ".")
        return "static var \(name): \(type) { \(type)(resource: .\(path)) }"
      }
      source += "}\n"
    }
  }

  /// The symbols of a folder, and the folders in it.
  private struct Branch {
    var symbols: [String: AssetCatalog.Asset] = [:]
    var branches: [String: Branch] = [:]
    var isEmpty: Bool { symbols.isEmpty && branches.isEmpty }

    /// Whether nothing had the name yet.
    mutating func add(_ asset: AssetCatalog.Asset, at folders: ArraySlice<String>) -> Bool {
      if let first = folders.first {
        return branches[AssetSymbols.typeName(first), default: Branch()].add(
          asset, at: folders.dropFirst())
      }
      let name = AssetSymbols.memberName(asset.name)
      guard symbols[name] == nil else { return false }
      symbols[name] = asset
      return true
    }

    func write(
      to source: inout String, indent: String, except taken: Set<String> = [],
      _ line: (String, AssetCatalog.Asset) -> String
    ) {
      for (name, asset) in symbols.sorted(by: { $0.key < $1.key }) where !taken.contains(name) {
        source += indent + line(AssetSymbols.escaped(name), asset) + "\n"
      }
      for (name, branch) in branches.sorted(by: { $0.key < $1.key }) {
        source += indent + "enum \(AssetSymbols.escaped(name)) {\n"
        branch.write(to: &source, indent: indent + "  ", line)
        source += indent + "}\n"
      }
    }
  }
}

// MARK: Names

extension AssetSymbols {
  /// The name of a colour or picture as a member: `ic_24px-Close` is `ic24PxClose`.
  static func memberName(_ name: String) -> String {
    var words = self.words(of: name)
    if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" {
      words.removeLast()
    }
    guard let first = words.first else { return "_" }
    let result = lowercasedStart(first) + words.dropFirst().map(uppercasedStart).joined()
    return result.first?.isNumber == true ? "_" + result : result
  }

  /// The name of a folder as a type.
  static func typeName(_ name: String) -> String {
    let result = words(of: name).map(uppercasedStart).joined()
    return result.isEmpty || result.first?.isNumber == true ? "_" + result : result
  }

  /// The words of a name; one that begins with a capital behind small letters is one of its own.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var before: Character?
    for character in name {
      defer { before = character }
      guard character.isLetter || character.isNumber else { continue }
      let goesOn =
        before.map { before in
          (before.isLetter || before.isNumber)
            && !(before.isNumber && character.isLetter)
            && !(before.isLowercase && character.isUppercase)
        } ?? false
      if goesOn, !words.isEmpty {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  private static func uppercasedStart(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `UAEFlag` begins as `uaeFlag`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    // The last of them begins the next word, unless a digit follows.
    let next = word[capitals.endIndex]
    let kept = next.isLetter ? capitals.dropLast() : capitals
    return kept.lowercased() + word[kept.endIndex...]
  }

  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type",
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// What `UIColor` and `UIImage` have by themselves.
  private static let taken: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "lightText", "darkText", "label",
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator", "link", "tintColor", "groupTableViewBackground", "systemRed", "systemGreen",
    "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal",
    "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "add", "remove",
    "checkmark",
    "actions", "strokedCheckmark",
  ]

  /// The names of static members that extensions of colours and pictures may have.
  private static func staticMembers(of sources: [(path: String, bytes: [UInt8])]) -> Set<String> {
    var names: Set<String> = []
    for (_, bytes) in sources {
      let tokens = Lexer.tokens(of: bytes)
      guard tokens.contains(where: { $0.isWord("UIColor") || $0.isWord("UIImage") }) else {
        continue
      }
      for index in tokens.indices.dropFirst().dropLast()
      where tokens[index].isWord("let") || tokens[index].isWord("var")
        || tokens[index].isWord("func")
      {
        // `static let a`, `class var a`, `static private var a`, `public static var a`.
        let before = tokens[max(0, index - 6)..<index]
        guard before.contains(where: { $0.isWord("static") || $0.isWord("class") }) else {
          continue
        }
        names.insert(tokens[index + 1].text.replacing("`", with: ""))
      }
    }
    return names
  }
}
