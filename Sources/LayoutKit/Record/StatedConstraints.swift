import ViewTree

extension LayoutElement {
  /// Gives the list of constraints made for the item through the DSL, to read or change in place.
  ///
  /// The list must not be asked for again from within `body`.
  func withStatedConstraints<Result>(
    _ body: (inout [LayoutConstraint]) -> Result
  ) -> Result {
    var list: [LayoutConstraint] = []
    exchangeStatedConstraints(&list)
    defer { exchangeStatedConstraints(&list) }
    return body(&list)
  }

  /// The view's or guide's states, nil if it has none.
  var states: ItemStates? {
    switch self {
    case .view(let view): view.states
    case .guide(let guide): guide.states
    }
  }

  /// The view's or guide's states, made if it has none yet.
  func makeStates() -> ItemStates {
    if let states { return states }
    let states = ItemStates()
    switch self {
    case .view(let view): view.states = states
    case .guide(let guide): guide.states = states
    }
    return states
  }
}

extension [LayoutConstraint] {
  /// Adds a constraint to the list, which is swept first if it is full.
  ///
  /// A sweep that frees little makes the list larger, so that the next one is as far off.
  mutating func remember(_ constraint: LayoutConstraint) {
    if isEmpty {
      reserveCapacity(6)
    } else if count == capacity {
      forgetOrphans()
      if count * 4 > capacity * 3 { reserveCapacity(capacity * 2) }
    }
    append(constraint)
  }

  /// Drops constraints that can never come into force again: inactive ones that nobody else holds
  /// and that have no name by which they could be found.
  ///
  /// Of those that were prepared the first stays, for the next layout to report.
  mutating func forgetOrphans() {
    var kept = 0
    var isReportDue = false
    for place in indices {
      if isOrphan(at: place) {
        if isReportDue || !self[place].isPrepared { continue }
        isReportDue = true
      }
      swapAt(kept, place)
      kept += 1
    }
    removeLast(count - kept)
  }

  private mutating func isOrphan(at place: Int) -> Bool {
    !self[place].isActive && self[place].note == nil && isKnownUniquelyReferenced(&self[place])
  }

  /// Takes constraints out of the list and out of force, for good.
  mutating func retire(where condition: (LayoutConstraint) -> Bool) {
    var kept = 0
    for place in indices {
      if condition(self[place]) {
        self[place].isActive = false
        self[place].isRetired = true
      } else {
        swapAt(kept, place)
        kept += 1
      }
    }
    removeLast(count - kept)
  }
}
