/// Finds values for variables that meet linear rows as well as their priorities allow.
///
/// Every distinct priority above 0 and up to 1000 is a level of its own, 1000 being required. The
/// solver makes the sum of the violations of level 1000 as small as it can be, then that of the
/// next level among all the solutions that leave the first one so, and so on: no number of weaker
/// rows outweighs a stronger one. Required rows that contradict each other are violated as little
/// as possible and named by ``conflicts``; they never stop the rest.
///
/// The answer is unique, and does not depend on the order of edits. Where several solutions are
/// equally good, the rows of each level are met one after the other from the largest order key to
/// the smallest; what no row determines then rests at 0, from the variable with the largest
/// order key to the one with the smallest.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.addVariable()
/// let width = solver.addVariable()
/// try solver.addRow([Term(left, 1)], .equal, 8)
/// try solver.addRow([Term(left, 1), Term(width, 1)], .lessThanOrEqual, 100)
/// try solver.addRow([Term(width, 1)], .equal, 200, priority: 750)
/// solver.solve()
/// solver[width]  // 92
/// ```
///
/// A solver is a value: a copy goes its own way. Nothing is solved before ``solve()``.
public struct Solver: Sendable {
  var variables = VariableStore()
  var rows = RowStore()
  /// What has changed since the last solution.
  var change = Change.nothing
  /// The rows whose constants have changed since the last solution, with the constants they had.
  var edited: [(row: Int32, constant: Double)] = []
  /// The rows that have come, gone, or changed otherwise.
  var restructured: [Int32] = []
  /// The rows that have a new key.
  var reordered: [Int32] = []

  /// The problem without what required equalities define, and how to get that back.
  var presolve = Presolve()
  /// The connected parts of what is left, with their solutions.
  var parts = Parts()
  var finder = PartFinder()
  var simplex = Simplex()
  var oneVariable = OneVariable()

  /// The parts that changes reach, and the variables that are a part of their own.
  var touchedParts: [Int32] = []
  var isPartTouched: [Bool] = []
  var touchedColumns: [Int32] = []
  var isColumnTouched: [Bool] = []
  /// The rows whose constants must be computed anew.
  var reachedRows: [Int32] = []
  /// The variables that have a new value.
  var changedVariables: [Int32] = []

  /// For each row slot, whether the row must stay in the problem though it is a required equality:
  /// it has a share in required rows not being met.
  var isElastic: [Bool] = []
  /// Whether rows on fixed variables must stay in the problem, as some aren't met.
  var keepsChecks = false
  /// The variables that need a row of their own that draws them to 0, as other rows leave them
  /// undetermined.
  var stays: [Int32] = []
  /// Whether those rows are assumed to hold, as far as others leave a choice.
  var assumesStays = false
  /// For each variable slot, whether it is among `stays`.
  var hasStay: [Bool] = []
  /// For each row, whether it was tight in the last solution: a first guess for the next.
  var wasTight: [Bool] = []
  /// The variables that rows leave a choice for, and on which others depend.
  var looseColumns: [Int32] = []
  /// Of those that aren't eliminated, the variables that rows leave undetermined.
  var undetermined: [Int32] = []
  /// For each variable slot, whether another value would have been as good.
  var isLoose: [Bool] = []
  /// By how much each row is violated, before and after variables are assumed to be 0.
  var violations: [(amount: Double, size: Double)] = []
  var newViolations: [(amount: Double, size: Double)] = []
  /// What each row contributes to required rows not being met; empty while all are.
  var multipliers: [Double] = []
  /// The values at the end of the last call of `solve`, and the variables whose values differed
  /// from those before.
  var published: [Double] = []
  var moved: [Int32] = []
  /// Whether a part is violated or undetermined, so that there may be something to learn.
  var mustLearn = false
  /// The variables of parts that were taken apart.
  var loosened: [Int32] = []
  /// Whether there is a solution to begin at.
  var isSolved = false

  /// The variables about which the last solution in doubles leaves a doubt, and the groups that were
  /// solved with more digits, or refused, in consequence.
  var doubts = Doubts()
  var groups: [ExtendedGroup] = []

  /// What the next solution can keep of the last one.
  enum Change: UInt8, Comparable, Sendable {
    case nothing
    case constants
    case structure

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Makes a solver without variables and rows.
  public init() {}

  /// How many variables there are.
  public var variableCount: Int { variables.count }

  /// How many rows there are.
  public var rowCount: Int { rows.count }

  /// The variables to whose values the last call of ``solve()`` made a difference, each once, in an
  /// order that is the same on every run.
  ///
  /// - Complexity: O(*k*) for *k* such variables.
  public var movedVariables: [Variable] {
    moved.compactMap { variables.records[Int($0)].isTaken ? variables.handle(Int($0)) : nil }
  }

  /// The variable's value in the last solution: 0 before the first one that knows the variable,
  /// and not a number if the variable is unknown here.
  public subscript(variable: Variable) -> Double {
    guard variables.contains(variable) else { return .nan }
    let index = Int(variable.index)
    return index < variables.value.count ? variables.value[index] : 0
  }
}
