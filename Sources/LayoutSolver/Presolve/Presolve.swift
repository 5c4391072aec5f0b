/// Takes variables out of a problem that required equalities define.
///
/// Five rules, applied until none fits, the first that fits before the others:
/// 1. an equality with one variable fixes it;
/// 2. a variable that stands in one equality and nowhere else is defined by it, even if that isn't
///    required: it can always be met;
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
    /// It has one variable and can't define it: a bound, say. It is not in the matrix, as long as
    /// the variable is left in the problem, or fixed.
    case single
    /// It is in the matrix, without entries if all its variables are fixed.
    case live
    /// It defines a variable.
    case definition
    /// It is left out, as bounds imply it.
    case implied
  }

  /// What is known of a row of the matrix.
  struct Line {
    var role = Role.none
    /// Whether the row is a required equality that may define a variable.
    var mayDefine = false
    /// Whether the row is an equality that isn't required: it may define a variable that nothing else
    /// has to do with, as nothing keeps it from being met then.
    var isWish = false
    /// Whether the row is among the candidates for rule 1, and for rule 4.
    var isFixedCandidate = false
    var isMergedCandidate = false
    /// Whether the row fixes the variable that it defines, as all that it depends on is fixed, too;
    /// after edits, if that is known.
    var fixes = false
    /// Whether the row is among `changedLines`, and among `pending`.
    var isChanged = false
    var isPending = false
    /// The variable of a row that has but one.
    var variable: Int32 = -1
    /// At the beginning, how many variables of a row for the matrix aren't fixed yet.
    var unfixed: Int32 = 0
  }

  /// What is known of a variable.
  struct Column {
    /// How many rows with this variable alone there are that aren't in the matrix.
    var singles: Int32 = 0
    /// How many such rows there are with variables that this one defines, while it isn't known
    /// whether they are to be put there; see `Presolve+Deferral.swift`.
    var deferred: Int32 = 0
    /// Whether the variable is among the candidates for rule 2, 3, and 5.
    var isLoneCandidate = false
    var isSharedCandidate = false
    var isGrownCandidate = false
    /// Whether the variable is among `changedColumns`.
    var isChanged = false

    /// How many rows with this variable aren't in the matrix.
    var outside: Int32 { singles &+ deferred }
  }

  var matrix = SparseMatrix()
  var reduction = Reduction()
  var lines: [Line] = []
  var columns: [Column] = []

  /// For each variable slot, whether rows with this variable alone are put in the matrix when it is
  /// fixed, so that their share in required rows not being met comes out.
  var keepsChecks = Slots(false)

  /// What the rules may fit.
  var candidates = Candidates()

  /// While edits are followed, the variables whose rows have changed, and the rows themselves.
  private(set) var changedColumns: [Int32] = []
  private(set) var changedLines: [Int32] = []
  private(set) var followsEdits = false

  /// At the beginning, the rows, and then the variables, that a rule fits, first in, first out; there
  /// is room for all.
  var queue: [Int32] = []
  /// How many rows wait there when they have been classified.
  var waiting = 0
  /// The eliminations since the rules were applied last, in order.
  var fresh = Buffer<Int32>()
  /// What an elimination has taken out of the matrix: of the column, and of the row.
  var taken = Buffer<SparseMatrix.Item>()
  var terms = Buffer<SparseMatrix.Item>()

  /// The rows that bounds imply; see `Presolve+Implied.swift`.
  var implications = Implications()
  /// For each row slot, whether the row isn't to be left out again: bounds that imply it aren't met.
  var keepsImplied = Slots(false)
  var bounds = Buffer<Int32>()

  /// What edits use; see `Presolve+Edits.swift`.
  var combination = Combination()
  /// How large the numbers are that each variable is the difference of, while coefficients lie so far apart
  /// that this is looked at, or -1; and the variables whose definitions edits have reached since.
  var sizes: [Double] = []
  var redefined = Buffer<Int32>()
  /// The variables with a coefficient that may be rounding or not.
  var doubts = Doubts()
  var pending: [Int32] = []
  var undone: [Int32] = []
  /// The eliminations that an edit has made to fix their variables no longer.
  var unfixed = Buffer<Int32>()
  /// What is counted for ``Effort``.
  var written = 0

  /// Loads the problem and reduces it.
  ///
  /// - Parameters:
  ///   - rows: The rows; their slots are the matrix's rows.
  ///   - variables: The variables; their slots are the matrix's columns.
  ///   - elastic: For each row slot, whether it must not define a variable.
  mutating func run(_ rows: RowStore, _ variables: VariableStore, elastic: Slots<Bool>) {
    followsEdits = false
    changedColumns.empty()
    changedLines.empty()
    reset(rows, variables)
    let equalities = classify(rows, elastic: elastic)
    fixVariables(rows, variables)
    // On many screens, that's all.
    let fixed = reduction.eliminations.count
    if fixed == equalities { return loadMatrix(rows) }
    loadMatrix(rows)
    candidates.addAll(&lines, &columns, matrix)
    applyRules()
    fresh.refill(with: fixed..<reduction.eliminations.count)
    enterDeferred(rows, variables)
  }

  private mutating func reset(_ rows: RowStore, _ variables: VariableStore) {
    matrix.reset(rows: rows.slots, columns: variables.slots)
    reduction.reset(rows, variables: variables.slots)
    lines.empty()
    lines.reserveCapacity(rows.slots)
    columns.refill(with: Column(), count: variables.slots)
    pending.empty()
    undone.empty()
    candidates.removeAll()
    implications.reset()
    queue.grow(with: 0, count: max(rows.slots, variables.slots))
    waiting = 0
  }

  /// Finds out which rows go to the matrix, which of them may define a variable, and which fix one.
  ///
  /// - Returns: How many may define a variable.
  private mutating func classify(_ rows: RowStore, elastic: Slots<Bool>) -> Int {
    var equalities = 0
    for row in rows.records.indices {
      let record = rows.records[row]
      var line = Line()
      if record.isTaken {
        let mayDefine = record.relation == .equal && record.isRequired && !elastic[row]
        if record.length == 1, !mayDefine {
          line.role = .single
          line.variable = rows.products[Int(record.start)].variable
          columns[Int(line.variable)].singles &+= 1
        } else {
          line.role = .live
          line.mayDefine = mayDefine
          line.isWish = record.isWish
          line.unfixed = record.length
          if mayDefine { equalities += 1 }
          if mayDefine, record.length == 1 {
            queue[waiting] = Int32(truncatingIfNeeded: row)
            waiting += 1
          }
        }
      }
      lines.append(line)
    }
    return equalities
  }
}

