import LayoutSolver

extension SolverProgram {
  /// The program of a seed: a small system, then a dozen batches of edits with a solution each.
  ///
  /// The system is rows at random, or a problem of one of the classes.
  package static func random(seed: Int) -> SolverProgram {
    var draft = Draft(seed: seed)
    draft.start(seed: seed)
    draft.steps.append(.solve)
    for _ in 0..<12 {
      for _ in 0..<draft.random.pick(1, 1, 1, 2, 4) { draft.edit() }
      draft.steps.append(.solve)
    }
    return SolverProgram(steps: draft.steps)
  }
}

extension SolverProgram {
  /// The program of a seed for a larger system in which every variable is drawn somewhere by a
  /// weak row, as on a screen: twelve batches of one or two edits.
  package static func screen(seed: Int) -> SolverProgram {
    var draft = Draft(seed: seed)
    for _ in 0..<draft.random.integer(8...14) { draft.addVariable() }
    for variable in draft.variables {
      draft.add(
        LinearProblem.Row(
          [LinearProblem.Term(variable, 1)], .equal, Double(variable), priority: 1))
    }
    for _ in 0..<draft.random.integer(10...30) { draft.addRow() }
    draft.steps.append(.solve)
    for _ in 0..<12 {
      for _ in 0..<draft.random.integer(1...2) { draft.editRow() }
      draft.steps.append(.solve)
    }
    return SolverProgram(steps: draft.steps)
  }
}

extension SolverProgram {
  /// The program of a seed for a screen that is made of corners with rows of their own, some of
  /// which clash or leave variables undetermined: sixteen batches of one or two edits.
  package static func corners(seed: Int) -> SolverProgram {
    var draft = Draft(seed: seed)
    for _ in 0..<draft.random.integer(4...8) {
      var corner: [Int] = []
      for _ in 0..<draft.random.integer(2...5) {
        corner.append(draft.variableCount)
        draft.addVariable()
      }
      draft.corners.append(corner)
    }
    for variable in draft.variables where draft.random.chance(50) {
      draft.add(
        LinearProblem.Row(
          [LinearProblem.Term(variable, 1)], .equal, Double(variable), priority: 1))
    }
    for _ in 0..<draft.random.integer(2...5) * draft.corners.count { draft.addRow() }
    draft.steps.append(.solve)
    for _ in 0..<16 {
      for _ in 0..<draft.random.pick(1, 1, 1, 2) { draft.editCorners() }
      draft.steps.append(.solve)
    }
    return SolverProgram(steps: draft.steps)
  }
}

/// A program being made up: what is there at its end.
private struct Draft {
  var random: SplitMix64
  var steps: [SolverProgram.Step] = []
  let kind: RandomRows
  var variables: [Int] = []
  /// The variables that share rows; if there are none, all do.
  var corners: [[Int]] = []
  /// The rows that are there, and the variables in each.
  var rows: [(number: Int, variables: [Int])] = []
  var variableCount = 0
  var rowCount = 0

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(seed) | 1 << 48)
    kind = random.pick(.interface, .interface, .ties, .infeasible, .fractions)
  }

  mutating func start(seed: Int) {
    if random.chance(60) {
      for _ in 0..<random.integer(2...4) { addVariable() }
      for _ in 0..<random.integer(3...7) { addRow() }
    } else {
      let problem = random.element(of: ProblemClass.allCases).problem(seed: seed)
      for _ in 0..<problem.variableCount { addVariable() }
      for row in problem.rows { add(row) }
    }
  }

  mutating func addVariable() {
    steps.append(.addVariable(variableCount))
    variables.append(variableCount)
    variableCount += 1
  }

  mutating func addRow() {
    add(newRow())
  }

  /// A row at random of the variables that are there.
  private mutating func newRow() -> LinearProblem.Row {
    var variables = variables
    if !corners.isEmpty, random.chance(95) { variables = random.element(of: corners) }
    var row = kind.row(of: variables.count, using: &random)
    row.terms = row.terms.map { LinearProblem.Term(variables[$0.variable], $0.coefficient) }
    return row
  }

  mutating func add(_ row: LinearProblem.Row) {
    steps.append(.addRow(rowCount, row))
    rows.append((rowCount, row.terms.map(\.variable)))
    rowCount += 1
  }

  mutating func edit() {
    let choice = random.integer(0...99)
    if choice < 22 && rows.count < 14 || rows.isEmpty {
      addRow()
    } else if choice < 27 && variables.count < 6 {
      addVariable()
    } else if choice < 30 && variables.count > 2 {
      let gone = variables.remove(at: random.integer(0...variables.count - 1))
      rows.removeAll { $0.variables.contains(gone) }
      steps.append(.removeVariable(gone))
    } else if choice < 33 {
      let variable = random.element(of: variables)
      steps.append(.setVariableOrder(variable, random.integer(-9...9)))
    } else {
      editRow(choice)
    }
  }

  /// An edit of a screen with corners, of which none loses its last variable.
  mutating func editCorners() {
    let corner = random.integer(0...corners.count - 1)
    switch random.integer(0...99) {
    case ..<3:
      corners[corner].append(variableCount)
      addVariable()
    case ..<8 where corners[corner].count > 1:
      let gone = corners[corner].remove(at: random.integer(0...corners[corner].count - 1))
      variables.removeAll { $0 == gone }
      rows.removeAll { $0.variables.contains(gone) }
      steps.append(.removeVariable(gone))
    case ..<12:
      let variable = random.element(of: corners[corner])
      steps.append(.setVariableOrder(variable, random.integer(-9...9)))
    default:
      editRow()
    }
  }

  /// An edit that leaves the variables as they are.
  mutating func editRow() {
    if random.chance(30) || rows.isEmpty { addRow() } else { editRow(random.integer(33...99)) }
  }

  private mutating func editRow(_ choice: Int) {
    let index = random.integer(0...rows.count - 1)
    let row = rows[index].number
    switch choice {
    case ..<63:
      steps.append(.setConstant(row, random.element(of: kind.constants)))
    case ..<78:
      steps.append(.setPriority(row, random.element(of: kind.priorities)))
    case ..<84:
      steps.append(.setRowOrder(row, random.integer(-9...9)))
    case ..<87:
      steps.append(.setRelation(row, random.relation()))
    case ..<91:
      let terms = newRow().terms
      rows[index].variables = terms.map(\.variable)
      steps.append(.setTerms(row, terms))
    default:
      rows.remove(at: index)
      steps.append(.removeRow(row))
    }
  }
}
