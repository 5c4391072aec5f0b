/// Which variables rows may leave a choice for, found from the solution as it stands.
///
/// At the best vertex of a part no edge goes down on any level. What moves from there to another point
/// that is as good is a sum of edges along which all levels stay as they are, so that all other variables
/// are settled. A required equality passes a choice on to the variable that it defines.
extension Solver {
  /// The variables that may have other values at no level's cost, by the index of the variable.
  ///
  /// None is left out. Some may be among them that have no other value, as rows stand in their way only
  /// together; and where required rows contradict each other, or doubles were in doubt, all are.
  ///
  /// - Complexity: O(*z*·*e*) for *z* terms and the *e* edges of a part that no level decides about, which
  ///   are none in a layout without choices.
  mutating func findChoices() -> [Bool] {
    var isOpen = [Bool](repeating: !isPlain, count: problem.variables.slots)
    guard isPlain else { return isOpen }
    var waiting: [Int] = []
    func open(_ variable: Int) {
      guard !isOpen[variable] else { return }
      isOpen[variable] = true
      waiting.append(variable)
    }
    for variable in isOpen.indices where problem.variables.records[variable].isTaken {
      if presolve.reduction.isEliminated(variable) || parts.partOfColumn[variable] >= 0 { continue }
      if hasChoice(alone: variable) { open(variable) }
    }
    for part in parts.indices where !parts[part].isGone {
      simplex.value.markOpen(&parts[part])
      for column in parts[part].columns where column.isLoose { open(Int(column.variable)) }
    }
    while let variable = waiting.popLast() {
      var use = presolve.reduction.cells[variable].firstUse
      while use >= 0 {
        let other = presolve.reduction.others[Int(use)]
        use = other.next
        open(Int(presolve.reduction.eliminations[Int(other.owner)].variable))
      }
    }
    return isOpen
  }

  /// Whether the levels leave a choice for a variable that shares no row with another one that is left.
  private mutating func hasChoice(alone variable: Int) -> Bool {
    _ = oneVariable.solve(variable, &problem, &presolve)
    return oneVariable.hasChoice
  }
}
