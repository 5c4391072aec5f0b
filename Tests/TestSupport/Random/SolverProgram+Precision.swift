import LayoutSolver

extension SolverProgram {
  /// What is wrong after a solution of this program, in comparison to a fresh solver; nil if
  /// nothing is.
  ///
  /// What either refuses is not compared; `refusals` counts the solutions in which the solver
  /// refuses something.
  package func closeFlawBesideFreshSolver(refusals: inout Int) -> String? {
    do {
      var run = ProgramRun()
      for (index, step) in steps.enumerated() {
        try run.perform(step)
        guard step == .solve else { continue }
        let current = run.current
        var fresh = try current.problem.loaded()
        fresh.solver.solve()
        guard run.solver.illConditioned.isEmpty, fresh.solver.illConditioned.isEmpty else {
          refusals += 1
          continue
        }
        let values = current.variables.map { run.solver[$0] }
        if let difference = current.problem.closeDifference(between: values, and: fresh.values) {
          return "after step \(index), unlike in a fresh solver, \(difference)"
        }
        let named = run.solver.conflicts.map { current.rows.firstIndex(of: $0.broken) }
        let expected = fresh.solver.conflicts.map { fresh.rows.firstIndex(of: $0.broken) }
        if named != expected {
          return "after step \(index), rows \(named) are broken, in a fresh solver \(expected)"
        }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
