/// What the Unicode data says of a text: where lines may end, and whether anything reads to the left.
struct TextAnalysis {
  private(set) var opportunities: [LineOpportunity] = []
  private(set) var hasTabs = false
  /// Whether anything in the text has a direction other than to the right.
  private(set) var needsReordering = false

  init(_ scalars: [UInt32]) {
    let database = UnicodeDatabase.standard
    var breaks = LineBreaks()
    // Where what shows of the present line ends.
    var visible = 0
    for (index, scalar) in scalars.enumerated() {
      let properties = database[scalar]
      let own = properties.lineBreak
      let numberFollows =
        breaks.asksForNumber(after: own) && Self.isNumber(after: index, in: scalars)
      let kind = breaks.next(own, numberFollows: numberFollows)
      if kind != .prohibited {
        opportunities.append(
          LineOpportunity(end: index, visible: visible, isHard: kind == .mandatory))
      }
      if !properties.hangs { visible = index + 1 }
      if scalar == 9 { hasTabs = true }
      if properties.bidi.needsReordering { needsReordering = true }
    }
    if !scalars.isEmpty {
      opportunities.append(LineOpportunity(end: scalars.count, visible: visible, isHard: true))
    }
  }

  /// Whether a digit comes next after a place, marks aside.
  private static func isNumber(after place: Int, in scalars: [UInt32]) -> Bool {
    var index = place + 1
    while index < scalars.count {
      switch UnicodeDatabase.standard[scalars[index]].lineBreak {
      case .combiningMark, .zeroWidthJoiner: index += 1
      case .numeric: return true
      default: return false
      }
    }
    return false
  }
}

extension ScalarProperties {
  /// Whether the scalar takes no room at the end of a line: spaces and newlines.
  var hangs: Bool {
    switch lineBreak {
    case .space, .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace: true
    case .breakAfter: bidi == .whiteSpace
    default: false
    }
  }
}
