/// A small group of rows that have no variable in common with others, in numbers as written.
struct ExtendedSystem {
  struct Term {
    var column: Int
    var coefficient: WrittenNumber
  }

  struct Row {
    var terms: [Term] = []
    var relation: Relation
    var constant: WrittenNumber
    /// Counted from the highest; required rows are on level 0 if there are any.
    var level: Int
    var isRequired: Bool
    /// The solver's row.
    var source: Int32
  }

  /// The rows in the order of the tie rule: by level, the larger key first.
  var rows: [Row] = []
  /// The solver's variables, in the order in which they come to rest at 0.
  var columns: [Int32] = []
  var levels = 0
  /// The rows that are at their constants in the solution that is doubted: a guess at the tight ones.
  var guess: [Int] = []

  /// What came out.
  struct Solution {
    /// The values of the columns.
    var values: [Double]
    /// For each row, what it contributes to required rows not being met: the solution's multipliers
    /// of the highest level; empty if they are met.
    var multipliers: [DoubleDouble]
    /// The required rows that aren't met.
    var broken: [Int]
    /// For each column, the rows that cross where it has its value.
    var determining: [[Int]]
  }

  /// The solution, or nil if it can't be told from others for want of digits, or takes too long.
  func solve() -> Solution? {
    var simplex = ExtendedSimplex(self)
    return simplex.solve()
  }
}
