/// The places in ``Parts`` where one connected part of the reduced problem stands.
struct Part {
  /// Up to how many variables a part has a dense inverse.
  static let largestDense = 32

  /// The part's variables.
  var columns: Range<Int>
  /// The part's rows, in the order of the tie rule: by level, the larger key first.
  var rows: Range<Int>
  /// Behind the rows there is room for more up to here.
  var rowsEnd: Int
  /// How many distinct levels the rows have.
  var levels: Int
  /// Where the part's inverse begins in ``Parts/dense``, or -1 if it is in ``Parts/sparse``.
  var dense: Int
  /// Whether the tight rows and the inverse are a basis to start from.
  var hasBasis = false
  /// Whether the basis is the best one as long as no row changes its position.
  var isSettled = false
  /// Whether the inverse gave a point in which the tight rows are met to the last bit, and for each
  /// other row it is clear where it stands.
  var isExact = false
  /// How many rows are about to come and go.
  var patches: Int32 = 0
  /// How many pivots the inverse has seen since it was computed afresh.
  var age = 0
  /// Whether a required row is violated.
  var isInfeasible = false
  /// Whether another point would have been as good.
  var isLoose = false
  /// Whether the part has been split or joined with others, and what is left is to be ignored.
  var isGone = false

  /// How many variables the part has.
  var size: Int { columns.count }
}

/// Places in the basis of a small part, a bit each.
///
/// Most of an inverse is empty, so that to go from one entry to the next is less work than to look
/// at all of them.
struct PlaceSet: BitwiseCopyable {
  private var bits: UInt32 = 0

  init() {}

  @inline(__always)
  init(_ place: Int) { bits = 1 &<< UInt32(truncatingIfNeeded: place) }

  var isEmpty: Bool { @inline(__always) get { bits == 0 } }

  @inline(__always)
  func overlaps(_ other: PlaceSet) -> Bool { bits & other.bits != 0 }

  @inline(__always)
  mutating func insert(_ other: PlaceSet) { bits |= other.bits }

  @inline(__always)
  mutating func remove(_ other: PlaceSet) { bits &= ~other.bits }

  /// Takes the first place out of a set that isn't empty.
  @inline(__always)
  mutating func removeFirst() -> Int {
    let place = bits.trailingZeroBitCount
    bits &= bits &- 1
    return place
  }
}

/// The connected parts of what presolve left, one after the other in flat arrays.
///
/// Column indices inside a part count from the part's first column. What stands in an array of
/// rows, terms or columns is found by the part's ranges.
struct Parts {
  /// A variable of a part.
  struct Column {
    /// The solver's variable.
    var variable: Int32
    /// The tight row of this place of the basis: an index into the rows, or `~column` for a
    /// placeholder `column == 0` that no row has taken the place of.
    var tight: Int32 = -1
    /// In a small part, the places at which the variable's row of the inverse isn't zero.
    var pattern = PlaceSet()
    /// Whether another value would have been as good.
    var isLoose = false
    /// The solution.
    var value = 0.0
  }

  /// A row of a part.
  struct Row {
    var constant = 0.0
    /// How large the numbers are that the constant is the difference of.
    var scale = 0.0
    /// The largest coefficient of the row as it was given.
    var norm = 1.0
    /// The row of the matrix: a slot of the solver, or a stay row beyond those.
    var source: Int32 = -1
    var part: Int32 = -1
    /// Where the row's terms begin, and how many there are.
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    /// The place of the row in the basis, or -1.
    var place: Int32 = -1
    /// The row's level, counted inside the part from the highest; -1 for a stay row, which comes
    /// after all levels.
    var level: Int32 = -1
    var relation = Relation.equal
    var isRequired = false
    /// The side of its constant that the row's left-hand side is on: 1 above, -1 below.
    var side = 1.0
    /// Whether the left-hand side differs from the constant by no more than rounding.
    var isAtConstant = false
    /// Whether the constant has changed since the part was solved.
    var isChanged = false

    /// Where the row's terms are.
    var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) &+ Int(termCount) }
  }

  /// A coefficient of a row, by column of the part.
  struct Term {
    var coefficient = 0.0
    var column: Int32 = 0
  }

  var parts: [Part] = []
  var columns: [Column] = []
  var rows: [Row] = []
  var terms: [Term] = []
  /// The places of terms that no row has any longer, though the part is there.
  var freeTerms: [Int32] = []
  /// The inverse of each small part's tight rows: one variable after the other, each with its
  /// coefficients by place in the basis.
  var dense: [Double] = []
  /// The inverse of each large part's tight rows: row by variable, column by place in the basis.
  ///
  /// Both are counted as ``columns`` are. Most of it is empty, however large a part is.
  var sparse = SparseMatrix()
  /// For each row slot and stay row, its index here, or -1.
  var rowOfSource = Slots<Int32>(-1)
  /// For each variable slot, the part it is in, or -1.
  var partOfColumn = Slots<Int32>(-1)
  /// For each variable of a part that was solved in turn, and so isn't written out, the next variable
  /// of that part, in a circle; or -1.
  var companion = Slots<Int32>(-1)
  /// How many of the columns belong to parts that are gone.
  private(set) var garbage = 0

  func terms(of row: Int) -> Range<Int> { rows[row].terms }

  /// Forgets all parts, keeping the memory.
  mutating func reset() {
    parts.empty()
    columns.empty()
    rows.empty()
    terms.empty()
    freeTerms.empty()
    dense.empty()
    sparse.reset(rows: 0, columns: 0)
    rowOfSource.reset()
    partOfColumn.reset()
    companion.reset()
    garbage = 0
  }

  /// Makes room for new rows and variables.
  mutating func grow(rows rowCount: Int, columns columnCount: Int) {
    rowOfSource.makeRoom(for: rowCount)
    partOfColumn.makeRoom(for: columnCount)
  }

  /// Takes a part out; its rows and columns are in none then.
  mutating func remove(_ part: Int) {
    parts[part].isGone = true
    garbage += parts[part].size
    for column in parts[part].columns {
      partOfColumn[Int(columns[column].variable)] = -1
      if parts[part].dense < 0 { sparse.clear(row: column) }
    }
    for row in parts[part].rows { rowOfSource[Int(rows[row].source)] = -1 }
  }

  /// The coefficient of a tight row's constant in the value of a variable; the column of the
  /// variable and the place of the row in the basis are both counted as ``columns`` are.
  func inverse(of part: Part, column: Int, place: Int) -> Double {
    if part.dense < 0 {
      let entry = sparse.entry(row: column, column: place)
      return entry < 0 ? 0 : sparse.value(entry)
    }
    let first = part.columns.lowerBound
    return dense[part.dense + (column - first) * part.size + place - first]
  }
}

extension Parts {
  /// Remembers which variables were solved in turn together.
  mutating func keepCompanions(_ columns: Buffer<Int32>, _ slots: Int) {
    companion.makeRoom(for: slots)
    for index in 0..<columns.count {
      let next = index + 1 < columns.count ? index + 1 : 0
      companion.values[Int(columns[index])] = columns[next]
    }
  }

  /// The next of the variables that one was solved in turn with, or -1; what is asked for is
  /// forgotten, so that the circle ends where it began.
  mutating func takeCompanion(of variable: Int32) -> Int32 {
    let next = companion[Int(variable)]
    companion[Int(variable)] = -1
    return next
  }
}

extension Parts.Row {
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
