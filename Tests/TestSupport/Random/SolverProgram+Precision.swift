import LayoutSolver

extension SolverProgram {
  /// What is wrong after a solution of this program, in comparison to a fresh solver; nil if
  /// nothing is.
  ///
  /// What either refuses is not compared; `refusals` counts the solutions in which the solver
  /// refuses something.
  package func closeFlawBesideFreshSolver(refusals: inout Int) -> String? {
    firstFlaw { run, _ in
      let current = run.current
      var fresh = try current.problem.loaded()
      fresh.solver.solve()
      guard run.solver.illConditioned.isEmpty, fresh.solver.illConditioned.isEmpty else {
        refusals += 1
        return nil
      }
      let values = current.variables.map { run.solver[$0] }
      if let difference = current.problem.closeDifference(between: values, and: fresh.values) {
        return "unlike in a fresh solver, \(difference)"
      }
      let named = run.solver.conflicts.map { current.rows.firstIndex(of: $0.broken) }
      let expected = fresh.solver.conflicts.map { fresh.rows.firstIndex(of: $0.broken) }
      return named == expected ? nil : "rows \(named) are broken, in a fresh solver \(expected)"
    }
  }
}
