public import Foundation

/// The room a text is broken in.
public enum TextRoom: Hashable, Sendable {
  /// As narrow as can be without cutting words: the width of the widest piece.
  case minContent
  /// As wide as it takes: lines end only at newlines.
  case maxContent
  /// A width in points; what isn't a number above 0 counts as ``minContent``, and infinity as
  /// ``maxContent``.
  case width(CGFloat)
}

/// A text broken into lines; the origin is its top left corner, the y axis points down.
public struct ParagraphLines: Sendable {
  /// A line.
  public struct Line: Hashable, Sendable {
    /// What shows, counted in Unicode scalars of the text.
    public var range: Range<Int>
    /// What an ellipsis replaces in the middle of the range; nil if nothing is left out.
    public var omission: Range<Int>?
    /// The left end of the letters, in points.
    public var x: CGFloat
    /// The length of what shows, in points.
    public var width: CGFloat
    /// The top, in points.
    public var top: CGFloat
    /// The baseline, in points below the origin.
    public var baseline: CGFloat
    /// The distance from top to bottom, in points.
    public var height: CGFloat
    /// By how much the line's spaces are stretched together, to make it reach both sides, in points.
    public var stretch: CGFloat = 0
  }

  /// What is broken.
  public let paragraph: Paragraph
  /// The lines, top to bottom; an empty text has none.
  public let lines: [Line]
  /// The width that the lines stand in, in points: what was asked for, or the widest line's.
  public let room: CGFloat
  /// The width of the widest line with its indents, in points; the stretching of justified lines
  /// doesn't count.
  public let width: CGFloat
  /// The distance from the top of the first line to the bottom of the last, in points.
  public let height: CGFloat
  /// Whether some of the text doesn't show.
  public let isTruncated: Bool

  /// What a line shows, in the order of reading, with an ellipsis for what is left out.
  ///
  /// - Parameter index: Which line; for one that doesn't exist, the text is empty.
  /// - Returns: The text.
  public func text(ofLine index: Int) -> String {
    guard lines.indices.contains(index) else { return "" }
    let line = lines[index]
    guard let gap = line.omission else { return paragraph.string(line.range) }
    return paragraph.string(line.range.lowerBound..<gap.lowerBound) + "\u{2026}"
      + paragraph.string(gap.upperBound..<line.range.upperBound)
  }
}

extension Paragraph {
  /// The text of a stretch of scalars.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range].lazy.compactMap { Unicode.Scalar($0) })
    return String(view)
  }
}
