/// Makes `#keyPath(Card.title.text)` the text `"title.text"`.
enum KeyPathRule {
  static func apply(to source: SourceText, _ changes: inout Changes) {
    for place in source.directives where source[place].text == "#keyPath" {
      let token = source[place]
      guard source[place + 1].isMark("("), case let close = source.partner[place + 1], close > place
      else { continue }
      var words = (place + 2..<close).filter { source[$0].kind == .word }.map {
        source[$0].text.filter { $0 != "`" }
      }
      // The types come first.
      words.removeSubrange(..<(words.firstIndex { $0.first?.isUppercase != true } ?? 0))
      if words.first == "self" { words.removeFirst() }
      changes.replaceKeepingLines(
        token.range.lowerBound..<source[close].range.upperBound,
        with: "\"\(words.joined(separator: "."))\"", in: source)
    }
  }
}
