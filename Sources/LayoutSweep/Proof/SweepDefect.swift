/// Something that goes wrong at some sizes.
public nonisolated struct SweepDefect: Hashable, Sendable {
  /// What goes wrong.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Constraints contradict each other.
    case clash
    /// Letters of a text don't show.
    case cutOff
    /// Two views with text cover each other.
    case overlap
    /// A view reaches out of its superview, which doesn't scroll.
    case outside
    /// It can't be told.
    case unproved
  }

  /// What goes wrong.
  public var kind: Kind
  /// What it is about: a view, two of them, or a constraint.
  public var subject: String
  /// From where to where, and where most.
  public var failure: SweepFailure
  /// What else a reader has to know, such as the sums that give the numbers.
  public var remark: String?

  /// The defect in a sentence.
  public var text: String {
    let what =
      switch kind {
      case .clash: "\(subject) is left out, as it contradicts others"
      case .cutOff: "\(subject) is cut off"
      case .overlap: "\(subject) overlap"
      case .outside: "\(subject)"
      case .unproved: "\(subject) is not proved"
      }
    return "\(failure.text): \(what)" + (remark.map { " (\($0))" } ?? "")
  }
}
