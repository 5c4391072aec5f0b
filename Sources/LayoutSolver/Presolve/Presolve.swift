/// Takes variables out of a problem that required equalities define.
///
/// Five rules, applied until none fits, the first that fits before the others:
/// 1. an equality with one variable fixes it;
/// 2. a variable that stands in one equality and nowhere else is defined by it;
/// 3. so is a variable that stands in one equality and one other row, if writing the one into the
///    other makes that no longer;
/// 4. an equality with two variables makes one an affine image of the other;
/// 5. rule 3, if the equality is short, even if the other row grows.
///
/// The order matters: a column of views, each below the one before, is eaten up from its end by
/// rule 2 without a trace, where rule 4 or 5 would write every row into the next.
///
/// All are exact as long as the required rows can be met. Where they turn out not to be, the
/// equalities that have a share in it are named *elastic* and are left in the problem.
struct Presolve {
  /// How many terms an equality may have to be written into another row by rules 3 and 5.
  private static let longestSubstitute = 8

  private(set) var matrix = SparseMatrix()
  var reduction = Reduction()
  /// Whether the row is a required equality that may define a variable, and still there.
  private var isDefinition: [Bool] = []
  /// Whether the variable has been taken out.
  private(set) var isEliminated: [Bool] = []
  /// Whether the row has been taken out, or is none.
  private(set) var isGone: [Bool] = []

  /// What each of the five rules may fit: rows for the first and fourth, variables for the others.
  private var candidates = (
    fixed: Worklist(), lone: Worklist(), shared: Worklist(), merged: Worklist(), grown: Worklist()
  )

  /// The largest coefficient of each row as it was given.
  private(set) var norm: [Double] = []

  /// Loads the problem and reduces it.
  ///
  /// - Parameters:
  ///   - rows: The rows; their slots are the matrix's rows.
  ///   - variables: The variables; their slots are the matrix's columns.
  ///   - elastic: For each row slot, whether it must not define a variable.
  ///   - stays: Variables that get a row of their own, `variable == 0`, behind all others.
  ///   - assumesStays: Whether those rows, one after the other, are taken to hold wherever the
  ///     rows before leave a choice, and so define variables as well.
  mutating func run(
    _ rows: RowStore, _ variables: VariableStore, elastic: [Bool], stays: [Int32],
    assumesStays: Bool
  ) {
    load(rows, variables, elastic: elastic, stays: stays)
    reduce()
    guard assumesStays else { return }
    for row in rows.slots..<rows.slots + stays.count where matrix.count(row: row) > 0 {
      isDefinition[row] = true
      eliminate(shortestColumn(of: row))
      reduce()
    }
  }

  /// Runs the recorded program on the rows' constants as they are now.
  mutating func replay(_ constants: [Double]) {
    reduction.replay(constants, rows: isGone.count)
  }

  private mutating func load(
    _ rows: RowStore, _ variables: VariableStore, elastic: [Bool], stays: [Int32]
  ) {
    let rowCount = rows.slots + stays.count
    matrix.reset(rows: rowCount, columns: variables.slots)
    reduction.reset()
    isDefinition.refill(with: false, count: rowCount)
    isGone.refill(with: false, count: rowCount)
    norm.refill(with: 1, count: rowCount)
    isEliminated.refill(with: false, count: variables.slots)
    candidates.fixed.reset(count: rowCount)
    candidates.merged.reset(count: rowCount)
    candidates.lone.reset(count: variables.slots)
    candidates.shared.reset(count: variables.slots)
    candidates.grown.reset(count: variables.slots)
    for row in 0..<rows.slots {
      let record = rows.records[row]
      guard record.isTaken else {
        isGone[row] = true
        continue
      }
      var largest = 0.0
      for place in record.terms {
        let product = rows.products[place]
        matrix.insert(row: row, column: Int(product.variable), value: product.coefficient)
        largest = max(largest, product.coefficient.magnitude)
      }
      norm[row] = largest
      isDefinition[row] = record.relation == .equal && record.isRequired && !elastic[row]
    }
    for (offset, variable) in stays.enumerated() {
      matrix.insert(row: rows.slots + offset, column: Int(variable), value: 1)
    }
    for row in 0..<rows.slots { touch(row: row) }
    for column in 0..<variables.slots { touch(column: column) }
  }

  private mutating func reduce() {
    while true {
      if let row = candidates.fixed.next() {
        if isDefinition[row], matrix.count(row: row) == 1 { eliminate(matrix.first(row: row)) }
      } else if let column = candidates.lone.next() {
        if !isEliminated[column], matrix.count(column: column) == 1 { define(lone: column) }
      } else if let column = candidates.shared.next() {
        if !isEliminated[column], matrix.count(column: column) == 2 { define(shared: column) }
      } else if let row = candidates.merged.next() {
        if isDefinition[row], matrix.count(row: row) == 2 { merge(row) }
      } else if let column = candidates.grown.next() {
        if !isEliminated[column], matrix.count(column: column) == 2 {
          define(shared: column, mayGrow: true)
        }
      } else {
        return
      }
    }
  }

  /// Rule 2.
  private mutating func define(lone column: Int) {
    let entry = matrix.first(column: column)
    if isDefinition[matrix.row(entry)], isSafePivot(entry) { eliminate(entry) }
  }

