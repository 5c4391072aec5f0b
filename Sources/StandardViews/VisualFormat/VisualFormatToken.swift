import ViewTree

/// A piece of a visual format that means something by itself.
struct VisualFormatToken {
  enum Kind: Equatable {
    case bar
    case openBracket
    case closeBracket
    case openParenthesis
    case closeParenthesis
    case comma
    case colon
    case dash
    case at
    case relation(LayoutConstraint.Relation)
    case number(Double)
    case name(String)
    /// A character that has no place in a format.
    case other(Character)
    /// There is no more.
    case end
  }

  let kind: Kind
  /// The number of characters before it.
  let position: Int
}

nonisolated extension VisualFormatToken.Kind {
  /// What the token is when it is a single character of its own.
  init?(_ character: Character) {
    switch character {
    case "|": self = .bar
    case "[": self = .openBracket
    case "]": self = .closeBracket
    case "(": self = .openParenthesis
    case ")": self = .closeParenthesis
    case ",": self = .comma
    case ":": self = .colon
    case "-": self = .dash
    case "@": self = .at
    default: return nil
    }
  }
}
