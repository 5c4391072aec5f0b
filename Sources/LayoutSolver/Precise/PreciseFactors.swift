/// Independent rows in triangular form, so that systems of equations can be solved.
///
/// The rows are taken in one after the other, those with the fewest terms left first, as a person
/// would solve a layout, and each is taken out of the others. Rows that have come into the basis
/// since are kept beside that, each as what it is in terms of the rows before.
struct PreciseFactors {
  /// A coefficient of a column, or of a place in the basis.
  struct Entry {
    var index: Int
    var value: PreciseNumber
  }

  /// A row that was taken in.
  private struct Step {
    /// The variable it determines, and one over its coefficient.
    var column: Int
    var inverse: PreciseNumber
    /// What is left of its other terms.
    var others: [Entry]
    /// Where it was taken out of rows that came later, and how many times.
    var later: [Entry]
  }

  /// A row that has come into the basis in the place of another.
  private struct Exchange {
    var place: Int
    var inverse: PreciseNumber
    /// The row in terms of those that were there, but for its own place.
    var others: [Entry]
  }

  let size: Int
  private var steps: [Step] = []
  private var exchanges: [Exchange] = []

  var exchangeCount: Int { exchanges.count }

  /// Takes in as many rows as there are columns, or as many as are independent.
  ///
  /// - Parameters:
  ///   - candidates: Rows to choose from; no row has a column twice.
  ///   - ranks: Rows of a smaller rank are taken in before others, as far as they are independent.
  ///   - size: The number of columns.
  ///   - basis: The candidates that were taken in: the rows of the places.
  init(_ candidates: [[Entry]], ranks: [Int], size: Int, basis: inout [Int]) {
    self.size = size
    var elimination = Elimination(candidates, ranks: ranks, size: size)
    basis = []
    var placeOf = [Int](repeating: -1, count: candidates.count)
    while steps.count < size, let row = elimination.next() {
      let step = elimination.eliminate(row)
      placeOf[row] = basis.count
      basis.append(row)
      steps.append(step)
    }
    for place in steps.indices {
      steps[place].later = steps[place].later.compactMap { entry in
        placeOf[entry.index] < 0 ? nil : Entry(index: placeOf[entry.index], value: entry.value)
      }
    }
  }

  /// Puts a row in a place of the basis.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - row: The row in terms of those of the basis; it has a share of the place's.
  mutating func exchange(_ place: Int, for row: [PreciseNumber]) {
    let others = row.indices.filter { $0 != place && !row[$0].isZero }
    exchanges.append(
      Exchange(
        place: place, inverse: row[place].inverse,
        others: others.map { Entry(index: $0, value: row[$0]) }))
  }

  /// The point at which each row of the basis has a value.
  func point(_ values: [PreciseNumber]) -> [PreciseNumber] {
    var values = values
    let (steps, exchanges) = (steps.span, exchanges.span)
    for index in exchanges.indices.reversed() {
      let place = exchanges[index].place
      let value = rest(of: values[place], without: exchanges[index].others.span, times: values)
      values[place] = value * exchanges[index].inverse
    }
    for place in steps.indices where !values[place].isZero {
      subtract(steps[place].later.span, times: values[place], from: &values)
    }
    var point = [PreciseNumber](repeating: .zero, count: size)
    for place in steps.indices.reversed() {
      let value = rest(of: values[place], without: steps[place].others.span, times: point)
      point[steps[place].column] = value * steps[place].inverse
    }
    return point
  }

  /// A row, given by its coefficients, in terms of the rows of the basis.
  func shares(of row: [PreciseNumber]) -> [PreciseNumber] {
    var row = row
    var shares = [PreciseNumber](repeating: .zero, count: size)
    let (steps, exchanges) = (steps.span, exchanges.span)
    for place in steps.indices where !row[steps[place].column].isZero {
      shares[place] = row[steps[place].column] * steps[place].inverse
      subtract(steps[place].others.span, times: shares[place], from: &row)
    }
    for place in steps.indices.reversed() {
      shares[place] = rest(of: shares[place], without: steps[place].later.span, times: shares)
    }
    for index in exchanges.indices where !shares[exchanges[index].place].isZero {
      let place = exchanges[index].place
      shares[place] = shares[place] * exchanges[index].inverse
      subtract(exchanges[index].others.span, times: shares[place], from: &shares)
    }
    return shares
  }

  private func subtract(
    _ entries: Span<Entry>, times factor: PreciseNumber, from numbers: inout [PreciseNumber]
  ) {
    for place in entries.indices {
      let entry = entries[place]
      numbers[entry.index] = numbers[entry.index] - entry.value * factor
    }
  }

