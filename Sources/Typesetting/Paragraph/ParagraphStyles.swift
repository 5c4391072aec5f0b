/// The styles of a text's paragraphs, which newlines end: mostly one for all.
struct ParagraphStyles: Sendable {
  /// The style of paragraphs that don't have their own.
  private let common: ParagraphStyle
  /// Where paragraphs begin, in order, with their styles; empty if all have the common one.
  private let own: [(start: Int, style: ParagraphStyle)]

  /// Gives each paragraph the style of the run that it begins in.
  ///
  /// - Complexity: O(1) if no run has a style; else O(*p* + *r*), where *p* is the number of places
  ///   where lines may end and *r* that of the runs.
  init(_ text: StyledText, runs: [MeasuredRun], opportunities: [LineOpportunity]) {
    common = text.style
    guard text.runs.contains(where: { $0.style != nil }) else {
      own = []
      return
    }
    var own: [(start: Int, style: ParagraphStyle)] = []
    var start = 0
    var run = 0
    for opportunity in opportunities where opportunity.isHard {
      while run + 1 < runs.count, runs[run + 1].start <= start { run += 1 }
      let style = run < text.runs.count ? text.runs[run].style : nil
      own.append((start, style ?? text.style))
      start = opportunity.end
    }
    self.own = own
  }

  /// The style of the paragraph that a scalar belongs to.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of paragraphs; O(1) if all have one style.
  subscript(index: Int) -> ParagraphStyle {
    guard own.count > 1 else { return own.first?.style ?? common }
    var (low, high) = (0, own.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if own[middle].start <= index { low = middle } else { high = middle }
    }
    return own[low].style
  }
}
