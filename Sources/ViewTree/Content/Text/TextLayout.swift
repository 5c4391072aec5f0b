package import Foundation

/// Text broken into lines.
///
/// A line ends at a newline, which also ends the last line rather than starting another: `"a\n"`
/// is one line, `"\n\n"` is two empty ones. A line that would be too wide ends after the last space
/// or hyphen that fits, or beside an ideograph; spaces at the end of a line hang over its edge
/// and don't count. A word wider than the line is cut between characters, at least one a line.
/// Beyond the limit of lines the last one is cut and ends in an ellipsis.
package struct TextLayout: Hashable {
  /// One line of a text.
  package struct Line: Hashable {
    /// The part of the text that shows.
    package var text: Substring
    /// Whether an ellipsis stands for text that was cut off.
    package var isTruncated = false
    /// The advance of what shows, in thousandths of an em.
    package var advance: Int

    /// What is drawn.
    package var drawn: String { isTruncated ? text + "\u{2026}" : String(text) }
  }

  /// The lines, top to bottom; an empty text has none.
  package let lines: [Line]
  /// The font that measured them.
  package let font: Font

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: What to measure with.
  ///   - width: The room for a line, in points; with 0, less, or no number there is no limit.
  ///   - limit: The greatest number of lines; with 0 or less there is no limit.
  /// - Complexity: O(*n*), where *n* is the length of the text up to the last line.
  package init(_ text: String, font: Font, width: CGFloat = 0, limit: Int = 0) {
    let room = Self.room(in: width, font: font)
    var breaker = LineBreaker(text: text, face: font.face, room: room)
    var lines: [Line] = []
    while limit <= 0 || lines.count < limit, let line = breaker.next() {
      lines.append(line)
    }
    if let last = lines.last, !breaker.isAtEnd {
      lines[lines.count - 1] = breaker.truncated(from: last.text.startIndex)
    }
    self.lines = lines
    self.font = font
  }

  /// The advance of the widest line, in points.
  package var width: CGFloat {
    font.scaled(lines.reduce(0) { max($0, $1.advance) })
  }

  /// The room of a line in thousandths of an em.
  ///
  /// A millionth of a point is granted, so that a text
  /// fits into the width that was measured for it and came back from a computation.
  private static func room(in width: CGFloat, font: Font) -> Int {
    guard width > 0, font.pointSize > 0 else { return .max }
    let units = (width + 1e-6) * 1000 / font.pointSize
    return units < 1e15 ? Int(units) : .max
  }
}
