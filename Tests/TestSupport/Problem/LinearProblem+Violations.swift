import LayoutSolver

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
