/// The lists that one solution works with; their memory is used again by the next.
struct Pass: Sendable {
  /// The rows that are to be written anew next.
  var waitingRows: [Int32] = []
  /// The variables of parts that were taken apart.
  var loosened: [Int32] = []
  /// The rows that have a new constant, with the old one, unless that makes no difference.
  var changedRows = Buffer<(row: Int32, constant: Double)>()

  /// The parts that changes reach, and the variables that are a part of their own.
  var touchedParts: [Int32] = []
  private var isPartTouched = Slots(false)
  var touchedColumns = Buffer<Int32>()
  private var isColumnTouched = Slots(false)

  /// The variables that have a new value, unless all are computed anew.
  var changedVariables = Buffer<Int32>()
  var computesAll = false
  /// How many of the changed and touched variables have been looked at for what can be learnt.
  var checkedVariables = 0
  var checkedColumns = 0

  /// The parts that were solved, and the variables that were parts of their own, and for which rows
  /// leave a choice on which others depend.
  var solvedParts: [Int32] = []
  var looseColumns = Buffer<Int32>()
  /// The variables on which required rows turned out not to be met.
  var brokenChecks: [Int32] = []
  /// Where required rows turned out not to be met since the last look: parts, and rows without
  /// variables; and those parts where they are met again.
  var violatedParts: [Int32] = []
  var violatedRows: [Int32] = []
  var recoveredParts: [Int32] = []
  /// Whether to stop there, and whether that has happened.
  var stopsAtContradictions = false
  var hasStopped = false
  /// The variables about which the solution in doubles leaves a doubt.
  var doubts = Doubts()

  /// What is counted for ``Effort``.
  var starts = 0
  var visits = 0

  /// Empties the lists.
  mutating func begin() {
    changedVariables.removeAll()
    touchedColumns.removeAll()
    looseColumns.removeAll()
    loosened.empty()
    solvedParts.empty()
    violatedParts.empty()
    violatedRows.empty()
    recoveredParts.empty()
    waitingRows.empty()
    checkedVariables = 0
    checkedColumns = 0
  }

  /// Forgets what is touched, as all is to be solved.
  mutating func forgetTouched() {
    touchedParts.empty()
    isPartTouched.reset()
    isColumnTouched.reset()
  }

  /// Notes that a part must be solved again.
  mutating func touch(part: Int) {
    if isPartTouched[part] { return }
    isPartTouched[part] = true
    touchedParts.append(Int32(truncatingIfNeeded: part))
  }

  /// Notes that a variable that is a part of its own must be solved again.
  mutating func touch(column: Int) {
    if isColumnTouched[column] { return }
    isColumnTouched[column] = true
    touchedColumns.append(Int32(truncatingIfNeeded: column))
  }

  /// Takes the mark from a part, or a variable, that is about to be solved.
  mutating func release(part: Int32) { isPartTouched[Int(part)] = false }
  mutating func release(column: Int) { isColumnTouched[column] = false }
}

/// How far a solution had come that has stopped at a contradiction.
enum Halt: Sendable {
  /// It hasn't stopped.
  case none
  /// It had followed edits.
  case afterEdits
  /// It had begun from the beginning, so that all values are new.
  case afterStart
}
