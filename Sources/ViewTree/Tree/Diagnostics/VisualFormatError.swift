/// A mistake in a visual format: what is wrong, at which character, and how to mend it.
public nonisolated struct VisualFormatError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason
  /// The format.
  public let format: String
  /// How many characters of the format come before the mistake.
  public let position: Int

  /// Makes an error; a position outside of the format counts as its nearest end.
  public init(_ reason: Reason, in format: String, at position: Int) {
    self.reason = reason
    self.format = format
    self.position = position
  }

  /// What can be wrong with a visual format.
  ///
  /// What was found is a character, or nil at the end of the format.
  public nonisolated enum Reason: Hashable, Sendable {
    /// Nothing is written.
    case empty
    /// A space, tab or line break is written.
    case whitespace
    /// The format begins with something other than an axis, the superview's edge or a view.
    case badBeginning(found: Character?)
    /// Something other than a view is where only a view can be.
    case viewExpected(found: Character?)
    /// Something other than a view or the superview's edge follows a gap.
    case viewOrBarExpected(found: Character?)
    /// A bracket is opened and no name follows.
    case nameExpected(found: Character?)
    /// A view's bracket isn't closed where it has to be.
    case viewNotClosed(found: Character?)
    /// The superview's edge is followed by something other than a gap or a view.
    case badNeighborOfBar(found: Character?)
    /// Two views are followed by something that belongs neither to a gap nor to a view.
    case badNeighborOfView(found: Character?)
    /// Something follows the superview's edge that closes the format.
    case endExpected(found: Character?)
    /// A dash is followed by nothing that makes it a gap.
    case gapExpected(found: Character?)
    /// A dash follows a dash: a slip, or a negative number.
    case doubleDash
    /// The dash after a gap's distance is missing.
    case dashExpected(found: Character?)
    /// A relation stands in a gap without parentheses.
    case bareRelation(LayoutConstraint.Relation)
    /// A condition has no number or name.
    case valueExpected(found: Character?)
    /// A minus sign is followed by something other than a number.
    case numberExpected(found: Character?)
    /// An at sign is followed by something other than a priority.
    case priorityExpected(found: Character?)
    /// A list of conditions is neither continued nor closed.
    case listNotClosed(found: Character?)
    /// No view has the name; `known` are the names that exist, sorted.
    case unknownView(String, known: [String])
    /// No metric has the name; `known` are the names that exist, sorted.
    case unknownMetric(String, known: [String])
    /// Neither a metric nor a view has the name.
    case unknownSize(String)
    /// The name is a view's where a number has to be.
    case viewInsteadOfNumber(String)
    /// The number can't be computed with; its metric, if it comes from one.
    case badNumber(Double, metric: String?)
    /// The priority is not above 0 and up to 1000.
    case badPriority(Double)
    /// The superview's edge is written beside an item that has no superview.
    case noSuperview(item: String)
    /// The options align views along the format's own axis.
    case alignmentAlongAxis(LayoutConstraint.Attribute)
    /// The options have two directions.
    case twoDirections
  }
}

nonisolated extension VisualFormatError: CustomStringConvertible {
  /// What is wrong and how to mend it; below, the format with a caret under the character.
  public var description: String { "\(message) \(hint)\n\(markedFormat)".printableLines }

  /// Two lines: the format, and a caret under the character where the mistake is.
  ///
  /// Of a long format only the neighbourhood of the mistake is shown.
  public var markedFormat: String {
    let characters = Array(format)
    let place = min(max(position, 0), characters.count)
    let reach = 48
    let start = place > reach + 3 ? place - reach : 0
    let end = characters.count - place > reach + 3 ? place + reach : characters.count
    let lead = start > 0 ? "..." : ""
    let line = characters[start..<end].map { $0.isPrintable ? $0 : " " }
    let caret = String(repeating: " ", count: lead.count + place - start) + "^"
    return "\(lead)\(String(line))\(end < characters.count ? "..." : "")\n\(caret)"
  }
}

nonisolated extension VisualFormatError {
  /// The mistake as what the sink of a tree is told.
  package func diagnostic(source: CodeLocation?) -> LayoutDiagnostic {
    var names: [String] = []
    if case .noSuperview(let item) = reason { names = [item] }
    return LayoutDiagnostic(
      .visualFormat(self), message, source: source, itemNames: names,
      hint: "\(hint)\n\(markedFormat)")
  }
}

nonisolated extension Character {
  /// Whether the character can be seen in a line, if only as a space.
  var isPrintable: Bool {
    !isNewline && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
