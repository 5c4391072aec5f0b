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
/// order key to the one with the smallest. Variables that rest at bounds come after the others:
/// before they rest at 0, the inequalities in which they stand are drawn to their constants, those of
/// ≥ before those of ≤, and each from the smallest order key to the largest.
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
  var edited = Buffer<(row: Int32, constant: Double)>()
  /// The rows that have come, gone, or changed otherwise.
  var restructured: [Int32] = []
  /// The rows, and the variables, that have a new key.
  var reordered: [Int32] = []
  var reorderedVariables: [Int32] = []

  /// The problem without what required equalities define, and how to get that back.
  var presolve = Presolve()
  /// The connected parts of what is left, with their solutions.
  var parts = Parts()
  var finder = PartFinder()
  var simplex = OnDemand<Simplex>()
  var oneVariable = OneVariable()

  /// The parts that changes reach, and the variables that are a part of their own.
  var touchedParts: [Int32] = []
  var isPartTouched = Slots(false)
  var touchedColumns = Buffer<Int32>()
  var isColumnTouched = Slots(false)
  /// The rows whose given constants or subtractions have changed.
  var reachedRows = Buffer<Int32>()
  /// The rows that have a new constant, with the old one, unless that makes no difference.
  var changedRows = Buffer<(row: Int32, constant: Double)>()
  /// The variables that have a new value, unless all are computed anew.
  var changedVariables = Buffer<Int32>()
  var computesAll = false
  /// Whether the last solution has noted anything on its way beside the changed variables.
  var hasNotes = true
  /// What is known of an edit of constants that comes again and again.
  var routine = Routine()

  /// For each row slot, whether the row must stay in the problem though it is a required equality:
  /// it has a share in required rows not being met.
  var isElastic = Slots(false)
  /// The variables that no row determines.
  var stays = Stays()
  var stayChooser = OnDemand<StayChooser>()
  /// For each row, whether it was tight in the last solution: a first guess for the next.
  var wasTight = Slots(false)
  /// The rows that are to be written anew next.
  var waitingRows: [Int32] = []
  /// The variables of parts that were taken apart.
  var loosened: [Int32] = []

  /// The parts that were solved since the last call of `solve`, and the variables that were parts of
  /// their own, and for which rows leave a choice on which others depend.
  var solvedParts: [Int32] = []
  var looseColumns = Buffer<Int32>()
  /// The variables on which required rows turned out not to be met.
  var brokenChecks: [Int32] = []
  /// Where required rows turned out not to be met since the last look: parts, and rows without
  /// variables; and those parts where they are met again.
  var violatedParts: [Int32] = []
  var violatedRows: [Int32] = []
  var recoveredParts: [Int32] = []
  /// How many of the changed and touched variables have been looked at.
  var checkedVariables = 0
  var checkedColumns = 0
  /// All parts, and rows without variables, where required rows aren't met, among others where they
  /// were not.
  var conflictParts: [Int32] = []
  var conflictRows: [Int32] = []
  /// How many of them there were at the end of the last call of `solve`.
  var listedParts = 0
  var listedRows = 0
  /// What rows contribute to that, for those that are looked at.
  var multipliers = OnDemand<Multipliers>()
  /// The values at the end of the last call of `solve`, and the variables whose values differed
  /// from those before; after the first call these aren't listed, but are all that aren't 0.
  var published: [Double] = []
  var moved = Buffer<Int32>()
  var movesFromZero = false
  /// What is counted for ``effort``.
  var starts = 0
  var visits = 0
  /// Whether there is a solution to begin at.
  var isSolved = false

  /// The variables about which the last solution in doubles leaves a doubt, and the groups that were
  /// solved with more digits, or refused, in consequence.
  var doubts = Doubts()
  var groups: [DoubtfulGroup] = []

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
    let places =
      movesFromZero
      ? published.indices.filter { published[$0] != 0 }
      : moved.elements[..<moved.count].map { Int($0) }
    return places.compactMap { variables.records[$0].isTaken ? variables.handle($0) : nil }
  }

  /// The variable's value in the last solution: 0 before the first one that knows the variable,
  /// and not a number if the variable is unknown here.
  public subscript(variable: Variable) -> Double {
    guard variables.contains(variable) else { return .nan }
    let index = Int(variable.index)
    return index < variables.value.count ? variables.value[index] : 0
  }
}
