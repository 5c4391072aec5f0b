/// Rows that have no variable in common with others, in numbers as written.
struct PreciseSystem {
  struct Row {
    var terms: [PreciseFactors.Entry] = []
    var relation: Relation
    var constant: PreciseNumber
    /// Counted from the highest; required rows are on level 0 if there are any.
    var level: Int
    var isRequired: Bool
    /// Whether the row is known to be tight in the solution that is doubted, or at its constant
    /// there: a guess at the basis.
    var isTight = false
    var isAtConstant = false
  }

  /// The rows in the order of the tie rule: by level, the larger key first.
  ///
  /// Behind all levels stand equalities that draw to rest what rests at bounds, if anything does.
  var rows: [Row] = []
  /// For each of those, the row it was made of, or `~column` for a variable that it draws to 0.
  var rests: [Int32] = []
  /// How many variables there are; they stand in the order in which they come to rest at 0.
  var size: Int
  var levels = 0
  /// Whether each variable is at 0 in the solution that is doubted.
  var isAtRest: [Bool] = []

  /// What came out.
  struct Solution {
    /// The values of the columns.
    var values: [Double]
    /// Whether all required rows are met, exactly where numbers are known exactly.
    var meetsRequired: Bool
    /// The required rows that aren't met by more than rounding, each with the required rows it clashes with.
    var conflicts: [(broken: Int, clashing: [Int])]
    /// The rows that cross at the point; beyond those of the system stand the variables at rest.
    var basis: [Int]
    /// All rows that are at their constants.
    var rowsAtConstants: [Int]
  }

  /// The solution, or nil if it takes more digits to tell it from others, or too long.
  func solve() -> Solution? {
    var simplex = PreciseSimplex(self)
    return simplex.solve()
  }
}
