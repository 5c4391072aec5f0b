import ViewTree

extension LayoutElement {
  /// Gives the list of constraints made for the item through the DSL, to read or change in place.
  ///
  /// The list must not be asked for again from within `body`.
  func withStatedConstraints<Result>(
    _ body: (inout [LayoutConstraint]) -> Result
  ) -> Result {
    switch self {
    case .view(let view): body(&view.statedConstraints)
    case .guide(let guide): body(&guide.statedConstraints)
    }
  }
}

extension [LayoutConstraint] {
  /// Adds constraints to the list, which is swept first if it is full.
  mutating func remember(_ constraints: [LayoutConstraint]) {
    if count + constraints.count > capacity { forgetOrphans() }
    append(contentsOf: constraints)
  }

  /// Drops constraints that can never come into force again: inactive ones that nobody else holds.
  mutating func forgetOrphans() {
    var kept = 0
    for place in indices where !isOrphan(at: place) {
      swapAt(kept, place)
      kept += 1
    }
    removeLast(count - kept)
  }

  private mutating func isOrphan(at place: Int) -> Bool {
    !self[place].isActive && isKnownUniquelyReferenced(&self[place])
  }
}
