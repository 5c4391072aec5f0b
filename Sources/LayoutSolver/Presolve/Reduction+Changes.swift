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
  mutating func update(_ edited: Buffer<Int32>, _ rows: [RowStore.Record]) {
    if ranks.disorder > eliminations.count { putInOrder() }
    agenda.grow(to: eliminations.count)
    waitingRows.grow(with: 0, count: lines.count)
    changedEqualities.removeAll()
    changedRows.removeAll()
    Self.follow(
      edited, rows, &lines, steps, eliminations, &constant, &scale, &agenda.blocks, &ranks,
      &waitingRows, &changedEqualities, &changedRows)
  }

  /// The arrays are passed one by one, so that each is open throughout.
  private static func follow(
    _ edited: Buffer<Int32>, _ given: [RowStore.Record], _ lines: inout [Line], _ steps: [Step],
    _ eliminations: [Elimination], _ constant: inout [Double], _ scale: inout [Double],
    _ agenda: inout [UInt64], _ ranks: inout Ranks, _ waitingRows: inout [Int32],
    _ changedEqualities: inout Buffer<Int32>,
    _ changedRows: inout Buffer<(row: Int32, constant: Double)>
  ) {
    changedEqualities.makeRoom(for: eliminations.count, 0)
    changedRows.makeRoom(for: lines.count &+ edited.count, (0, 0))
    let given = given.span
    let steps = steps.span
    let eliminations = eliminations.span
    var lines = lines.mutableSpan
    var constant = constant.mutableSpan
    var scale = scale.mutableSpan
    var agenda = agenda.mutableSpan
    var waitingRows = waitingRows.mutableSpan
    var equalities = changedEqualities.elements.mutableSpan
    var rows = changedRows.elements.mutableSpan
    var equalityCount = 0
    var rowCount = 0
    var waitingCount = 0

    for index in 0..<edited.count {
      let row = Int(edited[index])
      let elimination = Int(lines[row].elimination)
      if elimination >= 0 {
        ranks.push(elimination, to: &agenda, eliminations, sign: 1)
      } else if !lines[row].isWaiting {
        lines[row].isWaiting = true
        waitingRows[waitingCount] = edited[index]
        waitingCount &+= 1
      }
    }
    // An equality is subtracted from others when it is eliminated: those before it are final then.
    while let elimination = ranks.popFirst(from: &agenda) {
      let equality = Int(eliminations[elimination].equality)
      let (sum, size) = sum(equality, given, lines, steps, constant, scale)
      if constant[equality] != sum {
        equalities[equalityCount] = Int32(truncatingIfNeeded: elimination)
        equalityCount &+= 1
      } else if scale[equality] == size {
        continue
      }
      constant[equality] = sum
      scale[equality] = size
      var place = Int(lines[equality].firstFrom)
      while place >= 0 {
        let step = steps[place]
        let row = Int(step.target)
        let line = lines[row]
        if line.elimination >= 0 {
          ranks.push(Int(line.elimination), to: &agenda, eliminations, sign: 1)
        } else if line.isWaiting {
          // It has been reached from another source.
        } else if step.nextInto >= 0 || Int(line.firstInto) != place {
          lines[row].isWaiting = true
          waitingRows[waitingCount] = step.target
          waitingCount &+= 1
        } else {
          // A row with a single source has nothing to wait for.
          let constantGiven = given[row].constant
          let new = constantGiven - step.factor * sum
          scale[row] = constantGiven.magnitude + step.factor.magnitude * size
          if constant[row] != new {
            rows[rowCount] = (step.target, constant[row])
            rowCount &+= 1
            constant[row] = new
          }
        }
        place = Int(step.nextFrom)
      }
    }
    for index in 0..<waitingCount {
      let row = Int(waitingRows[index])
      lines[row].isWaiting = false
      let (sum, size) = sum(row, given, lines, steps, constant, scale)
      scale[row] = size
      if constant[row] != sum {
        rows[rowCount] = (waitingRows[index], constant[row])
        rowCount &+= 1
        constant[row] = sum
      }
    }
    changedEqualities.count = equalityCount
    changedRows.count = rowCount
  }

  /// The constant and the scale of a row by those of the sources.
  @inline(__always)
  private static func sum(
    _ row: Int, _ given: Span<RowStore.Record>, _ lines: borrowing MutableSpan<Line>, _ steps: Span<Step>,
    _ constant: borrowing MutableSpan<Double>, _ scale: borrowing MutableSpan<Double>
  ) -> (constant: Double, scale: Double) {
    var sum = given[row].constant
    var size = sum.magnitude
    var place = Int(lines[row].firstInto)
    while place >= 0 {
      let step = steps[place]
      sum -= step.factor * constant[Int(step.source)]
      size += step.factor.magnitude * scale[Int(step.source)]
      place = Int(step.nextInto)
    }
    return (sum, size)
  }
}

/// The values of eliminated variables.
extension Reduction {
  /// Computes the eliminated variables from the others, in a program as it was first recorded.
  func restore(_ values: inout [Double]) {
    Self.restore(&values, eliminations, others, constant)
  }

  /// The arrays are passed one by one, so that each is open throughout.
  private static func restore(
    _ values: inout [Double], _ eliminations: [Elimination], _ others: [Other],
    _ constant: [Double]
  ) {
    let eliminations = eliminations.span
    let others = others.span
    let constant = constant.span
    var values = values.mutableSpan
    for elimination in eliminations.indices.reversed() {
      let definition = eliminations[elimination]
      values[Int(definition.variable)] = value(definition, others, constant, values)
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
    agenda.grow(to: eliminations.count)
    Self.restore(
      after: &changed, from: start, changedEqualities, eliminations, others, cells, constant,
      &values, &agenda.blocks, &ranks)
  }

  /// The arrays are passed one by one, so that each is open throughout.
  private static func restore(
    after changed: inout Buffer<Int32>, from start: Int, _ equalities: Buffer<Int32>,
    _ eliminations: [Elimination], _ others: [Other], _ cells: [Cell], _ constant: [Double],
    _ values: inout [Double], _ agenda: inout [UInt64], _ ranks: inout Ranks
  ) {
    changed.makeRoom(for: eliminations.count, 0)
    let eliminations = eliminations.span
    let others = others.span
    let cells = cells.span
    let constant = constant.span
    var values = values.mutableSpan
    var agenda = agenda.mutableSpan
    var count = changed.count
    var list = changed.elements.mutableSpan

    for index in 0..<equalities.count {
      ranks.push(Int(equalities[index]), to: &agenda, eliminations, sign: -1)
    }
    var next = start
    while true {
      while next < count {
        var use = Int(cells[Int(list[next])].firstUse)
        while use >= 0 {
          ranks.push(Int(others[use].owner), to: &agenda, eliminations, sign: -1)
          use = Int(others[use].next)
        }
        next &+= 1
      }
      guard let elimination = ranks.popLast(from: &agenda) else { break }
      let definition = eliminations[elimination]
      let value = value(definition, others, constant, values)
      guard value != values[Int(definition.variable)] else { continue }
      values[Int(definition.variable)] = value
      list[count] = definition.variable
      count &+= 1
    }
    changed.count = count
  }

  /// Computes an eliminated variable from the others.
  @inline(__always)
  private static func value(
    _ definition: Elimination, _ others: Span<Other>, _ constant: Span<Double>,
    _ values: borrowing MutableSpan<Double>
  ) -> Double {
    var sum = constant[Int(definition.equality)]
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
