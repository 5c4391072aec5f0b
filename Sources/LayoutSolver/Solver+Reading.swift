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
    if movesFromZero {
      for index in published.indices where published[index] != 0 {
        if variables.records[index].isTaken { body(index) }
      }
    } else {
      for place in 0..<moved.count where variables.records[Int(moved[place])].isTaken {
        body(Int(moved[place]))
      }
    }
  }

  /// Whether nothing contradicts itself: there are no ``conflicts``, and no groups of rows that
  /// were solved with more digits or refused.
  package var isPlain: Bool {
    mutating get { conflictParts.isEmpty && conflictRows.isEmpty && groups.isEmpty }
  }

  /// Whether required equalities alone settle a variable's value, so that no other row has a say.
  package mutating func isFixed(_ variable: Variable) -> Bool {
    guard change == .nothing, variables.contains(variable) else { return false }
    return presolve.isFixed(Int(variable.index))
  }
}
