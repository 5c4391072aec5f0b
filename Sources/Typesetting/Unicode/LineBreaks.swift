/// Whether a line ends in front of a scalar.
package enum LineBreak: UInt8, Sendable {
  /// A line doesn't end here.
  case prohibited
  /// A line may end here.
  case allowed
  /// A line ends here.
  case mandatory
}

/// Finds the places where lines may end, by UAX #14 of Unicode 15.0.
///
/// Numbers are kept together by the regular expression of example 7 in section 8.2, as the
/// consortium's own test has it. Scripts that are written without spaces and need a dictionary,
/// such as Thai, break only where spaces and punctuation stand.
package struct LineBreaks {
  private let pairs = LineBreakPairs.standard
  /// What stands before, spaces and marks aside; nil at the start of the text or of a line.
  private var before: LineBreakClass?
  private var spaces = false
  /// The hard break before, which ends the line whatever comes.
  private var hard: LineBreakClass?
  private var joined = false
  private var oddRegionalIndicators = false
  private var hebrewHyphen = false
  private var number = NumberPart.none

  private enum NumberPart {
    case none
    case digits
    case closed
  }

  package init() {}

  /// Says for each class of a text whether a line ends in front of it.
  ///
  /// - Parameter classes: The classes of the text's scalars.
  /// - Returns: As many answers as there are classes; nothing ends in front of the first.
  /// - Complexity: O(*n*), where *n* is the number of classes.
  package static func find(in classes: [LineBreakClass]) -> [LineBreak] {
    var state = LineBreaks()
    return classes.indices.map { index in
      let asks = state.asksForNumber(after: classes[index])
      let answer =
        asks
        && classes[(index + 1)...].first { $0 != .combiningMark && $0 != .zeroWidthJoiner }
          == .numeric
      return state.next(classes[index], numberFollows: answer)
    }
  }

  /// Whether ``next(_:numberFollows:)`` needs to know what comes after a class.
  package func asksForNumber(after kind: LineBreakClass) -> Bool {
    (kind == .open || kind == .wideOpen) && !spaces && before?.isAffix == true
  }

  /// Goes on by one class.
  ///
  /// - Parameters:
  ///   - after: The class.
  ///   - numberFollows: Whether a digit comes next after it, marks aside; counts only where
  ///     ``asksForNumber(after:)`` says so.
  /// - Returns: Whether a line ends in front of it.
  package mutating func next(
    _ after: LineBreakClass, numberFollows: Bool
  ) -> LineBreak {
    // Most of most texts.
    if after == .alphabetic, before == .alphabetic, !spaces, !joined, hard == nil {
      return .prohibited
    }
    if let hard {
      self.hard = nil
      if hard != .carriageReturn || after != .lineFeed {
        restart(with: after)
        return .mandatory
      }
    }
    switch after {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine:  // LB4 to LB6
      hard = after
      return .prohibited
    case .space:  // LB7
      spaces = true
      joined = false
      if before == nil { before = .space }
      return .prohibited
    case .combiningMark, .zeroWidthJoiner:  // LB9
      let isJoined = joined
      joined = after == .zeroWidthJoiner
      if !spaces, let before, before != .zeroWidthSpace { return .prohibited }
      let answer = self.answer(for: .alphabetic, numberFollows: numberFollows)  // LB10
      advance(to: .alphabetic)
      return isJoined ? .prohibited : answer
    default:
      let isJoined = joined
      joined = false
      let answer = self.answer(for: after, numberFollows: numberFollows)
      advance(to: after)
      return isJoined ? .prohibited : answer  // LB8a
    }
  }

  private func answer(for after: LineBreakClass, numberFollows: Bool) -> LineBreak {
    guard let before else { return .prohibited }
    if !spaces {
      switch after {
      case .numeric, .postfixNumeric, .prefixNumeric:  // LB25
        if number == .digits || number == .closed && after != .numeric { return .prohibited }
      case .open, .wideOpen:
        if numberFollows, before.isAffix { return .prohibited }
      case .regionalIndicator:  // LB30a
        if oddRegionalIndicators { return .prohibited }
      default: break
      }
      if hebrewHyphen, after != .contingent { return .prohibited }  // LB21a
    }
    return pairs.allowsBreak(after: before, spaces: spaces, before: after)
      ? .allowed : .prohibited
  }

  private mutating func advance(to after: LineBreakClass) {
    let isDirect = !spaces
    hebrewHyphen =
      isDirect && before == .hebrewLetter && (after == .hyphen || after == .breakAfter)
    oddRegionalIndicators =
      after == .regionalIndicator && !(isDirect && oddRegionalIndicators)
    switch after {
    case .numeric: number = .digits
    case .breakSymbol, .infixNumeric: if !isDirect || number == .closed { number = .none }
    case .close, .closeParenthesis, .wideCloseParenthesis:
      number = isDirect && number == .digits ? .closed : .none
    default: number = .none
    }
    before = after
    spaces = false
  }

  private mutating func restart(with first: LineBreakClass) {
    before = nil
    spaces = false
    joined = false
    oddRegionalIndicators = false
    hebrewHyphen = false
    number = .none
    _ = next(first, numberFollows: false)
  }
}
