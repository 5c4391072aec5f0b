import LayoutSolver

extension LinearProblem {
  /// How far apart two right answers may be: 1e-9 of the largest number in the problem and its
  /// solution.
  package func tolerance(for values: [Double]) -> Double {
    1e-9 * values.reduce(scale) { max($0, $1.magnitude) }
  }

  /// What is wrong with a solution in comparison to the reference: a level that could be better
  /// met, or else a value that the tie rule does not pick; nil if nothing is.
  package func flaw(in values: [Double]) throws(ReferenceSolver.Overflow) -> String? {
    let right = try ReferenceSolver.solve(self)
    let expected = right.values.map(\.double)
    let tolerance = tolerance(for: expected)
    for (index, sum) in violations(at: values).enumerated() {
      let least = right.violations[index].double
      if !((sum - least).magnitude <= tolerance) {
        return "level \(priorities[index]) is violated by \(sum) where \(least) is least"
      }
    }
    return difference(between: values, and: expected)
  }

  /// How two solutions differ, or nil if they don't.
  package func difference(between values: [Double], and expected: [Double]) -> String? {
    let tolerance = tolerance(for: expected)
    let isEqual =
      values.count == expected.count
      && zip(values, expected).allSatisfy { ($0 - $1).magnitude <= tolerance }
    return isEqual ? nil : "the values are \(values) and should be \(expected)"
  }

  /// What is wrong with a fresh solver's solution; nil if nothing is.
  package func flawOfSolver() -> String? {
    do {
      return try flaw(in: try solved())
    } catch {
      return "\(error)"
    }
  }
}

extension LinearProblem.Row {
  /// The left-hand side minus the constant.
  package func residual(at values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// By how much the values miss the relation, never negative.
  package func violation(at values: [Double]) -> Double {
    let residual = residual(at: values)
    return switch relation {
    case .lessThanOrEqual: max(0, residual)
    case .equal: residual.magnitude
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}

extension LinearProblem {
  /// The sum of the violations of each level, in the order of ``priorities``.
  package func violations(at values: [Double]) -> [Double] {
    priorities.map { priority in
      rows.reduce(0) { $1.priority == priority ? $0 + $1.violation(at: values) : $0 }
    }
  }
}
