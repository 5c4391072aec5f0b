/// Makes `os(iOS)` hold in `#if`, as the sources are those of an app for iOS.
enum ConditionRule {
  static func apply(to source: SourceText, _ changes: inout Changes) {
    for place in source.directives where ["#if", "#elseif"].contains(source[place].text) {
      var next = place + 1
      while next < source.tokens.count, !source[next].startsLine {
        if let end = Self.isOS(at: next, in: source) {
          let range = source[next].range.lowerBound..<source[end].range.upperBound
          changes.replace(range, with: "true".padded(to: range.count))
          next = end
        }
        next += 1
      }
    }
  }

  /// The last token of `os(iOS)`, if that stands at a place.
  static func isOS(at place: Int, in source: SourceText) -> Int? {
    guard source[place].isWord("os"), source[place + 1].isMark("("),
      source[place + 2].isWord("iOS"), source[place + 3].isMark(")")
    else { return nil }
    return place + 3
  }

  /// Whether the branch that begins at a directive is always compiled.
  static func alwaysHolds(_ directive: Int, in source: SourceText) -> Bool {
    guard source[directive].text == "#if" else { return false }
    let end = (directive + 1..<source.tokens.count).first { source[$0].startsLine }
    let condition = source.line(from: directive + 1, to: (end ?? source.tokens.count) - 1)
      .filter { $0 != " " }
    return condition.split(separator: "|").contains {
      ["os(iOS)", "canImport(UIKit)", "true"].contains($0)
    } && !condition.contains("&")
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, count - utf8.count))
  }
}
