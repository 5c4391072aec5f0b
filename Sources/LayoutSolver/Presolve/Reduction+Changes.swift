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
  /// - Complexity: O(*k* log *k*) for the *k* subtractions from the rows that are reached.
  mutating func update(_ edited: [Int32], _ rows: RowStore) {
    changedRows.removeAll(keepingCapacity: true)
    changedEqualities.removeAll(keepingCapacity: true)
    reached.removeAll(keepingCapacity: true)
    reachedEqualities.removeAll(keepingCapacity: true)
    for row in edited { reach(row) }
    var next = 0
    while next < reachedEqualities.count {
      var place = lines[Int(reachedEqualities[next])].firstFrom
      while place >= 0 {
        let step = steps[Int(place)]
        reach(step.target)
        place = step.nextFrom
      }
      next += 1
    }
    // An equality is subtracted from others when it is eliminated: those before it are final then.
    if reachedEqualities.count > 1 {
      let lines = lines
      let eliminations = eliminations
      reachedEqualities.sort {
        eliminations[Int(lines[Int($0)].elimination)].rank
          < eliminations[Int(lines[Int($1)].elimination)].rank
      }
    }
    for row in reachedEqualities {
      isWaiting[Int(row)] = false
      if compute(Int(row), rows) != nil {
        changedEqualities.append(lines[Int(row)].elimination)
      }
    }
    for row in reached {
      isWaiting[Int(row)] = false
      if let old = compute(Int(row), rows) { changedRows.append((row, old)) }
    }
  }

  private mutating func reach(_ row: Int32) {
    guard !isWaiting[Int(row)] else { return }
    isWaiting[Int(row)] = true
    if lines[Int(row)].elimination >= 0 {
      reachedEqualities.append(row)
    } else {
      reached.append(row)
    }
  }

  /// Computes a constant from the given one and those of the sources.
  ///
  /// - Returns: The constant that was there, if it was another.
  private mutating func compute(_ row: Int, _ rows: RowStore) -> Double? {
    var new = rows.constant(row)
    var size = new.magnitude
    var place = lines[row].firstInto
    while place >= 0 {
      let step = steps[Int(place)]
      new -= step.factor * constant[Int(step.source)]
      size += step.factor.magnitude * scale[Int(step.source)]
      place = step.nextInto
    }
    scale[row] = size
    let old = constant[row]
    constant[row] = new
    return new == old ? nil : old
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
  /// - Complexity: O(*k* log *k*) for the *k* eliminations that are reached.
  mutating func restore(
    after changed: inout [Int32], from start: Int, _ values: inout [Double]
  ) {
    isWaiting.grow(with: false, count: eliminations.count)
    for elimination in changedEqualities { push(elimination) }
    for variable in changed[start...] { pushUses(of: variable) }
    while let next = waiting.pop() {
      isWaiting[Int(next)] = false
      let elimination = Int(next)
      let variable = eliminations[elimination].variable
      let value = value(of: elimination, values)
      guard value != values[Int(variable)] else { continue }
      values[Int(variable)] = value
      changed.append(variable)
      pushUses(of: variable)
    }
  }

  private mutating func pushUses(of variable: Int32) {
    var use = cells[Int(variable)].firstUse
    while use >= 0 {
      push(others[Int(use)].owner)
      use = others[Int(use)].next
    }
  }

  /// Puts an elimination on the heap, those of higher rank first.
  private mutating func push(_ elimination: Int32) {
    guard !isWaiting[Int(elimination)] else { return }
    isWaiting[Int(elimination)] = true
    waiting.push(elimination, key: -eliminations[Int(elimination)].rank)
  }
}
