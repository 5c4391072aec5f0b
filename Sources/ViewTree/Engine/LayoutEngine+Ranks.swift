import LayoutSolver

/// The order of the items along the tree, which settles what constraints leave open.
///
/// A rank is a number that grows from each view to its guides, then to its subviews. Ranks have
/// gaps, so that views can be inserted without new ranks for all that come after them.
extension LayoutEngine {
  private static var limit: Int { Int(Int32.max) }

  /// Gives ranks to the items that are new or have moved.
  ///
  /// - Complexity: that of ``placeMisplaced()`` for a few items that find room between the ranks
  ///   around them; else O(*v*) for the *v* views of the tree.
  func updateRanks() {
    if !ranksAreStale, placeMisplaced() { return }
    ranksAreStale = false
    misplaced = []
    run = (first: 0, last: 0, count: 0)
    guard let root else { return }
    let places = Self.places(under: root)
    if !fillGaps(places) { renumber(places) }
  }

  private struct Place {
    let element: LayoutElement
    /// Whether the rank doesn't tell the place.
    let isStale: Bool
  }

  /// The items in their order.
  private static func places(under root: View) -> [Place] {
    var places: [Place] = []
    var stack = [(view: root, isMoved: false)]
    while let (view, isInMoved) = stack.popLast() {
      let isMoved = isInMoved || view.flags.contains(.isMisplaced)
      view.flags.remove(.isMisplaced)
      places.append(
        Place(element: .view(view), isStale: isMoved || view.participation.rank == 0))
      for guide in view.ownGuides {
        places.append(
          Place(element: .guide(guide), isStale: isMoved || guide.participation.rank == 0))
      }
      for subview in view.subviewsInOrder.reversed() { stack.append((subview, isMoved)) }
    }
    return places
  }

  /// Spreads the new items between the ranks around them; returns false where there is no room.
  private func fillGaps(_ places: [Place]) -> Bool {
    var below = 0
    var index = 0
    while index < places.count {
      guard places[index].isStale else {
        let rank = Int(places[index].element.rank)
        guard rank > below else { return false }
        below = rank
        index += 1
        continue
      }
      let end = places[index...].firstIndex { !$0.isStale } ?? places.endIndex
      let above = end < places.endIndex ? Int(places[end].element.rank) : Self.limit
      let step = min((above - below) / (end - index + 1), 1 << 16)
      guard step > 0 else { return false }
      while index < end {
        below += step
        setRank(Int32(truncatingIfNeeded: below), of: places[index].element)
        index += 1
      }
    }
    return true
  }

  /// Gives all items new ranks, with gaps between them and half of all ranks after the last.
  private func renumber(_ places: [Place]) {
    let step = max(1, min(Self.limit / 2 / (places.count + 1), 1 << 20))
    var rank = 0
    for place in places {
      rank = min(rank + step, Self.limit)
      setRank(Int32(truncatingIfNeeded: rank), of: place.element)
    }
  }

  func setRank(_ rank: Int32, of element: LayoutElement) {
    guard rank != element.rank else { return }
    counters.ranksGiven += 1
    let slot: Int32
    let mentions: Mentions
    switch element {
    case .view(let view):
      view.participation.rank = rank
      slot = view.participation.slot
      mentions = view.mentions
    case .guide(let guide):
      guide.participation.rank = rank
      slot = guide.participation.slot
      mentions = guide.mentions
    }
    if slot >= 0 { setKeys(at: slot, rank: rank) }
    // An item without variables, as the guide of a scroll view's frame, may stand in rows of another's.
    for entry in mentions.entries where entry.role == .first {
      setKey(of: entry.constraint, rank: rank)
    }
  }

  /// A constraint has another place among those of its first item.
  func orderDidChange(of constraint: LayoutConstraint) {
    guard let rank = constraint.first.element?.rank else { return }
    setKey(of: constraint, rank: rank)
  }

  /// Gives a constraint's row the key of its place, on which it also depends who is left out.
  private func setKey(of constraint: LayoutConstraint, rank: Int32) {
    switch constraint.installation {
    case .none, .queued: break
    case .broken: retry(constraint)
    case .row(let row):
      // Known rows take any key.
      try? solver.setOrder(Key.constraint(constraint, rank: rank), of: row)
      rowDidChange(row)
    }
  }

  private func setKeys(at slot: Int32, rank: Int32) {
    let index = Int(slot)
    for part in [Part.x, .y, .width, .height] {
      try? solver.setOrder(Key.variable(part, rank: rank), of: entries[index].variables[part])
    }
    for kind in SystemRow.allCases {
      guard let row = systemRows[index, kind] else { continue }
      try? solver.setOrder(Key.system(kind, rank: rank), of: row)
    }
  }

  /// The rank of the item at a slot.
  func rank(at slot: Int32) -> Int32 {
    switch items[Int(slot)] {
    case .view(let view): rank(of: .view(view))
    case .guide(let guide): rank(of: .guide(guide))
    case .root: root.map { rank(of: .view($0)) } ?? 0
    case .none: 0
    }
  }
}
