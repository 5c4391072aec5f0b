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
  /// - Complexity: O(*z*·*e*) for the *z* terms of parts that were solved since the last call, and the *e* edges of
  ///   a part that no level decides about, which are none in a layout without choices.
  package mutating func findChoices() -> [Bool] {
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
      for column in parts[part].columns where column.isOpen { open(Int(column.variable)) }
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

  /// What may move in a variable, as sums of variables that no equality defines, one for each part that
  /// has any: parts have no row in common, so that each moves on its own.
  ///
  /// - Parameters:
  ///   - variable: The variable; nothing moves in one that is unknown here.
  ///   - isOpen: The variables that may move, as ``findChoices()`` has them.
  /// - Returns: The sums, in an order that is the same in every run.
  /// - Complexity: O(*t* log *t*) for the *t* terms of the equalities that it follows from.
  func openShares(of variable: Variable, _ isOpen: [Bool]) -> [[Term]] {
    guard contains(variable), isOpen[Int(variable.index)] else { return [] }
    // What contradicts itself, or was in doubt, is more than parts.
    guard halt == .none, violations.isEmpty, groups.isEmpty else { return [[Term(variable, 1)]] }
    var reached = [Int(variable.index)]
    var shares = [reached[0]: Sum(value: 1, size: 1)]
    var next = 0
    while next < reached.count {
      for other in definition(of: reached[next])?.others ?? 0..<0 {
        let other = Int(presolve.reduction.others[other].variable)
        if isOpen[other], shares.updateValue(Sum(), forKey: other) == nil { reached.append(other) }
      }
      next += 1
    }
    // Each before those that it is defined by.
    let order = reached.map { (rank: definition(of: $0)?.rank ?? .infinity, variable: $0) }
    var sums: [(part: Int32, term: Term)] = []
    for (_, variable) in order.sorted(by: { $0 < $1 }) {
      guard let share = shares[variable], share.isContribution else { continue }
      guard let definition = definition(of: variable) else {
        // A variable that is a part of its own has a number below those of parts.
        let part = parts.partOfColumn[variable]
        let term = Term(problem.variables.handle(variable), share.value)
        sums.append((part < 0 ? ~Int32(truncatingIfNeeded: variable) : part, term))
        continue
      }
      for other in definition.others {
        let other = presolve.reduction.others[other]
        shares[Int(other.variable)]?.add(-share.value * other.coefficient / definition.pivot)
      }
    }
    sums.sort { ($0.part, $0.term.variable.index) < ($1.part, $1.term.variable.index) }
    var result: [[Term]] = []
    for (index, sum) in sums.enumerated() {
      if index == 0 || sums[index - 1].part != sum.part { result.append([]) }
      result[result.count - 1].append(sum.term)
    }
    return result
  }

  private func definition(of variable: Int) -> Reduction.Elimination? {
    let elimination = Int(presolve.reduction.cells[variable].elimination)
    return elimination < 0 ? nil : presolve.reduction.eliminations[elimination]
  }

  /// Whether the levels leave a choice for a variable that shares no row with another one that is left.
  private mutating func hasChoice(alone variable: Int) -> Bool {
    _ = oneVariable.solve(variable, &problem, &presolve)
    return oneVariable.hasChoice
  }
}
