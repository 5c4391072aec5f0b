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
  ///
  /// - Returns: 1 if it wasn't there, or else 0.
  @inline(__always)
  @discardableResult
  mutating func push(
    _ elimination: Int, to agenda: inout MutableSpan<UInt64>,
    _ eliminations: Span<Reduction.Elimination>, sign: Double
  ) -> Int {
    guard Agenda.insert(elimination, into: &agenda) else { return 0 }
    if !isInOrder {
      waiting.push(
        Int32(truncatingIfNeeded: elimination), key: sign * eliminations[elimination].rank)
    }
    return 1
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
