/// A mistake in a layout: what is wrong, where, and how to mend it.
///
/// Nothing in a layout stops the program. What can't be done is left out and reported to the
/// nearest ``View/onDiagnostic``; the rest of the layout stands. Where there is no handler yet, the
/// report waits for one until the end of the next layout.
public nonisolated struct LayoutDiagnostic: Hashable, Sendable {
  /// What kind of mistake was made.
  public nonisolated enum Kind: Hashable, Sendable {
    /// The two attributes of a constraint can't be compared.
    case illegalPairing
    /// The items of a constraint have no view above both of them.
    case noCommonSuperview
    /// A number is infinite or not a number.
    case notFinite
    /// A number is too large or too small to compute with.
    case outOfRange
    /// A width or height is below 0.
    case negativeSize
    /// A priority is not above 0 and up to 1000.
    case priorityOutOfRange
    /// An item of a constraint no longer exists.
    case itemGone
    /// Required constraints contradict each other; one of them is left out until they change.
    case unsatisfiable(broken: ConstraintSummary, clashing: [ConstraintSummary])
    /// The numbers of constraints have too few digits to tell what the constraints ask for; the
    /// items keep their places until they change.
    case illConditioned(constraints: [ConstraintSummary])
    /// A statement about a view or guide ends before it says anything.
    case incompleteStatement
    /// A handle speaks of a constraint that has been replaced or removed since.
    case staleHandle
    /// A view was put into a state that no item knows.
    case unknownState
    /// No statement about the item has the name.
    case unknownName
    /// A statement was made twice, and both hold.
    case repeatedStatement
    /// Prepared constraints were discarded, so that nobody can activate them.
    case discardedConstraints
    /// Something is set for a view that the stack doesn't arrange.
    case notArranged
    /// A statement needs a superview, and the view has none.
    case missingSuperview
    /// An edit would make the tree of views something other than a tree.
    case hierarchy
    /// Views ask for another layout in every layout.
    case layoutLoop
    /// A hook leads to itself again and again.
    case recursion
    /// Constraints leave open where a view is or how large it is.
    case ambiguousLayout
    /// Constraints leave open the size of something that must have one.
    case undeterminedSize
    /// The data source of a table contradicts what it said before.
    case dataSource
    /// No method is found for an action that is sent.
    case unknownAction
    /// An attribute of a text has a value of a type that its key doesn't take.
    case textAttribute
    /// A picture isn't there, and another size stands in for its own; checked layouts don't throw
    /// this.
    case missingImage(String)
    /// A document of Interface Builder says something that can't be done.
    case document
    /// A visual format has a mistake; no constraint is made of it.
    case visualFormat(VisualFormatError)
  }

  /// What kind of mistake was made.
  public var kind: Kind
  /// The mistake in a sentence that names the items.
  public var message: String
  /// The line of the program that made the mistake, if known.
  public var source: CodeLocation?
  /// The names of the views and guides that have to do with it.
  public var itemNames: [String]
  /// How to mend it, in a sentence.
  public var hint: String

  /// Makes a diagnostic.
  public init(
    _ kind: Kind, _ message: String, source: CodeLocation? = nil, itemNames: [String] = [],
    hint: String
  ) {
    self.kind = kind
    self.message = message
    self.source = source
    self.itemNames = itemNames
    self.hint = hint
  }
}

nonisolated extension LayoutDiagnostic: CustomStringConvertible {
  /// All of it in one line: where, what, and how to mend it.
  ///
  /// For a visual format, the lines below mark the mistake.
  public var description: String {
    let place = source.map { "\($0): " } ?? ""
    return "\(place)\(message) \(hint)".printableLines
  }
}
