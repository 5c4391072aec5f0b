package import LayoutSolver

/// A solver's problem as plain data: so many variables, and rows of numbers.
///
/// The order keys of variables and rows are their positions.
package struct LinearProblem: Hashable, Sendable {
  /// One product: a coefficient times the variable at a position.
  package struct Term: Hashable, Sendable {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package struct Row: Hashable, Sendable {
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    package var priority: Double

    package init(
      _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }
  }

  package var variableCount: Int
  package var rows: [Row]

  package init(variableCount: Int, rows: [Row] = []) {
    self.variableCount = variableCount
    self.rows = rows
  }
}

extension LinearProblem {
  /// The distinct priorities, the highest first.
  package var priorities: [Double] { Set(rows.map(\.priority)).sorted(by: >) }

  /// The largest constant's magnitude, or 1: what differences between solutions are measured by.
  package var scale: Double { rows.map(\.constant.magnitude).max().map { Swift.max($0, 1) } ?? 1 }

  /// The problem with the rows at the given positions alone.
  package func keeping(rows positions: [Int]) -> LinearProblem {
    LinearProblem(variableCount: variableCount, rows: positions.map { rows[$0] })
  }
}
