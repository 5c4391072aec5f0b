/// Multipliers of required rows that prove that the rows can't all be met.
///
/// The rows, each times its multiplier, add up to a row without variables: those that the solution
/// meets are tight and contribute nothing, the violated ones contribute their violations with one
/// sign, so that the sum says that 0 is something else. That stays so as long as multipliers only
/// shrink, no sign changes, and a violated row is left. When no further row can be taken out that
/// way, the rows that are left are irreducible: without any one of them they are independent, and
/// independent rows can all be met.
struct Certificate {
  /// The rows' slots.
  private let rows: [Int]
  /// The rows' multipliers; 0 for those that were taken out.
  private var multipliers: [Sum]

  init(_ contributing: [Int], _ multipliers: Multipliers) {
    rows = contributing
    self.multipliers = contributing.map { multipliers[$0] }
  }

  /// Takes rows out until those that are left are irreducible, the given one among them.
  ///
  /// - Parameters:
  ///   - row: A violated row.
  ///   - solver: The solver whose rows they are.
  /// - Returns: The slots of the rows that are left, in the order they were given.
  /// - Complexity: O(*k*) rows are brought into echelon form for *k* rows, but for those that come
  ///   after one that is taken out: they are begun again.
  mutating func reduce(keeping row: Int, of solver: Solver) -> [Int] {
    var elimination = Elimination()
    // The places of the rows that are independent of each other.
    var held: [Int] = []
    var next = 0
    while next < rows.count {
      let place = next
      next += 1
      guard rows[place] != row, multipliers[place].value != 0 else { continue }
      guard let dependence = elimination.add(solver.products(of: rows[place])) else {
        held.append(place)
        continue
      }
      var sum: [(place: Int, multiple: Double)] = []
      for (place, multiple) in dependence.reversed() { sum.append((held[place], multiple)) }
      sum.append((place, 1))
      shrink(along: sum)
      guard let first = dependence.last(where: { multipliers[held[$0.place]].value == 0 }) else {
        continue
      }
      next = held[first.place]
      held.removeLast(held.count - first.place)
      elimination.removeAll(from: first.place)
    }
    return rows.indices.filter { multipliers[$0].value != 0 }.map { rows[$0] }
  }

  /// Subtracts as much of a dependence, which is in the order of the rows, as takes the first row
  /// out.
  private mutating func shrink(along dependence: [(place: Int, multiple: Double)]) {
    // Of both directions one takes a row out; in the other all rows may grow.
    var step = Double.infinity
    var first = 0
    for (place, multiple) in dependence where multiple != 0 {
      let distance = multipliers[place].value / multiple
      if distance.magnitude < step.magnitude {
        step = distance
        first = place
      }
    }
    for (place, multiple) in dependence {
      multipliers[place].add(-step * multiple)
      if !multipliers[place].isContribution { multipliers[place] = Sum() }
    }
    multipliers[first] = Sum()
  }
}

extension Solver {
  /// The terms of a row.
  func products(of row: Int) -> ArraySlice<RowStore.Product> {
    problem.rows.products[problem.rows.records[row].terms]
  }
}
