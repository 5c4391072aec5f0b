/// Has `NSLocalizedString(…)` look into the catalogues beside the sources, as `UILocalizedString` does.
///
/// Foundation has one of the first name that knows the texts of bundles alone. A source that doesn't import UIKit calls
/// that one.
enum LocalizationRule {
  static func apply(to source: SourceText, _ changes: inout Changes) {
    guard source.imports.contains(where: { source[$0 + 1].isWord("UIKit") }) else { return }
    for place in source.localizations where source[place + 1].isMark("(") {
      let before = source[place - 1]
      if before.text == "." || before.isWord("func") { continue }
      changes.replace(source[place].range, with: "UILocalizedString")
    }
  }
}
