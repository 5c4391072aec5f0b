package import LayoutSolver

/// A sequence of edits and solutions of a solver.
///
/// Variables and rows are numbered as they are added. A step that speaks of one that is not there
/// does nothing, so that any part of a program is a program.
package struct SolverProgram: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case addVariable(Int)
    /// The terms hold numbers of variables, not positions.
    case addRow(Int, LinearProblem.Row)
    case setConstant(Int, Double)
    case setPriority(Int, Double)
    case setRelation(Int, Relation)
    /// The terms hold numbers of variables, not positions.
    case setTerms(Int, [LinearProblem.Term])
    case setRowOrder(Int, Int)
    case setVariableOrder(Int, Int)
    case removeRow(Int)
    case removeVariable(Int)
    case solve
  }

  package var steps: [Step]

  package init(steps: [Step]) {
    self.steps = steps
  }

  /// The shortest program left when steps are taken out as long as it still fails.
  package func shrunk(whileFailing fails: (SolverProgram) -> Bool) -> SolverProgram {
    var smallest = self
    var length = max(1, steps.count / 2)
    while length > 0 {
      var start = 0
      while start < smallest.steps.count {
        var candidate = smallest
        candidate.steps.removeSubrange(start..<min(start + length, candidate.steps.count))
        if fails(candidate) { smallest = candidate } else { start += length }
      }
      length /= 2
    }
    return smallest
  }
}

extension SolverProgram: CustomStringConvertible {
  /// A step a line.
  package var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
}
