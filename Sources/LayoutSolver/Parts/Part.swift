/// One connected part of what presolve has left, with its solution.
///
/// Rows and columns are numbered inside the part. The solution is a *vertex*: as many rows are tight as
/// there are columns, and they are independent. These rows are the part's basis.
struct Part: Sendable {
  /// A variable of the part, and a place of the basis.
  struct Column: BitwiseCopyable {
    /// The solver's variable.
    var variable: Int32
    /// How many of the part's rows have this variable and others.
    var rowCount: Int32 = 0
    /// The tight row at this place of the basis, or `~column` where `column == 0` stands in for one.
    var tight: Int32 = -1
    /// Whether another value would have been as good.
    var isLoose = false
    /// Whether another value would have been as good but for the tie rule, where ``Part/knowsOpen``.
    var isOpen = false
    /// The solution.
    var value = 0.0
  }

  /// A row of the part.
  struct Row {
    var constant = 0.0
    /// How large the numbers are that the constant is the difference of.
    var scale = 0.0
    /// The largest coefficient of the row as it was given.
    var norm = 1.0
    /// The solver's row.
    var source: Int32 = -1
    /// Where the row's terms begin, and how many there are.
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    /// The place of the row in the basis, or -1.
    var place: Int32 = -1
    /// The row's level, counted from the highest; -1 for a stay row, which comes after all levels.
    var level: Int32 = -1
    var relation = Relation.equal
    var isRequired = false
    /// The side of its constant that the row's left-hand side is on: 1 above, -1 below.
    var side = 1.0
    /// Whether the left-hand side differs from the constant by no more than rounding.
    var isAtConstant = false

    /// Where the row's terms are.
    var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) &+ Int(termCount) }
  }

  /// A coefficient of a row, by column of the part.
  struct Term: BitwiseCopyable {
    var coefficient = 0.0
    var column: Int32 = 0
  }

  var columns: [Column] = []
  /// In the order of the tie rule: by level, the larger key first; stay rows come last.
  var rows: [Row] = []
  var terms: [Term] = []
  /// How many distinct levels the rows have.
  var levels = 0
  /// Whether the tight rows are a basis to start from.
  var hasBasis = false
  /// Whether the basis is the best one as long as no row changes its position.
  var isSettled = false
  /// Whether a required row is violated.
  var isInfeasible = false
  /// Whether another point would have been as good.
  var isLoose = false
  /// Whether it is known which variables are open in the solution at hand.
  var knowsOpen = false
  /// Whether the part was taken apart, and nothing is left of it.
  var isGone = false
  /// Whether others that are alike may begin at its basis: it is the best one beyond doubt.
  var isModel = false
  /// The same for parts that are alike, as far as that was seen.
  var shape: Int32 = 0

  /// How many variables the part has.
  var size: Int { columns.count }
}

extension Part {
  /// Gives a row another constant.
  ///
  /// The scale is how large the numbers are that the constant is the difference of.
  ///
  /// - Returns: Whether that may make a difference: not if there is room for both constants.
  mutating func set(_ constant: Double, scale: Double, ofRow index: Int) -> Bool {
    let old = rows[index].constant
    rows[index].constant = constant
    rows[index].scale = scale
    if rows[index].place >= 0 { return true }
    var sum = 0.0
    var size = rows[index].norm + scale
    for term in rows[index].terms {
      let product = terms[term].coefficient * columns[Int(terms[term].column)].value
      sum += product
      size += product.magnitude
    }
    return !rows[index].relation.hasRoom(sum, beside: old, constant, size: size)
  }
}

extension Part.Row {
  /// 1 if the row is violated from above, -1 from below, and 0 if it is met or tight.
  ///
  /// A row that is not tight and yet at its constant is on the side that it came from, and is
  /// violated, by nothing, if that is the wrong side.
  var violation: Double {
    guard place < 0 else { return 0 }
    switch relation {
    case .equal: return side
    case .lessThanOrEqual: return side > 0 ? 1 : 0
    case .greaterThanOrEqual: return side < 0 ? -1 : 0
    }
  }
}

extension Doubts {
  /// Adds a doubt about all variables of a part.
  mutating func add(_ doubt: Doubt, about part: Part) {
    for column in part.columns { add(doubt, about: Int(column.variable)) }
  }
}

/// The connected parts of what presolve has left.
struct Parts {
  private(set) var parts: [Part] = []
  /// The numbers that new parts may have, and those of parts that went in the solution at hand, which may
  /// still be mentioned.
  private var free: [Int32] = []
  private var removed: [Int32] = []
  /// The parts that new ones may be like.
  private var models = PartModels()
  /// For each row slot, its part, and its index there; the part is -1 for a row that is in none.
  private var partOfRow = Slots<Int32>(-1)
  private var indexOfRow = Slots<Int32>(-1)
  /// For each variable slot, the part it is in, or -1.
  private(set) var partOfColumn = Slots<Int32>(-1)

  /// The numbers of all parts, those that are gone included.
  var indices: Range<Int> { parts.indices }

  subscript(part: Int) -> Part {
    @inline(__always) _read { yield parts[part] }
    @inline(__always) _modify { yield &parts[part] }
  }

  /// Where a row stands, if it is in a part.
  func place(ofRow row: Int) -> (part: Int, index: Int)? {
    let part = partOfRow[row]
    return part < 0 ? nil : (Int(part), Int(indexOfRow[row]))
  }

  /// Forgets all parts.
  mutating func reset() {
    parts.empty()
    free.empty()
    removed.empty()
    models.reset()
    partOfRow.reset()
    indexOfRow.reset()
    partOfColumn.reset()
  }

  /// Makes room for new rows and variables.
  mutating func grow(rows: Int, columns: Int) {
    partOfRow.makeRoom(for: rows)
    indexOfRow.makeRoom(for: rows)
    partOfColumn.makeRoom(for: columns)
  }

  /// Adds a part.
  ///
  /// - Returns: Its number.
  mutating func insert(_ part: consuming Part) -> Int {
    let number = free.popLast() ?? Int32(truncatingIfNeeded: parts.count)
    for column in part.columns { partOfColumn[Int(column.variable)] = number }
    for index in part.rows.indices {
      partOfRow[Int(part.rows[index].source)] = number
      indexOfRow[Int(part.rows[index].source)] = Int32(truncatingIfNeeded: index)
    }
    if Int(number) < parts.count {
      parts[Int(number)] = part
    } else {
      parts.append(part)
    }
    return Int(number)
  }

  /// Has a new part begin where another one has come to that is alike, if there is one.
  mutating func findModel(for part: Int) {
    let number = models.replace(by: part, parts[part].fingerprint)
    if number >= 0, number != part, parts[number].isModel {
      let model = parts[number]
      if parts[part].isAlike(model) { return parts[part].begin(like: model) }
    }
    parts[part].shape = models.newShape()
  }

  /// Takes a part out; its rows and columns are in none then.
  mutating func remove(_ part: Int) {
    for column in parts[part].columns { partOfColumn[Int(column.variable)] = -1 }
    for row in parts[part].rows { partOfRow[Int(row.source)] = -1 }
    parts[part] = Part()
    parts[part].isGone = true
    removed.append(Int32(truncatingIfNeeded: part))
  }

  /// Lets new parts have the numbers of those that are gone, which nothing mentions any more.
  mutating func recycle() {
    free.append(all: removed)
    removed.empty()
  }
}
