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
///
/// The state stays after a run, so that edits change what they affect (`Presolve+Edits.swift`).
struct Presolve {
  /// How many terms an equality may have to be written into another row by rules 3 and 5.
  static let longestSubstitute = 8

  /// What has become of a row.
  enum Role: UInt8 {
    /// There is none, or not yet.
    case none
    /// It has one variable and can't define it: a bound, say. It is not in the matrix.
    case single
    /// It is in the matrix, without entries if all its variables are fixed.
    case live
    /// It defines a variable.
    case definition
  }

  /// What is known of a row of the matrix.
  struct Line {
    var role = Role.none
    /// Whether the row is a required equality that may define a variable.
    var mayDefine = false
    /// Whether the row is among the candidates for rule 1, and for rule 4.
    var isFixedCandidate = false
    var isMergedCandidate = false
    /// Whether the row is among `changedLines`, and among `pending`.
    var isChanged = false
    var isPending = false
    /// The variable of a row that has but one.
    var variable: Int32 = -1
  }

  /// What is known of a variable.
  struct Column {
    /// How many rows with this variable alone there are that aren't in the matrix.
    var singles: Int32 = 0
    /// Whether the variable is among the candidates for rule 2, 3, and 5.
    var isLoneCandidate = false
    var isSharedCandidate = false
    var isGrownCandidate = false
    /// Whether the variable is among `changedColumns`.
    var isChanged = false
  }

  var matrix = SparseMatrix()
  var reduction = Reduction()
  var lines: [Line] = []
  var columns: [Column] = []

  /// Whether rows with one variable are put in the matrix when that is fixed, so that their share in
  /// required rows not being met comes out.
  private(set) var keepsChecks = false

  /// What each of the five rules may fit: rows for the first and fourth, variables for the others.
  private var fixed = Worklist()
  private var lone = Worklist()
  private var shared = Worklist()
  private var merged = Worklist()
  private var grown = Worklist()

  /// While edits are followed, the variables whose rows have changed, and the rows themselves.
  private(set) var changedColumns: [Int32] = []
  private(set) var changedLines: [Int32] = []
  private var followsEdits = false

  /// What edits use; see `Presolve+Edits.swift`.
  var combination = Combination()
  var pending: [Int32] = []
  var undone: [Int32] = []

  /// Loads the problem and reduces it.
  ///
  /// - Parameters:
  ///   - rows: The rows; their slots are the matrix's rows.
  ///   - variables: The variables; their slots are the matrix's columns.
  ///   - elastic: For each row slot, whether it must not define a variable.
  ///   - stays: Variables that get a row of their own, `variable == 0`, behind all others.
  ///   - assumed: Nil if those rows are rows like others; or else the variables that are left
  ///     undetermined without them: the rows are taken to hold, one after the other, as long as they
  ///     can define one of these.
  ///   - keepsChecks: Whether rows with one variable are kept when that is fixed.
  mutating func run(
    _ rows: RowStore, _ variables: VariableStore, elastic: [Bool], stays: [Int32],
    assumed: [Int32]?, keepsChecks: Bool
  ) {
    self.keepsChecks = keepsChecks
    followsEdits = false
    changedColumns.removeAll(keepingCapacity: true)
    changedLines.removeAll(keepingCapacity: true)
    load(rows, variables, elastic: elastic, stays: stays)
    if assumed == nil {
      for (offset, variable) in stays.enumerated() {
        lines[rows.slots + offset].role = .live
        matrix.insert(row: rows.slots + offset, column: Int(variable), value: 1)
      }
    }
    for column in 0..<variables.slots { touch(column: column) }
    reduce(rows, variables)
    if let assumed { assume(stays, of: assumed, rows, variables) }
  }

