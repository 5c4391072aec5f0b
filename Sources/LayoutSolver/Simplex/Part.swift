/// The places in ``Parts`` where one connected part of the reduced problem stands.
struct Part {
  /// The part's variables.
  var columns: Range<Int>
  /// The part's rows, in the order of the tie rule: by level, the larger key first.
  var rows: Range<Int>
  /// Where the part's square matrix begins.
  var inverse: Int
  /// How many distinct levels the rows have.
  var levels: Int
  /// Whether ``Parts/tight`` and ``Parts/inverse`` hold a basis to start from.
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
  var parts: [Part] = []

  /// The solver's variable behind each column.
  var variable: [Int32] = []
  /// The solution.
  var value: [Double] = []
  /// The tight row of each place of the basis: an index into the rows, or `~column` for a
  /// placeholder `column == 0` that no row has taken the place of.
  var tight: [Int32] = []
  /// Whether another value would have been as good.
  var isLoose: [Bool] = []

  /// The row of the matrix behind each row: a slot of the solver, or a stay row beyond those.
  var source: [Int32] = []
  var relation: [Relation] = []
  /// The row's level, counted inside the part from the highest; -1 for a stay row, which comes
  /// after all levels.
  var level: [Int32] = []
  /// Whether the row is required.
  var isRequired: [Bool] = []
  var constant: [Double] = []
  /// How large the numbers are that the constant is the difference of.
  var scale: [Double] = []
  /// The largest coefficient of the row as it was given.
  var norm: [Double] = []
  /// The place of the row in the basis, or -1.
  var place: [Int32] = []
  /// The side of its constant that the row's left-hand side is on: 1 above, -1 below.
  var side: [Double] = []
  /// The first term of each row, and behind the last row the end of the terms.
  var firstTerm: [Int32] = []

  var termColumn: [Int32] = []
  var termValue: [Double] = []

  /// The inverse of each part's tight rows: row by variable, column by place in the basis.
  var inverse: [Double] = []

  func terms(of row: Int) -> Range<Int> { Int(firstTerm[row])..<Int(firstTerm[row + 1]) }
}
