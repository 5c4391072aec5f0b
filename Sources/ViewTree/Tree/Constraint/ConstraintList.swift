/// The constraints a view holds, in the order of their activation.
///
/// Each constraint knows its place, so that taking one out is O(1) amortised: it leaves a gap, and
/// the gaps are closed when they are more than half of the list.
struct ConstraintList {
  private var places: [LayoutConstraint?] = []
  private(set) var count = 0

  /// How many there is room for at first, so that lists of most views grow once.
  static var usual: Int { 6 }

  var isEmpty: Bool { count == 0 }

  mutating func append(_ constraint: LayoutConstraint) {
    if places.capacity == 0 { places.reserveCapacity(Self.usual) }
    constraint.heldIndex = Int32(truncatingIfNeeded: places.count)
    places.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: LayoutConstraint) {
    let index = Int(constraint.heldIndex)
    guard places.indices.contains(index), places[index] === constraint else { return }
    places[index] = nil
    constraint.heldIndex = -1
    count -= 1
    while let last = places.last, last == nil { places.removeLast() }
    if places.count > 16, count * 2 < places.count { closeGaps() }
  }

  private mutating func closeGaps() {
    places.removeAll { $0 == nil }
    for (index, constraint) in places.enumerated() {
      constraint?.heldIndex = Int32(truncatingIfNeeded: index)
    }
  }
}

/// The constraints without the gaps.
extension ConstraintList: Sequence {
  struct Iterator: IteratorProtocol {
    private let places: [LayoutConstraint?]
    private var place = 0

    fileprivate init(_ places: [LayoutConstraint?]) { self.places = places }

    mutating func next() -> LayoutConstraint? {
      while place < places.count {
        defer { place += 1 }
        if let constraint = places[place] { return constraint }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(places) }
}
