extension Reduction {
  /// Runs what is left to run of the program, as it was first recorded, on the given constants.
  ///
  /// - Complexity: O(*s*), where *s* is the number of subtractions.
  mutating func run() {
    Self.run(steps, from: stepsRun, &lines)
    stepsRun = steps.count
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func run(_ steps: [Step], from first: Int, _ lines: inout [Line]) {
    let steps = steps.span
    var lines = lines.mutableSpan
    for index in first..<steps.count {
      let step = steps[index]
      let source = lines[Int(step.source)]
      lines[Int(step.target)].constant -= step.factor * source.constant
      lines[Int(step.target)].scale += step.factor.magnitude * source.scale
    }
  }

  /// Brings the constants of equalities up to date after some of the given ones, or some steps,
  /// have changed, and lists the other rows that are reached; `sum` gives the constants of those.
  ///
  /// Every constant that is reached is computed anew from the given ones, so that no error is
  /// carried from one solution to the next.
  ///
  /// - Parameters:
  ///   - edited: The rows to begin at.
  ///   - rows: All rows.
  ///   - reachesAll: Whether constants that stay the same are followed, and their equalities listed,
  ///     too: that gives what such an edit can reach whatever the numbers are.
  /// - Complexity: O(*k*) for the *k* subtractions from the rows that are reached, as long as there
  ///   are few structural edits among changes of constants.
  mutating func update(
    _ edited: Buffer<Int32>, _ rows: [RowStore.Record], reachesAll: Bool = false
  ) {
    if ranks.disorder > eliminations.count { putInOrder() }
    agenda.grow(to: eliminations.count)
    Self.follow(
      edited, rows, steps, eliminations, reachesAll: reachesAll, &lines, &agenda.blocks, &ranks,
      &changedEqualities, &reachedRows)
  }

  /// Marks the equalities and rows that were listed as reached, or takes the marks away.
  mutating func markReached(_ isReached: Bool) {
    for index in 0..<changedEqualities.count {
      lines[Int(eliminations[Int(changedEqualities[index])].equality)].isReached = isReached
    }
    for index in 0..<reachedRows.count { lines[Int(reachedRows[index])].isReached = isReached }
  }

  /// The arrays are passed one by one, so that each is open throughout.
  private static func follow(
    _ edited: Buffer<Int32>, _ given: [RowStore.Record], _ steps: [Step],
    _ eliminations: [Elimination], reachesAll: Bool, _ lines: inout [Line],
    _ agenda: inout [UInt64], _ ranks: inout Ranks, _ changedEqualities: inout Buffer<Int32>,
    _ reachedRows: inout Buffer<Int32>
  ) {
    changedEqualities.removeAll()
    changedEqualities.makeRoom(for: eliminations.count, 0)
    reachedRows.removeAll()
    reachedRows.makeRoom(for: lines.count, 0)
    let given = given.span
    let steps = steps.span
    let eliminations = eliminations.span
    var lines = lines.mutableSpan
    var agenda = agenda.mutableSpan
    var equalities = changedEqualities.elements.mutableSpan
    var equalityCount = 0
    var rows = reachedRows.elements.mutableSpan
    var rowCount = 0

    var next = 0
    while true {
      let elimination: Int
      if next < edited.count {
        let row = edited[next]
        let line = lines[Int(row)]
        next &+= 1
        if line.elimination < 0 {
          if !line.isReached {
            lines[Int(row)].isReached = true
            rows[rowCount] = row
            rowCount &+= 1
          }
          continue
        }
        elimination = Int(line.elimination)
        if line.firstInto >= 0 {
          ranks.push(elimination, to: &agenda, eliminations, sign: 1)
          continue
        }
      } else if let first = ranks.popFirst(from: &agenda) {
        // An equality is subtracted from others when it is eliminated, so that those before it are
        // final.
        elimination = first
      } else {
        break
      }
      let equality = Int(eliminations[elimination].equality)
      let old = lines[equality]
      let (constant, scale) = sum(given[equality].constant, old.firstInto, steps, lines)
      if old.constant != constant || reachesAll {
        equalities[equalityCount] = Int32(truncatingIfNeeded: elimination)
        equalityCount &+= 1
      } else if old.scale == scale {
        continue
      }
      lines[equality].constant = constant
      lines[equality].scale = scale
      var place = Int(old.firstFrom)
      while place >= 0 {
        let target = steps[place].target
        let line = lines[Int(target)]
        if line.elimination >= 0 {
          ranks.push(Int(line.elimination), to: &agenda, eliminations, sign: 1)
        } else if !line.isReached {
          lines[Int(target)].isReached = true
          rows[rowCount] = target
          rowCount &+= 1
        }
        place = Int(steps[place].nextFrom)
      }
    }
    changedEqualities.count = equalityCount
    reachedRows.count = rowCount
  }

  /// The constant and the scale of a row by those of the sources.
  @inline(__always)
  static func sum(
    _ given: Double, _ first: Int32, _ steps: Span<Step>, _ lines: borrowing MutableSpan<Line>
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
  func restore(_ values: inout [Double]) {
    Self.restore(&values, eliminations, others, lines)
  }

  /// The arrays are passed one by one, so that each is open throughout.
  private static func restore(
    _ values: inout [Double], _ eliminations: [Elimination], _ others: [Other],
    _ lines: [Line]
  ) {
    let eliminations = eliminations.span
    let others = others.span
    let lines = lines.span
    var values = values.mutableSpan
    for elimination in eliminations.indices.reversed() {
      let definition = eliminations[elimination]
      values[Int(definition.variable)] = value(definition, others, lines, values)
    }
  }

  /// Brings the eliminated variables up to date after others have changed.
  ///
  /// - Parameters:
  ///   - changed: The variables that have changed; those that do so here are appended.
  ///   - start: Where in the list those begin that nothing has followed yet.
  ///   - values: The values of all variables.
  ///   - reachesAll: Whether to go on from variables that stay the same, too.
  /// - Complexity: O(*k*) for the *k* eliminations that are reached, as that of `update`.
  mutating func restore(
    after changed: inout Buffer<Int32>, from start: Int, _ values: inout [Double],
    reachesAll: Bool = false
  ) {
    if changedEqualities.isEmpty, start == changed.count { return }
    agenda.grow(to: eliminations.count)
    // Written out for both, as the question would be asked for every elimination.
    if reachesAll {
      Self.restore(
        after: &changed, from: start, changedEqualities, eliminations, others, cells, lines,
        reachesAll: true, &values, &agenda.blocks, &ranks)
    } else {
      Self.restore(
        after: &changed, from: start, changedEqualities, eliminations, others, cells, lines,
        reachesAll: false, &values, &agenda.blocks, &ranks)
    }
  }

  /// The arrays are passed one by one, so that each is open throughout.
  @inline(__always)
  private static func restore(
    after changed: inout Buffer<Int32>, from start: Int, _ equalities: Buffer<Int32>,
    _ eliminations: [Elimination], _ others: [Other], _ cells: [Cell], _ lines: [Line],
    reachesAll: Bool, _ values: inout [Double], _ agenda: inout [UInt64], _ ranks: inout Ranks
  ) {
    changed.makeRoom(for: eliminations.count &+ equalities.count, 0)
    let eliminations = eliminations.span
    let others = others.span
    let cells = cells.span
    let lines = lines.span
    var values = values.mutableSpan
    var agenda = agenda.mutableSpan
    var count = changed.count
    var list = changed.elements.mutableSpan
    /// How many eliminations are on the agenda.
    var waiting = 0

    for index in 0..<equalities.count {
      let definition = eliminations[Int(equalities[index])]
      if definition.otherCount > 0 {
        waiting &+= ranks.push(Int(equalities[index]), to: &agenda, eliminations, sign: -1)
        continue
      }
      // A variable that depends on no other need not wait.
      let value = value(definition, others, lines, values)
      guard value != values[Int(definition.variable)] || reachesAll else { continue }
      values[Int(definition.variable)] = value
      list[count] = definition.variable
      count &+= 1
    }
    var next = start
    while true {
      while next < count {
        var use = Int(cells[Int(list[next])].firstUse)
        while use >= 0 {
          waiting &+= ranks.push(Int(others[use].owner), to: &agenda, eliminations, sign: -1)
          use = Int(others[use].next)
        }
        next &+= 1
      }
      guard var elimination = ranks.popLast(from: &agenda) else { break }
      waiting &-= 1
      // Where most wait, it is less work to look at all in turn.
      let looksAtAll =
        ranks.isInOrder && waiting > 16 && waiting &* 4 > elimination && !reachesAll
      if looksAtAll { Agenda.removeAll(from: &agenda) }
      repeat {
        let definition = eliminations[elimination]
        elimination &-= 1
        if definition.variable < 0 { continue }
        let value = value(definition, others, lines, values)
        guard value != values[Int(definition.variable)] || reachesAll else { continue }
        values[Int(definition.variable)] = value
        list[count] = definition.variable
        count &+= 1
      } while looksAtAll && elimination >= 0
      if looksAtAll { break }
    }
    changed.count = count
  }

  /// How large the numbers are that an eliminated variable is computed from, before it is divided by
  /// its coefficient.
  @inline(__always)
  static func size(
    _ definition: Elimination, _ others: Span<Other>, _ lines: Span<Line>, _ values: Span<Double>
  ) -> Double {
    var size = lines[Int(definition.equality)].scale
    for place in definition.others {
      size += (others[place].coefficient * values[Int(others[place].variable)]).magnitude
    }
    return size
  }

  /// Computes an eliminated variable from the others.
  @inline(__always)
  private static func value(
    _ definition: Elimination, _ others: Span<Other>, _ lines: Span<Line>,
    _ values: borrowing MutableSpan<Double>
  ) -> Double {
    var sum = lines[Int(definition.equality)].constant
    var place = Int(definition.firstOther)
    let end = place &+ Int(definition.otherCount)
    while place < end {
      sum -= others[place].coefficient * values[Int(others[place].variable)]
      place &+= 1
    }
    // Adding 0 turns a negative zero into a plain one.
    return sum / definition.pivot + 0
  }
}
