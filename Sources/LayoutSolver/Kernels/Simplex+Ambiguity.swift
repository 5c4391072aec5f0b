extension Simplex {
  /// Marks the variables that may take other values without any row but stay rows being the worse.
  ///
  /// They are those that move along an undetermined edge. Some may be marked that can't move, as
  /// rows that have come to their constants together stand in their way; none is left out.
  mutating func markLoose(_ part: inout Part) {
    if part.isLoose { for column in 0..<part.size { part.columns[column].isLoose = false } }
    if !undetermined.isEmpty { dropBlocked(&part, isBehindTies: true) }
    part.isLoose = !undetermined.isEmpty
    forEachMoving(&part) { $1.columns[$0].isLoose = true }
  }

  /// Marks the variables of a solved part that may take other values at no level's cost, those for which
  /// the tie rule chose included.
  mutating func markOpen(_ part: inout Part) {
    if part.knowsOpen { return }
    part.knowsOpen = true
    prepare(&part)
    factor(&part)
    locate(&part)
    undetermined.removeAll()
    isDoubtful = false
    let isKnown = steepestByLevels(&part) == nil && !isDoubtful
    for column in 0..<part.size { part.columns[column].isOpen = !isKnown }
    if !isKnown || neutral.isEmpty { return }
    for index in 0..<neutral.count { undetermined.append(neutral[index]) }
    dropBlocked(&part, isBehindTies: false)
    forEachMoving(&part) { $1.columns[$0].isOpen = true }
  }

  /// Calls a function with the variables that move along the undetermined edges.
  private mutating func forEachMoving(_ part: inout Part, _ body: (Int, inout Part) -> Void) {
    for index in 0..<undetermined.count {
      for place in 0..<part.size { direction[place] = 0 }
      direction[Int(undetermined[index].place)] = 1
      factors.solve(&direction, isDirection: true)
      for column in 0..<part.size where direction[column] != 0 { body(column, &part) }
    }
  }

  /// Takes away the undetermined edges that are no part of any movement.
  ///
  /// A movement is a sum of edges. If a row that isn't tight and yet at its constant is hurt by
  /// some edges, and none of the others makes up for it, then those have no part in a movement. A sum of a
  /// level, which other rows can make up for, counts such a row as if it were on one side of its constant:
  /// there the way to the other side alone is blocked.
  private mutating func dropBlocked(_ part: inout Part, isBehindTies: Bool) {
    var isChanged = true
    while isChanged {
      isChanged = false
      for row in part.rows.indices {
        guard part.rows[row].place < 0, residual[row].magnitude <= tolerance[row] else { continue }
        if part.rows[row].level < 0 { break }
        express(row, &part)
        let side = isBehindTies ? 0 : part.rows[row].violation
        if !isBlocking(part.rows[row].relation, side: side) { continue }
        undetermined.removeAll { entering[Int($0.place)].value != 0 }
        if undetermined.isEmpty { return }
        isChanged = true
      }
    }
  }

  /// Whether the row in `entering` is hurt by some undetermined edges, and none of the others makes
  /// up for it; a row that counts as violated from a side is hurt by what leads to the other.
  private func isBlocking(_ relation: Relation, side: Double) -> Bool {
    var isRaised = false
    var isLowered = false
    for index in 0..<undetermined.count {
      let edge = undetermined[index]
      let growth = edge.sign * entering[Int(edge.place)].value
      if growth > 0 { isRaised = true }
      if growth < 0 { isLowered = true }
    }
    if side != 0 { return side > 0 ? isLowered && !isRaised : isRaised && !isLowered }
    switch relation {
    case .equal: return isRaised != isLowered
    case .lessThanOrEqual: return isRaised && !isLowered
    case .greaterThanOrEqual: return isLowered && !isRaised
    }
  }

  /// The rows that the value of a variable of a part follows from; the part is the one that was factored last.
  mutating func rowsDetermining(_ column: Int, _ part: Part) -> [Int32] {
    for place in 0..<part.size { entering[place] = Sum() }
    entering[column] = Sum(value: 1, size: 1)
    factors.express(&entering)
    return part.columns.indices.compactMap { place in
      let row = part.columns[place].tight
      return row >= 0 && entering[place].isContribution ? part.rows[Int(row)].source : nil
    }
  }

  /// What each row of a part contributes to its required rows not being met.
  mutating func multipliers(_ part: consuming Part) -> [(row: Int32, value: Sum)] {
    prepare(&part)
    factor(&part)
    var row = 0
    guard let first = part.rows.first, first.isRequired, addViolations(from: &row, &part) else {
      return []
    }
    var multipliers: [(row: Int32, value: Sum)] = []
    for row in part.rows[..<row] where row.violation != 0 {
      multipliers.append((row.source, Sum(value: row.violation, size: 1)))
    }
    factors.express(&entering)
    for place in 0..<part.size {
      let row = part.columns[place].tight
      let share = entering[place]
      if row >= 0, share.value != 0 {
        multipliers.append((part.rows[Int(row)].source, Sum(value: -share.value, size: share.size)))
      }
    }
    return multipliers
  }
}
