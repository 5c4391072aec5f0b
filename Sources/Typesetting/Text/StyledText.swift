public import Foundation

/// A text in one font or several, and how its lines are to be set.
public struct StyledText: Hashable, Sendable {
  /// A stretch of the text in one font.
  public struct Run: Hashable, Sendable {
    /// What is written.
    public var text: String
    /// What it is measured and drawn with.
    public var font: TextFont
    /// What is added after each character, in points.
    public var spacing: CGFloat
    /// How the lines of paragraphs that begin in the run are set; nil for the text's style.
    public var style: ParagraphStyle?
    /// What stands in the text as one letter, such as a picture; nil for a run of letters.
    public var box: Box?

    /// Makes a run.
    ///
    /// - Parameters:
    ///   - text: What is written.
    ///   - font: What it is measured and drawn with.
    ///   - spacing: What is added after each character, in points; what isn't finite counts as 0.
    ///   - style: How the lines of paragraphs that begin in the run are set; nil for the text's
    ///     style.
    public init(
      _ text: String, font: TextFont, spacing: CGFloat = 0, style: ParagraphStyle? = nil
    ) {
      self.text = text
      self.font = font
      self.spacing = spacing.isFinite ? spacing : 0
      self.style = style
    }
  }

  /// Something in a text that has a size of its own; lengths are in points.
  public struct Box: Hashable, Sendable {
    /// The width.
    public var width: CGFloat
    /// How far it reaches above the line that letters stand on; below 0 where it ends under it.
    public var ascender: CGFloat
    /// Where it ends, below 0 under the line that letters stand on.
    public var descender: CGFloat

    /// Makes a box.
    ///
    /// - Parameters:
    ///   - width: The width.
    ///   - ascender: How far it reaches above the line that letters stand on.
    ///   - descender: Where it ends, below 0 under the line that letters stand on.
    public init(width: CGFloat, ascender: CGFloat, descender: CGFloat) {
      self.width = width
      self.ascender = ascender
      self.descender = descender
    }
  }

  /// The stretches, one after the other.
  public var runs: [Run]
  /// How the lines of paragraphs are set whose first run has no style.
  public var style: ParagraphStyle

  /// Makes a text of runs.
  ///
  /// - Parameters:
  ///   - runs: The stretches, one after the other.
  ///   - style: How the lines are set.
  public init(runs: [Run], style: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.style = style
  }

  /// Makes a text in one font.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - font: What it is measured and drawn with.
  ///   - style: How the lines are set.
  public init(_ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle()) {
    self.init(runs: [Run(text, font: font)], style: style)
  }

  /// The whole text.
  public var string: String { runs.reduce(into: "") { $0 += $1.text } }
}
