import Foundation

/// What the modules that the tests were built with declare in public, read from their symbol graphs.
struct DeclaredMembers {
  fileprivate struct Symbol {
    var path: [String]
    /// What a typealias stands for.
    var stands: String?
    /// The parameters' labels, and which of them may be left out.
    var labels: [(name: String, isOptional: Bool)]
    /// The declaration's words and signs.
    var pieces: [Piece]
    /// Whether it stands in the body of its type, and for all modules to override.
    var isOpen: Bool
  }

  /// A word or sign of a declaration.
  fileprivate struct Piece {
    var kind: String
    var text: String
    /// What a type's name stands for.
    var meaning: String?
  }

  private var symbols: [String: Symbol] = [:]
  private var members: [String: [String]] = [:]
  /// What a class inherits from, and what a type conforms to.
  private var inherited: [String: [String]] = [:]
  /// The symbols at a path, such as `UIButton.Configuration`.
  private var places: [String: [String]] = [:]

  /// - Throws: If the toolchain's tool for symbol graphs can't be run.
  init(of modules: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "LayoutKit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in modules { try Self.extract(module, to: folder) }
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) {
      try take(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:])
    }
  }

  /// Whether a type, or what it inherits from, has a member, written as the article writes it.
  func have(_ member: String, of type: String) -> Bool {
    let (name, labels) = Self.parts(of: member)
    var seen: Set<String> = []
    var next = identifiers(of: type)
    while let identifier = next.popLast() {
      guard seen.insert(identifier).inserted else { continue }
      for candidate in members[identifier] ?? [] {
        guard let symbol = symbols[candidate], let last = symbol.path.last else { continue }
        if last == member { return true }
        if Self.parts(of: last).name == name, let labels, symbol.allows(labels) { return true }
      }
      next += (inherited[identifier] ?? []).map(meaning)
    }
    return false
  }
}

extension DeclaredMembers {
  /// Whether there is anything by the name of a type.
  func know(_ type: String) -> Bool { !identifiers(of: type).isEmpty }

  private func identifiers(of type: String) -> [String] {
    var found = (places[type] ?? []).map(meaning)
    guard let point = type.lastIndex(of: ".") else { return found }
    // What is nested in a type that has another name here, too.
    let last = type[type.index(after: point)...]
    var outer = identifiers(of: String(type[..<point]))
    while let next = outer.popLast() {
      guard let path = symbols[next]?.path else { continue }
      found += (places[(path + [String(last)]).joined(separator: ".")] ?? []).map(meaning)
      outer += (inherited[next] ?? []).map(meaning)
    }
    return found
  }

  /// What a typealias stands for in the end, else the symbol itself.
  private func meaning(_ identifier: String) -> String {
    symbols[identifier]?.stands.map(meaning) ?? identifier
  }

  /// The name and the labels of `name(label:_:)`, none if it has no parentheses.
  ///
  /// A type behind a label, as in `convert(_: CGPoint, to:)`, is for the reader.
  private static func parts(of member: String) -> (name: String, labels: [String]?) {
    guard let open = member.firstIndex(of: "("), member.hasSuffix(")") else { return (member, nil) }
    let inside = member[member.index(after: open)...].dropLast()
    // Labels end with a colon; a type ends with a comma.
    let pieces = inside.contains(": ") ? inside.split(separator: ",") : inside.split(separator: ":")
    let labels = pieces.map { piece in
      String(piece.prefix { $0 != ":" }).trimmingCharacters(in: .whitespaces)
    }
    return (String(member[..<open]), labels)
  }
}

extension DeclaredMembers.Symbol {
  /// Whether a call may have these labels: all others have default values.
  fileprivate func allows(_ asked: [String]) -> Bool {
    var rest = asked[...]
    for label in labels {
      if rest.first == label.name {
        rest.removeFirst()
      } else if !label.isOptional {
        return false
      }
    }
    return rest.isEmpty
  }
}

// MARK: - Declarations

extension DeclaredMembers {
  /// Whether a class, or one that it inherits from, has a member that subclasses may override, declared as
  /// a text says: `var text: String? { get set }`, `func sizeThatFits(_: CGSize) -> CGSize`.
  func canOverride(_ declaration: String, in type: String) -> Bool {
    let wanted = plain(declaration)
    let name = wanted.prefix { $0 != "(" && $0 != ":" }
    var seen: Set<String> = []
    var next = identifiers(of: type)
    while let identifier = next.popLast() {
      guard seen.insert(identifier).inserted else { continue }
      for member in members[identifier] ?? [] {
        guard let symbol = symbols[member] else { continue }
        let words = Set(symbol.pieces.filter { $0.kind == "keyword" }.map(\.text))
        // Initialisers aren't open; those that are no conveniences can be overridden.
        let isOpen =
          name.hasPrefix("init")
          ? !words.contains("convenience") : symbol.isOpen && !words.contains("final")
        if isOpen, text(of: symbol) == wanted { return true }
      }
      next += (inherited[identifier] ?? []).map(meaning)
    }
    return false
  }

