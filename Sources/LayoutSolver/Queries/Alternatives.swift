extension Solver {
  /// Whether rows leave a choice for the variable: with another value of it, and matching values of
  /// others, no level would be violated more.
  ///
  /// Its value was then chosen by order keys, among rows of equal priority, or is the one nearest
  /// to 0. Answers for the last solution; false for a variable that is unknown here.
  ///
  /// - Parameter variable: The variable to ask about.
  /// - Returns: Whether there is a choice.
  /// - Complexity: That of ``alternatives(to:)`` for one variable.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    alternatives(to: [variable])[0] != nil
  }

  /// Another value that would be as good for each of the given variables, or nil where there is
  /// none.
  ///
  /// It is as far from the value of the last solution as possible, up to 100, and larger than that
  /// value if possible.
  ///
  /// - Parameter variables: The variables to ask about; one that is unknown here has no value.
  /// - Returns: For each of the variables, in their order, the other value.
  /// - Complexity: O(*z*) for *z* terms to copy the solver and to find which variables may have a choice,
  ///   and four edits at most for each of these.
  public func alternatives(to variables: [Variable]) -> [Double?] {
    var copy = self
    copy.solve()
    let isOpen = copy.findChoices()
    let priority = priorityBelowAll
    return variables.map { variable in
      guard copy.contains(variable), isOpen[Int(variable.index)] else { return nil }
      let value = copy[variable]
      for distance in [100.0, -100] {
        let relation = distance > 0 ? Relation.greaterThanOrEqual : .lessThanOrEqual
        guard
          let row = try? copy.addRow(
            [Term(variable, 1)], relation, value + distance, priority: priority)
        else { continue }
        copy.solve()
        let other = copy[variable]
        copy.removeRow(row)
        copy.solve()
        let moved = (other - value) * distance.sign.factor
        if moved > Tolerance.movement * max(1, value.magnitude) { return other }
      }
      return nil
    }
  }

  /// The priority of a row below all others: whatever it brings is at the cost of none.
  var priorityBelowAll: Double {
    let rows = problem.rows.records.lazy.filter { $0.isTaken && !$0.isStay }
    return max((rows.map { $0.priority }.min() ?? 1000) / 2, .leastNonzeroMagnitude)
  }
}

extension FloatingPointSign {
  fileprivate var factor: Double { self == .minus ? -1 : 1 }
}
