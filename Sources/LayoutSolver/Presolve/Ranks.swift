/// The eliminations that a change reaches and that wait for their turn, by rank.
///
/// As a rule they stand in the order of their ranks. While edits have put some in between, they wait
/// on a heap beside.
struct Ranks: Sendable {
  /// Whether the eliminations stand in the order of their ranks.
  var isInOrder = true
  /// How often the heap was used since they were.
  private(set) var disorder = 0
  private var agenda = Agenda()
  private var waiting = Heap()

  /// Notes that the eliminations stand in the order of their ranks.
  mutating func putInOrder() {
    isInOrder = true
    disorder = 0
  }

  /// Makes room for numbers below a bound.
  mutating func grow(to bound: Int) { agenda.grow(to: bound) }

  /// Adds an elimination; if the last are to come first, the sign is -1.
  ///
  /// - Returns: 1 if it wasn't there, or else 0.
  @inline(__always)
  @discardableResult
  mutating func push(_ elimination: Int, rank: Double, sign: Double) -> Int {
    guard agenda.insert(elimination) else { return 0 }
    if !isInOrder { waiting.push(Int32(truncatingIfNeeded: elimination), key: sign * rank) }
    return 1
  }

  /// Takes the elimination of the lowest rank.
  @inline(__always)
  mutating func popFirst() -> Int? { isInOrder ? agenda.popFirst() : popWaiting() }

  /// Takes the elimination of the highest rank.
  @inline(__always)
  mutating func popLast() -> Int? { isInOrder ? agenda.popLast() : popWaiting() }

  /// Takes all out, while they stand in order.
  mutating func removeAll() { agenda.removeAll() }

  private mutating func popWaiting() -> Int? {
    guard let next = waiting.pop() else { return nil }
    disorder += 1
    agenda.remove(Int(next))
    return Int(next)
  }
}
