/// Makes attributed texts of nothing from the empty text: Foundation has no `NSAttributedString()` off Apple's systems.
enum EmptyTextRule {
  static func apply(to source: SourceText, _ changes: inout Changes) {
    for place in source.attributedTexts
    where source[place + 1].isMark("(") && source[place + 2].isMark(")")
      && !source[place + 1].startsLine
    {
      changes.insert("string: \"\"", at: source[place + 2].range.lowerBound)
    }
  }
}
