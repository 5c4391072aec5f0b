/// What presolve did, as a program on the constants of rows and the values of variables.
///
/// Presolve is Gaussian elimination on required equalities: each elimination takes a variable and
/// the equality that defines it out of the problem, after subtracting multiples of that equality
/// from the other rows in which the variable stands. The multiples are the program: run forwards
/// on the constants it gives the constants of what is left; run backwards on the multipliers of
/// what is left it gives those of the equalities; and the eliminated equalities, taken in reverse,
/// give the eliminated variables.
///
/// It is kept like a spreadsheet: all that depends on a row or a variable is linked to it, so that
/// a change can be followed to what it reaches, and a part of the program can be taken back.
struct Reduction {
  /// A subtraction of `factor` times the source row from the target row.
  struct Step {
    var target: Int32
    var source: Int32
    var factor: Double
    /// The next step into the target.
    var nextInto: Int32
    /// The neighbors among the steps from the source.
    var nextFrom: Int32
    var previousFrom: Int32
  }

  /// A variable that was taken out with the equality that defines it.
  struct Elimination {
    var variable: Int32
    var equality: Int32
    var pivot: Double
    /// Larger than that of every elimination whose equality this variable is one of the others of.
    var rank: Double
    /// Where the equality's other terms are.
    var firstOther: Int32
    var otherCount: Int32

    var others: Range<Int> { Int(firstOther)..<Int(firstOther) + Int(otherCount) }
  }

  /// A term of an equality that defines another variable.
  struct Other {
    var variable: Int32
    /// The elimination it belongs to.
    var owner: Int32
    /// The neighbors among the terms of this variable.
    var next: Int32
    var previous: Int32
    var coefficient: Double
  }

  /// What is known of a row.
  struct Line {
    /// The first of the steps whose target the row is, or -1.
    var firstInto: Int32 = -1
    /// The first of the steps whose source the row is, or -1.
    var firstFrom: Int32 = -1
    /// The elimination that the row is the equality of, or -1.
    var elimination: Int32 = -1
    /// Whether the row is among ``Reduction/reachedRows``.
    var isReached = false
    /// The row's constant after the subtractions.
    var constant = 0.0
    /// How large the numbers were that the constant is the difference of.
    var scale = 0.0
  }

  /// What is known of a variable.
  struct Cell {
    /// The elimination that took the variable out, or -1.
    var elimination: Int32 = -1
    /// The first of the terms of this variable in ``Reduction/others``, or -1.
    var firstUse: Int32 = -1
  }

  var steps: [Step] = []
  var eliminations: [Elimination] = []
  var others: [Other] = []
  var lines: [Line] = []
  var cells: [Cell] = []

  /// The rank of the next elimination.
  private(set) var nextRank = 0.0
  /// How many of the steps were run when they were recorded.
  var stepsRun = 0
  /// Room to put the eliminations in order.
  private var ordered = Buffer<Elimination>()
  private var freeSteps: [Int32] = []
  private var freeEliminations: [Int32] = []
  /// How many of `others` belong to eliminations that were taken back.
  private(set) var garbage = 0

  /// The eliminations that a change reaches and that wait for their turn; see
  /// `Reduction+Changes.swift`.
  var ranks = Ranks()
  /// What gets a lower rank, the highest first; see `Reduction+Ranks.swift`.
  var lowered = Buffer<Int32>()
  /// The rows that are left in the problem whose constants must be computed anew, and the eliminations
  /// whose equality has a new constant, since the last call of `forgetChanges`.
  var reachedRows = Buffer<Int32>()
  var changedEqualities = Buffer<Int32>()

  /// Forgets the program, keeping the memory it has, and takes the constants of rows as they are
  /// given.
  mutating func reset(_ rows: RowStore, variables: Int) {
    steps.empty()
    stepsRun = 0
    eliminations.empty()
    eliminations.reserveCapacity(min(rows.slots, variables))
    others.empty()
    lines.empty()
    let records = rows.records.span
    lines.append(upTo: records.count) { lines in
      for row in records.indices {
        let constant = records[row].constant
        lines.append(Line(constant: constant, scale: constant.magnitude))
      }
    }
    cells.refill(with: Cell(), count: variables)
    freeSteps.empty()
    freeEliminations.empty()
    ranks.putInOrder()
    reachedRows.removeAll()
    changedEqualities.removeAll()
    garbage = 0
    nextRank = 0
  }

  /// Makes room for new rows and variables.
  mutating func grow(rows: Int, variables: Int) {
    lines.grow(with: Line(), count: rows)
    cells.grow(with: Cell(), count: variables)
  }

  func isEliminated(_ variable: Int) -> Bool { cells[variable].elimination >= 0 }

  /// Records a subtraction of a multiple of the source from the target.
  mutating func subtract(_ factor: Double, of source: Int, from target: Int) {
    let next = lines[source].firstFrom
    let step = Step(
      target: Int32(truncatingIfNeeded: target), source: Int32(truncatingIfNeeded: source),
      factor: factor, nextInto: lines[target].firstInto, nextFrom: next, previousFrom: -1)
    let place: Int32
    if freeSteps.isEmpty {
      place = Int32(truncatingIfNeeded: steps.count)
      steps.append(step)
    } else {
      place = freeSteps.removeLast()
      steps[Int(place)] = step
    }
    if next >= 0 { steps[Int(next)].previousFrom = place }
    lines[source].firstFrom = place
    lines[target].firstInto = place
  }

