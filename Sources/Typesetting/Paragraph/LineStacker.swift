import Foundation

/// Puts lines one below the other.
struct LineStacker {
  private let paragraph: Paragraph
  private(set) var lines: [ParagraphLines.Line] = []
  private var bottom = 0.0
  private var isTruncated = false
  /// Whether the next line follows a newline.
  var endsParagraph = false
  /// The first run that may reach into the next line.
  private var run = 0

  init(_ paragraph: Paragraph) {
    self.paragraph = paragraph
  }

  /// Adds a line; until it is aligned, its x is its indent.
  mutating func add(_ range: Range<Int>, width: Double, indent: Double) {
    let style = paragraph.styles[range.lowerBound]
    if let last = lines.last {
      let before = paragraph.styles[last.range.lowerBound]
      bottom += Self.sensible(before.lineSpacing)
      if endsParagraph {
        bottom += Self.sensible(before.paragraphSpacing)
        bottom += Self.sensible(style.paragraphSpacingBefore)
      }
    }
    let metrics = metrics(of: range)
    var height = Double(metrics.height)
    let multiple = Self.sensible(style.lineHeightMultiple)
    if multiple > 0 { height *= multiple }
    height = max(height, Self.sensible(style.minimumLineHeight))
    let greatest = Self.sensible(style.maximumLineHeight)
    if greatest > 0 { height = min(height, greatest) }
    let leading = lines.isEmpty ? 0 : Double(metrics.leading)
    bottom += leading
    lines.append(
      ParagraphLines.Line(
        range: range, omission: nil, x: indent, width: width, top: bottom,
        baseline: bottom + height + Double(metrics.descender), height: height))
    bottom += height
  }

  /// Adds the last line of a text that goes on.
  mutating func add(truncated line: TruncatedLine, indent: Double) {
    add(line.range, width: line.width, indent: indent)
    lines[lines.count - 1].omission = line.omission
    isTruncated = true
  }

  /// Aligns the lines.
  ///
  /// - Parameters:
  ///   - room: How wide the lines might have been; nil if they might be of any width.
  ///   - ruler: Says how far they end before the other side.
  ///   - alignment: Where all lines stand; nil for what the styles say.
  ///   - natural: Where natural lines stand; nil for the side where reading them begins.
  /// - Returns: The lines.
  func finish(
    room: Double?, ruler: Ruler, alignment: ParagraphAlignment?, natural: ParagraphAlignment?
  ) -> ParagraphLines {
    var lines = lines
    let widest = lines.reduce(0.0) {
      let tail = ruler.tail(at: $1.range.lowerBound, room: room ?? .infinity)
      return max($0, Double($1.x + $1.width) + tail)
    }
    let room = room ?? widest
    for index in lines.indices {
      let start = lines[index].range.lowerBound
      let isRightToLeft = paragraph.order.isRightToLeft(at: start)
      let tail = ruler.tail(at: start, room: room)
      let slack = room - tail - Double(lines[index].x + lines[index].width)
      let own = alignment ?? paragraph.styles[start].alignment
      // Indents are on the right of lines that are read from there.
      let left = isRightToLeft ? tail : Double(lines[index].x)
      if own == .justified, slack > 0, goesOn(lines[index]), hasSpaces(lines[index]) {
        lines[index].x = left
        lines[index].stretch = slack
        continue
      }
      let share = Self.shareOfSlackBefore(own, natural: natural, isRightToLeft: isRightToLeft)
      lines[index].x = left + slack * share
    }
    return ParagraphLines(
      paragraph: paragraph, lines: lines, room: CGFloat(room), width: lines.isEmpty ? 0 : widest,
      height: bottom, isTruncated: isTruncated)
  }

  /// Whether a line's paragraph goes on below it, so that the line may be stretched.
  private func goesOn(_ line: ParagraphLines.Line) -> Bool {
    guard line.omission == nil else { return false }
    let end = line.range.upperBound
    let opportunities = paragraph.opportunities
    var (low, high) = (0, opportunities.count)
    while low < high {
      let middle = (low + high) / 2
      if opportunities[middle].visible < end { low = middle + 1 } else { high = middle }
    }
    guard low < opportunities.count else { return false }
    return opportunities[low].visible > end || !opportunities[low].isHard
  }

  private func hasSpaces(_ line: ParagraphLines.Line) -> Bool {
    paragraph.scalars[line.range].contains(0x20)
  }

  private static func shareOfSlackBefore(
    _ alignment: ParagraphAlignment, natural: ParagraphAlignment?, isRightToLeft: Bool
  ) -> Double {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified:
      switch natural {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .natural, .justified, nil: isRightToLeft ? 1 : 0
      }
    }
  }

  /// The greatest heights of the runs that a line shows something of.
  private mutating func metrics(of range: Range<Int>) -> LineMetrics {
    let runs = paragraph.runs
    while run + 1 < runs.count, runs[run + 1].start <= range.lowerBound { run += 1 }
    guard run < runs.count else { return LineMetrics(ascender: 0, descender: 0) }
    var metrics = runs[run].metrics
    var index = run + 1
    while index < runs.count, runs[index].start < range.upperBound {
      let other = runs[index].metrics
      metrics.ascender = max(metrics.ascender, other.ascender)
      metrics.descender = min(metrics.descender, other.descender)
      metrics.leading = max(metrics.leading, other.leading)
      index += 1
    }
    return metrics
  }

  private static func sensible(_ length: CGFloat) -> Double {
    length > 0 && length < 1e9 ? Double(length) : 0
  }
}
