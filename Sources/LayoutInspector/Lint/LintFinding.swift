import LayoutKit

/// Something in a layout that works today and fails later.
public struct LintFinding: Hashable, Sendable {
  /// What is looked for.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Constraints leave a place or size open.
    case ambiguous
    /// A view that shows has no width or no height, and nothing gives it one.
    case noSize
    /// Two wishes of one priority can't both be met, and only the order of views or constraints
    /// decides between them.
    case equalPriorities
    /// Left or right is used where leading or trailing would follow the reading direction.
    case leftAndRight
    /// A view's frame counts as constraints beside those that the program has made for it.
    case autoresizing
    /// Text is cut off.
    case truncated
    /// Text is cut off at the largest text size.
    case truncatedWhenLarge
    /// Texts or images overlap.
    case overlap
    /// Something to touch is less than 44 points wide or high.
    case smallTarget
    /// A control has no name for people who don't see it.
    case unlabelled
  }

  /// What was found.
  public var rule: Rule
  /// What is wrong, in a sentence.
  public var message: String
  /// What to write instead, in a sentence.
  public var hint: String
  /// The line of the program, if one is behind it.
  public var source: LayoutSnapshot.Source?
  /// The view or guide in question.
  public var item: LayoutSnapshot.Reference?

  /// Describes a finding.
  public init(
    _ rule: Rule, _ message: String, hint: String, source: LayoutSnapshot.Source? = nil,
    item: LayoutSnapshot.Reference? = nil
  ) {
    self.rule = rule
    self.message = message
    self.hint = hint
    self.source = source
    self.item = item
  }
}

extension LintFinding: CustomStringConvertible {
  /// All of it in one line: where, what, the rule, and what to write instead.
  public var description: String {
    let place = source.map { "\($0): " } ?? ""
    return "\(place)\(message) [\(rule.rawValue)] \(hint)".printable
  }
}