  private mutating func load(
    _ rows: RowStore, _ variables: VariableStore, elastic: [Bool], stays: [Int32]
  ) {
    let rowCount = rows.slots + stays.count
    matrix.reset(rows: rowCount, columns: variables.slots)
    reduction.reset(rows: rowCount, variables: variables.slots)
    lines.refill(with: Line(), count: rowCount)
    columns.refill(with: Column(), count: variables.slots)
    fixed.reset()
    lone.reset()
    shared.reset()
    merged.reset()
    grown.reset()
    for row in 0..<rows.slots {
      let record = rows.records[row]
      guard record.isTaken else { continue }
      let mayDefine = record.relation == .equal && record.isRequired && !elastic[row]
      if record.length == 1, !mayDefine {
        let variable = rows.products[Int(record.start)].variable
        lines[row].role = .single
        lines[row].variable = variable
        columns[Int(variable)].singles += 1
        continue
      }
      lines[row].role = .live
      lines[row].mayDefine = mayDefine
      for place in record.terms {
        let product = rows.products[place]
        matrix.insert(row: row, column: Int(product.variable), value: product.coefficient)
      }
      if mayDefine { touch(row: row) }
    }
  }

  /// Applies the rules until none fits.
  mutating func reduce(_ rows: RowStore, _ variables: VariableStore) {
    while true {
      if let row = fixed.next() {
        lines[row].isFixedCandidate = false
        if lines[row].mayDefine, matrix.count(row: row) == 1 {
          eliminate(matrix.first(row: row), rows, variables)
        }
      } else if let column = lone.next() {
        columns[column].isLoneCandidate = false
        if count(column) == 1, matrix.count(column: column) == 1 {
          let entry = matrix.first(column: column)
          if lines[matrix.row(entry)].mayDefine, isSafePivot(entry) {
            eliminate(entry, rows, variables)
          }
        }
      } else if let column = shared.next() {
        columns[column].isSharedCandidate = false
        define(shared: column, mayGrow: false, rows, variables)
      } else if let row = merged.next() {
        lines[row].isMergedCandidate = false
        if lines[row].mayDefine, matrix.count(row: row) == 2 {
          eliminate(mergedEntry(of: row), rows, variables)
        }
      } else if let column = grown.next() {
        columns[column].isGrownCandidate = false
        define(shared: column, mayGrow: true, rows, variables)
      } else {
        return
      }
    }
  }

  /// How many rows there are with the variable.
  func count(_ column: Int) -> Int {
    matrix.count(column: column) + Int(columns[column].singles)
  }

  /// Rules 3 and 5.
  private mutating func define(
    shared column: Int, mayGrow: Bool, _ rows: RowStore, _ variables: VariableStore
  ) {
    guard count(column) == 2, matrix.count(column: column) > 0 else { return }
    let first = matrix.first(column: column)
    let second = matrix.next(inColumn: first)
    let firstGrowth = growth(writing: first, into: second)
    let secondGrowth = second < 0 ? Int.max : growth(writing: second, into: first)
    let smaller = min(firstGrowth, secondGrowth)
    guard smaller < Int.max else { return }
    if smaller <= 0 || mayGrow {
      eliminate(smaller == firstGrowth ? first : second, rows, variables)
    } else if !columns[column].isGrownCandidate {
      columns[column].isGrownCandidate = true
      grown.add(column)
    }
  }

  /// By how many terms a row grows when the definition of a variable is written into it.
  ///
  /// - Parameters:
  ///   - definition: The variable's entry in the row that would define it.
  ///   - other: Its entry in the other row, or -1 if that has this variable alone.
  /// - Returns: The growth, `Int.max` where the one row can't define the variable.
  private func growth(writing definition: Int, into other: Int) -> Int {
    let row = matrix.row(definition)
    let length = matrix.count(row: row)
    guard lines[row].mayDefine, length <= Self.longestSubstitute, isSafePivot(definition) else {
      return Int.max
    }
    if other < 0 { return length - 2 }
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

  /// Rule 4: the entry of the variable that goes.
  private func mergedEntry(of row: Int) -> Int {
    let first = matrix.first(row: row)
    let second = matrix.next(inRow: first)
    let firstSize = matrix.value(first).magnitude
    let secondSize = matrix.value(second).magnitude
    // A variable with a far smaller coefficient would come out with a large error.
    if firstSize < 1e-3 * secondSize { return second }
    if secondSize < 1e-3 * firstSize { return first }
    return count(matrix.column(first)) <= count(matrix.column(second)) ? first : second
  }

  /// Whether the entry is large enough beside the others of its row to divide by.
  func isSafePivot(_ entry: Int) -> Bool {
    let bound = matrix.value(entry).magnitude * 1e3
    var other = matrix.first(row: matrix.row(entry))
    while other >= 0 {
      if matrix.value(other).magnitude > bound { return false }
      other = matrix.next(inRow: other)
    }
    return true
  }

  /// Takes a variable and the equality that defines it out, and records it.
  mutating func eliminate(
    _ pivotEntry: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    let row = matrix.row(pivotEntry)
    let column = matrix.column(pivotEntry)
    let pivot = matrix.value(pivotEntry)
    if columns[column].singles > 0, keepsChecks || matrix.count(row: row) > 1 {
      enterSingles(of: column, rows, variables)
    }

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
        if followsEdits { note(row: other) }
      }
      entry = next
    }

