extension Reduction {
  /// Runs the program, as it was first recorded, on the given constants; rows beyond them have
  /// constant 0.
  ///
  /// - Complexity: O(*s* + *r*), where *s* is the number of subtractions and *r* that of rows.
  mutating func replay(_ rows: RowStore) {
    constant.refill(with: 0, count: lines.count)
    scale.refill(with: 0, count: lines.count)
    Self.replay(rows, steps, &constant, &scale)
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func replay(
    _ rows: RowStore, _ steps: [Step], _ constant: inout [Double], _ scale: inout [Double]
  ) {
    var constant = constant.mutableSpan
    var scale = scale.mutableSpan
    for (row, record) in rows.records.enumerated() {
      constant[row] = record.constant
      scale[row] = record.constant.magnitude
    }
    for step in steps {
      constant[Int(step.target)] -= step.factor * constant[Int(step.source)]
      scale[Int(step.target)] += step.factor.magnitude * scale[Int(step.source)]
    }
  }

  /// Brings the constants up to date after some of the given ones, or some steps, have changed.
  ///
  /// Every constant that is reached is computed anew from the given ones, so that no error is
  /// carried from one solution to the next.
  ///
  /// - Complexity: O(*k*) for the *k* subtractions from the rows that are reached, as long as there
  ///   are few structural edits among changes of constants.
  mutating func update(_ edited: [Int32], _ rows: RowStore) {
    changedRows.empty()
    changedEqualities.empty()
    reached.removeAll()
    if disorder > eliminations.count { putInOrder() }
    agenda.grow(to: eliminations.count)
    for row in edited { reach(Int(row)) }
    // An equality is subtracted from others when it is eliminated: those before it are final then.
    while let elimination = popFirst() {
      let equality = Int(eliminations[elimination].equality)
      let (oldConstant, oldScale) = compute(equality, rows)
      if constant[equality] != oldConstant {
        changedEqualities.append(Int32(truncatingIfNeeded: elimination))
      } else if scale[equality] == oldScale {
        continue
      }
      var place = lines[equality].firstFrom
      while place >= 0 {
        reach(Int(steps[Int(place)].target))
        place = steps[Int(place)].nextFrom
      }
    }
    Self.compute(reached, rows, lines, steps, &constant, &scale, &isReached, &changedRows)
  }

  private mutating func reach(_ row: Int) {
    let elimination = Int(lines[row].elimination)
    if elimination >= 0 {
      guard agenda.insert(elimination), !isInOrder else { return }
      waiting.push(Int32(truncatingIfNeeded: elimination), key: eliminations[elimination].rank)
    } else if !isReached[row] {
      isReached[row] = true
      reached.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// The elimination of the lowest rank that waits for its turn.
  private mutating func popFirst() -> Int? {
    isInOrder ? agenda.popFirst() : popWaiting()
  }

  /// The elimination that waits on the heap on top.
  private mutating func popWaiting() -> Int? {
    guard let next = waiting.pop() else { return nil }
    disorder += 1
    agenda.remove(Int(next))
    return Int(next)
  }

  /// Computes a constant, and its scale, from the given one and those of the sources.
  ///
  /// - Returns: What there was before.
  private mutating func compute(_ row: Int, _ rows: RowStore) -> (constant: Double, scale: Double) {
    let old = (constant[row], scale[row])
    let new = Self.sum(row, rows.constant(row), lines.span, steps.span, constant.span, scale.span)
    constant[row] = new.constant
    scale[row] = new.scale
    return old
  }

  /// Computes the constants of rows that are left in the problem, and notes those that are new.
  ///
  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func compute(
    _ reached: Buffer<Int32>, _ rows: RowStore, _ lines: [Line], _ steps: [Step],
    _ constant: inout [Double], _ scale: inout [Double], _ isReached: inout [Bool],
    _ changed: inout [(row: Int32, constant: Double)]
  ) {
    var constant = constant.mutableSpan
    var scale = scale.mutableSpan
    var isReached = isReached.mutableSpan
    let lines = lines.span
    let steps = steps.span
    for index in 0..<reached.count {
      let row = Int(reached[index])
      isReached[row] = false
      let new = sum(row, rows.constant(row), lines, steps, constant.span, scale.span)
      scale[row] = new.scale
      if constant[row] != new.constant {
        changed.append((reached[index], constant[row]))
        constant[row] = new.constant
      }
    }
  }

  /// The constant and the scale of a row by those of the sources.
  @inline(__always)
  private static func sum(
    _ row: Int, _ given: Double, _ lines: Span<Line>, _ steps: Span<Step>,
    _ constant: Span<Double>, _ scale: Span<Double>
  ) -> (constant: Double, scale: Double) {
    var sum = given
    var size = given.magnitude
    var place = Int(lines[row].firstInto)
    while place >= 0 {
      let factor = steps[place].factor
      let source = Int(steps[place].source)
      sum -= factor * constant[source]
      size += factor.magnitude * scale[source]
      place = Int(steps[place].nextInto)
    }
    return (sum, size)
  }

  /// Computes an eliminated variable from the others.
  func value(of elimination: Int, _ values: [Double]) -> Double {
    let definition = eliminations[elimination]
    var sum = constant[Int(definition.equality)]
    for place in definition.others {
      sum -= others[place].coefficient * values[Int(others[place].variable)]
    }
    // Adding 0 turns a negative zero into a plain one.
    return sum / definition.pivot + 0
  }

  /// Computes the eliminated variables from the others, in a program as it was first recorded.
  func restore(_ values: inout [Double]) {
    for elimination in eliminations.indices.reversed() {
      values[Int(eliminations[elimination].variable)] = value(of: elimination, values)
    }
  }

  /// Brings the eliminated variables up to date after others have changed.
  ///
  /// - Parameters:
  ///   - changed: The variables that have changed; those that do so here are appended.
  ///   - start: Where in the list those begin that nothing has followed yet.
  ///   - values: The values of all variables.
  /// - Complexity: O(*k*) for the *k* eliminations that are reached, as that of `update`.
  mutating func restore(
    after changed: inout [Int32], from start: Int, _ values: inout [Double]
  ) {
    agenda.grow(to: eliminations.count)
    for elimination in changedEqualities { push(Int(elimination)) }
    for variable in changed[start...] { pushUses(of: Int(variable)) }
    while let elimination = popLast() {
      let variable = Int(eliminations[elimination].variable)
      let value = value(of: elimination, values)
      guard value != values[variable] else { continue }
      values[variable] = value
      changed.append(Int32(truncatingIfNeeded: variable))
      pushUses(of: variable)
    }
  }

  private mutating func pushUses(of variable: Int) {
    var use = Int(cells[variable].firstUse)
    while use >= 0 {
      push(Int(others[use].owner))
      use = Int(others[use].next)
    }
  }

  private mutating func push(_ elimination: Int) {
    guard agenda.insert(elimination), !isInOrder else { return }
    waiting.push(Int32(truncatingIfNeeded: elimination), key: -eliminations[elimination].rank)
  }

  /// The elimination of the highest rank that waits for its turn.
  private mutating func popLast() -> Int? {
    isInOrder ? agenda.popLast() : popWaiting()
  }
}
