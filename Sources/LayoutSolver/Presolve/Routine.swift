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
    /// Whether the row is edited: it begins with the constant that it is given.
    var isEdited: Bool
    var constant: Double
    var scale: Double
  }

  /// A multiple of a row's constant.
  struct Term {
    var row: Int32
    /// What watches that constant for a dormant row, or -1.
    var watch: Int32 = -1
    var factor: Double
  }

  /// A row that is left in the problem, and what tells whether a new constant makes a difference.
  struct Row {
    var sum: Sum
    var relation: Relation
    /// One of the row's variables, the only one if it is a part of its own; -1 if there are none.
    var variable: Int32
    /// Its coefficient, if there is no other variable, or else not a number; without variables, the
    /// row's norm.
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
    /// Between these values all checks are clearly met, as long as the equality's scale is no larger.
    var room: Room
  }

  /// The values between which rows have room, if these are differences of numbers up to the scale.
  struct Room {
    var low = -Double.infinity
    var high = Double.infinity
    var scale: Double

    func contains(_ value: Double, scale: Double) -> Bool {
      value > low && value < high && scale <= self.scale
    }
  }

  /// A required row with an eliminated variable alone.
  struct Check {
    var coefficient: Double
    var constant: Double
    var relation: Relation

    /// Leaves of an interval the values that clearly meet the check, if the variable is computed from
    /// numbers up to a scale.
    func cut(_ room: inout Room, scale: Double) {
      let isUpper = (relation == .lessThanOrEqual) == (coefficient > 0)
      let size = coefficient.magnitude * scale + constant.magnitude
      // More than is asked for where the check is looked at.
      let margin = 2e2 * Simplex.rounding * size / coefficient.magnitude
      let bound = constant / coefficient
      if relation == .equal || isUpper { room.high = min(room.high, bound - margin) }
      if relation == .equal || !isUpper { room.low = max(room.low, bound + margin) }
    }
  }

  /// The rows that the last solution found edited, and how often it was just these before.
  private var edited = Buffer<Int32>()
  private var repeats = 0
  /// Whether there is a program for them.
  var isRecorded = false

  /// The equalities that are reached, in the order of elimination.
  var equalities: [Sum] = []
  /// The rows that are left in the problem.
  var rows: [Row] = []
  var terms: [Term] = []
  /// The rows that may have room to spare, and while they do, what watches over that; see
  /// `Routine+Dormancy.swift`.
  var dormant: [Row] = []
  var watches: [Watch] = []
  var areDormant = false
  /// In an order in which each comes after those it depends on.
  var definitions: [Definition] = []
  var checks: [Check] = []

  /// Whether the same rows have changed constants as at the last solution.
  @inline(__always)
  mutating func comesAgain(_ rows: Buffer<(row: Int32, constant: Double)>) -> Bool {
    guard isLast(rows) else { return false }
    repeats &+= 1
    return true
  }

  /// Takes notice of rows that have changed constants, after others were forgotten.
  @inline(__always)
  mutating func begin(_ rows: Buffer<(row: Int32, constant: Double)>) {
    edited.makeRoom(for: rows.count, 0)
    for index in 0..<rows.count { edited[index] = rows[index].row }
    edited.count = rows.count
  }

  /// Forgets all, as what depends on what has changed.
  mutating func forget() {
    edited.removeAll()
    repeats = 0
    isRecorded = false
    areDormant = false
  }

  /// Whether an edit has come so often that the next one is likely to be the same.
  ///
  /// Where everything is edited twice, say there and back, nothing is recorded in vain.
  var isDue: Bool { repeats == 2 && !isRecorded }

  @inline(__always)
  private func isLast(_ rows: Buffer<(row: Int32, constant: Double)>) -> Bool {
    guard rows.count == edited.count else { return false }
    for index in 0..<rows.count where rows[index].row != edited[index] { return false }
    return true
  }
}
