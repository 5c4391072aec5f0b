/// Solving parts.
extension Solver {
  /// Solves all connected parts.
  mutating func solveAll() {
    finder.begin(rows: problem.rows.slots, columns: problem.variables.slots)
    for variable in 0..<problem.variables.slots
    where !presolve.reduction.isEliminated(variable) {
      solveComponent(of: variable)
    }
    finder.end()
  }

  /// Solves the parts that changes reach, and what was taken apart.
  mutating func solveTouched() {
    finder.begin(rows: problem.rows.slots, columns: problem.variables.slots)
    for column in pass.loosened {
      if presolve.reduction.isEliminated(Int(column)) {
        pass.touch(column: Int(column))
      } else {
        solveComponent(of: Int(column))
      }
    }
    for part in pass.touchedParts {
      pass.release(part: part)
      if !parts[Int(part)].isGone { solve(part: Int(part)) }
    }
    pass.touchedParts.empty()
    for index in pass.checkedColumns..<pass.touchedColumns.count {
      let column = Int(pass.touchedColumns[index])
      pass.release(column: column)
      if !presolve.reduction.isEliminated(column) { solveComponent(of: column) }
    }
    finder.end()
  }

  /// Solves the connected part that a variable belongs to, unless it is in one already.
  private mutating func solveComponent(of variable: Int) {
    guard parts.partOfColumn[variable] < 0, !finder.isVisited(column: variable) else {
      return
    }
    if presolve.matrix.count(column: variable) == 0, presolve.columns[variable].singles == 0 {
      set(variable, to: 0)
      if presolve.reduction.cells[variable].firstUse >= 0 {
        pass.looseColumns.append(Int32(truncatingIfNeeded: variable))
      }
      return
    }
    if presolve.matrix.isAlone(column: variable), !Shortcut.oneVariable.isOff,
      solveColumn(variable)
    {
      return
    }
    finder.collect(from: variable, &presolve.matrix)
    parts.grow(rows: problem.rows.slots, columns: problem.variables.slots)
    let part = parts.insert(finder.write(&presolve, &problem))
    if !Shortcut.alike.isOff { parts.findModel(for: part) }
    solve(part: part, isNew: true)
  }

  /// Solves a part.
  private mutating func solve(part: Int, isNew: Bool = false) {
    let wasInfeasible = !isNew && parts[part].isInfeasible
    let (isChanged, isDoubtful) = simplex.value.solve(&parts[part], isNew: isNew)
    if isDoubtful { pass.doubts.add(.grave, about: parts[part]) }
    pass.visits += parts[part].rows.count
    if isNew || isChanged {
      pass.solvedParts.append(Int32(truncatingIfNeeded: part))
      if parts[part].isInfeasible {
        pass.violatedParts.append(Int32(truncatingIfNeeded: part))
      } else if wasInfeasible {
        pass.recoveredParts.append(Int32(truncatingIfNeeded: part))
      }
    }
    for index in parts[part].columns.indices {
      let column = parts[part].columns[index]
      set(Int(column.variable), to: column.value)
    }
  }

  /// Solves a part of one variable in closed form.
  ///
  /// - Returns: False if its required rows can't all be met.
  private mutating func solveColumn(_ variable: Int) -> Bool {
    let outcome = oneVariable.solve(variable, &problem, &presolve)
    if oneVariable.isUnclear { pass.doubts.add(.grave, about: variable) }
    switch outcome {
    case .determined(let value):
      set(variable, to: value)
    case .free(let value):
      set(variable, to: value)
      pass.looseColumns.append(Int32(truncatingIfNeeded: variable))
    case .infeasible:
      return false
    }
    return true
  }

  private mutating func set(_ variable: Int, to value: Double) {
    guard problem.variables.value[variable] != value else { return }
    // Adding 0 turns a negative zero into a plain one.
    problem.variables.value[variable] = value + 0
    if !pass.computesAll { pass.changedVariables.append(Int32(truncatingIfNeeded: variable)) }
  }
}