extension Presolve {
  /// Enters the terms of variables that aren't eliminated in the matrix, which is empty.
  ///
  /// - Complexity: O(*z* + *r*) for the *z* terms of the *r* rows.
  private mutating func loadMatrix(_ rows: RowStore) {
    for row in lines.indices where lines[row].unfixed > 0 {
      for place in rows.records[row].terms {
        let product = rows.products[place]
        if reduction.isEliminated(Int(product.variable)) { continue }
        matrix.insert(row: row, column: Int(product.variable), value: product.coefficient)
      }
    }
  }
}

/// What edits have changed.
extension Presolve {
  /// Puts a variable on the list of those whose rows have changed.
  mutating func note(column: Int) {
    guard !columns[column].isChanged else { return }
    columns[column].isChanged = true
    changedColumns.append(Int32(truncatingIfNeeded: column))
  }

  /// Puts a row that is about to change on the list of those that have, and the variables that it had
  /// in the matrix until now.
  mutating func note(row: Int) {
    guard !lines[row].isChanged else { return }
    lines[row].isChanged = true
    changedLines.append(Int32(truncatingIfNeeded: row))
    noteColumns(of: row)
  }

  private mutating func noteColumns(of row: Int) {
    var entry = matrix.first(row: row)
    while entry >= 0 {
      note(column: matrix.column(entry))
      entry = matrix.next(inRow: entry)
    }
  }

  /// Puts the variables on the list of those whose rows have changed that rows have now which have; and
  /// those without rows on which definitions depend now.
  ///
  /// What a row had only for a moment, until the rules had done their work, leaves other rows as they
  /// were.
  mutating func noteOutcome() {
    for row in changedLines {
      let row = Int(row)
      switch lines[row].role {
      case .live: noteColumns(of: row)
      case .definition:
        for place in reduction.eliminations[Int(reduction.lines[row].elimination)].others {
          let variable = Int(reduction.others[place].variable)
          if matrix.count(column: variable) == 0, columns[variable].singles == 0 {
            note(column: variable)
          }
        }
      case .none, .single, .implied: break
      }
    }
  }

  /// Begins to follow edits, with room for new rows and variables.
  mutating func beginEdits(rows: Int, variables: Int) {
    matrix.grow(rows: rows, columns: variables)
    reduction.grow(rows: rows, variables: variables)
    lines.grow(with: Line(), count: rows)
    columns.grow(with: Column(), count: variables)
    followsEdits = true
    forgetChanges()
  }

  /// Puts the rows that a definition is about to be written into on the list of those that have changed.
  mutating func noteTaken() {
    for index in 0..<taken.count { note(row: Int(taken[index].line)) }
  }

  /// Empties the lists of what has changed.
  mutating func forgetChanges() {
    for column in changedColumns { columns[Int(column)].isChanged = false }
    for row in changedLines { lines[Int(row)].isChanged = false }
    changedColumns.empty()
    changedLines.empty()
  }
}
