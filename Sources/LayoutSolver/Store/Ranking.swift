/// The rows of a solver in the order of the tie rule: by priority, then the larger key first, and
/// behind them the stay rows, which are in their order.
struct Ranking {
  /// The rows of the matrix, slots first and then stay rows, in that order.
  private(set) var ranked: [Int32] = []

  private var priorities: [Double] = []
  private var counts: [Int] = []
  private var levels: [Int32] = []

  /// Ranks the rows.
  ///
  /// - Complexity: O(*r*·log *k*) for *r* rows and *k* distinct priorities as long as rows that
  ///   were added later have larger keys; else O(*r* log *r*).
  mutating func rank(_ rows: RowStore, stays: [Int32]) {
    readLevels(rows)
    ranked.refill(with: 0, count: rows.count + stays.count)
    var next = 0
    for level in counts.indices {
      let count = counts[level]
      counts[level] = next
      next += count
    }
    for slot in rows.records.indices.reversed() where rows.records[slot].isTaken {
      let level = Int(levels[slot])
      ranked[counts[level]] = Int32(truncatingIfNeeded: slot)
      counts[level] += 1
    }
    var start = 0
    for level in counts.indices {
      sort(start..<counts[level], rows.records)
      start = counts[level]
    }
    for (offset, place) in ranked.indices.suffix(stays.count).enumerated() {
      ranked[place] = Int32(truncatingIfNeeded: rows.slots + offset)
    }
  }

  /// Numbers the distinct priorities from the highest, and counts the rows of each.
  private mutating func readLevels(_ rows: RowStore) {
    priorities.removeAll(keepingCapacity: true)
    var last = Double.nan
    for record in rows.records where record.isTaken && record.priority != last {
      last = record.priority
      let place = level(of: last)
      if place == priorities.count || priorities[place] != last {
        priorities.insert(last, at: place)
      }
    }
    counts.refill(with: 0, count: priorities.count)
    levels.refill(with: 0, count: rows.slots)
    for (slot, record) in rows.records.enumerated() where record.isTaken {
      let level = level(of: record.priority)
      levels[slot] = Int32(truncatingIfNeeded: level)
      counts[level] += 1
    }
  }

  /// The number of priorities above the given one.
  private func level(of priority: Double) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Sorts the rows of one level, unless they are sorted already.
  private mutating func sort(_ range: Range<Int>, _ records: [RowStore.Record]) {
    func key(_ place: Int) -> (Int, Int) {
      let record = records[Int(ranked[place])]
      return (record.order, record.serial)
    }
    guard let first = range.first else { return }
    var isSorted = true
    var last = key(first)
    for place in range.dropFirst() {
      let next = key(place)
      if next > last {
        isSorted = false
        break
      }
      last = next
    }
    if isSorted { return }
    ranked[range].sort { one, other in
      let first = records[Int(one)]
      let second = records[Int(other)]
      return (first.order, first.serial) > (second.order, second.serial)
    }
  }
}
