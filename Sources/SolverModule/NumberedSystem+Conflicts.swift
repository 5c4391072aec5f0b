#if canImport(LayoutSolver)
  import LayoutSolver
#endif

/// Which rows are left out.
extension NumberedSystem {
  /// Solves the rows, leaving out what can't be met.
  package mutating func settle() {
    restoreWaiting()
    solver.solve()
    while leaveOutVictims() {
      // What contradicted a victim of now may have been a victim before.
      restoreWaiting()
      solver.solve()
    }
  }

  /// Takes one row out of every conflict; returns whether any was taken out.
  private mutating func leaveOutVictims() -> Bool {
    if solver.isPlain { return false }
    let sets = solver.clashes(inOrder: thoseThatStandFirst).sets
    var isAnyOut = false
    // A victim of two conflicts is out already.
    for rows in sets where rows.allSatisfy({ solver.contains($0) }) {
      let numbers = thoseThatStandFirst(rows).map(number)
      guard let victim = numbers.last, self.rows[victim].readiness >= 0 else { continue }
      leaveOut(victim, of: numbers)
      isAnyOut = true
    }
    return isAnyOut
  }

  /// Rows with those that never give way first, and those that do so before others last.
  private func thoseThatStandFirst(_ handles: [Row]) -> [Row] {
    let ready = handles.enumerated().map { place, row in
      (row: row, readiness: rows[number(row)].readiness, place: place)
    }
    return ready.sorted { ($0.readiness, $0.place) < ($1.readiness, $1.place) }.map { $0.row }
  }

  private mutating func leaveOut(_ victim: Int, of numbers: [Int]) {
    release(victim)
    let rest = numbers.filter { $0 != victim }
    for number in rest { rows[number].isInConflict = true }
    breakages.append(Breakage(leftOut: victim, clashing: rest))
  }

  /// Removes a row from the solver, which may give room to others.
  mutating func release(_ number: Int) {
    retryConflicts(of: number)
    if let handle = rows[number].handle { solver.removeRow(handle) }
    rows[number].handle = nil
  }

  /// Makes the next solution try again what a changed row may give room to, and the row itself.
  mutating func rowDidChange(_ number: Int) {
    if rows[number].handle == nil, !waiting.contains(number) {
      breakages.removeAll { $0.leftOut == number }
      waiting.append(number)
    }
    retryConflicts(of: number)
  }

  private mutating func retryConflicts(of number: Int) {
    guard rows[number].isInConflict else { return }
    rows[number].isInConflict = false
    for breakage in breakages where breakage.clashing.contains(number) {
      waiting.append(breakage.leftOut)
    }
    breakages.removeAll { $0.clashing.contains(number) }
  }

  private mutating func restoreWaiting() {
    for number in waiting where rows[number].handle == nil && !rows[number].isRemoved {
      _ = install(number)
    }
    waiting.removeAll()
  }
}
