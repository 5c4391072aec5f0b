extension Solver {
  /// Brings the values up to date with all edits since the last call; does nothing without one.
  ///
  /// Required equalities first define as many variables as they can; the rest falls into connected
  /// parts, each of which is solved by a tight-set simplex, or in closed form if it has a single
  /// variable, or a few that don't compete. All of that is kept, and edits are followed to what they
  /// reach.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* terms that the edits reach, and O(*p*·*n*²) for *p*
  ///   pivots in each part of *n* variables that they reach. The first time, and after edits of a
  ///   quarter of all rows, O(*z*) for all *z* terms, as long as rows are short, beside the pivots.
  public mutating func solve() {
    moved.removeAll()
    movesFromZero = false
    if change == .nothing { return }
    if change == .constants {
      if !routine.comesAgain(edited) {
        forgetRoutine()
        routine.begin(edited)
      }
      if routine.isRecorded, replayRoutine() {
        swap(&moved, &changedVariables)
        hasNotes = false
        rows.unmark(edited)
        edited.removeAll()
        change = .nothing
        return
      }
    }
    hasNotes = true
    if change == .structure { makeRoom() }
    let isFollowed =
      canFollow && follow() && doubts.isEmpty && changesAreFinite
      && !(change == .structure && rows.coefficients.isUnusual && changedRowsHaveDoubts())
    if isFollowed {
      Self.publish(changedVariables, variables.value, to: &published, &moved)
      if routine.isDue { recordRoutine() }
    } else {
      doubts.removeAll()
      start()
      doubtOverflows()
      settleDoubts()
      publishAll()
    }
    listConflicts()
    isSolved = true
    rows.unmark(restructured: restructured)
    rows.unmark(edited)
    edited.removeAll()
    if change == .structure {
      restructured.empty()
      reordered.empty()
      reorderedVariables.empty()
    }
    rows.recycle(&variables)
    variables.recycle()
    change = .nothing
  }

  /// Makes room for the values of new variables, and looks at the coefficients if need be.
  private mutating func makeRoom() {
    rows.surveyCoefficients()
    variables.value.grow(with: 0, count: variables.slots)
    if isSolved { published.grow(with: 0, count: variables.slots) }
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
    if change == .constants {
      // What was replayed has only to be settled.
      if !routine.isRecorded {
        beginFollowing()
        solveChanged(isEdit: true)
      }
    } else {
      beginFollowing()
      waitingRows.append(all: restructured)
      for row in rows.known..<rows.slots { waitingRows.append(Int32(truncatingIfNeeded: row)) }
      for variable in reorderedVariables { dissolveGroup(of: Int(variable)) }
      guard rewriteWaiting(isEdit: true) else { return false }
    }
    guard settle() else { return false }
    takeDoubts()
    return true
  }

  /// Forgets what the last solution has noted on its way.
  @inline(__always)
  mutating func beginFollowing() {
    changedVariables.removeAll()
    checkedVariables = 0
    if hasNotes { forgetNotes() }
  }

  private mutating func forgetNotes() {
    touchedColumns.removeAll()
    looseColumns.removeAll()
    solvedParts.empty()
    violatedParts.empty()
    violatedRows.empty()
    recoveredParts.empty()
    waitingRows.empty()
    checkedColumns = 0
    if change != .structure {
      // No row is to be written anew, and all have their places.
      loosened.empty()
      presolve.forgetChanges()
    }
  }
}

/// Which values are new.
extension Solver {
  /// Whether doubles hold all values that edits have changed.
  private var changesAreFinite: Bool {
    @inline(__always) get { Self.areFinite(changedVariables, variables.value) }
  }

  private static func areFinite(_ changed: Buffer<Int32>, _ values: [Double]) -> Bool {
    let values = values.span
    let list = changed.elements.span
    for index in 0..<changed.count where !values[Int(list[index])].isFinite { return false }
    return true
  }

  /// Publishes the values of all variables that a replay has changed.
  mutating func publishReplayed() {
    Self.copy(changedVariables, of: variables.value, to: &published)
  }

  private static func copy(
    _ changed: Buffer<Int32>, of values: [Double], to published: inout [Double]
  ) {
    let values = values.span
    let list = changed.elements.span
    var published = published.mutableSpan
    for index in 0..<changed.count {
      let variable = Int(list[index])
      published[variable] = values[variable]
    }
  }

  /// Notes which of the variables that edits have changed have moved.
  private static func publish(
    _ changed: Buffer<Int32>, _ values: [Double], to published: inout [Double],
    _ moved: inout Buffer<Int32>
  ) {
    moved.makeRoom(for: changed.count, 0)
    let values = values.span
    let changes = changed.elements.span
    var published = published.mutableSpan
    var list = moved.elements.mutableSpan
    var count = 0
    for index in 0..<changed.count {
      let variable = Int(changes[index])
      guard published[variable] != values[variable] else { continue }
      published[variable] = values[variable]
      list[count] = changes[index]
      count &+= 1
    }
    moved.count = count
  }

  /// Publishes all values, and notes which variables have moved.
  private mutating func publishAll() {
    if isSolved {
      Self.publish(variables.value, to: &published, &moved)
    } else {
      published.append(contentsOf: variables.value)
      movesFromZero = true
    }
  }

  /// Notes which of all variables have moved.
  private static func publish(
    _ values: [Double], to published: inout [Double], _ moved: inout Buffer<Int32>
  ) {
    moved.makeRoom(for: values.count, 0)
    let values = values.span
    var published = published.mutableSpan
    var list = moved.elements.mutableSpan
    var count = 0
    for variable in values.indices where published[variable] != values[variable] {
      published[variable] = values[variable]
      list[count] = Int32(truncatingIfNeeded: variable)
      count &+= 1
    }
    moved.count = count
  }
}
