/// The driver: what `solve` does, in the order in which it does it.
extension Solver {
  /// Brings the values up to date with all edits since the last call; does nothing without one.
  ///
  /// Required equalities first define as many variables as they can; the rest falls into connected
  /// parts, each of which is solved by a tight-set simplex, or in closed form if it has a single
  /// variable. All of that is kept, and edits are followed to what they reach.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* terms that the edits reach, and for each part that they
  ///   reach O(*p*·*f*) for *p* pivots and the *f* terms of its rows and of its basis in triangular
  ///   form, which are few where rows are short. The first time, and after edits of a quarter of all
  ///   rows, O(*z*) for all *z* terms, beside the pivots.
  public mutating func solve() { solve(stopsAtContradictions: false) }

  /// As ``solve()``, but stops where required rows can't be met, and lets ``clashes(inOrder:)`` tell of
  /// all such places.
  ///
  /// To go on from there means to violate as little as possible in all, so that rows which many
  /// contradictions have in common give way for all of them, and only one of these can be told. Whoever
  /// takes rows out of contradictions takes them out of all at once here, and calls this again. Until a
  /// solution has come to its end values mean nothing, and ``movedVariables`` is empty.
  ///
  /// - Returns: Whether there is a solution; else the next call goes on.
  package mutating func solveUntilContradiction() -> Bool {
    solve(stopsAtContradictions: true)
    return halt == .none
  }

  private mutating func solve(stopsAtContradictions: Bool) {
    publication.begin()
    if problem.change == .nothing, halt == .none { return }
    if problem.change == .structure { problem.makeRoom() }
    var hasStarted = halt == .afterStart
    if halt == .none {
      pass.begin()
      parts.recycle()
    }
    presolve.forgetChanges()
    pass.stopsAtContradictions = stopsAtContradictions
    if !(canFollow && follow() && !leavesDoubts) {
      start()
      hasStarted = true
      if !pass.hasStopped { settleDoubts() }
    }
    halt = !pass.hasStopped ? .none : hasStarted ? .afterStart : .afterEdits
    if halt == .none {
      if hasStarted {
        publication.publish(all: problem.variables.value)
      } else {
        publication.publish(pass.changedVariables, of: problem.variables.value)
      }
      listViolations()
    }
    publication.forget(problem.variables.released)
    problem.forgetChanges()
    #if Invariants
      if halt == .none { checkInvariants() }
    #endif
  }

  /// Whether edits can be followed: there is a solution to begin at, and the edits are few.
  private var canFollow: Bool {
    mutating get {
      (publication.isSolved || halt == .afterStart) && groups.isEmpty && !Shortcut.following.isOff
        && (problem.change <= .constants || !problem.hasChangedGreatly)
    }
  }

  /// Follows rows that have come, gone, or changed, and changed constants.
  ///
  /// - Returns: False if the change calls for solving from the beginning.
  private mutating func follow() -> Bool {
    pass.hasStopped = false
    if problem.change == .constants {
      solveChanged(isEdit: true)
    } else if problem.change == .structure {
      presolve.reduction.compact()
      pass.waitingRows.append(all: problem.restructured)
      for row in problem.rows.known..<problem.rows.slots {
        pass.waitingRows.append(Int32(truncatingIfNeeded: row))
      }
      for variable in problem.reorderedVariables { dissolveGroup(of: Int(variable)) }
      guard rewriteWaiting(isEdit: true) else { return false }
    }
    return settle()
  }

  /// Solves the problem from the beginning.
  ///
  /// What presolve must not assume is found by solving: see ``settle()``.
  private mutating func start() {
    pass.hasStopped = false
    // What was doubted of a solution that is given up, and settled in it, is no matter: this one may stop
    // at contradictions, which all rows are told of then.
    takeDoubts()
    pass.doubts.removeAll()
    groups.empty()
    assumptions.isElastic.reset()
    presolve.keepsChecks.reset()
    presolve.keepsImplied.reset()
    repeat { rebuild() } while !settle()
  }

  /// Reduces the problem without stay rows, finds the parts, solves them all, and computes all
  /// variables.
  private mutating func rebuild() {
    if !assumptions.stays.isEmpty {
      for variable in 0..<problem.variables.slots { dissolveGroup(of: variable) }
    }
    pass.begin()
    pass.forgetTouched()
    violations.removeAll()
    parts.reset()
    presolve.run(problem.rows, problem.variables, elastic: assumptions.isElastic)
    presolve.reduction.run()
    presolve.leaveOutImplied(problem.rows, problem.variables)
    pass.starts += 1
    pass.visits += problem.rows.slots
    pass.computesAll = true
    solveAll()
    presolve.reduction.restore(&problem.variables.value)
    noteViolations()
    keepBrokenChecks(0..<problem.variables.slots, of: nil)
    pass.computesAll = false
  }
}
