/// A sum of variables times coefficients, in which eliminated variables wait to be replaced.
struct Combination {
  private var coefficient: [Double] = []
  private var isIn: [Bool] = []
  /// The variables that were added and aren't eliminated, in the order they came in.
  private(set) var variables: [Int32] = []
  private var eliminated = Heap()
  /// The variables with a sum that may be rounding or not.
  var doubts = Doubts()

  mutating func reset(variables count: Int) {
    coefficient.grow(with: 0, count: count)
    isIn.grow(with: false, count: count)
    for variable in variables {
      coefficient[Int(variable)] = 0
      isIn[Int(variable)] = false
    }
    variables.empty()
  }

  subscript(variable: Int32) -> Double { coefficient[Int(variable)] }

  /// Adds a multiple of a variable; a sum that is lost in rounding is zero.
  mutating func add(_ variable: Int32, _ delta: Double, _ reduction: Reduction) {
    let index = Int(variable)
    let old = coefficient[index]
    let sum = old + delta
    let size = old.magnitude + delta.magnitude
    coefficient[index] = sum.magnitude <= 1e-12 * size ? 0 : sum
    if sum.magnitude <= Doubt.loss * size {
      doubts.add(Doubt(sum: sum, size: size), about: index)
    }
    guard !isIn[index] else { return }
    isIn[index] = true
    let elimination = reduction.cells[index].elimination
    if elimination < 0 {
      variables.append(variable)
    } else {
      eliminated.push(elimination, key: reduction.eliminations[Int(elimination)].rank)
    }
  }

  /// Takes the eliminated variable out that was eliminated first.
  mutating func next(_ reduction: Reduction) -> (elimination: Int, coefficient: Double)? {
    guard let elimination = eliminated.pop() else { return nil }
    let index = Int(reduction.eliminations[Int(elimination)].variable)
    let old = coefficient[index]
    coefficient[index] = 0
    isIn[index] = false
    return (Int(elimination), old)
  }
}

/// Following the removal, addition and change of rows.
///
/// What was eliminated by a row that is gone, and by rows that this was written into, is taken
/// back; the rows that are touched are written anew from what they were given as, through the
/// eliminations that are left; then the rules are applied to them.
extension Presolve {
  /// Puts rows on the list of those to be written anew, and with them all rows that depend on what
  /// is taken back then.
  ///
  /// - Parameters:
  ///   - changed: The slots of rows that have come, gone or changed.
  ///   - rows: All rows as they are now.
  ///   - variables: All variables as they are now.
  mutating func collect(_ changed: [Int32], _ rows: RowStore, _ variables: VariableStore) {
    var next = undone.count
    for row in changed {
      pend(row)
      pendWishes(of: Int(row), rows)
    }
    while next < undone.count {
      let equality = reduction.eliminations[Int(undone[next])].equality
      if lines[Int(equality)].fixes { unfix(undone[next], rows, variables) }
      var place = reduction.lines[Int(equality)].firstFrom
      while place >= 0 {
        let step = reduction.steps[Int(place)]
        pend(step.target)
        place = step.nextFrom
      }
      next += 1
    }
  }

  /// Notes that what an elimination fixed isn't fixed any more, nor is what depends on that; the rows
  /// on such a variable alone are to be written anew.
  private mutating func unfix(
    _ elimination: Int32, _ rows: RowStore, _ variables: VariableStore
  ) {
    unfixed.removeAll()
    unfixed.append(elimination)
    var next = 0
    while next < unfixed.count {
      let definition = reduction.eliminations[Int(unfixed[next])]
      next += 1
      guard lines[Int(definition.equality)].fixes else { continue }
      lines[Int(definition.equality)].fixes = false
      if next > 1 { pendSingles(of: Int(definition.variable), rows, variables) }
      var use = reduction.cells[Int(definition.variable)].firstUse
      while use >= 0 {
        unfixed.append(reduction.others[Int(use)].owner)
        use = reduction.others[Int(use)].next
      }
    }
  }

  private mutating func pendSingles(
    of variable: Int, _ rows: RowStore, _ variables: VariableStore
  ) {
    var place = Int(variables.records[variable].firstSingle)
    while place >= 0 {
      let product = rows.products[place]
      if lines[Int(product.row)].role == .single { pend(product.row) }
      place = Int(product.next)
    }
  }

  /// Puts wishes that define variables on the list if a row mentions these: something else has to do
  /// with them now.
  private mutating func pendWishes(of row: Int, _ rows: RowStore) {
    guard rows.records[row].isTaken else { return }
    for place in rows.records[row].terms {
      let elimination = reduction.cells[Int(rows.products[place].variable)].elimination
      guard elimination >= 0 else { continue }
      let equality = reduction.eliminations[Int(elimination)].equality
      if !lines[Int(equality)].mayDefine { pend(equality) }
    }
  }

  private mutating func pend(_ row: Int32) {
    guard !lines[Int(row)].isPending else { return }
    lines[Int(row)].isPending = true
    pending.append(row)
    let elimination = reduction.lines[Int(row)].elimination
    if elimination >= 0 { undone.append(elimination) }
    if implications.isSupport(Int(row)) {
      for row in implications.rows(restingOn: Int(row)) { pend(row) }
    }
  }

