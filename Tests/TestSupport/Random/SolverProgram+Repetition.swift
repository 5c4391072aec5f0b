import LayoutSolver

extension SolverProgram {
  /// What is wrong if, after solutions of this program, the same rows get other constants again and
  /// again; nil if nothing is.
  ///
  /// Values, moved variables and conflicts are compared, to the last bit, to those of a solver that
  /// never sees the same edit twice: every other time, a row that has nothing to do with the others
  /// is edited, too.
  package func flawOfRepeatedEdits(seed: Int) -> String? {
    var random = SplitMix64(seed: UInt64(seed) | 1 << 49)
    let aside = Self.aside
    var rows: [(number: Int, constant: Double)] = []
    /// Those on which more is likely to depend.
    var equalities: [(number: Int, constant: Double)] = []
    do {
      var pair = SolverPair()
      try pair.perform(.addVariable(aside))
      try pair.perform(.addRow(aside, LinearProblem.Row([LinearProblem.Term(aside, 1)], .equal, 0)))
      for (index, step) in steps.enumerated() {
        try pair.perform(step)
        if case .addRow(let number, let row) = step {
          rows.append((number, row.constant))
          if row.relation == .equal, row.priority == 1000 {
            equalities.append((number, row.constant))
          }
        }
        guard step == .solve, !rows.isEmpty else { continue }
        let candidates = random.chance(30) || equalities.isEmpty ? rows : equalities
        let edited = (0..<random.integer(1...3)).map { _ in random.element(of: candidates) }
        var shift = 0.0
        for round in 0..<random.pick(0, 1, 4, 12) {
          // Mostly small steps, as when a window is resized, with a leap now and then.
          shift += Double(random.pick(3, 3, 3, 60, 1000) * random.integer(-4...4)) / 4
          for row in edited { try pair.perform(.setConstant(row.number, row.constant + shift)) }
          if round.isMultiple(of: 2) { try pair.setConstantAside(Double(round)) }
          try pair.perform(.solve)
          if let difference = pair.difference(leavingOut: aside) {
            let rows = edited.map(\.number)
            return "after step \(index), \(rows) edited \(round + 1) times, \(difference)"
          }
        }
      }
    } catch {
      return "\(error)"
    }
    return nil
  }

  /// The number of the variable, and the row, that have nothing to do with the others.
  fileprivate static let aside = 1_000_000
}

/// Two solvers for the same program, one of which gets other edits in between.
private struct SolverPair {
  private var plain = ProgramRun()
  private var disturbed = ProgramRun()

  mutating func perform(_ step: SolverProgram.Step) throws(SolverError) {
    try plain.perform(step)
    try disturbed.perform(step)
  }

  mutating func setConstantAside(_ constant: Double) throws(SolverError) {
    try disturbed.perform(.setConstant(SolverProgram.aside, constant))
  }

  /// How the solvers differ, but for the variable that has nothing to do with the others; nil if they
  /// don't.
  func difference(leavingOut aside: Int) -> String? {
    let variables = plain.current.variables.dropLast()
    let values = variables.map { plain.solver[$0] }
    let expected = variables.map { disturbed.solver[$0] }
    if values.map(\.bitPattern) != expected.map(\.bitPattern) {
      return "the values are \(values) instead of \(expected)"
    }
    let known = Set(variables)
    let moved = known.intersection(plain.solver.movedVariables)
    let expectedMoved = known.intersection(disturbed.solver.movedVariables)
    if moved != expectedMoved { return "\(moved) have moved instead of \(expectedMoved)" }
    let conflicts = plain.solver.conflicts
    if conflicts != disturbed.solver.conflicts {
      return "the conflicts are \(conflicts) instead of \(disturbed.solver.conflicts)"
    }
    return nil
  }
}
