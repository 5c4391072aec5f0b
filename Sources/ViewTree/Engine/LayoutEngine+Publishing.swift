import LayoutSolver

/// The way from the solver's values to rectangles.
extension LayoutEngine {
  /// Solves the rows as they are, and notes whose rectangles that moves.
  func solveOnce() {
    solver.solve()
    for variable in solver.movedVariables {
      let index = Int(variable.index)
      if slotOfVariable.indices.contains(index) { noteMove(of: slotOfVariable[index]) }
    }
  }

  /// Makes the next publication look at an item.
  func noteMove(of slot: Int32) {
    guard !isMoved[Int(slot)] else { return }
    isMoved[Int(slot)] = true
    movedSlots.append(slot)
  }

  /// Remembers whose variables these are.
  func remember(_ item: ItemVariables, of slot: Int32) {
    for variable in [item.x, item.y, item.width, item.height] {
      let index = Int(variable.index)
      while slotOfVariable.count <= index { slotOfVariable.append(slot) }
      slotOfVariable[index] = slot
    }
  }

  /// Takes over the rectangles that have moved, and marks the views that have to set frames.
  ///
  /// - Complexity: O(*k* log *k*) for *k* items that have moved.
  func publish() {
    var slots: [Int32] = []
    swap(&slots, &movedSlots)
    // In the order of the slots, whatever the solver's is.
    slots.sort()
    for slot in slots {
      isMoved[Int(slot)] = false
      show(rect(at: variables[Int(slot)], in: solver), at: Int(slot))
    }
    slots.removeAll(keepingCapacity: true)
    if movedSlots.isEmpty { swap(&slots, &movedSlots) }
  }

  /// Takes over all rectangles of another solution.
  func show(_ solution: Solver) {
    for slot in items.indices { show(rect(at: variables[slot], in: solution), at: slot) }
  }

  private func show(_ rect: SolvedRect, at slot: Int) {
    if case .none = items[slot] { return }
    guard rect != solved[slot] else { return }
    solved[slot] = rect
    announce(slot)
  }

  private func rect(at item: ItemVariables, in solution: borrowing Solver) -> SolvedRect {
    SolvedRect(
      x: solution[item.x], y: solution[item.y], width: max(solution[item.width], 0),
      height: max(solution[item.height], 0))
  }
}
