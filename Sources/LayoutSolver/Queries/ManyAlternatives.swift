extension Solver {
  /// As ``alternatives(to:)``, for many variables of which few leave a choice.
  ///
  /// Sums of several variables with factors of their own are moved first: where such a sum can't, none
  /// of its variables can. Only movements that leave the sum as it is would be missed, which no
  /// rows of layouts have with such factors.
  ///
  /// - Parameter variables: The variables; those next to each other in the list are looked at together.
  /// - Returns: For each of the variables, in their order, the other value.
  package func alternatives(toFewOf variables: [Variable]) -> [Double?] {
    var copy = self
    copy.solve()
    let priority = priorityBelowAll
    var result = [Double?](repeating: nil, count: variables.count)
    var open: [Int] = []
    for start in stride(from: 0, to: variables.count, by: 8) {
      let places = start..<min(start + 8, variables.count)
      if copy.canMove(places.map { variables[$0] }.filter(contains), priority: priority) {
        open += places
      }
    }
    for (place, alternative) in zip(open, alternatives(to: open.map { variables[$0] })) {
      result[place] = alternative
    }
    return result
  }

  /// Whether a sum of multiples of the variables can be another at no level's cost.
  private mutating func canMove(_ variables: [Variable], priority: Double) -> Bool {
    guard !variables.isEmpty else { return false }
    // Multiples of the golden section, which no whole numbers cancel.
    let terms = variables.enumerated().map { place, variable in
      let multiple = Double(place + 1) * 0.618_033_988_749_894_9
      return Term(variable, 0.5 + (multiple - multiple.rounded(.down)))
    }
    func sum(_ solver: Solver) -> Double {
      terms.reduce(0) { $0 + $1.coefficient * solver[$1.variable] }
    }
    let value = sum(self)
    for distance in [100.0, -100] {
      let relation = distance > 0 ? Relation.greaterThanOrEqual : .lessThanOrEqual
      guard let row = try? addRow(terms, relation, value + distance, priority: priority) else {
        // What can't be computed with is looked at one by one.
        return true
      }
      solve()
      let moved = (sum(self) - value).magnitude
      removeRow(row)
      solve()
      if moved > 1e-7 * max(1, value.magnitude) { return true }
    }
    return false
  }
}
