import LayoutSolver

/// The way from the solver's values to rectangles.
extension LayoutEngine {
  /// Notes whose rectangles the last solution moves.
  func noteMoves() {
    changeItems { table in solver.forEachMoved { table.noteMove(ofVariable: $0) } }
  }

  /// Takes over the rectangles that have moved, and marks the views that have to set frames.
  ///
  /// - Complexity: O(*k* log *k*) for *k* items that have moved.
  func publish() {
    var slots = changeItems { $0.takeMoved(from: &solver) }
    for slot in slots { announce(Int(slot)) }
    if !slots.isEmpty { announceShifted() }
    changeItems { $0.giveBack(&slots) }
  }

  /// Takes over all rectangles of another solution.
  func show(_ solution: Solver) {
    var solution = solution
    for slot in changeItems({ $0.takeAll(from: &solution) }) { announce(Int(slot)) }
  }
}
