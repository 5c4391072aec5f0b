import LayoutSolver

extension LayoutEngine {
  /// A constraint that is left out, and the rows it contradicts.
  struct Breakage {
    let victim: LayoutConstraint
    let rows: [Row]
    /// The items that the constraint is about, which still take part.
    let usedSlots: UsedSlots
  }

  /// What is left out, in the order in which that came about.
  ///
  /// One that is taken back leaves a gap in the list, and the gaps are closed when they are more
  /// than half of it, so that each costs O(*k*) for the *k* rows it has to do with.
  struct Breakages {
    private var places: [Breakage?] = []
    private var count = 0
    private var placeOfVictim: [ObjectIdentifier: Int] = [:]
    /// The places of those that a row has a part in, by the row's index.
    private var placesOfRow: [Int32: [Int]] = [:]
    /// What comes from this place on hasn't been reported yet.
    private var reported = 0

    var isEmpty: Bool { count == 0 }

    var all: [Breakage] { places.compactMap { $0 } }

    mutating func append(_ breakage: Breakage) {
      let victim = ObjectIdentifier(breakage.victim)
      if let old = placeOfVictim[victim] { _ = remove(at: old) }
      placeOfVictim[victim] = places.count
      for row in breakage.rows { placesOfRow[row.index, default: []].append(places.count) }
      places.append(breakage)
      count += 1
    }

    /// Takes back what was left out.
    mutating func remove(_ victim: LayoutConstraint) -> Breakage? {
      guard let place = placeOfVictim[ObjectIdentifier(victim)] else { return nil }
      defer { closeGaps() }
      return remove(at: place)
    }

    /// Takes back all that was left out because of a row.
    mutating func removeAll(with row: Row) -> [Breakage] {
      guard let found = placesOfRow.removeValue(forKey: row.index) else { return [] }
      defer { closeGaps() }
      return found.compactMap { remove(at: $0) }
    }

    /// Forgets all but some, which then count as new.
    mutating func keep(where condition: (Breakage) -> Bool) {
      let all = all
      self = Breakages()
      for breakage in all where condition(breakage) { append(breakage) }
    }

    /// Gives what is new since this was last asked.
    mutating func takeUnreported() -> [Breakage] {
      defer { reported = places.count }
      return places[reported...].compactMap { $0 }
    }

    private mutating func remove(at place: Int) -> Breakage? {
      guard let breakage = places[place] else { return nil }
      places[place] = nil
      count -= 1
      placeOfVictim[ObjectIdentifier(breakage.victim)] = nil
      return breakage
    }

    private mutating func closeGaps() {
      guard places.count > 16, count * 2 < places.count else { return }
      let unreported = takeUnreported().count
      let all = all
      self = Breakages()
      for breakage in all { append(breakage) }
      reported = count - unreported
    }
  }
}
