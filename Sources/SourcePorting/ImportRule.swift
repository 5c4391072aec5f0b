/// Makes imports name modules that are here.
///
/// `import UIKit.UICollectionView` and `import class UIKit.UIView` import all of UIKit, which has what
/// QuartzCore and the Objective-C runtime have, as far as it is here. A source that names nibs or storyboards imports
/// `InterfaceBuilder` too, on the same line. One that imports SnapKit without UIKit gets UIKit as well, which SnapKit's
/// header brings along on Apple's systems.
enum ImportRule {
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  private static let modules = [
    "UIKit": "UIKit", "QuartzCore": "UIKit", "ObjectiveC": "UIKit", "Darwin": "Foundation",
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
    guard source.tokens.contains(where: { $0.kind == .word && documentNames.contains($0.text) }),
      !source.imports.contains(where: { source[$0 + 1].isWord("InterfaceBuilder") }),
      let place = source.imports.first(where: { source[$0 + 1].isWord("UIKit") })
    else { return }
    // Attributes of the import stay its own.
    changes.insert(
      "UIKit; import InterfaceBuilder; import ", at: source[place + 1].range.lowerBound)
  }

  /// Imports UIKit where SnapKit alone is imported.
  private static func addUIKit(to source: SourceText, _ changes: inout Changes) {
    guard let place = source.imports.first(where: { source[$0 + 1].isWord("SnapKit") }),
      !source.imports.contains(where: { source[$0 + 1].isWord("UIKit") })
    else { return }
    changes.insert("UIKit; import ", at: source[place + 1].range.lowerBound)
  }
}
