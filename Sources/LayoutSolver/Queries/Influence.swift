extension Solver {
  /// The rows that the variable's value in the last solution follows from, the smallest key first.
  ///
  /// They are the equalities and the tight rows that a person would solve one after the other to
  /// compute the value; rows that aren't among them could be moved a little without changing it. It
  /// is empty for a variable that no row determines, or that is unknown here, and while there are
  /// edits that aren't solved.
  ///
  /// - Parameter variable: The variable to ask about.
  /// - Returns: The rows.
  /// - Complexity: O(*v* + *r* log *r*) for all *v* variables and *r* rows of the solver at worst.
  public func rows(determining variable: Variable) -> [Row] {
    guard problem.change == .nothing, contains(variable) else { return [] }
    var walk = InfluenceWalk(self)
    walk.follow(Int(variable.index))
    return walk.rows
      .sorted { problem.rows.rankKey($1).isBeforeInOrder(problem.rows.rankKey($0)) }
      .map(problem.rows.handle)
  }
}

/// Follows a value back to the rows it was computed from.
struct InfluenceWalk {
  private var solver: Solver
  private(set) var rows: [Int] = []
  private var isRowVisited: [Bool]
  private var isVariableVisited: [Bool]
  private var waiting: [Int] = []
  /// The part whose basis was factored last, and its number.
  private var part = Part()
  private var numberOfPart = -1
  /// The rows of parts that are known to determine variables.
  private var rowsOfVariable: [[Int32]?]
  /// The rows that are still to be visited for one.
  private var open: [Int] = []
  /// What is marked, so that it can be forgotten without a look at all the rest.
  private var visitedRows: [Int] = []
  private var visitedVariables: [Int] = []

  init(_ solver: Solver) {
    self.solver = solver
    isRowVisited = Array(repeating: false, count: solver.presolve.lines.count)
    isVariableVisited = Array(repeating: false, count: solver.problem.variables.slots)
    rowsOfVariable = Array(repeating: nil, count: solver.problem.variables.slots)
  }

  mutating func follow(_ variable: Int) {
    waiting.append(variable)
    while let next = waiting.popLast() {
      guard !isVariableVisited[next] else { continue }
      isVariableVisited[next] = true
      visitedVariables.append(next)
      if visitGroup(of: Int32(truncatingIfNeeded: next)) { continue }
      let elimination = Int(solver.presolve.reduction.cells[next].elimination)
      if elimination >= 0 {
        let definition = solver.presolve.reduction.eliminations[elimination]
        visit(row: Int(definition.equality))
        for place in definition.others {
          waiting.append(Int(solver.presolve.reduction.others[place].variable))
        }
      } else if solver.parts.partOfColumn[next] >= 0
        || !solver.presolve.matrix.isAlone(column: next)
      {
        visitBasis(of: next)
      } else {
        visitRows(of: next)
      }
    }
  }

  /// Begins again.
  mutating func forget() {
    for row in visitedRows { isRowVisited[row] = false }
    for variable in visitedVariables { isVariableVisited[variable] = false }
    visitedRows.removeAll(keepingCapacity: true)
    visitedVariables.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }

  /// Adds the rows that determine a variable of a group that was solved with more digits, and
  /// follows their variables from outside the group.
  ///
  /// - Returns: Whether the variable is in such a group.
  private mutating func visitGroup(of variable: Int32) -> Bool {
    for group in solver.groups {
      guard let column = group.variables.firstIndex(of: variable) else { continue }
      for row in group.rowsDetermining(column, solver.problem.rows) where !isRowVisited[Int(row)] {
        isRowVisited[Int(row)] = true
        visitedRows.append(Int(row))
        rows.append(Int(row))
        for product in solver.problem.rows.products[solver.problem.rows.records[Int(row)].terms]
        where !group.variables.contains(product.variable) {
          waiting.append(Int(product.variable))
        }
      }
      return true
    }
    return false
  }

  /// Adds a row and those that were subtracted from it.
  private mutating func visit(row first: Int) {
    open.append(first)
    while let row = open.popLast() {
      guard !isRowVisited[row] else { continue }
      isRowVisited[row] = true
      visitedRows.append(row)
      if !solver.problem.rows.records[row].isStay { rows.append(row) }
      var place = solver.presolve.reduction.lines[row].firstInto
      while place >= 0 {
        let step = solver.presolve.reduction.steps[Int(place)]
        open.append(Int(step.source))
        place = step.nextInto
      }
    }
  }

  /// Adds the tight rows that cross where the variable has its value.
  private mutating func visitBasis(of variable: Int) {
    let known = rowsOfVariable[variable]
    let rows = known ?? rowsOfBasis(determining: variable)
    if known == nil { rowsOfVariable[variable] = rows }
    for row in rows { visit(row: Int(row)) }
  }

  private mutating func rowsOfBasis(determining variable: Int) -> [Int32] {
    let number = Int(solver.parts.partOfColumn[variable])
    guard number >= 0 else { return [] }
    if number != numberOfPart {
      numberOfPart = number
      part = solver.parts[number]
      solver.simplex.value.prepare(&part)
      solver.simplex.value.factor(&part)
    }
    guard let column = part.columns.firstIndex(where: { $0.variable == Int32(variable) }) else {
      return []
    }
    return solver.simplex.value.rowsDetermining(column, part)
  }

  /// Adds the rows that are at their constants for a variable that is a part of its own.
  private mutating func visitRows(of variable: Int) {
    let value = solver.problem.variables.value[variable]
    func isTight(_ coefficient: Double, _ constant: Double) -> Bool {
      let product = coefficient * value
      let size = product.magnitude + constant.magnitude + coefficient.magnitude
      return (product - constant).magnitude <= Tolerance.solution * size
    }
    var tight: [Int] = []
    solver.presolve.forEachSingle(of: variable, solver.problem.rows, solver.problem.variables) {
      product in
      let row = Int(product.row)
      if isTight(product.coefficient, solver.problem.rows.constant(row)) { tight.append(row) }
    }
    let matrix = solver.presolve.matrix
    var entry = matrix.first(column: variable)
    while entry >= 0 {
      let row = matrix.row(entry)
      let constant = solver.presolve.reduction.lines[row].constant
      if isTight(matrix.value(entry), constant) { tight.append(row) }
      entry = matrix.next(inColumn: entry)
    }
    for row in tight { visit(row: row) }
  }
}
