extension Simplex {
  /// An edge that goes down, and what its slope was decided by.
  struct Way {
    var edge: Edge
    /// The row of the tie rule that the walk brings nearer, or -1 if a level decided.
    var tie: Int
  }

  /// The edge that goes down the steepest on the highest level, or nil at the best point.
  mutating func steepest(_ part: Int, _ parts: Parts) -> Way? {
    let range = parts.parts[part]
    computePrices(range, parts)
    undetermined.removeAll(keepingCapacity: true)
    doubt = .none
    if let edge = steepestByLevels(range, parts) { return Way(edge: edge, tie: -1) }
    return neutral.isEmpty ? nil : downhillByTies(range, parts)
  }

  /// Adds up, for every level and place, how fast the violated rows grow as the place moves off.
  private mutating func computePrices(_ part: Part, _ parts: Parts) {
    let first = part.columns.lowerBound
    let size = part.size
    for index in 0..<part.levels * size {
      price[index] = 0
      priceSize[index] = 0
    }
    for row in part.rows {
      let level = Int(parts.rows[row].level)
      guard level >= 0 else { break }
      let violation = parts.violation(row)
      guard violation != 0 else { continue }
      let base = level * size
      if part.dense >= 0 {
        Self.addPricesDensely(
          violation, parts.terms(of: row), parts.terms, part, parts.dense, at: base, &price,
          &priceSize)
        continue
      }
      for term in parts.terms(of: row) {
        let coefficient = violation * parts.terms[term].coefficient
        var entry = parts.sparse.first(row: first + Int(parts.terms[term].column))
        while entry >= 0 {
          let place = base + parts.sparse.column(entry) - first
          let share = coefficient * parts.sparse.value(entry)
          price[place] += share
          priceSize[place] += share.magnitude
          entry = parts.sparse.next(inRow: entry)
        }
      }
    }
  }

  /// Compares the slopes of the levels; leaves the edges that none of them tells apart in
  /// `neutral`.
  private mutating func steepestByLevels(_ part: Part, _ parts: Parts) -> Edge? {
    neutral.removeAll(keepingCapacity: true)
    var best: Edge?
    var bestLevel = Int.max
    var bestSlope = 0.0
    for place in 0..<part.size {
      let row = Int(parts.columns[part.columns.lowerBound + place].tight)
      let own = row >= 0 ? Int(parts.rows[row].level) : -1
      for sign in [1.0, -1.0] {
        let hurts = row >= 0 && Self.isHurt(parts.rows[row].relation, by: sign)
        var decided = false
        for level in 0..<part.levels {
          let index = level * part.size + place
          var slope = sign * price[index]
          var size = priceSize[index]
          if hurts, level == own {
            slope += 1
            size += 1
          }
          if slope.magnitude <= Doubt.loss * size {
            doubt = max(doubt, Doubt(sum: slope, size: size))
            if slope.magnitude <= 1e-10 * size { continue }
          }
          decided = true
          if slope < 0, level < bestLevel || (level == bestLevel && slope < bestSlope) {
            best = Edge(place: Int32(truncatingIfNeeded: place), sign: sign)
            bestLevel = level
            bestSlope = slope
          }
          break
        }
        if !decided {
          neutral.append(Edge(place: Int32(truncatingIfNeeded: place), sign: sign))
        }
      }
    }
    return best
  }

  /// Compares the neutral edges row by row in the order of the tie rule; those that only stay rows
  /// tell apart, or none, are left in `undetermined`.
  private mutating func downhillByTies(_ part: Part, _ parts: Parts) -> Way? {
    var isBehindLevels = false
    for row in part.rows {
      if neutral.isEmpty { return nil }
      if !isBehindLevels, parts.rows[row].level < 0 {
        undetermined.append(contentsOf: neutral)
        isBehindLevels = true
      }
      let place = Int(parts.rows[row].place)
      if place >= 0 {
        neutral.removeAll {
          Int($0.place) == place && Self.isHurt(parts.rows[row].relation, by: $0.sign)
        }
        continue
      }
      let violation = parts.violation(row)
      guard violation != 0 else { continue }
      express(row, part, parts)
      var way: Way?
      for edge in neutral where violation * edge.sign * entering[Int(edge.place)] < 0 {
        way = Way(edge: edge, tie: row)
        break
      }
      if let way { return way }
      neutral.removeAll { entering[Int($0.place)] != 0 }
    }
    if !isBehindLevels { undetermined.append(contentsOf: neutral) }
    return nil
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
