extension Solver {
  /// Brings the values up to date with all edits since the last call; does nothing without one.
  ///
  /// Required equalities first define as many variables as they can; the rest falls into connected
  /// parts, each of which is solved by a tight-set simplex, or in closed form if it has a single
  /// variable. All of that is kept, and edits are followed to what they reach.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* terms that the edits reach, and O(*p*·*n*²) for *p*
  ///   pivots in each part of *n* variables that they reach. The first time, and after edits of a
  ///   quarter of all rows, O(*z*) for all *z* terms, as long as rows are short, beside the pivots.
  public mutating func solve() {
    moved.empty()
    if change == .nothing { return }
    rows.surveyCoefficients()
    variables.value.grow(with: 0, count: variables.slots)
    published.grow(with: 0, count: variables.slots)
    let isFollowed =
      canFollow && follow() && doubts.isEmpty
      && changedVariables.allSatisfy { variables.value[Int($0)].isFinite }
      && !(change == .structure && rows.coefficients.isUnusual && changedRowsHaveDoubts())
    if isFollowed {
      for variable in changedVariables { publish(Int(variable)) }
    } else {
      doubts.removeAll()
      start()
      doubtOverflows()
      settleDoubts()
      moved.reserveCapacity(variables.slots)
      for variable in 0..<variables.slots { publish(variable) }
    }
    listConflicts()
    isSolved = true
    rows.unmark(restructured: restructured, edited: edited)
    edited.empty()
    restructured.empty()
    reordered.empty()
    reorderedVariables.empty()
    rows.recycle(&variables)
    variables.recycle()
    change = .nothing
  }

  /// Notes whether a variable has moved.
  private mutating func publish(_ variable: Int) {
    guard published[variable] != variables.value[variable] else { return }
    published[variable] = variables.value[variable]
    moved.append(Int32(truncatingIfNeeded: variable))
  }

  /// Whether edits can be followed: there is a solution to begin at, the edits are few, and not much
  /// has piled up.
  @inline(__always)
  private var canFollow: Bool {
    isSolved && groups.isEmpty
      && (change == .constants
        || (restructured.count + rows.slots - rows.known) * 4 < rows.count
          && parts.garbage <= parts.columns.count * 2 / 3 + 256
          && presolve.reduction.garbage <= presolve.reduction.others.count / 2 + 1024)
  }

  /// Follows rows that have come, gone, or changed, and changed constants.
  ///
  /// - Returns: False if the change calls for solving from the beginning.
  private mutating func follow() -> Bool {
    beginFollowing()
    waitingRows.append(all: restructured)
    for row in rows.known..<rows.slots { waitingRows.append(Int32(truncatingIfNeeded: row)) }
    for variable in reorderedVariables { dissolveGroup(of: Int(variable)) }
    guard rewriteWaiting(isEdit: true), settle() else { return false }
    takeDoubts()
    return true
  }

  /// Forgets what the last solution has noted on its way.
  mutating func beginFollowing() {
    changedVariables.empty()
    touchedColumns.empty()
    looseColumns.empty()
    solvedParts.empty()
    violatedParts.empty()
    violatedRows.empty()
    recoveredParts.empty()
    waitingRows.empty()
    checkedVariables = 0
    checkedColumns = 0
    stays.grow(variables: variables.slots)
  }
}
