extension Presolve {
  /// Lets variables rest at 0, one after the other, as long as that determines one of those that
  /// nothing else does.
  ///
  /// - Parameters:
  ///   - stays: The variables, in the order in which they come to rest.
  ///   - undetermined: The variables that are left and that no row determines.
  ///   - rows: All rows; the rows of variables at rest stand behind their slots.
  ///   - variables: All variables.
  mutating func assume(
    _ stays: [Int32], of undetermined: [Int32], _ rows: RowStore, _ variables: VariableStore
  ) {
    var isOpen = [Bool](repeating: false, count: variables.slots)
    for variable in undetermined { isOpen[Int(variable)] = true }
    var open = undetermined.count
    for (offset, variable) in stays.enumerated() {
      // Rules that were applied meanwhile may have taken others out.
      if open == 0 { return }
      let row = rows.slots + offset
      combination.reset(variables: variables.slots)
      combination.add(variable, 1, reduction)
      resolveCombination(into: row)
      var pivot: Int32 = -1
      for other in combination.variables where isOpen[Int(other)] && combination[other] != 0 {
        if pivot < 0 || count(Int(other)) < count(Int(pivot)) { pivot = other }
      }
      guard pivot >= 0 else { continue }
      lines[row].role = .live
      lines[row].mayDefine = true
      var entry = -1
      for other in combination.variables where combination[other] != 0 {
        matrix.insert(row: row, column: Int(other), value: combination[other])
        if other == pivot { entry = matrix.first(row: row) }
      }
      eliminate(entry, rows, variables)
      reduce(rows, variables)
      open = 0
      for variable in undetermined where isOpen[Int(variable)] {
        isOpen[Int(variable)] = !reduction.isEliminated(Int(variable))
        if isOpen[Int(variable)] { open += 1 }
      }
    }
  }
}
