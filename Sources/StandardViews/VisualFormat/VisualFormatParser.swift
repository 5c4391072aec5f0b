import ViewTree

/// Reads a visual format after the grammar of semantics 10.2, one function for each of its pieces.
///
/// Nothing in the grammar is inside of its like, so that no format makes the functions call
/// themselves.
///
/// - Complexity: O(*n*) for a format of *n* characters.
struct VisualFormatParser {
  private let text: String
  private var lexer: VisualFormatLexer
  /// The token to be looked at next.
  private var token: VisualFormatToken

  private init(_ text: String) {
    self.text = text
    lexer = VisualFormatLexer(text)
    token = lexer.next()
  }

  /// Reads a whole format.
  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.format()
  }

  // format = [('H' | 'V') ':'] ['|' gap] view (gap view)* [gap '|']
  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    if token.kind == .end { throw error(.empty) }
    let axis = try axis()
    let opening = try opening()
    var views = [try view(after: nil)]
    var closing: VisualFormat.Bar?
    while closing == nil, token.kind != .end {
      let gap = try gap()
      if case .none = gap {
        let isNeighbor = token.kind == .bar || token.kind == .openBracket
        guard isNeighbor else { throw unexpected { .badNeighborOfView(found: $0) } }
      }
      let position = token.position
      if skip(.bar) {
        closing = VisualFormat.Bar(position: position, gap: gap)
        guard token.kind == .end else { throw unexpected { .endExpected(found: $0) } }
      } else if token.kind == .openBracket {
        views.append(try view(after: gap))
      } else {
        throw unexpected { .viewOrBarExpected(found: $0) }
      }
    }
    return VisualFormat(text: text, axis: axis, opening: opening, views: views, closing: closing)
  }

  private mutating func axis() throws(VisualFormatError) -> LayoutConstraint.Axis {
    let beginning = token
    switch beginning.kind {
    case .bar, .openBracket: return .horizontal
    case .name("H"), .name("V"):
      advance()
      guard skip(.colon) else { throw unexpected(at: beginning) { .badBeginning(found: $0) } }
      return beginning.kind == .name("H") ? .horizontal : .vertical
    default: throw unexpected { .badBeginning(found: $0) }
    }
  }

  // ['|' gap]
  private mutating func opening() throws(VisualFormatError) -> VisualFormat.Bar? {
    let position = token.position
    guard skip(.bar) else { return nil }
    let isNeighbor = token.kind == .dash || token.kind == .openBracket
    guard isNeighbor else { throw unexpected { .badNeighborOfBar(found: $0) } }
    return VisualFormat.Bar(position: position, gap: try gap())
  }

  // view = '[' name [list] ']'
  private mutating func view(
    after gap: VisualFormat.Gap?
  ) throws(VisualFormatError) -> VisualFormat.Element {
    guard skip(.openBracket) else { throw unexpected { .viewExpected(found: $0) } }
    guard case .name(let name) = token.kind else { throw unexpected { .nameExpected(found: $0) } }
    let position = token.position
    advance()
    let sizes = token.kind == .openParenthesis ? try list() : []
    guard skip(.closeBracket) else { throw unexpected { .viewNotClosed(found: $0) } }
    return VisualFormat.Element(name: name, position: position, sizes: sizes, gap: gap)
  }

  // gap = '' | '-' | '-' (list | object ['@' priority]) '-'
  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard skip(.dash) else { return .none }
    let distances: [VisualFormat.Predicate]
    switch token.kind {
    case .openBracket, .bar: return .standard
    case .openParenthesis: distances = try list()
    case .number, .name: distances = [try condition()]
    case .dash: throw error(.doubleDash)
    case .relation(let relation): throw error(.bareRelation(relation))
    default: throw unexpected { .gapExpected(found: $0) }
    }
    guard skip(.dash) else { throw unexpected { .dashExpected(found: $0) } }
    if token.kind == .dash { throw error(.doubleDash) }
    return .distances(distances)
  }

  // list = '(' condition (',' condition)* ')'
  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    advance()
    var conditions = [try condition()]
    while skip(.comma) { conditions.append(try condition()) }
    guard skip(.closeParenthesis) else { throw unexpected { .listNotClosed(found: $0) } }
    return conditions
  }

  // condition = ['==' | '<=' | '>='] object ['@' priority]
  private mutating func condition() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LayoutConstraint.Relation.equal
    if case .relation(let written) = token.kind {
      relation = written
      advance()
    }
    let object = try object()
    let priority = skip(.at) ? try priority() : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  // object = ['-'] number | name
  private mutating func object() throws(VisualFormatError) -> VisualFormat.Operand {
    let position = token.position
    guard skip(.dash) else {
      guard let operand = operand() else { throw unexpected { .valueExpected(found: $0) } }
      return operand
    }
    guard case .number(let value) = token.kind else {
      throw unexpected { .numberExpected(found: $0) }
    }
    advance()
    return VisualFormat.Operand(content: .number(-value), position: position)
  }

  // priority = number | name
  private mutating func priority() throws(VisualFormatError) -> VisualFormat.Operand {
    guard let operand = operand() else { throw unexpected { .priorityExpected(found: $0) } }
    return operand
  }

  private mutating func operand() -> VisualFormat.Operand? {
    let content: VisualFormat.Operand.Content
    switch token.kind {
    case .number(let value): content = .number(value)
    case .name(let name): content = .name(name)
    default: return nil
    }
    let position = token.position
    advance()
    return VisualFormat.Operand(content: content, position: position)
  }

  // MARK: Tokens

  private mutating func advance() { token = lexer.next() }

  /// Goes on to the next token if this one is of the kind.
  private mutating func skip(_ kind: VisualFormatToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  // MARK: Errors

  private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
    VisualFormatError(reason, in: text, at: token.position)
  }

  /// The error that the token, or another one, is not what has to be here.
  private func unexpected(
    at other: VisualFormatToken? = nil, _ reason: (Character?) -> VisualFormatError.Reason
  ) -> VisualFormatError {
    let position = (other ?? token).position
    let found = lexer.character(at: position)
    let isSpace = found?.isWhitespace == true
    return VisualFormatError(isSpace ? .whitespace : reason(found), in: text, at: position)
  }
}
