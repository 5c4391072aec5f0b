/// The levels of a text, newline by newline; nothing for one that reads only to the right.
struct ReadingOrder: Sendable {
  private let starts: [Int]
  private let paragraphs: [BidiParagraph]
  private let isRightToLeft: Bool

  init(scalars: [UInt32], analysis: TextAnalysis, direction: WritingDirection) {
    isRightToLeft = direction == .rightToLeft
    guard analysis.needsReordering || isRightToLeft else {
      starts = []
      paragraphs = []
      return
    }
    let base: UInt8? =
      switch direction {
      case .natural: nil
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    var starts: [Int] = []
    var paragraphs: [BidiParagraph] = []
    var start = 0
    let database = UnicodeDatabase.standard
    for opportunity in analysis.opportunities where opportunity.isHard {
      let stretch = Array(scalars[start..<opportunity.end])
      starts.append(start)
      paragraphs.append(
        BidiParagraph(classes: stretch.map { database[$0].bidi }, baseLevel: base) {
          MirrorTables.standard.bracket(stretch[$0])
        })
      start = opportunity.end
    }
    self.starts = starts
    self.paragraphs = paragraphs
  }

  /// Whether the line that begins at a scalar is read from right to left.
  func isRightToLeft(at index: Int) -> Bool {
    guard let place = paragraph(of: index) else { return isRightToLeft }
    return paragraphs[place].baseLevel == 1
  }

  /// The levels of a line's scalars; nil if all read to the right.
  func levels(of range: Range<Int>) -> [UInt8]? {
    guard let place = paragraph(of: range.lowerBound) else { return nil }
    let start = starts[place]
    return paragraphs[place].levels(ofLine: (range.lowerBound - start)..<(range.upperBound - start))
  }

  private func paragraph(of index: Int) -> Int? {
    guard !starts.isEmpty else { return nil }
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}
