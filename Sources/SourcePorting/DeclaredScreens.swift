/// Something that can be shown by itself, as far as a source says it.
public struct DeclaredScreen: Hashable, Sendable {
  /// How it is made.
  public enum Making: Hashable, Sendable {
    /// By an expression of the module, such as `Card()`.
    case expression(String)
    /// Not at all, for a reason that ends a sentence with it.
    case obstacle(String)
  }

  /// The name of the type, with those around it, or the title of the preview.
  public var name: String
  /// Whether it is a `#Preview`.
  public var isPreview: Bool
  /// The source.
  public var path: String
  /// The line in it, from 1.
  public var line: Int
  /// How it is made.
  public var making: Making
}

/// Finds the view controllers, views and previews of a module in its sources.
///
/// A class counts if it inherits from one whose name says that it is a controller or a view. It is
/// made without arguments, or by a static property or function `preview` of its own. Whether that
/// compiles is for the compiler to say.
public struct DeclaredScreens {
  /// What was found, in the order of the sources.
  public private(set) var screens: [DeclaredScreen] = []

  private struct Class {
    var block: Outline.TypeBlock
    var file: Int
  }

  private let files: [(source: SourceText, outline: Outline)]
  private var classes: [String: Class] = [:]
  private var members: [String: [(member: Outline.Member, file: Int)]] = [:]

  /// Reads the sources of a module.
  ///
  /// - Parameters:
  ///   - sources: The path and the bytes of each.
  ///   - ported: What `SourcePort` made of them, in the same order.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ sources: [(path: String, bytes: [UInt8])], ported: [PortedSource]) {
    files = sources.map { path, bytes in
      let source = SourceText(path: path, bytes: bytes)
      return (source, Outline(source))
    }
    for (number, file) in files.enumerated() {
      for block in file.outline.types where block.kind == .class && classes[block.name] == nil {
        classes[block.name] = Class(block: block, file: number)
      }
      for member in file.outline.members {
        members[file.outline.types[member.type].name, default: []].append((member, number))
      }
    }
    for (number, file) in files.enumerated() {
      for block in file.outline.types {
        if let screen = screen(block, in: number) { screens.append(screen) }
      }
      guard ported.indices.contains(number) else { continue }
      for preview in ported[number].previews {
        screens.append(
          DeclaredScreen(
            name: preview.title ?? "Preview \(Self.stem(file.source.path)):\(preview.line)",
            isPreview: true, path: file.source.path, line: preview.line,
            making: .expression("\(preview.function)()")))
      }
    }
  }

  private func screen(_ block: Outline.TypeBlock, in file: Int) -> DeclaredScreen? {
    let isKnown = block.kind == .class && comesFromScreen(block.name)
    // The blocks of one type are many; the property is the one of all of them.
    let isFirst = block.kind != .extension || classes[block.name] == nil
    let made = isFirst ? ownPreview(of: block.name) : nil
    guard isKnown || made != nil && block.kind != .protocol else { return nil }
    let source = files[file].source
    return DeclaredScreen(
      name: block.name, isPreview: false, path: source.path,
      line: source.position(of: source[block.keyword].range.lowerBound).line,
      making: making(of: block, made, in: file))
  }

  private func making(
    of block: Outline.TypeBlock, _ made: String?, in file: Int
  ) -> DeclaredScreen.Making {
    if isHidden(block, in: file) {
      return .obstacle("it is private; a #Preview in its file can make it")
    }
    if let made { return .expression(made) }
    let source = files[file].source
    let parts = block.name.split(separator: ".").count
    if source[block.keyword + 2 * parts].text.hasPrefix("<") {
      return .obstacle("it is generic; a #Preview or `static var preview` can say of what")
    }
    if let needed = neededArguments(of: block.name, depth: 0) {
      return .obstacle(
        "it is made by \(needed); give it `static var preview` or write a #Preview")
    }
    return .expression("\(block.name)()")
  }

  /// Whether no other file of the module sees the type.
  private func isHidden(_ block: Outline.TypeBlock, in file: Int) -> Bool {
    let names = ["private", "fileprivate"]
    return files[file].outline.types.contains { outer in
      names.contains(outer.access)
        && (outer.keyword == block.keyword
          || outer.open < block.keyword && block.keyword < outer.close)
    }
  }

  /// `Card.preview`, if the type has such a property or function.
  private func ownPreview(of name: String) -> String? {
    for (member, file) in members[name] ?? [] where member.name == "preview" {
      guard !member.modifiers.isDisjoint(with: ["static", "class"]),
        member.modifiers.isDisjoint(with: ["private", "fileprivate"])
      else { continue }
      if member.kind == .property { return "\(name).preview" }
      let source = files[file].source
      if member.kind == .function, source[member.keyword + 2].isMark("("),
        allHaveDefaults(member.keyword + 2, in: source)
      {
        return "\(name).preview()"
      }
    }
    // `static let` is a member of another kind, by its keyword.
    for (member, file) in members[name] ?? [] where member.kind == .other && member.name == "let" {
      let source = files[file].source
      if source[member.keyword + 1].isWord("preview"), member.modifiers.contains("static"),
        member.modifiers.isDisjoint(with: ["private", "fileprivate"])
      {
        return "\(name).preview"
      }
    }
    return nil
  }
}

