/// Which rows were left out of the problem because bounds imply them, and which bounds those are.
struct Implications {
  /// That a row rests on a bound.
  private struct Support {
    var bound: Int32
    var row: Int32
    /// The next of the row's.
    var nextOfRow: Int32
    /// The neighbors among the bound's.
    var next: Int32
    var previous: Int32
  }

  private var supports: [Support] = []
  private var free: [Int32] = []
  /// For each row, and for each bound, the first of its supports, or -1.
  private var firstOfRow = Slots<Int32>(-1)
  private var firstOfBound = Slots<Int32>(-1)
  /// The value that the left-hand side of a row comes no nearer to its constant than.
  private var extremes = Slots<Double>(0)

  /// Forgets all, keeping the memory.
  mutating func reset() {
    supports.empty()
    free.empty()
    firstOfRow.reset()
    firstOfBound.reset()
  }

  /// Notes that a row rests on bounds, each of them a row on a single variable.
  ///
  /// The extreme is what the bounds let the left-hand side be: at least, where the row asks for no less
  /// than its constant, else at most.
  mutating func add(_ row: Int, restingOn bounds: Buffer<Int32>, extreme: Double) {
    extremes[row] = extreme
    for index in 0..<bounds.count {
      let bound = Int(bounds[index])
      let place = free.popLast() ?? Int32(truncatingIfNeeded: supports.count)
      let next = firstOfBound[bound]
      let support = Support(
        bound: bounds[index], row: Int32(truncatingIfNeeded: row), nextOfRow: firstOfRow[row],
        next: next, previous: -1)
      if Int(place) < supports.count {
        supports[Int(place)] = support
      } else {
        supports.append(support)
      }
      if next >= 0 { supports[Int(next)].previous = place }
      firstOfBound[bound] = place
      firstOfRow[row] = place
    }
  }

  /// Forgets a row, which is put into the problem again, or is gone.
  mutating func remove(_ row: Int) {
    var place = firstOfRow[row]
    firstOfRow[row] = -1
    while place >= 0 {
      let support = supports[Int(place)]
      if support.next >= 0 { supports[Int(support.next)].previous = support.previous }
      if support.previous >= 0 {
        supports[Int(support.previous)].next = support.next
      } else {
        firstOfBound[Int(support.bound)] = support.next
      }
      free.append(place)
      place = support.nextOfRow
    }
  }

  /// Whether a row that was left out is still met for certain if its constant is another.
  func implies(_ row: Int, _ relation: Relation, _ constant: Double) -> Bool {
    relation == .greaterThanOrEqual ? extremes[row] >= constant : extremes[row] <= constant
  }

  /// Whether rows were left out because of a bound.
  func isSupport(_ bound: Int) -> Bool { firstOfBound[bound] >= 0 }

  /// The rows that were left out because of a bound, among others.
  func rows(restingOn bound: Int) -> [Int32] {
    var rows: [Int32] = []
    var place = firstOfBound[bound]
    while place >= 0 {
      rows.append(supports[Int(place)].row)
      place = supports[Int(place)].next
    }
    return rows
  }
}
