nonisolated extension FrameComparison {
  /// Why a frame is another than the stored one.
  public nonisolated enum Reason: Hashable, Sendable, CaseIterable {
    /// The contents of views are measured otherwise: with sizes as Interface Builder had them, the
    /// frames agree.
    case contents
    /// The picture is one of the system's symbols, which have baselines of their own.
    case symbol
    /// A stack shares its room among views that ask for it alike, or in proportion to nothing.
    case tie
    /// The constraints leave the frame open.
    case ambiguity
    /// Required constraints contradict each other, so that the frame is that of those that were kept.
    case conflict
    /// The constraints leave the frame open, and the view is of a class of the program's, which may have said
    /// its size when the document was edited.
    case customClass
    /// A hidden view in a stack, which UIKit leaves elsewhere.
    case hidden

    /// Whether the constraints don't say what the frame is.
    public var isOpen: Bool {
      switch self {
      case .tie, .ambiguity, .conflict, .customClass, .hidden: true
      case .contents, .symbol: false
      }
    }
  }
}

nonisolated extension FrameComparison.Reason: CustomStringConvertible {
  /// The reason in a sentence, without its full stop.
  public var description: String {
    switch self {
    case .contents: "contents are measured otherwise"
    case .symbol: "symbols have baselines of their own"
    case .tie: "a stack shares its room among views that ask for it alike"
    case .ambiguity: "the constraints leave it open"
    case .conflict: "required constraints contradict each other"
    case .customClass: "the constraints leave it open, and a class of the program's may not have"
    case .hidden: "a hidden view in a stack, where UIKit leaves it elsewhere"
    }
  }
}
