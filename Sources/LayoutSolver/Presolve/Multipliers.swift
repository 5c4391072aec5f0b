/// What rows contribute to required rows not being met: those that are left in the problem, and the
/// equalities that were subtracted from them.
struct Multipliers: MadeEmpty {
  /// The rows that have a multiplier, in the order they got it.
  private(set) var rows: [Int32] = []
  private var value: [Int32: Sum] = [:]
  private var waiting = Heap()

  subscript(row: Int) -> Sum { value[Int32(truncatingIfNeeded: row)] ?? Sum() }

  mutating func removeAll() {
    rows.empty()
    value.removeAll(keepingCapacity: true)
  }

  /// Adds to the multiplier of a row.
  mutating func add(_ delta: Sum, to row: Int32, _ reduction: Reduction) {
    if let old = value[row] {
      value[row] = Sum(value: old.value + delta.value, size: old.size + delta.size)
      return
    }
    value[row] = delta
    rows.append(row)
    // What was eliminated last goes first: its multiplier is final then.
    let elimination = reduction.lines[Int(row)].elimination
    waiting.push(
      row, key: elimination < 0 ? -.infinity : -reduction.eliminations[Int(elimination)].rank)
  }

  /// Completes the multipliers of what is left by those of the eliminated equalities.
  ///
  /// - Complexity: O(*k* log *k*) for *k* subtractions.
  mutating func complete(_ reduction: Reduction) {
    while let row = waiting.pop() {
      let multiplier = self[Int(row)]
      guard multiplier.isContribution else { continue }
      var place = reduction.lines[Int(row)].firstInto
      while place >= 0 {
        let step = reduction.steps[Int(place)]
        let share = Sum(
          value: -step.factor * multiplier.value, size: step.factor.magnitude * multiplier.size)
        add(share, to: step.source, reduction)
        place = step.nextInto
      }
    }
  }
}
