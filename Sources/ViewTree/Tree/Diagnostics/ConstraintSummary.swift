/// What a diagnostic says of a constraint: text that stays true when the constraint is gone.
public nonisolated struct ConstraintSummary: Hashable, Sendable {
  /// The constraint in one line, such as `card.width == 20`.
  public var text: String
  /// The constraint as Apple's logs write it.
  public var log: String
  /// The line of the program that made it, if known.
  public var source: CodeLocation?
  /// Whether it was made by the layout itself, from a view's frame or content, and not by the
  /// program.
  public var isImplicit: Bool

  /// Makes a summary.
  ///
  /// Without a log line, the text is used in its place.
  public init(
    text: String, log: String? = nil, source: CodeLocation? = nil, isImplicit: Bool = false
  ) {
    self.text = text
    self.log = log ?? text
    self.source = source
    self.isImplicit = isImplicit
  }
}

nonisolated extension ConstraintSummary: CustomStringConvertible {
  /// The text and where it comes from: `card.width == 20 (Card.swift:31)`.
  public var description: String { (source.map { "\(text) (\($0))" } ?? text).printable }
}