  /// What is left of a number without entries, each times the number at its index.
  private func rest(
    of number: PreciseNumber, without entries: Span<Entry>, times numbers: [PreciseNumber]
  ) -> PreciseNumber {
    var number = number
    for place in entries.indices where !numbers[entries[place].index].isZero {
      number = number - entries[place].value * numbers[entries[place].index]
    }
    return number
  }
}

extension PreciseFactors {
  /// The rows that are still to be taken in.
  private struct Elimination {
    private var rows: [[Entry]]
    private let ranks: [Int]
    private var rowsOfColumn: [[Int32]]
    private var isTaken: [Bool]
    /// The rows by rank and by the number of terms left; a row whose number has changed since is
    /// there anew.
    private var queue = Heap()
    /// For each column, where in the row at hand it is, or -1.
    private var placeInRow: [Int]

    init(_ candidates: [[Entry]], ranks: [Int], size: Int) {
      rows = candidates
      self.ranks = ranks
      rowsOfColumn = Array(repeating: [], count: size)
      isTaken = Array(repeating: false, count: candidates.count)
      placeInRow = Array(repeating: -1, count: size)
      for row in rows.indices {
        for entry in rows[row] {
          rowsOfColumn[entry.index].append(Int32(truncatingIfNeeded: row))
        }
        enqueue(row)
      }
    }

    private func key(_ row: Int) -> Double { Double(ranks[row] << 24 + rows[row].count) }

    private mutating func enqueue(_ row: Int) {
      if !rows[row].isEmpty { queue.push(Int32(truncatingIfNeeded: row), key: key(row)) }
    }

    /// The row to take in next, or nil if none is independent of those that were taken in.
    mutating func next() -> Int? {
      while let (key, row) = queue.popWithKey() {
        if !isTaken[Int(row)], key == self.key(Int(row)) { return Int(row) }
      }
      return nil
    }

    /// Takes a row in, and out of all others.
    mutating func eliminate(_ row: Int) -> Step {
      isTaken[row] = true
      let pivot = self.pivot(of: row)
      let inverse = rows[row][pivot].value.inverse
      let column = rows[row][pivot].index
      rows[row].swapAt(pivot, rows[row].count - 1)
      rows[row].removeLast()
      let others = rows[row]
      var later: [Entry] = []
      for other in rowsOfColumn[column] where !isTaken[Int(other)] {
        let other = Int(other)
        guard let place = rows[other].firstIndex(where: { $0.index == column }) else { continue }
        let factor = rows[other][place].value * inverse
        rows[other].swapAt(place, rows[other].count - 1)
        rows[other].removeLast()
        subtract(others, times: factor, from: other)
        later.append(Entry(index: other, value: factor))
        enqueue(other)
      }
      rowsOfColumn[column] = []
      for entry in others { rowsOfColumn[entry.index].removeAll { Int($0) == row } }
      return Step(column: column, inverse: inverse, others: others, later: later)
    }

    /// The term to solve a row for: one of those that aren't far smaller than the largest, with the
    /// fewest rows in its column.
    private func pivot(of row: Int) -> Int {
      let largest = rows[row].reduce(0) { max($0, $1.value.magnitude) }
      var best = 0
      var fewest = Int.max
      for (place, entry) in rows[row].enumerated()
      where entry.value.magnitude >= 1e-3 * largest && rowsOfColumn[entry.index].count < fewest {
        best = place
        fewest = rowsOfColumn[entry.index].count
      }
      return best
    }

    private mutating func subtract(_ entries: [Entry], times factor: PreciseNumber, from row: Int) {
      if entries.isEmpty { return }
      for (place, entry) in rows[row].enumerated() { placeInRow[entry.index] = place }
      for entry in entries {
        let change = -(factor * entry.value)
        let place = placeInRow[entry.index]
        if place >= 0 {
          rows[row][place].value = rows[row][place].value + change
        } else {
          placeInRow[entry.index] = rows[row].count
          rows[row].append(Entry(index: entry.index, value: change))
          rowsOfColumn[entry.index].append(Int32(truncatingIfNeeded: row))
        }
      }
      for entry in rows[row] { placeInRow[entry.index] = -1 }
      for entry in rows[row] where entry.value.isZero {
        rowsOfColumn[entry.index].removeAll { Int($0) == row }
      }
      rows[row].removeAll { $0.value.isZero }
    }
  }
}
