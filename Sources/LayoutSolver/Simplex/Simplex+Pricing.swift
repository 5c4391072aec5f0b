extension Simplex {
  /// An edge that goes down, and what its slope was decided by.
  struct Way {
    var edge: Edge
    /// The row of the tie rule that the walk brings nearer, or -1 if a level decided.
    var tie: Int
  }

  /// The edge that goes down the steepest on the highest level, or nil at the best point.
  mutating func steepest(_ part: Int, _ parts: inout Parts) -> Way? {
    let range = parts.parts[part]
    Self.computePrices(
      range, parts.rows, parts.columns, parts.terms, parts.dense, parts.sparse, &price,
      &pricedLevels)
    undetermined.removeAll()
    doubt = .none
    let edge = Self.steepestByLevels(
      range, parts.rows, parts.columns, price, pricedLevels, neutral: &neutral, &doubt)
    if let edge { return Way(edge: edge, tie: -1) }
    return neutral.count == 0 ? nil : downhillByTies(range, &parts)
  }

  /// Adds up, for every level and place, how fast the violated rows grow as the place moves off.
  ///
  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func computePrices(
    _ part: Part, _ rows: [Parts.Row], _ columns: [Parts.Column], _ terms: [Parts.Term],
    _ dense: [Double],
    _ sparse: SparseMatrix, _ price: inout [Sum], _ pricedLevels: inout Buffer<Int32>
  ) {
    pricedLevels.removeAll()
    var price = price.mutableSpan
    let rows = rows.span
    let columns = columns.span
    let terms = terms.span
    let dense = dense.span
    let entries = sparse.entries.span
    let first = part.columns.lowerBound
    let size = part.size
    var last = -1
    for row in part.rows {
      let level = Int(rows[row].level)
      guard level >= 0 else { break }
      let violation = rows[row].violation
      guard violation != 0 else { continue }
      let base = level &* size
      if level != last {
        last = level
        pricedLevels.append(rows[row].level)
        for place in 0..<size { price[base &+ place] = Sum() }
      }
      for term in rows[row].terms {
        let coefficient = violation * terms[term].coefficient
        let column = Int(terms[term].column)
        if part.dense >= 0 {
          let start = part.dense &+ column &* size
          var pattern = columns[first &+ column].pattern
          while !pattern.isEmpty {
            let place = pattern.removeFirst()
            price[base &+ place].add(coefficient * dense[start &+ place])
          }
        } else {
          var entry = sparse.first(row: first &+ column)
          while entry >= 0 {
            let place = Int(entries[entry].column) &- first
            price[base &+ place].add(coefficient * entries[entry].value)
            entry = Int(entries[entry].rowNext)
          }
        }
      }
    }
  }

  /// Compares the slopes of the levels; if none goes down, leaves the edges that no level tells from
  /// standing still in `neutral`, and notes which slopes may be rounding or not.
  private static func steepestByLevels(
    _ part: Part, _ rows: [Parts.Row], _ columns: [Parts.Column], _ price: [Sum],
    _ pricedLevels: Buffer<Int32>, neutral: inout Buffer<Edge>, _ doubt: inout Doubt
  ) -> Edge? {
    let rows = rows.span
    let columns = columns.span
    let price = price.span
    let levels = pricedLevels.elements.span.extracting(0..<pricedLevels.count)
    neutral.removeAll()
    var best: Edge?
    // An edge that goes up on a higher level, or level with one that is steeper, needs no closer
    // look: levels below those are seldom computed.
    var bestLevel = part.levels &- 1
    var bestSlope = 0.0
    var noted = Doubt.none
    for place in 0..<part.size {
      let row = Int(columns[part.columns.lowerBound &+ place].tight)
      var sign = -1.0
      for _ in 0..<2 {
        sign = -sign
        // The level that the row loses on if it is let go; the edge goes up there, unless violated
        // rows gain as much, or it has gone up or down before.
        let hurts = row >= 0 && rows[row].level >= 0 && isHurt(rows[row].relation, by: sign)
        var own = hurts ? Int(rows[row].level) : Int.max
        var isDecided = false
        for index in levels.indices {
          let level = Int(levels[index])
          if level > bestLevel || level > own { break }
          let sum = price[level &* part.size &+ place]
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
          if slope.magnitude <= 1e-10 * size {
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
    if best == nil { doubt = max(doubt, noted) }
    return best
  }

  /// Compares the neutral edges row by row in the order of the tie rule; those that only stay rows
  /// tell apart, or none, are left in `undetermined`.
  private mutating func downhillByTies(_ part: Part, _ parts: inout Parts) -> Way? {
    var isBehindLevels = false
    var row = part.rows.lowerBound
    while true {
      row = Self.firstViolated(from: row, part, parts.rows, isBehindLevels: isBehindLevels)
      dropHurt(before: row, part, &parts)
      if neutral.count == 0 { return nil }
      if !isBehindLevels, row == part.rows.upperBound || parts.rows[row].level < 0 {
        isBehindLevels = true
        noteUndetermined()
      }
      if row == part.rows.upperBound { return nil }
      let violation = parts.rows[row].violation
      if violation != 0 {
        express(row, part, &parts)
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

  /// The first row at or behind a place that is violated, or comes after all levels as the first.
  private static func firstViolated(
    from first: Int, _ part: Part, _ rows: [Parts.Row], isBehindLevels: Bool
  ) -> Int {
    let rows = rows.span
    var row = first
    while row < part.rows.upperBound, rows[row].violation == 0,
      isBehindLevels || rows[row].level >= 0
    {
      row &+= 1
    }
    return row
  }

  /// Takes away the neutral edges that hurt a tight row before the given one.
  private mutating func dropHurt(before row: Int, _ part: Part, _ parts: inout Parts) {
    neutral.removeAll {
      let tight = Int(parts.columns[part.columns.lowerBound &+ Int($0.place)].tight)
      return tight >= 0 && tight < row && Self.isHurt(parts.rows[tight].relation, by: $0.sign)
    }
  }

  private mutating func noteUndetermined() {
    for index in 0..<neutral.count { undetermined.append(neutral[index]) }
  }

  /// Whether a tight row is violated as its left-hand side grows, or with -1 shrinks.
  static func isHurt(_ relation: Relation, by sign: Double) -> Bool {
    switch relation {
    case .equal: true
    case .lessThanOrEqual: sign > 0
    case .greaterThanOrEqual: sign < 0
    }
  }
}
