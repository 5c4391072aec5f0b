/// The places in ``Parts`` where one connected part of the reduced problem stands.
struct Part {
  /// The part's variables.
  var columns: Range<Int>
  /// The part's rows, in the order of the tie rule: by level, the larger key first.
  var rows: Range<Int>
  /// How many distinct levels the rows have.
  var levels: Int
  /// Whether the tight rows and ``Parts/inverse`` are a basis to start from.
  var hasBasis = false
  /// How many pivots the inverse has seen since it was computed afresh.
  var age = 0
  /// Whether a required row is violated.
  var isInfeasible = false
  /// Whether another point would have been as good.
  var isLoose = false

  /// How many variables the part has.
  var size: Int { columns.count }
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
    var norm: Double
    /// The row of the matrix: a slot of the solver, or a stay row beyond those.
    var source: Int32
    var part: Int32
    /// Where the row's terms begin; they end where the next row's do.
    var firstTerm: Int32
    /// The place of the row in the basis, or -1.
    var place: Int32 = -1
    /// The row's level, counted inside the part from the highest; -1 for a stay row, which comes
    /// after all levels.
    var level: Int32
    var relation: Relation
    var isRequired: Bool
    /// The side of its constant that the row's left-hand side is on: 1 above, -1 below.
    var side: Double
  }

  /// A coefficient of a row, by column of the part.
  struct Term {
    var coefficient: Double
    var column: Int32
  }

  var parts: [Part] = []
  var columns: [Column] = []
  var rows: [Row] = []
  var terms: [Term] = []
  /// The inverse of each part's tight rows: row by variable, column by place in the basis.
  ///
  /// Both are counted as ``columns`` are. Most of it is empty, however large a part is.
  var inverse = SparseMatrix()
  /// For each row of the matrix, its index here, or -1.
  var rowOfSource: [Int32] = []

  func terms(of row: Int) -> Range<Int> {
    let end = row + 1 < rows.count ? Int(rows[row + 1].firstTerm) : terms.count
    return Int(rows[row].firstTerm)..<end
  }

  /// 1 if the row is violated from above, -1 from below, and 0 if it is met or tight.
  ///
  /// A row that is not tight and yet at its constant is on the side that it came from, and is
  /// violated, by nothing, if that is the wrong side.
  func violation(_ row: Int) -> Double {
    let row = rows[row]
    guard row.place < 0 else { return 0 }
    switch row.relation {
    case .equal: return row.side
    case .lessThanOrEqual: return row.side > 0 ? 1 : 0
    case .greaterThanOrEqual: return row.side < 0 ? -1 : 0
    }
  }
}