  /// Records the subtraction of a row from others, each as often as its item says.
  mutating func subtract(
    _ items: Buffer<SparseMatrix.Item>, dividedBy divisor: Double, of source: Int
  ) {
    for index in 0..<items.count {
      subtract(items[index].value / divisor, of: source, from: Int(items[index].line))
    }
  }

  /// Takes back all subtractions from the target.
  mutating func removeSteps(into target: Int) {
    var place = lines[target].firstInto
    lines[target].firstInto = -1
    while place >= 0 {
      let step = steps[Int(place)]
      if step.nextFrom >= 0 { steps[Int(step.nextFrom)].previousFrom = step.previousFrom }
      if step.previousFrom >= 0 {
        steps[Int(step.previousFrom)].nextFrom = step.nextFrom
      } else {
        lines[Int(step.source)].firstFrom = step.nextFrom
      }
      freeSteps.append(place)
      place = step.nextInto
    }
  }

  /// Records an elimination.
  ///
  /// - Parameters:
  ///   - variable: The variable that goes.
  ///   - equality: The row that goes with it.
  ///   - pivot: The variable's coefficient in the row.
  ///   - terms: The other terms of the row.
  ///   - rank: By default above all others.
  /// - Returns: The elimination.
  @discardableResult
  mutating func eliminate(
    _ variable: Int, by equality: Int, pivot: Double, terms: Buffer<SparseMatrix.Item>,
    rank: Double? = nil
  ) -> Int32 {
    let new = Elimination(
      variable: Int32(truncatingIfNeeded: variable),
      equality: Int32(truncatingIfNeeded: equality), pivot: pivot, rank: rank ?? nextRank,
      firstOther: Int32(truncatingIfNeeded: others.count),
      otherCount: Int32(truncatingIfNeeded: terms.count))
    let place: Int32
    if new.rank < nextRank || !freeEliminations.isEmpty { ranks.isInOrder = false }
    if new.rank >= nextRank { nextRank = new.rank + 1 }
    if freeEliminations.isEmpty {
      place = Int32(truncatingIfNeeded: eliminations.count)
      eliminations.append(new)
    } else {
      place = freeEliminations.removeLast()
      eliminations[Int(place)] = new
    }
    lines[equality].elimination = place
    cells[variable].elimination = place
    for index in 0..<terms.count { appendOther(terms[index], of: place) }
    return place
  }

  private mutating func appendOther(_ term: SparseMatrix.Item, of elimination: Int32) {
    let place = Int32(truncatingIfNeeded: others.count)
    let next = cells[Int(term.line)].firstUse
    if next >= 0 { others[Int(next)].previous = place }
    others.append(
      Other(
        variable: term.line, owner: elimination, next: next, previous: -1,
        coefficient: term.value))
    cells[Int(term.line)].firstUse = place
  }

  /// Takes an elimination back; the steps from its equality must have been.
  mutating func restoreVariable(of elimination: Int) {
    let old = eliminations[elimination]
    for place in old.others {
      let other = others[place]
      if other.next >= 0 { others[Int(other.next)].previous = other.previous }
      if other.previous >= 0 {
        others[Int(other.previous)].next = other.next
      } else {
        cells[Int(other.variable)].firstUse = other.next
      }
    }
    garbage += Int(old.otherCount)
    cells[Int(old.variable)].elimination = -1
    lines[Int(old.equality)].elimination = -1
    eliminations[elimination].variable = -1
    eliminations[elimination].otherCount = 0
    freeEliminations.append(Int32(truncatingIfNeeded: elimination))
  }

  /// Gives up the room of eliminations that were taken back, if that is more than half of it.
  ///
  /// - Complexity: O(*t*) for the *t* terms of all eliminations, and so O(1) amortised for each term.
  mutating func compact() {
    if garbage <= others.count / 2 + 1024 { return }
    var kept: [Other] = []
    kept.reserveCapacity(others.count - garbage)
    var new = [Int32](repeating: -1, count: others.count)
    for index in eliminations.indices where eliminations[index].variable >= 0 {
      let places = eliminations[index].others
      eliminations[index].firstOther = Int32(truncatingIfNeeded: kept.count)
      for place in places {
        new[place] = Int32(truncatingIfNeeded: kept.count)
        kept.append(others[place])
      }
    }
    for place in kept.indices {
      if kept[place].next >= 0 { kept[place].next = new[Int(kept[place].next)] }
      if kept[place].previous >= 0 { kept[place].previous = new[Int(kept[place].previous)] }
    }
    for variable in cells.indices where cells[variable].firstUse >= 0 {
      cells[variable].firstUse = new[Int(cells[variable].firstUse)]
    }
    others = kept
    garbage = 0
  }

  /// Numbers the eliminations anew, in the order of their ranks.
  ///
  /// - Complexity: O(*e* log *e*) for all *e* eliminations.
  mutating func putInOrder() {
    ordered.removeAll()
    for elimination in eliminations where elimination.variable >= 0 { ordered.append(elimination) }
    ordered.sort { $0.rank < $1.rank }
    eliminations.empty()
    for place in 0..<ordered.count { eliminations.append(ordered[place]) }
    for place in eliminations.indices {
      let new = Int32(truncatingIfNeeded: place)
      eliminations[place].rank = Double(place)
      lines[Int(eliminations[place].equality)].elimination = new
      cells[Int(eliminations[place].variable)].elimination = new
      for other in eliminations[place].others { others[other].owner = new }
    }
    nextRank = Double(eliminations.count)
    freeEliminations.empty()
    ranks.putInOrder()
  }
}
