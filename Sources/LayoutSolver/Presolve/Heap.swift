/// Numbers by keys, the smallest key on top.
struct Heap {
  private var items: [(key: Double, number: Int32)] = []

  mutating func push(_ number: Int32, key: Double) {
    items.append((key, number))
    var child = items.count - 1
    while child > 0, items[child].key < items[(child - 1) / 2].key {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Int32? {
    guard let top = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return top.number }
    items[0] = last
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, items[child + 1].key < items[child].key { child += 1 }
      guard items[child].key < items[parent].key else { break }
      items.swapAt(child, parent)
      parent = child
    }
    return top.number
  }
}

/// The order in which eliminations are taken from an agenda.
///
/// As a rule they stand in the order of their ranks. While edits have put some in between, they wait
/// on a heap beside.
struct Ranks {
  /// Whether the eliminations stand in the order of their ranks.
  var isInOrder = true
  /// How often the heap was used since they were.
  private(set) var disorder = 0
  private var waiting = Heap()

  /// Notes that the eliminations stand in the order of their ranks.
  mutating func putInOrder() {
    isInOrder = true
    disorder = 0
  }

  /// Puts an elimination on the agenda; with the sign -1 the last one comes first.
  @inline(__always)
  mutating func push(
    _ elimination: Int, to agenda: inout MutableSpan<UInt64>,
    _ eliminations: Span<Reduction.Elimination>, sign: Double
  ) {
    guard Agenda.insert(elimination, into: &agenda), !isInOrder else { return }
    waiting.push(
      Int32(truncatingIfNeeded: elimination), key: sign * eliminations[elimination].rank)
  }

  /// Takes the elimination of the lowest rank.
  @inline(__always)
  mutating func popFirst(from agenda: inout MutableSpan<UInt64>) -> Int? {
    isInOrder ? Agenda.popFirst(from: &agenda) : popWaiting(from: &agenda)
  }

  /// Takes the elimination of the highest rank.
  @inline(__always)
  mutating func popLast(from agenda: inout MutableSpan<UInt64>) -> Int? {
    isInOrder ? Agenda.popLast(from: &agenda) : popWaiting(from: &agenda)
  }

  private mutating func popWaiting(from agenda: inout MutableSpan<UInt64>) -> Int? {
    guard let next = waiting.pop() else { return nil }
    disorder += 1
    Agenda.remove(Int(next), from: &agenda)
    return Int(next)
  }
}
