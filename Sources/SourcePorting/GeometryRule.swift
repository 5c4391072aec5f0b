/// Says that numbers in points, sizes and rectangles are `CGFloat`'s, as in `CGSize(width: 200, height: .infinity)`:
/// off Apple's systems the compiler doesn't know whether `Double`'s are meant.
enum GeometryRule {
  static let types: Set<String> = ["CGPoint", "CGSize", "CGRect", "CGVector"]
  private static let numbers: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan",
    "pi",
    "ulpOfOne",
  ]

  static func apply(to source: SourceText, _ changes: inout Changes) {
    for place in source.geometries where source[place + 1].isMark("(") {
      let close = source.partner[place + 1]
      var index = place + 2
      while index < close {
        if source[index].isMark(":") {
          let isNegative = source[index + 1].kind == .symbol && source[index + 1].text == "-"
          let dot = index + (isNegative ? 2 : 1)
          if source[dot].isMark("."), numbers.contains(source[dot + 1].text) {
            changes.insert("CGFloat", at: source[dot].range.lowerBound)
          }
        }
        // What stands in brackets inside is about something else.
        index = max(index, source.partner[index]) + 1
      }
    }
  }
}