    if followsEdits {
      note(row: row)
      note(column: column)
    }
    lines[row].mayDefine = false
    lines[row].role = .definition
    reduction.eliminate(column, by: row, pivot: pivot)
    let elimination = Int(reduction.cells[column].elimination)
    entry = matrix.first(row: row)
    while entry >= 0 {
      let next = matrix.next(inRow: entry)
      let touched = matrix.column(entry)
      let value = matrix.value(entry)
      matrix.remove(entry)
      if touched != column {
        reduction.addOther(touched, value, to: elimination)
        touch(column: touched)
      }
      entry = next
    }
  }

  /// Puts the rows that have the variable alone in the matrix.
  private mutating func enterSingles(
    of column: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    var place = Int(variables.records[column].firstSingle)
    while place >= 0 {
      let product = rows.products[place]
      let row = Int(product.row)
      if lines[row].role == .single {
        lines[row].role = .live
        matrix.insert(row: row, column: column, value: product.coefficient)
      }
      place = Int(product.next)
    }
    columns[column].singles = 0
  }

  /// Looks whether a rule for rows may fit a row that has changed.
  mutating func touch(row: Int) {
    guard lines[row].mayDefine else { return }
    switch matrix.count(row: row) {
    case 1 where !lines[row].isFixedCandidate:
      lines[row].isFixedCandidate = true
      fixed.add(row)
    case 2 where !lines[row].isMergedCandidate:
      lines[row].isMergedCandidate = true
      merged.add(row)
    default: break
    }
  }

  /// Looks whether a rule for variables may fit one whose rows have changed.
  mutating func touch(column: Int) {
    if followsEdits { note(column: column) }
    switch count(column) {
    case 1 where !columns[column].isLoneCandidate:
      columns[column].isLoneCandidate = true
      lone.add(column)
    case 2 where !columns[column].isSharedCandidate:
      columns[column].isSharedCandidate = true
      shared.add(column)
    default: break
    }
  }

  /// Puts a variable on the list of those whose rows have changed.
  mutating func note(column: Int) {
    guard !columns[column].isChanged else { return }
    columns[column].isChanged = true
    changedColumns.append(Int32(truncatingIfNeeded: column))
  }

  /// Puts a row on the list of those that have changed.
  mutating func note(row: Int) {
    guard !lines[row].isChanged else { return }
    lines[row].isChanged = true
    changedLines.append(Int32(truncatingIfNeeded: row))
  }

  /// Begins to follow edits, with room for new rows and variables.
  mutating func beginEdits(rows: Int, variables: Int) {
    matrix.grow(rows: rows, columns: variables)
    reduction.grow(rows: rows, variables: variables)
    lines.grow(with: Line(), count: rows)
    columns.grow(with: Column(), count: variables)
    followsEdits = true
    for column in changedColumns { columns[Int(column)].isChanged = false }
    for row in changedLines { lines[Int(row)].isChanged = false }
    changedColumns.removeAll(keepingCapacity: true)
    changedLines.removeAll(keepingCapacity: true)
  }
}

/// Things to look at, first in, first out.
private struct Worklist {
  private var items: [Int32] = []
  private var head = 0

  mutating func reset() {
    items.removeAll(keepingCapacity: true)
    head = 0
  }

  mutating func add(_ item: Int) { items.append(Int32(truncatingIfNeeded: item)) }

  mutating func next() -> Int? {
    guard head < items.count else {
      if head > 0 { reset() }
      return nil
    }
    let item = Int(items[head])
    head += 1
    return item
  }
}
