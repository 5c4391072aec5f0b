import LayoutSolver

/// Solves a ``LinearProblem`` slowly and in the plainest way: one linear program after the other.
///
/// A row a·x ~ c becomes a·x + u − v = c with u, v ≥ 0. What falls short is u and what exceeds is
/// v: an equality's violation is u + v, that of ≥ is u, that of ≤ is v. A variable x, which may be
/// negative, is split into p − q with p, q ≥ 0. Then c = u or c = −v solves every row at once, so
/// that there is a first basis without a search, and every minimum exists, being that of a sum
/// of columns that are not negative.
///
/// The sum of the violations of the highest level is minimised and held there, then the next, and
/// so on; for ``solve(_:)`` the violation of each row and the size of each variable follow,
/// in the order that the solver promises. All in fractions: there is no tolerance to argue about,
/// and a number too long for 128 bits is an error and not a doubt. The solver under test has
/// nothing of this: it works in floating point, on a set of tight rows, after a presolve.
package struct ReferenceSolver {
  /// A fraction needed more than 128 bits.
  package struct Overflow: Error {
  }

  private let problem: LinearProblem
  private var tableau: Tableau

  private init(_ problem: LinearProblem) throws(Overflow) {
    self.problem = problem
    let width = 2 * problem.variableCount + 2 * problem.rows.count
    var cells: [[Rational]] = []
    var right: [Rational] = []
    var basis: [Int] = []
    for (index, row) in problem.rows.enumerated() {
      let constant = Rational(simplest: row.constant)
      let sign: Rational = constant.isNegative ? -.one : .one
      var line = [Rational](repeating: .zero, count: width)
      for term in row.terms {
        let coefficient = sign * Rational(simplest: term.coefficient)
        line[2 * term.variable] = line[2 * term.variable] + coefficient
        line[2 * term.variable + 1] = -line[2 * term.variable]
      }
      let first = 2 * problem.variableCount + 2 * index
      line[first] = sign
      line[first + 1] = -sign
      cells.append(line)
      right.append(sign * constant)
      basis.append(constant.isNegative ? first + 1 : first)
    }
    guard !right.contains(where: \.isOverflow), !cells.joined().contains(where: \.isOverflow) else {
      throw Overflow()
    }
    tableau = Tableau(width: width, cells: cells, right: right, basis: basis)
  }

  /// The least sum of violations of each level, in the order of the problem's priorities.
  package static func leastViolations(
    of problem: LinearProblem
  ) throws(Overflow) -> [Rational] {
    var solver = try ReferenceSolver(problem)
    return try solver.minimizeLevels()
  }

  /// The one solution that the solver promises.
  package static func solve(_ problem: LinearProblem) throws(Overflow) -> Solution {
    var solver = try ReferenceSolver(problem)
    let violations = try solver.minimizeLevels()
    return Solution(violations: violations, values: try solver.breakTies())
  }

  /// The least violations of the levels and the values that the tie rule picks.
  package struct Solution {
    package let violations: [Rational]
    package let values: [Rational]
  }

  private mutating func minimizeLevels() throws(Overflow) -> [Rational] {
    var sums: [Rational] = []
    for priority in problem.priorities {
      let rows = problem.rows.indices.filter { problem.rows[$0].priority == priority }
      sums.append(try tableau.minimize(sumOf: rows.flatMap(violationColumns)))
    }
    return sums
  }

  /// Level by level, makes the violations least one after the other from the last row to the first,
  /// then the sizes of the variables from the last to the first.
  private mutating func breakTies() throws(Overflow) -> [Rational] {
    for priority in problem.priorities {
      for row in problem.rows.indices.reversed() where problem.rows[row].priority == priority {
        _ = try tableau.minimize(sumOf: violationColumns(of: row))
      }
    }
    for variable in (0..<problem.variableCount).reversed() {
      _ = try tableau.minimize(sumOf: [2 * variable, 2 * variable + 1])
    }
    return (0..<problem.variableCount).map {
      tableau.value(of: 2 * $0) - tableau.value(of: 2 * $0 + 1)
    }
  }

  /// The columns whose sum is the row's violation.
  private func violationColumns(of row: Int) -> [Int] {
    let short = 2 * problem.variableCount + 2 * row
    let long = short + 1
    return switch problem.rows[row].relation {
    case .lessThanOrEqual: [long]
    case .equal: [short, long]
    case .greaterThanOrEqual: [short]
    }
  }
}
