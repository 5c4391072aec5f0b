package import LayoutSolver

/// How the rows of a random problem are drawn.
struct RandomRows {
  var variables: ClosedRange<Int>
  var rows: ClosedRange<Int>
  var coefficients: [Double]
  var constants: [Double]
  var priorities: [Double]
  var terms = [1, 1, 2, 2, 2, 3]

  static let interface = RandomRows(
    variables: 2...7, rows: 3...12, coefficients: [1, -1, 1, -1, 0.5, -0.5, 2, -2],
    constants: (-50...100).map(Double.init), priorities: [1000, 1000, 750, 500, 251, 250, 50])

  static let fractions = RandomRows(
    variables: 2...5, rows: 3...10,
    coefficients: [1, -1, 1 / 3, -2 / 3, 4 / 3, 0.1, -0.3, 0.7, 1.1],
    constants: [0, 0.1, 0.3, -0.7, 1 / 3, -2 / 3, 10, 33.5, 20, 100 / 3],
    priorities: [1000, 1000, 999.5, 750, 250, 0.001])

  static let infeasible = RandomRows(
    variables: 2...5, rows: 6...12, coefficients: [1, -1, 1, -1, 2, -0.5],
    constants: (-20...20).map(Double.init), priorities: [1000, 1000, 1000, 1000, 500, 250])

  static let ties = RandomRows(
    variables: 2...6, rows: 3...11, coefficients: [1, 1, 1, -1], constants: [0, 80, 80, 100, 160],
    priorities: [1000, 750, 750, 250, 250], terms: [1, 1, 1, 2, 3, 4])

  func problem(using random: inout SplitMix64) -> LinearProblem {
    var problem = LinearProblem(variableCount: random.integer(variables))
    for _ in 0..<random.integer(rows) {
      problem.rows.append(row(of: problem.variableCount, using: &random))
    }
    return problem
  }

  /// A row of different variables; one in a hundred has none.
  func row(of variableCount: Int, using random: inout SplitMix64) -> LinearProblem.Row {
    let length = random.chance(1) ? 0 : min(random.element(of: terms), variableCount)
    let chosen = (0..<variableCount).shuffled(using: &random).prefix(length)
    return LinearProblem.Row(
      chosen.map { LinearProblem.Term($0, random.element(of: coefficients)) },
      random.relation(), random.element(of: constants),
      priority: random.element(of: priorities))
  }
}

extension RandomRows {
  /// Moves the constants of required rows so that a whole point meets them, some just so.
  static func feasible(using random: inout SplitMix64) -> LinearProblem {
    var problem = interface.problem(using: &random)
    let point = (0..<problem.variableCount).map { _ in Double(random.integer(-40...120)) }
    for index in problem.rows.indices where problem.rows[index].priority == 1000 {
      let exact = problem.rows[index].residual(at: point) + problem.rows[index].constant
      let slack = Double(random.chance(50) ? 0 : random.integer(0...30))
      problem.rows[index].constant =
        switch problem.rows[index].relation {
        case .lessThanOrEqual: exact + slack
        case .equal: exact
        case .greaterThanOrEqual: exact - slack
        }
    }
    return problem
  }

  /// Repeats rows: as they are, multiplied by 2 or −1, or in another level.
  static func duplicates(using random: inout SplitMix64) -> LinearProblem {
    var rows = interface
    rows.rows = 3...8
    var problem = rows.problem(using: &random)
    for _ in 0..<random.integer(1...4) {
      var row = random.element(of: problem.rows)
      let factor = random.pick(1.0, 1, 2, -1, -0.5)
      row.terms = row.terms.map { LinearProblem.Term($0.variable, factor * $0.coefficient) }
      row.constant *= factor
      if factor < 0 { row.relation = row.relation.reversed }
      if random.chance(30) { row.priority = random.element(of: rows.priorities) }
      problem.rows.insert(row, at: random.integer(0...problem.rows.count))
    }
    return problem
  }

  /// Rows that all hold with equality at one whole point.
  static func degenerate(using random: inout SplitMix64) -> LinearProblem {
    var rows = interface
    rows.variables = 2...4
    rows.rows = 8...16
    var problem = rows.problem(using: &random)
    let point = (0..<problem.variableCount).map { _ in Double(random.integer(-3...3)) }
    for index in problem.rows.indices where random.chance(90) {
      problem.rows[index].constant += problem.rows[index].residual(at: point)
    }
    return problem
  }

  /// Gives many rows a level of their own.
  static func levels(using random: inout SplitMix64) -> LinearProblem {
    var problem = interface.problem(using: &random)
    for index in problem.rows.indices where random.chance(80) {
      problem.rows[index].priority =
        random.pick(Double(random.integer(1...1000)), 999.5, 999.25, 0.001, 0.5, 1e-6)
    }
    return problem
  }
}

extension Relation {
  /// The relation after both sides have been multiplied by a negative number.
  package var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension SplitMix64 {
  /// An element, all alike; the collection must have one.
  mutating func element<Element>(of choices: [Element]) -> Element {
    choices[integer(0...choices.count - 1)]
  }

  /// An equality as often as both inequalities together.
  mutating func relation() -> Relation {
    pick(.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual)
  }
}
