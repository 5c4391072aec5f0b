/// Finds values for variables that meet linear rows as well as their priorities allow.
///
/// Every distinct priority above 0 and up to 1000 is a level of its own, 1000 being required. The
/// solver makes the sum of the violations of level 1000 as small as it can be, then that of the
/// next level among all solutions that keep the first sum, and so on: no number of weaker rows
/// outweighs a stronger one. Required rows that contradict each other are violated as little as
/// possible and named by ``conflicts``; they never stop the rest.
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
/// A solver is a value: copies are independent. Nothing is solved before ``solve()``.
public struct Solver: Sendable {
  /// What was stated, and what of it has changed since the last solution.
  var problem = Problem()
  /// The problem without what required equalities define, and how to get that back.
  var presolve = Presolve()
  /// The connected parts of what is left, with their solutions, and what finds them.
  var parts = Parts()
  var finder = PartFinder()
  /// What solves parts: of many variables, and of one.
  var simplex = OnDemand<Simplex>()
  var oneVariable = OneVariable()
  /// What presolve must not take for granted.
  var assumptions = Assumptions()
  /// The lists that one solution works with.
  var pass = Pass()
  /// Whether the last solution has stopped at a contradiction, and how far it had come.
  var halt = Halt.none
  /// Where required rows aren't met.
  var violations = Violations()
  /// The groups that were solved with more digits, or refused.
  var groups: [DoubtfulGroup] = []
  /// What the last solution has told the world.
  var publication = Publication()

  /// Makes a solver without variables and rows.
  public init() {}

  /// How many variables there are.
  public var variableCount: Int { problem.variables.count }

  /// How many rows there are.
  public var rowCount: Int { problem.rows.count }

  /// The variables whose values the last call of ``solve()`` changed, each once, in an order that
  /// is the same on every run.
  ///
  /// - Complexity: O(*k*) for *k* such variables.
  public var movedVariables: [Variable] {
    publication.movedSlots.compactMap {
      problem.variables.records[$0].isTaken ? problem.variables.handle($0) : nil
    }
  }

  /// The variable's value in the last solution: 0 before the first one that knows the variable,
  /// and not a number if the variable is unknown here.
  public subscript(variable: Variable) -> Double {
    guard problem.variables.contains(variable) else { return .nan }
    let index = Int(variable.index)
    return index < problem.variables.value.count ? problem.variables.value[index] : 0
  }
}

/// Reading a solver that is a property of an object.
///
/// A solver is many arrays. Where it is the property of an object, to call a function that doesn't
/// change it takes a copy, and with that a reference to each of them, which is more than all of a
/// small edit. So these are called as if they changed it.
extension Solver {
  /// As ``subscript(_:)``.
  package mutating func value(of variable: Variable) -> Double { self[variable] }

  /// Calls a function with the index of each of ``movedVariables``.
  package mutating func forEachMoved(_ body: (Int) -> Void) {
    for index in 0..<publication.movedCount {
      if let slot = publication.movedSlot(index), problem.variables.records[slot].isTaken {
        body(slot)
      }
    }
  }

  /// Whether nothing contradicts itself: there are no ``conflicts``, and no groups of rows that
  /// were solved with more digits or refused.
  package var isPlain: Bool {
    mutating get { halt == .none && violations.isEmpty && groups.isEmpty }
  }

  /// Whether required equalities alone settle a variable's value, so that no other row has a say.
  package mutating func isFixed(_ variable: Variable) -> Bool {
    guard problem.change == .nothing, problem.variables.contains(variable) else { return false }
    return presolve.isFixed(Int(variable.index))
  }
}