  /// Rules 3 and 5.
  private mutating func define(shared column: Int, mayGrow: Bool = false) {
    let first = matrix.first(column: column)
    let second = matrix.next(inColumn: first)
    let firstGrowth = growth(writing: first, into: second)
    let secondGrowth = growth(writing: second, into: first)
    guard let smaller = [firstGrowth, secondGrowth].compactMap(\.self).min() else { return }
    if smaller <= 0 || mayGrow {
      eliminate(smaller == firstGrowth ? first : second)
    } else {
      candidates.grown.add(column)
    }
  }

  /// By how many terms a row grows when the definition of a variable is written into it, or nil
  /// where the one row can't define the variable.
  private func growth(writing definition: Int, into other: Int) -> Int? {
    let row = matrix.row(definition)
    guard isDefinition[row], matrix.count(row: row) <= Self.longestSubstitute,
      isSafePivot(definition)
    else { return nil }
    var growth = -1
    var term = matrix.first(row: row)
    while term >= 0 {
      if term != definition {
        let place = matrix.entry(row: matrix.row(other), column: matrix.column(term))
        if place < 0 {
          growth += 1
        } else {
          let change = matrix.value(other) / matrix.value(definition) * matrix.value(term)
          if matrix.value(place) == change { growth -= 1 }
        }
      }
      term = matrix.next(inRow: term)
    }
    return growth
  }

  /// Rule 4.
  private mutating func merge(_ row: Int) {
    let first = matrix.first(row: row)
    let second = matrix.next(inRow: first)
    let firstCount = matrix.count(column: matrix.column(first))
    let secondCount = matrix.count(column: matrix.column(second))
    let firstSize = matrix.value(first).magnitude
    let secondSize = matrix.value(second).magnitude
    // A variable with a far smaller coefficient would come out with a large error.
    if firstSize < 1e-3 * secondSize {
      eliminate(second)
    } else if secondSize < 1e-3 * firstSize {
      eliminate(first)
    } else {
      eliminate(firstCount <= secondCount ? first : second)
    }
  }

  /// The entry of the row, large enough to divide by, whose variable stands in the fewest rows.
  private func shortestColumn(of row: Int) -> Int {
    var best = matrix.first(row: row)
    var count = Int.max
    var entry = best
    while entry >= 0 {
      let own = matrix.count(column: matrix.column(entry))
      if own < count, isSafePivot(entry) {
        best = entry
        count = own
      }
      entry = matrix.next(inRow: entry)
    }
    return best
  }

  /// Whether the entry is large enough beside the others of its row to divide by.
  private func isSafePivot(_ entry: Int) -> Bool {
    let bound = matrix.value(entry).magnitude * 1e3
    var other = matrix.first(row: matrix.row(entry))
    while other >= 0 {
      if matrix.value(other).magnitude > bound { return false }
      other = matrix.next(inRow: other)
    }
    return true
  }

  /// Takes out the variable of an entry together with the equality it stands in.
  private mutating func eliminate(_ pivotEntry: Int) {
    let row = matrix.row(pivotEntry)
    let column = matrix.column(pivotEntry)
    let pivot = matrix.value(pivotEntry)

    var entry = matrix.first(column: column)
    while entry >= 0 {
      let next = matrix.next(inColumn: entry)
      let other = matrix.row(entry)
      if other != row {
        let multiple = matrix.value(entry) / pivot
        matrix.remove(entry)
        reduction.subtract(multiple, of: row, from: other)
        var term = matrix.first(row: row)
        while term >= 0 {
          if term != pivotEntry {
            let termColumn = matrix.column(term)
            matrix.add(row: other, column: termColumn, value: -multiple * matrix.value(term))
            touch(column: termColumn)
          }
          term = matrix.next(inRow: term)
        }
        touch(row: other)
      }
      entry = next
    }

    isDefinition[row] = false
    isGone[row] = true
    isEliminated[column] = true
    reduction.eliminate(column, by: row, pivot: pivot)
    entry = matrix.first(row: row)
    while entry >= 0 {
      let next = matrix.next(inRow: entry)
      if entry != pivotEntry {
        reduction.addOther(matrix.column(entry), matrix.value(entry))
      }
      let touched = matrix.column(entry)
      matrix.remove(entry)
      if touched != column { touch(column: touched) }
      entry = next
    }
  }

  private mutating func touch(row: Int) {
    guard isDefinition[row] else { return }
    switch matrix.count(row: row) {
    case 1: candidates.fixed.add(row)
    case 2: candidates.merged.add(row)
    default: break
    }
  }

  private mutating func touch(column: Int) {
    switch matrix.count(column: column) {
    case 1: candidates.lone.add(column)
    case 2: candidates.shared.add(column)
    default: break
    }
  }
}

/// Things to look at, first in, first out, each at most once at a time.
private struct Worklist {
  private var items: [Int32] = []
  private var head = 0
  private var isWaiting: [Bool] = []

  mutating func reset(count: Int) {
    items.removeAll(keepingCapacity: true)
    head = 0
    isWaiting.refill(with: false, count: count)
  }

  mutating func add(_ item: Int) {
    guard !isWaiting[item] else { return }
    isWaiting[item] = true
    items.append(Int32(truncatingIfNeeded: item))
  }

  mutating func next() -> Int? {
    guard head < items.count else { return nil }
    let item = Int(items[head])
    head += 1
    isWaiting[item] = false
    return item
  }
}
