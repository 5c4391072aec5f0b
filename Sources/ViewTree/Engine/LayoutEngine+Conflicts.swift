import LayoutSolver

/// Semantics 9.2: of required constraints that contradict each other the one activated last is
/// left out and reported, until one of them changes.
extension LayoutEngine {
  /// A row that is left out, and the rows it contradicts.
  struct Breakage {
    /// What is left out: a constraint, or the content of an item.
    let victim: RowSource
    let rows: [Row]
    /// The items that the constraint is about, which still take part.
    var usedSlots = UsedSlots()
    var isReported = false

    var constraint: LayoutConstraint? {
      if case .constraint(let constraint) = victim { constraint } else { nil }
    }
  }

  /// Tells conflicts apart, so that each is reported once: who is left out, and the parties.
  struct ConflictKey: Hashable {
    var parties: [Int]
  }

  /// Solves the rows, leaving out what can't be met.
  func solve() {
    solveOnce()
    while leaveOutVictims() {
      // What contradicted a victim of now may have been a victim before.
      installPending()
      solveOnce()
    }
  }

  /// Takes one row out of every conflict; returns whether any was taken out.
  private func leaveOutVictims() -> Bool {
    var isAnyOut = false
    for conflict in solver.conflicts {
      let rows = [conflict.broken] + conflict.clashing
      // A victim of two conflicts is out already.
      guard rows.allSatisfy({ solver.contains($0) }), let victim = victim(among: rows) else {
        continue
      }
      leaveOut(victim, of: rows)
      isAnyOut = true
    }
    return isAnyOut
  }

  /// The row of the constraint activated last, else one of a view's content, else one of a guide
  /// of the layout's own; the frames of views and the limits of sizes stand.
  private func victim(among rows: [Row]) -> Row? {
    var latest: (row: Row, serial: Int)?
    for row in rows {
      let serial: Int
      switch sources[Int(row.index)] {
      case .constraint(let constraint) where constraint.isSystem: serial = constraint.serial - .max
      case .constraint(let constraint): serial = constraint.serial
      case .system(let kind, _) where kind.isContent: serial = -1
      case .system, .none: continue
      }
      if serial > latest?.serial ?? .min { latest = (row, serial) }
    }
    return latest?.row
  }

  private func leaveOut(_ victim: Row, of rows: [Row]) {
    let rest = rows.filter { $0 != victim }
    let source = sources[Int(victim.index)]
    var breakage = Breakage(victim: source, rows: rest)
    switch source {
    case .constraint(let constraint):
      breakage.usedSlots = takeOut(victim)
      setInstallation(.broken, of: constraint)
    case .system(let kind, let slot):
      clearRow(kind, at: slot)
    case .none:
      return
    }
    for row in rest where solver.contains(row) { isInConflict[Int(row.index)] = true }
    breakages.append(breakage)
  }

  /// Makes the next update try again what was left out because of the row.
  func retryConflicts(of row: Row) {
    isInConflict[Int(row.index)] = false
    var affected: [Breakage] = []
    breakages.removeAll { breakage in
      guard breakage.rows.contains(row) else { return false }
      affected.append(breakage)
      return true
    }
    for breakage in affected {
      switch breakage.victim {
      case .constraint(let constraint):
        leave(breakage.usedSlots)
        enqueue(constraint)
      case .system(_, let slot): changedContents.append(slot)
      case .none: break
      }
    }
    isDirty = true
  }

  /// Makes the next update try again a constraint that was left out and has changed itself.
  func retry(_ constraint: LayoutConstraint) {
    forgetBreakage(of: constraint)
    enqueue(constraint)
  }

  func forgetBreakage(of constraint: LayoutConstraint) {
    guard let index = breakages.firstIndex(where: { $0.constraint === constraint }) else { return }
    leave(breakages.remove(at: index).usedSlots)
  }
}
