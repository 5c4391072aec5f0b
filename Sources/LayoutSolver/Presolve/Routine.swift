/// What an edit of constants reaches that comes again and again, in the order it is computed in.
///
/// A window that is being resized, and an animation, change the constants of the same rows for every
/// frame. As long as no row comes, goes, or changes otherwise, the same constants and variables
/// depend on them each time, so that the links of ``Reduction`` need not be walked anew. An edit
/// that comes for the third time in a row is recorded as a flat program, and replayed from then on.
/// The formulas are those of `Reduction+Changes.swift`, with the same order of summation, so that
/// the values are the same to the last bit.
///
/// It holds what follows from the constants alone. What must be solved for, and what follows from
/// that, is up to the numbers, and is followed in the ordinary way.
struct Routine {
  /// The constant of a row: what comes of it before the first of the constants that may change, less
  /// multiples of constants.
  struct Sum {
    var row: Int32
    var firstTerm: Int32
    var termEnd: Int32
    var constant: Double
    var scale: Double
  }

  /// A multiple of a row's constant.
  struct Term {
    var row: Int32
    var factor: Double
  }

  /// What tells whether the new constant of a row that is left in the problem makes a difference.
  struct Judgement {
    var relation: Relation
    /// One of the row's variables, the only one if it is a part of its own; -1 if there are none.
    var variable: Int32
    /// Its coefficient; or, without variables, the row's norm.
    var coefficient: Double
  }

  /// An eliminated variable, as in ``Reduction/Elimination``.
  struct Definition {
    var variable: Int32
    var equality: Int32
    var firstOther: Int32
    var otherEnd: Int32
    var firstCheck: Int32
    var checkEnd: Int32
    var pivot: Double
  }

  /// A required row with an eliminated variable alone.
  struct Check {
    var coefficient: Double
    var constant: Double
    var relation: Relation
  }

  /// The rows that the last solution found edited, and how often it was just these before.
  private var edited = Buffer<Int32>()
  private var repeats = 0
  /// Whether there is a program for them.
  private(set) var isRecorded = false

  /// First equalities, in the order of elimination, then rows that are left, with a judgement each.
  var sums: [Sum] = []
  var equalityCount = 0
  var terms: [Term] = []
  var judgements: [Judgement] = []
  /// Which of the sums are those of edited rows: they have their given constants yet to come.
  var editedSums: [Int32] = []
  /// In an order in which each comes after those it depends on.
  var definitions: [Definition] = []
  var checks: [Check] = []

  /// Takes notice of the rows that have changed constants, and of nothing else, since the last
  /// solution.
  @inline(__always)
  mutating func note(_ rows: Buffer<(row: Int32, constant: Double)>) {
    if isLast(rows) {
      repeats &+= 1
      return
    }
    forget()
    for index in 0..<rows.count { edited.append(rows[index].row) }
  }

  /// Forgets all, as what depends on what has changed.
  mutating func forget() {
    edited.removeAll()
    repeats = 0
    isRecorded = false
  }

  /// Whether an edit has come so often that the next one is likely to be the same.
  ///
  /// Where everything is edited twice, say there and back, nothing is recorded in vain.
  var isDue: Bool { repeats == 2 && !isRecorded }

  private func isLast(_ rows: Buffer<(row: Int32, constant: Double)>) -> Bool {
    guard rows.count == edited.count else { return false }
    for index in 0..<rows.count where rows[index].row != edited[index] { return false }
    return true
  }
}

/// Recording.
extension Routine {
  /// Records what an edit reaches.
  ///
  /// - Parameters:
  ///   - presolve: Knows the equalities and rows that are reached, whose lines are marked.
  ///   - rows: All rows, with the edited ones marked.
  ///   - variables: All variables.
  ///   - reached: The eliminated variables that are reached, in the order they are computed in.
  mutating func record(
    _ presolve: Presolve, _ rows: RowStore, _ variables: VariableStore, reached: Buffer<Int32>
  ) {
    sums.empty()
    terms.empty()
    judgements.empty()
    editedSums.empty()
    definitions.empty()
    checks.empty()
    let reduction = presolve.reduction
    for index in 0..<reduction.changedEqualities.count {
      let elimination = Int(reduction.changedEqualities[index])
      record(sumOf: Int(reduction.eliminations[elimination].equality), reduction, rows)
    }
    equalityCount = sums.count
    for index in 0..<reduction.reachedRows.count {
      record(Int(reduction.reachedRows[index]), presolve, rows)
    }
    for index in 0..<reached.count {
      record(definitionOf: Int(reached[index]), presolve, rows, variables)
    }
    isRecorded = true
  }

  private mutating func record(sumOf row: Int, _ reduction: Reduction, _ rows: RowStore) {
    let given = rows.records[row]
    var sum = Sum(
      row: Int32(truncatingIfNeeded: row), firstTerm: Int32(truncatingIfNeeded: terms.count),
      termEnd: 0, constant: given.constant, scale: given.constant.magnitude)
    var stays = !given.isEdited
    if !stays { editedSums.append(Int32(truncatingIfNeeded: sums.count)) }
    var place = Int(reduction.lines[row].firstInto)
    while place >= 0 {
      let step = reduction.steps[place]
      let source = reduction.lines[Int(step.source)]
      stays = stays && !source.isReached
      if stays {
        sum.constant -= step.factor * source.constant
        sum.scale += step.factor.magnitude * source.scale
      } else {
        terms.append(Term(row: step.source, factor: step.factor))
      }
      place = Int(step.nextInto)
    }
    sum.termEnd = Int32(truncatingIfNeeded: terms.count)
    sums.append(sum)
  }

  /// Records a row that is left in the problem, unless its constant matters to nothing.
  private mutating func record(_ row: Int, _ presolve: Presolve, _ rows: RowStore) {
    let record = rows.records[row]
    let place = presolve.matrix.first(row: row)
    if place < 0, !record.isRequired { return }
    self.record(sumOf: row, presolve.reduction, rows)
    judgements.append(
      Judgement(
        relation: record.relation,
        variable: place < 0 ? -1 : Int32(truncatingIfNeeded: presolve.matrix.column(place)),
        coefficient: place < 0 ? rows.norm(row) : presolve.matrix.value(place)))
  }

  private mutating func record(
    definitionOf variable: Int, _ presolve: Presolve, _ rows: RowStore, _ variables: VariableStore
  ) {
    let reduction = presolve.reduction
    let elimination = reduction.eliminations[Int(reduction.cells[variable].elimination)]
    let firstCheck = checks.count
    presolve.forEachSingle(of: variable, rows, variables) { product in
      let row = rows.records[Int(product.row)]
      guard row.isRequired else { return }
      checks.append(
        Check(
          coefficient: product.coefficient, constant: row.constant, relation: row.relation))
    }
    definitions.append(
      Definition(
        variable: elimination.variable, equality: elimination.equality,
        firstOther: elimination.firstOther,
        otherEnd: elimination.firstOther + elimination.otherCount,
        firstCheck: Int32(truncatingIfNeeded: firstCheck),
        checkEnd: Int32(truncatingIfNeeded: checks.count), pivot: elimination.pivot))
  }
}
