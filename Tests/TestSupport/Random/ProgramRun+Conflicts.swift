import LayoutSolver

extension ProgramRun {
  /// What is wrong with the conflicts that the solver names; nil if nothing is.
  package func flawOfConflicts() throws(ReferenceSolver.Overflow) -> String? {
    let current = current
    return try current.problem.flaw(
      in: solver.conflicts, rows: current.rows, values: current.variables.map { solver[$0] })
  }
}

extension LoadedProblem {
  /// What is wrong with the conflicts that the solver names; nil if nothing is.
  package func flawOfConflicts(
    in problem: LinearProblem
  ) throws(ReferenceSolver.Overflow) -> String? {
    try problem.flaw(in: solver.conflicts, rows: rows, values: values)
  }
}

extension LinearProblem {
  /// Whether the required rows at the positions can all be met.
  package func canBeMet(_ positions: [Int]) throws(ReferenceSolver.Overflow) -> Bool {
    try ReferenceSolver.leastViolations(of: keeping(rows: positions)).allSatisfy(\.isZero)
  }

  /// What is wrong with a solver's conflicts: each violated required row must be the broken one of
  /// one conflict, and with its company a set that can't be met, but can without any one of them.
  fileprivate func flaw(
    in conflicts: [Conflict], rows handles: [LayoutSolver.Row], values: [Double]
  ) throws(ReferenceSolver.Overflow) -> String? {
    let tolerance = tolerance(for: values)
    let violated = rows.indices.filter {
      rows[$0].priority == 1000 && rows[$0].violation(at: values) > tolerance
    }
    let broken = conflicts.compactMap { handles.firstIndex(of: $0.broken) }
    if broken.sorted() != violated {
      return "rows \(violated) are violated and \(broken) are named as broken"
    }
    for conflict in conflicts {
      let clashing = conflict.clashing.compactMap { handles.firstIndex(of: $0) }
      let all = clashing + handles.indices.filter { handles[$0] == conflict.broken }
      if clashing.count != conflict.clashing.count || Set(all).count != all.count
        || !all.allSatisfy({ rows[$0].priority == 1000 }) || clashing != clashing.sorted()
      {
        return "the conflict \(all) is not a set of required rows in order"
      }
      if try canBeMet(all) { return "the conflict \(all) can be met" }
      for row in all {
        let rest = all.filter { $0 != row }
        if try !canBeMet(rest) { return "the conflict \(all) is one without \(row), too" }
      }
    }
    return nil
  }
}
