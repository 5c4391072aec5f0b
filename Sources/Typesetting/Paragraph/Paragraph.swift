public import Foundation

/// A measured text, which can be broken into lines of any width.
///
/// It never changes, and doesn't know who measured it: for each Unicode scalar it has a width, and
/// from the Unicode data the places where lines may end and the direction of reading. A newline
/// ends a line; one at the very end of a text begins no other. Lengths are in points.
public final class Paragraph: Sendable {
  /// What was measured.
  public let text: StyledText
  /// The width of the widest piece that no line can end in.
  public let minWidth: CGFloat
  /// The width of the widest line, if lines end only at newlines.
  public let maxWidth: CGFloat

  let scalars: [UInt32]
  /// Where each scalar begins on a line without end, and where the last one ends.
  let positions: [Double]
  /// The places of tabs, whose widths depend on where they stand.
  let tabs: [Int]
  let opportunities: [LineOpportunity]
  let runs: [MeasuredRun]
  let order: ReadingOrder
  let styles: ParagraphStyles

  /// Makes a measured text from widths.
  ///
  /// - Parameters:
  ///   - text: What was measured.
  ///   - direction: The direction it is read in.
  ///   - advances: For each Unicode scalar of the text, how far the pen moves on, with kerning, in
  ///     points. What isn't above 0 counts as 0, and so do widths that are missing at the end.
  ///   - metrics: The heights of a line in each of the text's runs; missing entries count as none.
  ///   - ellipses: The width of an ellipsis in each of the text's runs; missing entries count as
  ///     none.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public convenience init(
    _ text: StyledText, direction: WritingDirection, advances: [CGFloat],
    metrics: [LineMetrics], ellipses: [CGFloat]
  ) {
    var scalars: [UInt32] = []
    var runs: [MeasuredRun] = []
    for (index, run) in text.runs.enumerated() {
      runs.append(
        MeasuredRun(
          start: scalars.count,
          metrics: index < metrics.count ? metrics[index] : LineMetrics(ascender: 0, descender: 0),
          ellipsis: index < ellipses.count ? max(Double(ellipses[index]), 0) : 0))
      scalars.append(contentsOf: run.text.unicodeScalars.lazy.map(\.value))
    }
    self.init(
      text, direction: direction, scalars: scalars, advances: advances.map { Double($0) },
      runs: runs)
  }

  init(
    _ text: StyledText, direction: WritingDirection, scalars: [UInt32], advances: [Double],
    runs: [MeasuredRun]
  ) {
    self.text = text
    self.scalars = scalars
    var runs = runs
    var advances = advances
    for (index, run) in text.runs.enumerated() where index < runs.count {
      guard let box = run.box, runs[index].start < scalars.count else { continue }
      let end = index + 1 < runs.count ? runs[index + 1].start : scalars.count
      let missing = max(end - advances.count, 0)
      advances += Array(repeating: 0, count: missing)
      for place in runs[index].start..<end { advances[place] = 0 }
      advances[runs[index].start] = Double(box.width)
      runs[index].metrics = LineMetrics(
        ascender: box.ascender, descender: min(box.descender, 0))
    }
    self.runs = runs
    let analysis = TextAnalysis(scalars)
    opportunities = analysis.opportunities
    order = ReadingOrder(scalars: scalars, analysis: analysis, direction: direction)
    tabs = analysis.hasTabs ? scalars.indices.filter { scalars[$0] == 9 } : []
    var positions: [Double] = []
    positions.reserveCapacity(scalars.count + 1)
    var position = 0.0
    positions.append(0)
    for index in scalars.indices {
      let advance = index < advances.count ? advances[index] : 0
      if advance > 0, advance < 1e9 { position += advance }
      positions.append(position)
    }
    self.positions = positions
    styles = ParagraphStyles(text, runs: runs, opportunities: opportunities)
    let extremes = Ruler(positions: positions, tabs: tabs, styles: styles)
      .extremes(of: opportunities)
    minWidth = CGFloat(extremes.least)
    maxWidth = CGFloat(extremes.greatest)
  }
}

extension Paragraph {
  /// Measures stretches of the text.
  var ruler: Ruler { Ruler(positions: positions, tabs: tabs, styles: styles) }
}

/// Where a line may end, or does.
struct LineOpportunity: Sendable {
  /// Where the next line begins.
  var end: Int
  /// Where what shows ends: in front of spaces and newlines.
  var visible: Int
  /// Whether the line ends here whatever room it has.
  var isHard: Bool
}

/// The figures of a run of a text.
struct MeasuredRun: Sendable {
  /// The place of its first scalar.
  var start: Int
  /// The heights of a line.
  var metrics: LineMetrics
  /// The width of an ellipsis.
  var ellipsis: Double
}