// Classes and how they are made.
extension DeclaredScreens {
  private static let ends = ["ViewController", "View", "Cell"]

  private static let roots: Set<String> = [
    "UIControl", "UIButton", "UILabel", "UITextField", "UISwitch", "UISlider", "UIStepper",
    "UISegmentedControl", "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIAlertController", "Control", "Label", "Button",
  ]

  /// Whether a class comes from a controller or a view; one of another module counts by its name.
  private func comesFromScreen(_ name: String) -> Bool {
    var name = name
    var seen: Set<String> = []
    while seen.insert(name).inserted, let found = classes[name] {
      guard let parent = superclass(of: found) else { return false }
      name = parent
    }
    return classes[name] == nil
      && (Self.roots.contains(name) || Self.ends.contains { name.hasSuffix($0) })
  }

  /// The name of the first that a class inherits from, found from inside outwards; of one in another
  /// module the name there.
  private func superclass(of found: Class) -> String? {
    guard !found.block.inherited.isEmpty else { return nil }
    let source = files[found.file].source
    var place = found.block.keyword
    while place < found.block.open, !source[place].isMark(":") { place += 1 }
    var path = [source[place + 1].text]
    while source[place + 2].isMark("."), source[place + 3].kind == .word {
      path.append(source[place + 3].text)
      place += 2
    }
    let whole = path.joined(separator: ".")
    var around = found.block.name.split(separator: ".").dropLast().map(String.init)
    while !around.isEmpty {
      let name = (around + [whole]).joined(separator: ".")
      if classes[name] != nil { return name }
      around.removeLast()
    }
    return classes[whole] == nil ? path.last : whole
  }

  /// Initialisers that UIKit's classes have and call without arguments as well.
  private static let inherited: Set<String> = ["coder", "frame", "nibName", "style"]

  /// The initialiser that has to be given arguments, as `init(model:)`; nil where none has.
  private func neededArguments(of name: String, depth: Int) -> String? {
    guard let found = classes[name], depth < 64 else { return nil }
    let inits = (members[name] ?? []).filter {
      $0.member.kind == .other && $0.member.name == "init"
    }
    var needed: String?
    var isDesignated = false
    for (member, file) in inits {
      let source = files[file].source
      var open = member.keyword + 1
      while source[open].kind == .symbol || source[open].isMark("?") { open += 1 }
      guard source[open].isMark("("), source.partner[open] > 0 else { continue }
      let isSeen = member.modifiers.isDisjoint(with: ["private", "fileprivate"])
      if allHaveDefaults(open, in: source), isSeen { return nil }
      if member.modifiers.contains("convenience") { continue }
      let first = source[open + 1].text
      if Self.inherited.contains(first) {
        // Those that UIKit's classes have bring `init()` along; the one of coders is always there.
        if first != "coder" { isDesignated = true }
      } else {
        needed = needed ?? "init(\(labels(open, in: source)))"
      }
    }
    if let needed { return isDesignated ? nil : needed }
    if isDesignated { return nil }
    return superclass(of: found).flatMap { neededArguments(of: $0, depth: depth + 1) }
  }

  /// Whether a list of parameters can be called without arguments.
  private func allHaveDefaults(_ open: Int, in source: SourceText) -> Bool {
    parameters(open, in: source).allSatisfy { range in
      range.contains { source[$0].kind == .symbol && source[$0].text == "=" }
    }
  }

  private func labels(_ open: Int, in source: SourceText) -> String {
    parameters(open, in: source).map { "\(source[$0.lowerBound].text):" }.joined()
  }

  /// The tokens of each parameter.
  private func parameters(_ open: Int, in source: SourceText) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = open + 1
    var place = start
    let close = source.partner[open]
    while place < close {
      if source[place].isMark(",") {
        result.append(start..<place)
        start = place + 1
      } else if source.partner[place] > place {
        place = source.partner[place]
      }
      place += 1
    }
    if start < close { result.append(start..<close) }
    return result
  }

  fileprivate static func stem(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
