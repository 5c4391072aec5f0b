import LayoutSolver

/// Semantics 9.2: of required constraints that contradict each other the one activated last is
/// left out and reported, until one of them changes; what containers state goes before the program's.
extension LayoutEngine {
  /// Tells conflicts apart, so that each is reported once: who is left out, and the parties.
  struct ConflictKey: Hashable {
    var parties: [Int]
  }

  /// Solves the rows, leaving out what can't be met.
  ///
  /// What is left out in the end follows from the order of standing alone: whatever contradicts those that
  /// stand before it and are met. The first of them is settled by this, then the next.
  func solve() {
    while true {
      // Conflicts that share no row but those of the window are found together before anything gives way.
      let isSolved = solver.solveUntilContradiction()
      if isSolved { noteMoves() }
      if !leaveOutVictims() {
        if isSolved { return }
        // Nothing of what contradicts itself may be left out: it is met as well as it can be.
        solver.solve()
        noteMoves()
        if !leaveOutVictims() { return }
      }
      // What contradicted a victim of now may have been a victim before.
      installPending()
    }
  }

  /// Takes one row out of every conflict; returns whether any was taken out.
  ///
  /// - Complexity: O(*c* log *c*) for *c* rows that clash in a few variables, as all but a few of
  ///   them are taken out at once.
  private func leaveOutVictims() -> Bool {
    if solver.isPlain { return false }
    let (clashes, steps) = solver.clashes(inOrder: thoseThatStandFirst)
    counters.conflictSteps += steps
    counters.conflictRounds += 1
    var isAnyOut = false
    for rows in clashes {
      // A victim of two conflicts is out already.
      guard rows.allSatisfy({ solver.contains($0) }), let row = thoseThatStandFirst(rows).last,
        case .constraint(let victim) = rowTable.source(of: row)
      else { continue }
      leaveOut(victim, row, of: rows)
      isAnyOut = true
    }
    return isAnyOut
  }

  /// Rows with those that never give way first, and those that do so before others last.
  private func thoseThatStandFirst(_ rows: [Row]) -> [Row] {
    let ready = rows.enumerated().map { place, row in
      (row, readinessToGiveWay(of: rowTable.source(of: row)) ?? (.min, 0, 0), place)
    }
    return ready.sorted { $0.1 == $1.1 ? $0.2 < $1.2 : $0.1 < $1.1 }.map(\.0)
  }

  /// How readily a row gives way: a container's statement before the constraint activated last, that
  /// before a view's content, that before a guide of the layout's own, and what else is alike by the
  /// order of the tree; nil for the frames of views and the limits of sizes, which stand.
  ///
  /// Content is required nowhere but on the inspector's page, where it can be made so and then gives way.
  func readinessToGiveWay(of source: RowSource) -> (Int, Int, Int)? {
    switch source {
    case .constraint(let constraint):
      let (rank, serial) = constraint.readinessToGiveWay
      let place = constraint.first.element.map(self.rank) ?? 0
      return (rank, serial, Key.constraint(constraint, rank: place))
    case .system(let kind, let slot) where kind.isContent:
      return (-1, 0, Key.system(kind, rank: self.rank(at: slot)))
    case .system, .none:
      return nil
    }
  }

  private func leaveOut(_ victim: LayoutConstraint, _ row: Row, of rows: [Row]) {
    let rest = rows.filter { $0 != row }
    let breakage = Breakage(victim: victim, rows: rest, usedSlots: takeOut(row))
    setInstallation(.broken, of: victim)
    for row in rest where solver.contains(row) { changeRows { $0.setInConflict(true, row) } }
    breakages.append(breakage)
  }

  /// Makes the next update try again what was left out because of the row.
  func retryConflicts(of row: Row) {
    changeRows { $0.setInConflict(false, row) }
    for breakage in breakages.removeAll(with: row) {
      leave(breakage.usedSlots)
      enqueue(breakage.victim)
    }
    isDirty = true
  }

  /// Makes the next update try again a constraint that was left out and has changed itself.
  func retry(_ constraint: LayoutConstraint) {
    forgetBreakage(of: constraint)
    enqueue(constraint)
  }

  func forgetBreakage(of constraint: LayoutConstraint) {
    if let breakage = breakages.remove(constraint) { leave(breakage.usedSlots) }
  }
}
