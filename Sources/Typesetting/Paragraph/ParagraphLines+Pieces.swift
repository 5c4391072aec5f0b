public import Foundation

extension ParagraphLines {
  /// A stretch of a line in one font and one direction.
  public struct Piece: Hashable, Sendable {
    /// What is drawn, in the order of reading.
    public var text: String
    /// The run of the paragraph's text that it belongs to.
    public var run: Int
    /// The left end, in points.
    public var x: CGFloat
    /// The length, in points.
    public var width: CGFloat
    /// Whether it is read from right to left, and brackets in it look the other way.
    public var isRightToLeft: Bool
  }

  /// The pieces of a line from left to right, as they are drawn; those of a stretched line are words.
  ///
  /// - Parameter index: Which line; one that doesn't exist has none.
  /// - Returns: The pieces.
  /// - Complexity: O(*n*), where *n* is the length of the line.
  public func pieces(ofLine index: Int) -> [Piece] {
    guard lines.indices.contains(index) else { return [] }
    let line = lines[index]
    let stretches = stretches(of: line)
    let spaces = line.stretch > 0 ? paragraph.scalars[line.range].count { $0 == 0x20 } : 0
    let extra = spaces > 0 ? Double(line.stretch) / Double(spaces) : 0
    var pieces: [Piece] = []
    var x = Double(line.x)
    for place in BidiParagraph.visualOrder(of: stretches.map(\.level)) {
      let stretch = stretches[place]
      if !(extra > 0 && stretch.isSpace) {
        pieces.append(
          Piece(
            text: stretch.text, run: stretch.run, x: CGFloat(x), width: CGFloat(stretch.width),
            isRightToLeft: stretch.level % 2 == 1))
      }
      x += stretch.width + (stretch.isSpace ? extra : 0)
    }
    return pieces
  }

  /// A stretch of one level and one run.
  private struct Stretch {
    var text: String
    var run: Int
    var level: UInt8
    var width: Double
    /// Whether it is a space of a stretched line, by itself.
    var isSpace = false
  }

  private func stretches(of line: Line) -> [Stretch] {
    guard let gap = line.omission else {
      return stretches(line.range, of: line, splitting: line.stretch > 0)
    }
    let start = line.range.lowerBound
    let run = paragraph.runs.lastIndex { $0.start <= start } ?? 0
    let ellipsis = Stretch(
      text: "\u{2026}", run: run, level: paragraph.order.isRightToLeft(at: start) ? 1 : 0,
      width: run < paragraph.runs.count ? paragraph.runs[run].ellipsis : 0)
    let all =
      stretches(start..<gap.lowerBound, of: line) + [ellipsis]
      + stretches(gap.upperBound..<line.range.upperBound, of: line)
    return all.reduce(into: []) { joined, next in
      guard let last = joined.last, last.level == next.level, last.run == next.run else {
        joined.append(next)
        return
      }
      joined[joined.count - 1].text += next.text
      joined[joined.count - 1].width += next.width
    }
  }

  private func stretches(
    _ range: Range<Int>, of line: Line, splitting: Bool = false
  ) -> [Stretch] {
    guard !range.isEmpty else { return [] }
    let levels = paragraph.order.levels(of: range)
    let ruler = paragraph.ruler
    var stretches: [Stretch] = []
    var run = paragraph.runs.lastIndex { $0.start <= range.lowerBound } ?? 0
    var start = range.lowerBound
    for index in range {
      let next = index + 1
      let isRunEnd = run + 1 < paragraph.runs.count && paragraph.runs[run + 1].start == next
      let level = levels?[index - range.lowerBound] ?? 0
      let isLevelEnd = next < range.upperBound && levels?[next - range.lowerBound] ?? 0 != level
      let isSpace = splitting && paragraph.scalars[index] == 0x20
      let isSpaceNext =
        splitting && next < range.upperBound && paragraph.scalars[next] == 0x20
      guard next == range.upperBound || isRunEnd || isLevelEnd || isSpace || isSpaceNext else {
        continue
      }
      let first = line.range.lowerBound
      stretches.append(
        Stretch(
          text: paragraph.string(start..<next), run: run, level: level,
          width: ruler.width(first, next) - ruler.width(first, start), isSpace: isSpace))
      start = next
      while run + 1 < paragraph.runs.count, paragraph.runs[run + 1].start <= next { run += 1 }
    }
    return stretches
  }
}
