import LayoutSolver

/// Writes a quantity as a sum of constants of rows and of numbers that are known without it.
struct Derivation {
  typealias Number = ConstraintSystem.Number

  /// The rows and how many times each is taken.
  var multiples: [(place: Int, factor: Double)] = []
  /// The numbers that are taken as known, with their factors.
  var known: [Number: Double] = [:]
}

extension ConstraintSystem {
  /// Derives a quantity in one step.
  ///
  /// First from the rows that speak of the item itself, as a person would, if what these refer to is
  /// known without them; else from what the superviews are; else from constants alone.
  func derivation(of quantity: Quantity) -> Derivation? {
    guard let item = quantity.terms.keys.first?.item else { return nil }
    let rows = rowsDetermining(quantity)
    let isHorizontal = quantity.terms.keys.contains { $0.part.isHorizontal }
    let near = derivation(of: quantity, from: rows) { number in
      number.item == item && number.part.isHorizontal == isHorizontal
    }
    if let near, isKnown(near, without: near.multiples.map(\.place)) { return near }
    let above = ancestors(of: item)
    let through = derivation(of: quantity, from: rows) {
      !above.contains($0.item.view) || $0.item == item
    }
    if let through, isKnown(through, without: through.multiples.map(\.place)) { return through }
    return derivation(of: quantity, from: rows) { _ in true }
  }

  /// The rows that a quantity was computed from: the program's first, then those of frames and
  /// contents, as far as they are met.
  private func rowsDetermining(_ quantity: Quantity) -> [Int] {
    var found: Set<Int> = []
    for number in quantity.terms.keys {
      for place in placesDetermining(number) where isAtLimit(place) { found.insert(place) }
    }
    // Ranked first, as a comparison that asks for a rank copies all of the system each time.
    return found.map { (rank: snapshot.constraints[$0].origin.rank, place: $0) }
      .sorted { $0 < $1 }.map(\.place)
  }

  private func isAtLimit(_ place: Int) -> Bool {
    let constraint = snapshot.constraints[place]
    let size = constraint.terms.reduce(constraint.limit.magnitude) { size, term in
      max(size, (value(of: Number(item: term.item, part: term.part)) ?? 0).magnitude)
    }
    return excess(of: constraint).magnitude <= 1e-6 * max(1, size)
  }

  /// Derives a quantity from rows, where some numbers must not stand in the sum.
  private func derivation(
    of quantity: Quantity, from rows: [Int], eliminating isUnknown: (Number) -> Bool
  ) -> Derivation? {
    var combination = Combination()
    for place in rows {
      let line = snapshot.constraints[place].line.filter { isUnknown($0.key) }
      if !line.isEmpty { combination.add(place, line) }
    }
    let target = quantity.terms.filter { isUnknown($0.key) }
    guard let multiples = combination.multiples(addingUpTo: target) else { return nil }
    var known = quantity.terms.filter { !isUnknown($0.key) }
    for (place, factor) in multiples {
      for (number, amount) in snapshot.constraints[place].line where !isUnknown(number) {
        known[number, default: 0] -= factor * amount
      }
    }
    return Derivation(
      multiples: rows.filter { multiples[$0] != nil }.map { ($0, multiples[$0] ?? 0) },
      known: known.filter { $0.value.magnitude > 1e-9 })
  }

  /// Whether what a derivation takes as known doesn't follow from the rows it uses itself.
  private func isKnown(_ derivation: Derivation, without used: [Int]) -> Bool {
    let used = Set(used)
    return derivation.known.keys.allSatisfy { number in
      variables[number] != nil && placesDetermining(number).allSatisfy { !used.contains($0) }
    }
  }

  /// The places of the views above an item; that of a guide's owner is among them.
  func ancestors(of item: LayoutSnapshot.Reference) -> Set<Int> {
    var above: Set<Int> = item.guide == nil ? [] : [item.view]
    guard snapshot.views.indices.contains(item.view) else { return above }
    var depth = snapshot.views[item.view].depth
    for place in stride(from: item.view - 1, through: 0, by: -1)
    where snapshot.views[place].depth < depth {
      above.insert(place)
      depth = snapshot.views[place].depth
    }
    return above
  }

  /// The view that an item is placed in; nil for the root.
  func container(of item: LayoutSnapshot.Reference) -> Int? {
    item.guide == nil ? ancestors(of: item).max() : item.view
  }
}

extension LayoutSnapshot.Constraint.Origin {
  /// Where constraints of this origin stand among those that a number was computed from.
  fileprivate var rank: Int {
    switch self {
    case .program: 0
    case .container: 1
    case .guide, .root: 2
    case .frame: 3
    case .content: 4
    case .minimum: 5
    }
  }
}
