public import Foundation

/// How the lines of a text are set; lengths are in points.
///
/// Numbers that make no sense, such as a negative spacing or one that is not a number, count as 0.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines stand between the sides.
  public var alignment: ParagraphAlignment = .natural
  /// What happens to lines that are too long, and to text there is no line for.
  public var lineBreakMode: LineBreakMode = .byTruncatingTail
  /// Whether an ellipsis cuts the text between characters or words.
  public var truncation: TruncationUnit = .character
  /// The space between two lines.
  public var lineSpacing: CGFloat = 0
  /// The space after a line that ends at a newline.
  public var paragraphSpacing: CGFloat = 0
  /// The space before a line that follows a newline.
  public var paragraphSpacingBefore: CGFloat = 0
  /// What the height of lines is multiplied by; the difference goes above the letters.
  ///
  /// 0 changes nothing.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of a line.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for no limit.
  public var maximumLineHeight: CGFloat = 0
  /// How far the first line, and any after a newline, is moved in from where reading begins.
  public var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines are moved in from where reading begins.
  public var headIndent: CGFloat = 0
  /// Where lines end: a number above 0 counts from the side where reading begins, one below 0 from
  /// the other side; 0 is that other side.
  public var tailIndent: CGFloat = 0
  /// The distance between tab stops.
  public var tabInterval: CGFloat = 28
  /// Tab stops that come before the regular ones.
  public var tabStops: [CGFloat] = []

  /// Makes the style of plain text: natural alignment, no spacing, tail truncation, and a tab stop
  /// every 28 points.
  public init() {}
}

/// Where the lines of a text stand between the sides.
public enum ParagraphAlignment: Int, Hashable, Sendable {
  /// At the left side.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right side.
  case right = 2
  /// At both sides, spaces being stretched; the last line of a paragraph stands as natural.
  case justified = 3
  /// At the side where reading begins.
  case natural = 4
}

/// What happens to lines that are too long, and to text there is no line for.
public enum LineBreakMode: Int, Hashable, Sendable {
  /// Lines end between words; what has no line is left out.
  case byWordWrapping = 0
  /// Lines end between characters; what has no line is left out.
  case byCharWrapping = 1
  /// Lines end between words; the last one shows as many characters as fit.
  case byClipping = 2
  /// Lines end between words; the last one shows the end of the text after an ellipsis.
  case byTruncatingHead = 3
  /// Lines end between words; the last one ends in an ellipsis.
  case byTruncatingTail = 4
  /// Lines end between words; the last one shows the beginning and end of what is left.
  case byTruncatingMiddle = 5
}

/// Where a text may be cut if an ellipsis stands for the rest.
public enum TruncationUnit: Int, Hashable, Sendable {
  /// Between characters, as many as fit.
  case character = 0
  /// Between words; one that is too long for a line by itself is cut between characters.
  case word = 1
}

/// The direction a text is read in.
public enum WritingDirection: Hashable, Sendable {
  /// The direction of the first letter that has one, anew after each newline; without one, from
  /// left to right.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
