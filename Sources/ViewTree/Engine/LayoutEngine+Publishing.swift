import LayoutSolver

/// The way from the solver's values to rectangles.
extension LayoutEngine {
  /// Solves the rows as they are, and notes whose rectangles that moves.
  func solveOnce() {
    solver.solve()
    solver.forEachMoved { itemTable.noteMove(ofVariable: $0) }
  }

  /// Takes over the rectangles that have moved, and marks the views that have to set frames.
  ///
  /// - Complexity: O(*k* log *k*) for *k* items that have moved.
  func publish() {
    for slot in itemTable.takeMoved(from: &solver) { announce(Int(slot)) }
  }

  /// Takes over all rectangles of another solution.
  func show(_ solution: Solver) {
    var solution = solution
    for slot in itemTable.takeAll(from: &solution) { announce(Int(slot)) }
  }
}