  /// A declaration with the names that types have here in the place of UIKit's.
  private func plain(_ declaration: String) -> String {
    guard
      let end = declaration.firstMatch(of: /^(class )?(var \w+|func \w+|init\??)/)?.range.upperBound
    else { return declaration }
    let types = declaration[end...].replacing(/[A-Z]\w*(\.[A-Z]\w*)*/) { match in
      identifiers(of: String(match.0)).lazy.compactMap { symbols[$0]?.path }.first?
        .joined(separator: ".") ?? String(match.0)
    }
    return String(declaration[..<end]) + types
  }

  /// What a declaration says of a member's name and types.
  private func text(of symbol: Symbol) -> String {
    let kept: Set = [
      "class", "var", "func", "init", "get", "set", "Any", "Self", "any", "inout", "throws",
    ]
    var text = ""
    for piece in symbol.pieces {
      switch piece.kind {
      case "attribute", "internalParam": continue
      case "keyword" where !kept.contains(piece.text): continue
      case "typeIdentifier":
        // A nested type stands behind its outer one, which its path has as well.
        let outer = text.firstMatch(of: /[\w.]+\.$/)
        let path = piece.meaning.flatMap { symbols[meaning($0)]?.path }
        if let outer, path != nil { text.removeSubrange(outer.range) }
        text += path?.joined(separator: ".") ?? piece.text
      default: text += piece.text
      }
    }
    text = text.replacing(#/ = [^,)]*(?=[,)])/#, with: "").replacing("`", with: "")
      .replacing(/\s+/, with: " ").replacing(" :", with: ":")
      .trimmingCharacters(in: .whitespaces)
    // Stored properties don't say that they can be set.
    let isVariable = text.hasPrefix("var ") || text.hasPrefix("class var ")
    return isVariable && !text.hasSuffix("}") ? text + " { get set }" : text
  }
}

// MARK: - Reading

extension DeclaredMembers {
  private mutating func take(_ graph: [String: Any]) {
    for symbol in graph["symbols"] as? [[String: Any]] ?? [] {
      guard let identifier = (symbol["identifier"] as? [String: Any])?["precise"] as? String,
        let path = symbol["pathComponents"] as? [String]
      else { continue }
      let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String
      let fragments = symbol["declarationFragments"] as? [[String: Any]] ?? []
      symbols[identifier] = Symbol(
        path: path,
        stands: kind == "swift.typealias"
          ? fragments.compactMap { $0["preciseIdentifier"] as? String }.last : nil,
        labels: Self.labels(of: path.last ?? "", fragments),
        pieces: fragments.map {
          Piece(
            kind: $0["kind"] as? String ?? "", text: $0["spelling"] as? String ?? "",
            meaning: $0["preciseIdentifier"] as? String)
        },
        isOpen: symbol["accessLevel"] as? String == "open" && symbol["swiftExtension"] == nil)
      places[path.joined(separator: "."), default: []].append(identifier)
    }
    for relation in graph["relationships"] as? [[String: Any]] ?? [] {
      guard let kind = relation["kind"] as? String, let source = relation["source"] as? String,
        let target = relation["target"] as? String
      else { continue }
      switch kind {
      case "memberOf", "requirementOf", "optionalRequirementOf", "defaultImplementationOf":
        members[target, default: []].append(source)
        // A type of another module, which is only extended.
        if symbols[target] == nil, let path = relation["targetFallback"] as? String {
          let name = path.split(separator: ".").dropFirst().joined(separator: ".")
          if places[name]?.contains(target) != true { places[name, default: []].append(target) }
        }
      case "inheritsFrom", "conformsTo": inherited[source, default: []].append(target)
      default: break
      }
    }
  }

  /// The labels of a declaration's name, and which have a default value, by its text.
  private static func labels(
    of name: String, _ fragments: [[String: Any]]
  ) -> [(name: String, isOptional: Bool)] {
    guard let names = parts(of: name).labels, !names.isEmpty else { return [] }
    // Each parameter begins with its label, and has a default value if " = " follows before the next.
    var isOptional: [Bool] = []
    for fragment in fragments {
      let text = fragment["spelling"] as? String ?? ""
      if fragment["kind"] as? String == "externalParam" { isOptional.append(false) }
      if text.contains(" = "), !isOptional.isEmpty { isOptional[isOptional.count - 1] = true }
    }
    return names.indices.map { (names[$0], $0 < isOptional.count && isOptional[$0]) }
  }

  private static func extract(_ module: String, to folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift-symbolgraph-extract", "-module-name", module, "-I", try modules().path,
      "-output-dir", folder.path, "-minimum-access-level", "public", "-target", try target(),
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  /// The target that the toolchain builds for.
  private static func target() throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    process.standardOutput = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let info = try JSONSerialization.jsonObject(with: said) as? [String: Any]
    let target = info?["target"] as? [String: Any]
    return target?["triple"] as? String ?? ""
  }

  /// The folder with the modules that the tests were built with.
  static func modules() throws -> URL {
    var folder = URL(filePath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      let modules = folder.appending(path: "Modules")
      let module = modules.appending(path: "UIKit.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