  /// Writes the rows anew that were collected.
  ///
  /// - Parameters:
  ///   - rows: All rows as they are now.
  ///   - variables: All variables as they are now.
  ///   - elastic: For each row slot, whether it must not define a variable.
  /// - Returns: False if the whole had better be reduced from the beginning.
  /// - Complexity: O(*k* log *k*) for the *k* terms of the rows that are written anew.
  mutating func rewrite(
    _ rows: RowStore, _ variables: VariableStore, elastic: Slots<Bool>
  ) -> Bool {
    // Beyond that, taking back costs more than it saves.
    if undone.count > 16, undone.count * 4 > reduction.eliminations.count { return false }
    for row in pending { drop(Int(row)) }
    for elimination in undone {
      let variable = Int(reduction.eliminations[Int(elimination)].variable)
      reduction.restoreVariable(of: Int(elimination))
      note(column: variable)
    }
    // Rows may be long for a moment, but not all at once.
    var room = rows.used / 4 + 1024
    for row in pending where rows.records[Int(row)].isTaken && room >= 0 {
      enter(Int(row), rows, variables, isElastic: elastic[Int(row)])
      room -= matrix.count(row: Int(row))
    }
    for column in changedColumns where !reduction.isEliminated(Int(column)) {
      touch(column: Int(column))
    }
    for row in pending {
      lines[Int(row)].isPending = false
      touchColumns(of: Int(row))
    }
    pending.empty()
    undone.empty()
    guard room >= 0 else { return false }
    reduce(rows, variables)
    leaveOutChanged(rows, variables)
    noteOutcome()
    return changedLines.allSatisfy { isShort(Int($0), rows) }
  }

  /// Whether a row that is left has not become far longer than it was given.
  private func isShort(_ row: Int, _ rows: RowStore) -> Bool {
    let length = matrix.count(row: row)
    return lines[row].role != .live || rows.records[row].isStay || length <= 32
      || length <= 4 * Int(rows.records[row].length)
  }

  /// Removes a row from what is left of the problem.
  private mutating func drop(_ row: Int) {
    note(row: row)
    switch lines[row].role {
    case .none: break
    case .single:
      let variable = Int(lines[row].variable)
      columns[variable].singles -= 1
      note(column: variable)
    case .live:
      matrix.clear(row: row)
      reduction.removeSteps(into: row)
    case .definition:
      reduction.removeSteps(into: row)
    case .implied:
      implications.remove(row)
      reduction.removeSteps(into: row)
    }
    lines[row].role = .none
    lines[row].mayDefine = false
    lines[row].isWish = false
    lines[row].fixes = false
  }

  /// Puts a row into what is left of the problem.
  private mutating func enter(
    _ row: Int, _ rows: RowStore, _ variables: VariableStore, isElastic: Bool
  ) {
    let record = rows.records[row]
    let mayDefine = record.relation == .equal && record.isRequired && !isElastic
    if record.length == 1, !mayDefine {
      let variable = rows.products[Int(record.start)].variable
      if !reduction.isEliminated(Int(variable))
        || isFixed(Int(variable)) && !keepsChecks[Int(variable)]
      {
        lines[row].role = .single
        lines[row].variable = variable
        columns[Int(variable)].singles += 1
        note(column: Int(variable))
        return
      }
    }
    if mayDefine, !Shortcut.definition.isOff, define(row, rows) { return }
    combination.reset(variables: variables.slots)
    for place in record.terms {
      let product = rows.products[place]
      combination.add(product.variable, product.coefficient, reduction)
    }
    resolveCombination(into: row)
    lines[row].role = .live
    lines[row].mayDefine = mayDefine
    lines[row].isWish = record.isWish
    for variable in combination.variables where combination[variable] != 0 {
      matrix.insert(row: row, column: Int(variable), value: combination[variable])
    }
    touch(row: row)
  }

  /// Replaces the eliminated variables of the combination by what they are equal to, and records it
  /// for the row.
  private mutating func resolveCombination(into row: Int) {
    while let (index, coefficient) = combination.next(reduction) {
      guard coefficient != 0 else { continue }
      let elimination = reduction.eliminations[index]
      let factor = coefficient / elimination.pivot
      written &+= elimination.others.count
      reduction.subtract(factor, of: Int(elimination.equality), from: row)
      for place in elimination.others {
        let other = reduction.others[place]
        combination.add(other.variable, -factor * other.coefficient, reduction)
      }
    }
  }

  /// Lets a required equality define a variable that stands in no other row that is left, as long
  /// as none of its other variables depends on that one.
  ///
  /// It needs no writing of equalities into each other, so that a chain that was cut can be tied
  /// together again.
  private mutating func define(_ row: Int, _ rows: RowStore) -> Bool {
    let places = rows.records[row].terms
    let bound = rows.norm(row) * 1e-3
    for pivot in places {
      let product = rows.products[pivot]
      let variable = Int(product.variable)
      guard !reduction.isEliminated(variable), matrix.count(column: variable) == 0,
        columns[variable].singles == 0, product.coefficient.magnitude >= bound,
        let rank = reduction.rank(eliminating: pivot, of: places, rows)
      else { continue }
      lines[row].role = .definition
      lines[row].mayDefine = true
      terms.removeAll()
      for place in places {
        let term = rows.products[place]
        if place != pivot {
          terms.append(SparseMatrix.Item(line: term.variable, value: term.coefficient))
        }
        note(column: Int(term.variable))
      }
      reduction.eliminate(
        variable, by: row, pivot: product.coefficient, terms: terms, rank: rank)
      lines[row].fixes = places.allSatisfy {
        $0 == pivot || isFixed(Int(rows.products[$0].variable))
      }
      return true
    }
    return false
  }
}
