public import Foundation

/// A view's frame as a document has stored it, beside the one that was found.
public nonisolated struct FrameComparison: Hashable, Sendable {
  /// The view's element and label or identifier, as in `label Title`.
  public var view: String
  /// The line of its element.
  public var line: Int
  /// Whether it has text, whose size depends on fonts.
  public var isText: Bool
  /// The stored frame in the superview's coordinates, in points.
  public var stored: CGRect
  /// The frame that was found.
  public var found: CGRect
  /// The frame that was found with texts as large as Interface Builder had them.
  public var foundWithStoredTexts: CGRect
  /// Why the frames differ; nil if they agree, and if it isn't known.
  public var reason: FrameComparison.Reason?
  /// Whether the document says that constraints leave the view's place or size open.
  public var isCalledAmbiguous: Bool
  /// Whether constraints do leave it open; checked where the document says so, and where the frames
  /// differ with texts as large as Interface Builder had them.
  public var isFoundAmbiguous: Bool

  /// Whether no edge is off by more than half a point.
  public var agrees: Bool { Self.agree(stored, found) }

  /// Whether no edge is off by more than half a point, with texts as large as Interface Builder had
  /// them.
  public var agreesWithStoredTexts: Bool { Self.agree(stored, foundWithStoredTexts) }

  static func agree(_ first: CGRect, _ second: CGRect) -> Bool {
    let slack = 0.5 + 1e-6
    return abs(first.minX - second.minX) <= slack && abs(first.minY - second.minY) <= slack
      && abs(first.maxX - second.maxX) <= slack && abs(first.maxY - second.maxY) <= slack
  }
}

/// The frames of one scene beside the stored ones.
public nonisolated struct SceneComparison: Hashable, Sendable {
  /// What the scene is called.
  public var title: String
  /// The scene's own constraints that the stored frames don't satisfy, each with its line.
  ///
  /// Such frames are out of date: they were not solved from these constraints.
  public var violations: [String]
  /// The views that the document itself calls misplaced or ambiguous, each with its line.
  public var doubts: [String]
  /// The frames, in the order of the document.
  public var frames: [FrameComparison]

  /// Whether the stored frames satisfy the scene's own constraints, and the document calls no view
  /// misplaced or ambiguous.
  public var isSound: Bool { violations.isEmpty && doubts.isEmpty }
}

nonisolated extension FrameComparison {
  /// Why a frame differs from the stored one.
  public nonisolated enum Reason: Hashable, Sendable, CaseIterable {
    /// The contents of views are measured differently: with sizes as Interface Builder had them,
    /// the frames agree.
    case contents
    /// The picture is one of the system's symbols, which have baselines of their own.
    case symbol
    /// A stack shares its room among views with equal claims to it, or in proportion to nothing.
    case tie
    /// The constraints leave the frame open.
    case ambiguity
    /// Required constraints contradict each other, so that the frame follows from those that were
    /// kept.
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
