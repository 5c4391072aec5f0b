/// Makes imports name modules that are here.
///
/// `import UIKit.UICollectionView` and `import class UIKit.UIView` import all of UIKit, which has what
/// QuartzCore and the Objective-C runtime have, as far as it is here. `import os.log` and `import OSLog` import `os`. A source that names nibs or storyboards imports
/// `InterfaceBuilder` too, on the same line. One that names types of UIKit, or imports SnapKit, gets UIKit as well: on
/// Apple's systems a header of SnapKit, of another library or of the app's own brings it along.
enum ImportRule {
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  private static let modules = [
    "UIKit": "UIKit", "QuartzCore": "UIKit", "ObjectiveC": "UIKit", "Darwin": "Foundation",
    "os": "os", "OSLog": "os",
  ]

  /// What stands in the module of documents.
  private static let documentNames: Set<String> = [
    "UINib", "UIStoryboard", "loadNibNamed", "instantiateViewController",
    "instantiateInitialViewController",
  ]

  static func apply(to source: SourceText, _ changes: inout Changes) {
    addDocuments(to: source, &changes)
    addUIKit(to: source, &changes)
    for place in source.imports where !source[place - 1].isMark(".") {
      var name = place + 1
      if kinds.contains(source[name].text), source[name + 1].kind == .word { name += 1 }
      guard let module = modules[source[name].text] else { continue }
      var last = name
      while source[last + 1].isMark("."), source[last + 2].kind == .word { last += 2 }
      guard last > name || source[name].text != module || name > place + 1 else { continue }
      let range = source[place + 1].range.lowerBound..<source[last].range.upperBound
      changes.replace(range, with: module)
    }
  }

  /// Imports the module of documents with UIKit where a source names what stands there.
  private static func addDocuments(to source: SourceText, _ changes: inout Changes) {
    guard let place = source.imports.first(where: { source[$0 + 1].isWord("UIKit") }),
      needsDocuments(source)
    else { return }
    // Attributes of the import stay its own.
    changes.insert(
      "UIKit; import InterfaceBuilder; import ", at: source[place + 1].range.lowerBound)
  }

  private static func needsDocuments(_ source: SourceText) -> Bool {
    source.tokens.contains { $0.kind == .word && documentNames.contains($0.text) }
      && !source.imports.contains { source[$0 + 1].isWord("InterfaceBuilder") }
  }

  /// Imports UIKit where its types are named, or SnapKit is imported, without it.
  private static func addUIKit(to source: SourceText, _ changes: inout Changes) {
    guard !source.imports.contains(where: { importsUIKit(source, $0) }),
      source.imports.contains(where: { source[$0 + 1].isWord("SnapKit") }) || namesUIKit(source)
    else { return }
    let modules = needsDocuments(source) ? "UIKit; import InterfaceBuilder" : "UIKit"
    // An import with attributes keeps them, and one behind `#if` may not count.
    let condition = source.directives.first ?? source.tokens.count
    let places = source.imports.filter { source[$0].startsLine }
    if let place = places.first(where: { $0 < condition }) ?? places.first {
      changes.insert("\(modules); import ", at: source[place + 1].range.lowerBound)
    } else if let first = source.tokens.first, first.kind != .directive {
      changes.insert("import \(modules); ", at: first.range.lowerBound)
    }
  }

  private static func importsUIKit(_ source: SourceText, _ place: Int) -> Bool {
    let name = kinds.contains(source[place + 1].text) ? place + 2 : place + 1
    return source[name].isWord("UIKit")
  }

  /// What Foundation has on Apple's systems alone, and UIKit has here.
  private static let tables: Set<String> = ["NSHashTable", "NSMapTable"]

  /// Whether a source has a name that looks like a type of UIKit's, or is in UIKit here.
  private static func namesUIKit(_ source: SourceText) -> Bool {
    source.tokens.contains { token in
      let range = token.range
      if token.kind == .word, tables.contains(token.text) { return true }
      guard token.kind == .word, range.count > 2, token.text != "UIKit" else { return false }
      return source.bytes[range.lowerBound] == UInt8(ascii: "U")
        && source.bytes[range.lowerBound + 1] == UInt8(ascii: "I")
        && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.bytes[range.lowerBound + 2])
    }
  }
}
