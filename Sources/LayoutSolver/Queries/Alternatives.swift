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
  ///   and two edits at most for each part that has a share in one of these.
  public func alternatives(to variables: [Variable]) -> [Double?] {
    var copy = self
    return copy.triedAlternatives(to: variables)
  }

  /// As ``alternatives(to:)``, in a solver that isn't asked anything else afterwards.
  package mutating func triedAlternatives(to variables: [Variable]) -> [Double?] {
    solve()
    let values = problem.variables.value
    let isOpen = findChoices()
    let shares = variables.map { openShares(of: $0, isOpen) }
    var wish = Wish(priority: priorityBelowAll)
    return zip(variables, shares).map { variable, shares in
      for distance in [100.0, -100] {
        // Parts have no row in common, so that what they add moves part by part.
        var moved = 0.0
        for share in shares where moved.magnitude < distance.magnitude {
          moved += wish.movement(of: share, from: values, by: distance - moved, in: &self)
        }
        let value = shares.isEmpty ? 0 : values[Int(variable.index)]
        if moved.magnitude > Tolerance.movement * max(1, value.magnitude) { return value + moved }
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

/// A wish below all levels, in a copy of a solver: whatever it brings is at the cost of none.
private struct Wish {
  var priority: Double
  /// The row of the last wish, which the next one takes the place of.
  private var row: Row?

  init(priority: Double) { self.priority = priority }

  /// How far a sum moves towards a value that it is away from by a distance; never to the other side.
  mutating func movement(
    of sum: [Term], from values: [Double], by distance: Double, in copy: inout Solver
  ) -> Double {
    let value = sum.reduce(0) { $0 + $1.coefficient * values[Int($1.variable.index)] }
    if let row { copy.removeRow(row) }
    row = try? copy.addRow(
      sum, distance > 0 ? .greaterThanOrEqual : .lessThanOrEqual, value + distance,
      priority: priority)
    copy.solve()
    let moved = sum.reduce(-value) { $0 + $1.coefficient * copy[$1.variable] }
    return distance > 0 ? max(moved, 0) : min(moved, 0)
  }
}
