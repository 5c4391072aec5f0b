/// What was stated, and the log of what has changed since the last solution.
struct Problem: Sendable {
  var variables = VariableStore()
  var rows = RowStore()
  /// What has changed.
  var change = Change.nothing
  /// The rows whose constants have changed, with the constants they had.
  var edited = Buffer<(row: Int32, constant: Double)>()
  /// The rows, of those that the last solution knows, that have come, gone, or changed otherwise.
  var restructured: [Int32] = []
  /// The rows, and the variables, that have a new key.
  var reordered: [Int32] = []
  var reorderedVariables: [Int32] = []

  /// What the next solution can keep of the last one.
  enum Change: UInt8, Comparable, Sendable {
    case nothing
    case constants
    case structure

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether many of the rows have changed.
  var hasChangedGreatly: Bool {
    (restructured.count + rows.slots - rows.known) * 4 >= rows.count
  }

  mutating func raise(_ new: Change) { change = max(change, new) }

  /// Gives a row another constant.
  mutating func edit(_ row: Int, _ constant: Double) {
    let old = rows.constant(row)
    if rows.edit(row, constant) { edited.append((Int32(truncatingIfNeeded: row), old)) }
  }

  /// Notes that a row has gone or changed.
  mutating func restructure(_ row: Int) {
    raise(.structure)
    if rows.restructure(row), row < rows.known {
      restructured.append(Int32(truncatingIfNeeded: row))
    }
  }

  mutating func remove(_ row: Int) {
    rows.release(row, &variables)
    restructure(row)
  }

  /// Makes room for the values of new variables, and looks at the coefficients if need be.
  mutating func makeRoom() {
    rows.surveyCoefficients()
    variables.value.grow(with: 0, count: variables.slots)
  }

  /// Empties the log, as all that it says has been followed.
  mutating func forgetChanges() {
    rows.unmark(restructured: restructured)
    rows.unmark(edited)
    edited.removeAll()
    if change == .structure {
      restructured.empty()
      reordered.empty()
      reorderedVariables.empty()
    }
    rows.recycle(&variables)
    variables.recycle()
    change = .nothing
  }
}
