/// Equations between the rates of variables, of which there may be more than needed.
///
/// What one equation fixes goes first, one after the other; then those with the fewest unknowns are
/// solved for one of them, which is put into the others.
struct RateSystem {
  private typealias Entry = (column: Int32, value: Double)

  private var terms: [Entry] = []
  private var starts: [Int] = [0]
  private var sides: [Double] = []
  /// What was added up for each side.
  private var sizes: [Double] = []
  private var rates: [Double]
  private var isKnown: [Bool]

  /// Makes a system without equations.
  init(variables: Int) {
    rates = Array(repeating: 0, count: variables)
    isKnown = Array(repeating: false, count: variables)
  }

  /// Takes a variable out that isn't there.
  mutating func settle(_ variable: Int) { isKnown[variable] = true }

  /// Adds an equation.
  mutating func add(_ products: some Sequence<(Int32, Double)>, _ side: Double) {
    for (column, value) in products where value != 0 { terms.append((column, value)) }
    starts.append(terms.count)
    sides.append(side)
    sizes.append(side.magnitude)
  }

  /// The rates; nil if equations contradict each other, or leave something open.
  mutating func solved() -> [Double]? {
    guard propagate(), eliminate(), isKnown.allSatisfy({ $0 }) else { return nil }
    return rates
  }

  /// Solves equations with a single unknown, one after the other.
  private mutating func propagate() -> Bool {
    // The equations of each column, side by side.
    var first = [Int32](repeating: 0, count: rates.count + 1)
    for term in terms { first[Int(term.column) + 1] += 1 }
    for column in rates.indices { first[column + 1] += first[column] }
    var places = first
    var equations = [Entry](repeating: (0, 0), count: terms.count)
    var unknowns = [Int32](repeating: 0, count: sides.count)
    var queue: [Int] = []
    for equation in sides.indices {
      for place in starts[equation]..<starts[equation + 1] {
        let (column, value) = terms[place]
        equations[Int(places[Int(column)])] = (Int32(truncatingIfNeeded: equation), value)
        places[Int(column)] += 1
        unknowns[equation] += 1
      }
      if unknowns[equation] <= 1 { queue.append(equation) }
    }
    while let equation = queue.popLast() {
      let own = starts[equation]..<starts[equation + 1]
      guard let place = own.first(where: { !isKnown[Int(terms[$0].column)] }) else { continue }
      let (column, value) = terms[place]
      set(Int(column), sides[equation] / value)
      let rate = rates[Int(column)]
      for entry in equations[Int(first[Int(column)])..<Int(first[Int(column) + 1])] {
        let other = Int(entry.column)
        sides[other] -= entry.value * rate
        sizes[other] += (entry.value * rate).magnitude
        unknowns[other] -= 1
        if unknowns[other] == 1 { queue.append(other) }
      }
    }
    return sides.indices.allSatisfy { unknowns[$0] > 0 || isNothing(sides[$0], sizes[$0]) }
  }

  private mutating func set(_ column: Int, _ rate: Double) {
    // What is left of sums that cancel is rounding.
    let nearest = (rate * 0x1p40).rounded() / 0x1p40
    rates[column] = (rate - nearest).magnitude <= 1e-14 * rate.magnitude ? nearest : rate
    isKnown[column] = true
  }

  private func isNothing(_ side: Double, _ size: Double) -> Bool {
    side.magnitude <= 1e-8 * max(size, 1e-3)
  }

  /// Solves what is fixed only together.
  private mutating func eliminate() -> Bool {
    var rows: [(entries: [Entry], side: Double, size: Double)] = []
    for equation in sides.indices {
      let open = terms[starts[equation]..<starts[equation + 1]].filter { !isKnown[Int($0.column)] }
      guard !open.isEmpty else { continue }
      rows.append((Self.merged(open), sides[equation], sizes[equation]))
    }
    var definitions: [(column: Int32, entries: [Entry], side: Double)] = []
    while !rows.isEmpty {
      guard
        let shortest = rows.indices.min(by: { rows[$0].entries.count < rows[$1].entries.count })
      else { break }
      let row = rows[shortest]
      rows.swapAt(shortest, rows.count - 1)
      rows.removeLast()
      guard let pivot = row.entries.max(by: { $0.value.magnitude < $1.value.magnitude }) else {
        if isNothing(row.side, row.size) { continue }
        return false
      }
      let rest = row.entries.filter { $0.column != pivot.column }
        .map { Entry(column: $0.column, value: $0.value / pivot.value) }
      let side = row.side / pivot.value
      definitions.append((pivot.column, rest, side))
      for other in rows.indices {
        guard let entry = rows[other].entries.first(where: { $0.column == pivot.column }) else {
          continue
        }
        let sum =
          rows[other].entries.filter { $0.column != pivot.column }
          + rest.map { Entry(column: $0.column, value: -entry.value * $0.value) }
        rows[other].entries = Self.merged(sum)
        rows[other].side -= entry.value * side
        rows[other].size += (entry.value * side).magnitude
      }
    }
    for definition in definitions.reversed() {
      guard definition.entries.allSatisfy({ isKnown[Int($0.column)] }) else { return false }
      let sum = definition.entries.reduce(definition.side) {
        $0 - $1.value * rates[Int($1.column)]
      }
      set(Int(definition.column), sum)
    }
    return true
  }

  /// Terms with each column once, without those that cancel.
  private static func merged(_ entries: some Sequence<Entry>) -> [Entry] {
    var result: [Entry] = []
    var size = 0.0
    for entry in entries.sorted(by: { $0.column < $1.column }) {
      size = max(size, entry.value.magnitude)
      if let last = result.indices.last, result[last].column == entry.column {
        result[last].value += entry.value
      } else {
        result.append(entry)
      }
    }
    return result.filter { $0.value.magnitude > 1e-11 * size }
  }
}
