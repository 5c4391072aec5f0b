import LayoutSolver

/// Why a text is not a linear problem.
package struct LinearProblemSyntaxError: Error, CustomStringConvertible {
  package let description: String
}

extension LinearProblem {
  /// Reads a problem as people write it, a row a line or between semicolons.
  ///
  /// A row is `x + 1/2 y - 3 z >= 8 @750`, and required without the `@`.
  ///
  /// Variables get their positions in the order of first appearance. A factor is a number or a
  /// fraction before the variable; the right-hand side is a number or a fraction; a left-hand side
  /// of `0` is empty.
  package init(_ text: String) throws {
    var names: [String] = []
    var rows: [Row] = []
    for line in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = Self.words(of: line)
      if !words.isEmpty { rows.append(try Self.row(words, of: line, names: &names)) }
    }
    self.init(variableCount: names.count, rows: rows)
  }

  /// Splits `1/2y>=8@750` into `1/2`, `y`, `>=`, `8`, `@`, `750`.
  private static func words(of line: Substring) -> [String] {
    enum Kind { case number, name, comparison, sign, space }
    func kind(of character: Character) -> Kind {
      switch character {
      case "0"..."9", ".", "/": .number
      case "<", ">", "=": .comparison
      case "+", "-", "@": .sign
      case " ": .space
      default: .name
      }
    }
    var words: [String] = []
    var last = Kind.space
    for character in line {
      let kind = kind(of: character)
      // A digit after a letter belongs to the name, and each sign stands alone.
      let joins = kind == last && kind != .sign || last == .name && kind == .number
      if kind == .space {
        last = .space
      } else if joins, !words.isEmpty {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
        last = kind
      }
    }
    return words
  }

  private static func number(_ word: String) -> Double? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    switch parts.count {
    case 1: return parts[0]
    case 2: return parts[0].flatMap { above in parts[1].map { above / $0 } }
    default: return nil
    }
  }

  private static func row(
    _ words: [String], of line: Substring, names: inout [String]
  ) throws -> Row {
    let signs: [String: Relation] = [
      "<=": .lessThanOrEqual, "=": .equal, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    guard let middle = words.firstIndex(where: { signs[$0] != nil }),
      let relation = signs[words[middle]]
    else { throw LinearProblemSyntaxError(description: "No relation in “\(line)”.") }

    var terms: [Term] = []
    var sign = 1.0
    var factor: Double?
    for word in words[..<middle] {
      if word == "+" || word == "-" {
        sign *= word == "-" ? -1 : 1
      } else if let number = number(word) {
        factor = number
      } else {
        let position = names.firstIndex(of: word) ?? names.count
        if position == names.count { names.append(word) }
        terms.append(Term(position, sign * (factor ?? 1)))
        (sign, factor) = (1, nil)
      }
    }

    var right = Array(words[(middle + 1)...])
    var priority = 1000.0
    if let at = right.firstIndex(of: "@") {
      guard at + 2 == right.count, let value = number(right[at + 1]) else {
        throw LinearProblemSyntaxError(description: "No priority after @ in “\(line)”.")
      }
      priority = value
      right.removeSubrange(at...)
    }
    let negative = right.first == "-"
    if negative { right.removeFirst() }
    guard right.count == 1, let constant = number(right[0]) else {
      throw LinearProblemSyntaxError(description: "No number on the right of “\(line)”.")
    }
    return Row(terms, relation, negative ? -constant : constant, priority: priority)
  }
}

extension LinearProblem.Row: CustomStringConvertible {
  /// The row as ``LinearProblem/init(_:)`` reads it.
  package var description: String {
    let left = terms.enumerated().map { index, term in
      let sign = term.coefficient < 0 ? "- " : index == 0 ? "" : "+ "
      let size = term.coefficient.magnitude
      return sign + (size == 1 ? "" : "\(Rational(simplest: size)) ") + "x\(term.variable)"
    }
    let shown = left.isEmpty ? "0" : left.joined(separator: " ")
    let level = priority == 1000 ? "" : " @\(priority)"
    return "\(shown) \(relation) \(Rational(simplest: constant))\(level)"
  }
}

extension LinearProblem: CustomStringConvertible {
  /// The problem as ``LinearProblem/init(_:)`` reads it.
  package var description: String { rows.map(\.description).joined(separator: "\n") }
}
