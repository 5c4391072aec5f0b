/// Following changed constants through the program.
extension Reduction {
  /// Runs what is left to run of the program, as it was first recorded, on the given constants.
  ///
  /// - Complexity: O(*s*), where *s* is the number of subtractions.
  mutating func run() {
    for index in stepsRun..<steps.count {
      let step = steps[index]
      lines[Int(step.target)].constant -= step.factor * lines[Int(step.source)].constant
      lines[Int(step.target)].scale += step.factor.magnitude * lines[Int(step.source)].scale
    }
    stepsRun = steps.count
  }

  /// Forgets which rows are reached, and which equalities have new constants; nothing may refer to
  /// eliminations by number then, as they may be put in order.
  mutating func forgetChanges() {
    for index in 0..<reachedRows.count { lines[Int(reachedRows[index])].isReached = false }
    reachedRows.removeAll()
    changedEqualities.removeAll()
    if ranks.disorder > eliminations.count { putInOrder() }
  }

  /// Notes that the given constant of a row has changed, or the steps into it; `update` is to follow.
  mutating func enlist(_ row: Int) {
    let elimination = Int(lines[row].elimination)
    if elimination < 0 { return reach(Int32(truncatingIfNeeded: row)) }
    ranks.grow(to: eliminations.count)
    ranks.push(elimination, rank: eliminations[elimination].rank, sign: 1)
  }

  /// Brings the constants of equalities up to date after what was enlisted, and lists the other rows
  /// that are reached; `sum` gives the constants of those.
  ///
  /// Every constant that is reached is computed anew from the given ones, so that no error is
  /// carried from one solution to the next.
  ///
  /// - Complexity: O(*k*) for the *k* subtractions from the rows that are reached, as long as there
  ///   are few structural edits among changes of constants.
  mutating func update(_ given: [RowStore.Record]) {
    // An equality is subtracted from others when it is eliminated, so that those before it are final.
    while let elimination = ranks.popFirst() {
      let equality = Int(eliminations[elimination].equality)
      let old = lines[equality]
      let (constant, scale) = Self.sum(
        given[equality].constant, old.firstInto, steps.span, lines.span)
      if old.constant == constant, old.scale == scale { continue }
      changedEqualities.append(Int32(truncatingIfNeeded: elimination))
      lines[equality].constant = constant
      lines[equality].scale = scale
      var place = Int(old.firstFrom)
      while place >= 0 {
        let target = steps[place].target
        let next = Int(lines[Int(target)].elimination)
        if next >= 0 {
          ranks.push(next, rank: eliminations[next].rank, sign: 1)
        } else {
          reach(target)
        }
        place = Int(steps[place].nextFrom)
      }
    }
  }

  /// Lists a row that is left in the problem as one whose constant must be computed anew.
  private mutating func reach(_ row: Int32) {
    if lines[Int(row)].isReached { return }
    lines[Int(row)].isReached = true
    reachedRows.append(row)
  }

  /// Computes the constant of a row that is left in the problem.
  ///
  /// - Returns: The constant it had.
  mutating func computeConstant(of row: Int, given: Double) -> Double {
    let old = lines[row].constant
    (lines[row].constant, lines[row].scale) = Self.sum(
      given, lines[row].firstInto, steps.span, lines.span)
    return old
  }

  /// The constant and the scale of a row by those of the sources.
  @inline(__always)
  static func sum(
    _ given: Double, _ first: Int32, _ steps: Span<Step>, _ lines: Span<Line>
  ) -> (constant: Double, scale: Double) {
    var constant = given
    var scale = given.magnitude
    var place = Int(first)
    while place >= 0 {
      let step = steps[place]
      constant -= step.factor * lines[Int(step.source)].constant
      scale += step.factor.magnitude * lines[Int(step.source)].scale
      place = Int(step.nextInto)
    }
    return (constant, scale)
  }
}

/// The values of eliminated variables.
extension Reduction {
  /// Computes the eliminated variables from the others, in a program as it was first recorded.
  mutating func restore(_ values: inout [Double]) {
    for elimination in eliminations.indices.reversed() {
      let definition = eliminations[elimination]
      values[Int(definition.variable)] = value(definition, values)
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
    after changed: inout Buffer<Int32>, from start: Int, _ values: inout [Double]
  ) {
    if changedEqualities.isEmpty, start == changed.count { return }
    ranks.grow(to: eliminations.count)
    /// How many eliminations wait.
    var waiting = 0
    for index in 0..<changedEqualities.count {
      let elimination = Int(changedEqualities[index])
      let definition = eliminations[elimination]
      if definition.otherCount > 0 {
        waiting &+= ranks.push(elimination, rank: definition.rank, sign: -1)
      } else {
        // A variable that depends on no other need not wait.
        restore(definition, &values, &changed)
      }
    }
    var next = start
    while true {
      while next < changed.count {
        var use = Int(cells[Int(changed[next])].firstUse)
        while use >= 0 {
          let owner = Int(others[use].owner)
          waiting &+= ranks.push(owner, rank: eliminations[owner].rank, sign: -1)
          use = Int(others[use].next)
        }
        next &+= 1
      }
      guard let elimination = ranks.popLast() else { return }
      waiting &-= 1
      // Where most wait, it is less work to look at all in turn.
      if ranks.isInOrder, waiting > 16, waiting &* 4 > elimination {
        ranks.removeAll()
        for elimination in (0...elimination).reversed()
        where eliminations[elimination].variable >= 0 {
          restore(eliminations[elimination], &values, &changed)
        }
        return
      }
      restore(eliminations[elimination], &values, &changed)
    }
  }

  /// An eliminated variable computed from the others.
  @inline(__always)
  // A call of a function that doesn't change this would copy it.
  private mutating func value(_ definition: Elimination, _ values: [Double]) -> Double {
    var sum = lines[Int(definition.equality)].constant
    for place in definition.others {
      sum -= others[place].coefficient * values[Int(others[place].variable)]
    }
    // Adding 0 turns a negative zero into a plain one.
    return sum / definition.pivot + 0
  }

  /// Computes an eliminated variable from the others, and lists it if its value is new.
  @inline(__always)
  private mutating func restore(
    _ definition: Elimination, _ values: inout [Double], _ changed: inout Buffer<Int32>
  ) {
    let value = value(definition, values)
    guard value != values[Int(definition.variable)] else { return }
    values[Int(definition.variable)] = value
    changed.append(definition.variable)
  }

  /// How large the numbers are that an eliminated variable is computed from.
  mutating func size(of variable: Int, _ values: [Double]) -> Double {
    let definition = eliminations[Int(cells[variable].elimination)]
    var size = lines[Int(definition.equality)].scale
    for place in definition.others {
      size += (others[place].coefficient * values[Int(others[place].variable)]).magnitude
    }
    return size / definition.pivot.magnitude
  }
}
