extension Simplex {
  /// An edge that goes down, and what its slope was decided by.
  struct Way {
    var edge: Edge
    /// The row of the tie rule that the walk brings nearer, or -1 if a level decided.
    var tie: Int
  }

  /// The edge that goes down the steepest on the highest level, or nil at the best point.
  mutating func steepest(_ part: inout Part) -> Way? {
    undetermined.removeAll()
    isDoubtful = false
    if let edge = steepestByLevels(&part) { return Way(edge: edge, tie: -1) }
    return neutral.isEmpty ? nil : downhillByTies(&part)
  }

  /// Compares the slopes level by level, as far down as to the first level on which an edge goes down;
  /// leaves the edges that no level tells from standing still in `neutral`.
  mutating func steepestByLevels(_ part: inout Part) -> Edge? {
    neutral.removeAll()
    for place in 0..<part.size {
      neutral.append(Edge(place: Int32(truncatingIfNeeded: place), sign: 1))
      neutral.append(Edge(place: Int32(truncatingIfNeeded: place), sign: -1))
    }
    var row = 0
    var next: Int32 = 0
    while row < part.rows.count, part.rows[row].level >= 0 {
      let level = part.rows[row].level
      guard addViolations(from: &row, &part) else { continue }
      express(&part)
      // An edge that a row of a level without violated rows is hurt by goes up there.
      dropHurt(&part) { next <= $1.level && $1.level < level }
      if let edge = steepest(onLevel: level, &part) { return edge }
      next = level + 1
    }
    dropHurt(&part) { next <= $1.level }
    return nil
  }

  /// Compares the slopes of a level, whose violated rows are in `entering`, along the neutral edges, and
  /// takes those away that go up; notes which slopes may be rounding or not.
  private mutating func steepest(onLevel level: Int32, _ part: inout Part) -> Edge? {
    let rows = part.rows.span
    let columns = part.columns.span
    var best: Edge?
    var bestSlope = 0.0
    var isUnsure = false
    var kept = 0
    for index in 0..<neutral.count {
      let edge = neutral[index]
      let price = entering[Int(edge.place)]
      let row = Int(columns[Int(edge.place)].tight)
      // What the row loses if it is let go.
      let hurts = row >= 0 && rows[row].level == level && rows[row].relation.isHurt(by: edge.sign)
      var slope = hurts ? 1.0 : 0
      if price.size != 0 {
        slope = judgedSlope(edge.sign * price.value + slope, price, loss: slope, &isUnsure)
      }
      if slope == 0 {
        neutral[kept] = edge
        kept &+= 1
      } else if slope < bestSlope {
        best = edge
        bestSlope = slope
      }
    }
    neutral.count = kept
    if isUnsure { isDoubtful = true }
    return best
  }

  /// Adds up, into `entering`, the violated rows of the level that begins at a row, each by the side it
  /// is violated from.
  ///
  /// - Returns: Whether there are any; the row is the first of the next level then.
  mutating func addViolations(from row: inout Int, _ part: inout Part) -> Bool {
    let rows = part.rows.span
    let terms = part.terms.span
    let level = rows[row].level
    var isAny = false
    while row < rows.count, rows[row].level == level {
      let violation = rows[row].violation
      if violation != 0 {
        if !isAny {
          isAny = true
          for place in 0..<part.size { entering[place] = Sum() }
        }
        for term in rows[row].terms {
          entering[Int(terms[term].column)].add(violation * terms[term].coefficient)
        }
      }
      row &+= 1
    }
    return isAny
  }

  /// Compares the neutral edges row by row in the order of the tie rule; those that only stay rows
  /// tell apart, or none, are left in `undetermined`.
  private mutating func downhillByTies(_ part: inout Part) -> Way? {
    var isBehindLevels = false
    var isMoved = false
    var row = 0
    while true {
      while row < part.rows.count, part.rows[row].violation == 0,
        isBehindLevels || part.rows[row].level >= 0
      {
        row += 1
      }
      dropHurt(&part) { tight, _ in tight < row }
      if neutral.isEmpty { return nil }
      let isAtEnd = row == part.rows.count
      if !isBehindLevels, isAtEnd || part.rows[row].level < 0 {
        isBehindLevels = true
        for index in 0..<neutral.count { undetermined.append(neutral[index]) }
      }
      if isAtEnd { return nil }
      let violation = part.rows[row].violation
      if violation != 0, !isRefined, !isMoved {
        moveAlongNeutral(&part)
        isMoved = true
      }
      if violation != 0, isRefined || moves(row, &part) {
        isMoved = false
        express(row, &part)
        for index in 0..<neutral.count {
          let edge = neutral[index]
          let share = entering[Int(edge.place)]
          judge(share)
          if violation * edge.sign * share.value < 0 {
            return Way(edge: edge, tie: row)
          }
        }
        neutral.removeAll { entering[Int($0.place)].value != 0 }
      }
      row += 1
    }
  }

  /// Finds the direction of a walk along all neutral edges at once, by lengths that have nothing in common.
  ///
  /// What doesn't move along it moves along none of the edges. To write a row in terms of the basis costs as
  /// much, and most rows have no share of these edges.
  private mutating func moveAlongNeutral(_ part: inout Part) {
    for place in 0..<part.size { direction[place] = 0 }
    for index in 0..<neutral.count {
      let place = Int(neutral[index].place)
      direction[place] = 1 + Double(scattered(place)) / Double(1 << 24)
    }
    // No decision rests on it, so that it is no matter if it has lost digits.
    let losesDigits = factors.losesDigits
    factors.solve(&direction, isDirection: true)
    factors.losesDigits = losesDigits
  }

  /// Whether the left-hand side of a row changes along the direction, by more than rounding.
  private func moves(_ row: Int, _ part: inout Part) -> Bool {
    var sum = Sum()
    for place in part.rows[row].terms {
      sum.add(part.terms[place].coefficient * direction[Int(part.terms[place].column)])
    }
    return sum.value.magnitude > Tolerance.lostShare * sum.size
  }

  /// Takes away the neutral edges that hurt one of the tight rows that are meant.
  private mutating func dropHurt(_ part: inout Part, where isMeant: (Int, Part.Row) -> Bool) {
    let rows = part.rows.span
    var kept = 0
    for index in 0..<neutral.count {
      let edge = neutral[index]
      let row = Int(part.columns[Int(edge.place)].tight)
      if row >= 0, isMeant(row, rows[row]), rows[row].relation.isHurt(by: edge.sign) { continue }
      neutral[kept] = edge
      kept += 1
    }
    neutral.count = kept
  }
}
