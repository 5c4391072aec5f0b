package import LayoutSolver

/// A program being run by a solver, beside a record of what the solver should hold.
package struct ProgramRun: Sendable {
  package var solver = Solver()
  private var variables: [Int: (handle: Variable, order: Int)] = [:]
  private var rows: [Int: (handle: Row, row: LinearProblem.Row, order: Int)] = [:]

  package init() {}

  /// Does a step; one that speaks of what is not there does nothing.
  package mutating func perform(_ step: SolverProgram.Step) throws(SolverError) {
    switch step {
    case .addVariable(let number):
      variables[number] = (solver.addVariable(order: number), number)
    case .addRow(let number, let row):
      guard let terms = handles(of: row.terms) else { return }
      let handle = try solver.addRow(
        terms, row.relation, row.constant, priority: row.priority, order: number)
      rows[number] = (handle, row, number)
    case .setConstant(let number, let constant):
      guard let handle = rows[number]?.handle else { return }
      try solver.setConstant(constant, of: handle)
      rows[number]?.row.constant = constant
    case .setPriority(let number, let priority):
      guard let handle = rows[number]?.handle else { return }
      try solver.setPriority(priority, of: handle)
      rows[number]?.row.priority = priority
    case .setRelation(let number, let relation):
      guard let handle = rows[number]?.handle else { return }
      try solver.setRelation(relation, of: handle)
      rows[number]?.row.relation = relation
    case .setTerms(let number, let terms):
      guard let handle = rows[number]?.handle, let new = handles(of: terms) else { return }
      try solver.setTerms(new, of: handle)
      rows[number]?.row.terms = terms
    case .setRowOrder(let number, let order):
      guard let handle = rows[number]?.handle else { return }
      try solver.setOrder(order, of: handle)
      rows[number]?.order = order
    case .setVariableOrder(let number, let order):
      guard let handle = variables[number]?.handle else { return }
      try solver.setOrder(order, of: handle)
      variables[number]?.order = order
    case .removeRow(let number):
      guard let gone = rows.removeValue(forKey: number) else { return }
      solver.removeRow(gone.handle)
    case .removeVariable(let number):
      guard let gone = variables.removeValue(forKey: number) else { return }
      solver.removeVariable(gone.handle)
      rows = rows.filter { !$1.row.terms.contains { $0.variable == number } }
    case .solve:
      solver.solve()
    }
  }

  /// Terms with handles, or nil if a variable isn't there.
  private func handles(of terms: [LinearProblem.Term]) -> [Term]? {
    let handles = terms.compactMap { term in
      variables[term.variable].map { Term($0.handle, term.coefficient) }
    }
    return handles.count == terms.count ? handles : nil
  }

  /// What the solver should hold now, with its handles; positions follow the order keys, and
  /// creation where these are equal.
  package var current: (problem: LinearProblem, variables: [Variable], rows: [Row]) {
    let variableNumbers = variables.keys.sorted {
      (variables[$0]?.order ?? 0, $0) < (variables[$1]?.order ?? 0, $1)
    }
    let rowNumbers = rows.keys.sorted { (rows[$0]?.order ?? 0, $0) < (rows[$1]?.order ?? 0, $1) }
    let positions = Dictionary(
      uniqueKeysWithValues: variableNumbers.enumerated().map { ($1, $0) })
    let problemRows = rowNumbers.compactMap { rows[$0]?.row }.map { row in
      var row = row
      row.terms = row.terms.compactMap { term in
        positions[term.variable].map { LinearProblem.Term($0, term.coefficient) }
      }
      return row
    }
    return (
      LinearProblem(variableCount: variables.count, rows: problemRows),
      variableNumbers.compactMap { variables[$0]?.handle },
      rowNumbers.compactMap { rows[$0]?.handle }
    )
  }
}

extension ProgramRun {
  /// How the solution differs from that of a fresh solver, or nil if it doesn't: in values, in what
  /// is violated, and if asked for in the variables that rows leave a choice for.
  package func differenceFromFreshSolver(looksAtChoices: Bool) throws(SolverError) -> String? {
    let current = current
    var fresh = try current.problem.loaded()
    fresh.solver.solve()
    let values = current.variables.map { solver[$0] }
    if let difference = current.problem.difference(between: values, and: fresh.values) {
      return difference
    }
    let broken = solver.conflicts.map { current.rows.firstIndex(of: $0.broken) }
    let expected = fresh.solver.conflicts.map { fresh.rows.firstIndex(of: $0.broken) }
    if broken != expected { return "the rows \(broken) are broken instead of \(expected)" }
    guard looksAtChoices else { return nil }
    let choices = solver.alternatives(to: current.variables).map { $0 != nil }
    let right = fresh.solver.alternatives(to: fresh.variables).map { $0 != nil }
    return choices == right ? nil : "there are the choices \(choices) instead of \(right)"
  }
}

extension SolverProgram {
  /// What a look finds wrong after the first solution of this program with a flaw, or the error that
  /// a step throws; nil if there is none.
  ///
  /// The look is told whether the solution is the last step.
  func firstFlaw(_ look: (ProgramRun, _ isLast: Bool) throws -> String?) -> String? {
    var run = ProgramRun()
    for (index, step) in steps.enumerated() {
      do {
        try run.perform(step)
        guard step == .solve, let flaw = try look(run, index == steps.count - 1) else { continue }
        return "after step \(index), \(flaw)"
      } catch {
        return "at step \(index), \(error)"
      }
    }
    return nil
  }

  /// What is wrong after a solution of this program, in comparison to a fresh solver; nil if
  /// nothing is.
  package func flawBesideFreshSolver() -> String? {
    firstFlaw { run, isLast in
      try run.differenceFromFreshSolver(looksAtChoices: isLast).map {
        "unlike in a fresh solver, \($0)"
      }
    }
  }

  /// What is wrong after a solution of this program, in comparison to the reference and to a fresh
  /// solver; nil if nothing is.
  package func flaw() -> String? {
    firstFlaw { run, _ in
      let current = run.current
      let values = current.variables.map { run.solver[$0] }
      if let flaw = try current.problem.flaw(in: values) { return flaw }
      let fresh = try current.problem.solved()
      if let difference = current.problem.difference(between: values, and: fresh) {
        return "unlike in a fresh solver, \(difference)"
      }
      return try run.flawOfConflicts()
    }
  }
}
