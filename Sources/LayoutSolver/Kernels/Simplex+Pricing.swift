extension Simplex {
  /// An edge that goes down, and what its slope was decided by.
  struct Way {
    var edge: Edge
    /// The row of the tie rule that the walk brings nearer, or -1 if a level decided.
    var tie: Int
  }

  /// The edge that goes down the steepest on the highest level, or nil at the best point.
  mutating func steepest(_ part: inout Part) -> Way? {
    computePrices(&part)
    undetermined.removeAll()
    slopeDoubt = .none
    if let edge = steepestByLevels(&part) { return Way(edge: edge, tie: -1) }
    return neutral.isEmpty ? nil : downhillByTies(&part)
  }

  /// Computes, for every level and place, how fast the violations grow as the place moves off.
  private mutating func computePrices(_ part: inout Part) {
    pricedLevels.removeAll()
    var row = 0
    while row < part.rows.count, part.rows[row].level >= 0 {
      let level = part.rows[row].level
      if addViolations(from: &row, &part) {
        pricedLevels.append(level)
        factors.express(&entering)
        let base = Int(level) &* part.size
        for place in 0..<part.size { price[base &+ place] = entering[place] }
      }
    }
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

  /// Compares the slopes of the levels; if none goes down, leaves the edges that no level tells from
  /// standing still in `neutral`, and notes which slopes may be rounding or not.
  private mutating func steepestByLevels(_ part: inout Part) -> Edge? {
    let rows = part.rows.span
    let columns = part.columns.span
    neutral.removeAll()
    var best: Edge?
    // An edge that goes up on a higher level, or level with one that is steeper, needs no closer
    // look: levels below those are seldom computed.
    var bestLevel = part.levels &- 1
    var bestSlope = 0.0
    var noted = Doubt.none
    for place in columns.indices {
      let row = Int(columns[place].tight)
      var sign = -1.0
      for _ in 0..<2 {
        sign = -sign
        // The level that the row loses on if it is let go; the edge goes up there, unless violated
        // rows gain as much, or it has gone up or down before.
        let hurts = row >= 0 && rows[row].level >= 0 && rows[row].relation.isHurt(by: sign)
        var own = hurts ? Int(rows[row].level) : Int.max
        var isDecided = false
        for index in 0..<pricedLevels.count {
          let level = Int(pricedLevels[index])
          if level > bestLevel || level > own { break }
          let sum = price[level &* columns.count &+ place]
          if sum.size == 0 {
            if level == own { break }
            continue
          }
          let loss = level == own ? 1.0 : 0
          let slope = sign * sum.value + loss
          let size = sum.size + loss
          if slope.magnitude <= Doubt.loss * size {
            noted = max(noted, Doubt(sum: slope, size: size))
          }
          if slope.magnitude <= Tolerance.slope * size {
            if level == own { own = Int.max }
            continue
          }
          isDecided = true
          if slope < 0, level < bestLevel || slope < bestSlope {
            best = Edge(place: Int32(truncatingIfNeeded: place), sign: sign)
            bestLevel = level
            bestSlope = slope
          }
          break
        }
        if !isDecided, own == Int.max {
          neutral.append(Edge(place: Int32(truncatingIfNeeded: place), sign: sign))
        }
      }
    }
    if best == nil { slopeDoubt = max(slopeDoubt, noted) }
    return best
  }

  /// Compares the neutral edges row by row in the order of the tie rule; those that only stay rows
  /// tell apart, or none, are left in `undetermined`.
  private mutating func downhillByTies(_ part: inout Part) -> Way? {
    var isBehindLevels = false
    var row = 0
    while true {
      while row < part.rows.count, part.rows[row].violation == 0,
        isBehindLevels || part.rows[row].level >= 0
      {
        row += 1
      }
      dropHurt(before: row, &part)
      if neutral.isEmpty { return nil }
      let isAtEnd = row == part.rows.count
      if !isBehindLevels, isAtEnd || part.rows[row].level < 0 {
        isBehindLevels = true
        for index in 0..<neutral.count { undetermined.append(neutral[index]) }
      }
      if isAtEnd { return nil }
      let violation = part.rows[row].violation
      if violation != 0 {
        express(row, &part)
        for index in 0..<neutral.count {
          let edge = neutral[index]
          if violation * edge.sign * entering[Int(edge.place)].value < 0 {
            return Way(edge: edge, tie: row)
          }
        }
        neutral.removeAll { entering[Int($0.place)].value != 0 }
      }
      row += 1
    }
  }

  /// Takes away the neutral edges that hurt a tight row before the given one.
  private mutating func dropHurt(before row: Int, _ part: inout Part) {
    var kept = 0
    for index in 0..<neutral.count {
      let edge = neutral[index]
      let tight = Int(part.columns[Int(edge.place)].tight)
      if tight >= 0, tight < row, part.rows[tight].relation.isHurt(by: edge.sign) { continue }
      neutral[kept] = edge
      kept += 1
    }
    neutral.count = kept
  }
}
