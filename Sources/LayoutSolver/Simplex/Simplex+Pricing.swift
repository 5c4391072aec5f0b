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
    undetermined.empty()
    doubt = .none
    if let edge = steepestByLevels(range, parts) { return Way(edge: edge, tie: -1) }
    return neutral.isEmpty ? nil : downhillByTies(range, parts)
  }

  /// Adds up, for every level and place, how fast the violated rows grow as the place moves off.
  private mutating func computePrices(_ part: Part, _ parts: Parts) {
    Self.computePrices(part, parts.rows, parts.terms, parts.dense, parts.sparse, &price, &priceSize)
  }

  /// The arrays are passed one by one, so that each is open for changes throughout.
  private static func computePrices(
    _ part: Part, _ rows: [Parts.Row], _ terms: [Parts.Term], _ dense: [Double],
    _ sparse: SparseMatrix, _ price: inout [Double], _ priceSize: inout [Double]
  ) {
    var price = price.mutableSpan
    var priceSize = priceSize.mutableSpan
    let rows = rows.span
    let terms = terms.span
    let dense = dense.span
    let entries = sparse.entries.span
    let first = part.columns.lowerBound
    let size = part.size
    for index in 0..<part.levels * size {
      price[index] = 0
      priceSize[index] = 0
    }
    for row in part.rows {
      let level = Int(rows[row].level)
      guard level >= 0 else { break }
      let violation = rows[row].violation
      guard violation != 0 else { continue }
      let base = level * size
      let firstTerm = Int(rows[row].firstTerm)
      for term in firstTerm..<firstTerm + Int(rows[row].termCount) {
        let coefficient = violation * terms[term].coefficient
        let column = Int(terms[term].column)
        if part.dense >= 0 {
          let start = part.dense + column * size
          for place in 0..<size {
            let share = coefficient * dense[start + place]
            price[base + place] += share
            priceSize[base + place] += share.magnitude
          }
        } else {
          var entry = sparse.first(row: first + column)
          while entry >= 0 {
            let place = base + Int(entries[entry].column) - first
            let share = coefficient * entries[entry].value
            price[place] += share
            priceSize[place] += share.magnitude
            entry = Int(entries[entry].rowNext)
          }
        }
      }
    }
  }

  /// Compares the slopes of the levels; if none goes down, leaves the edges that no level tells from
  /// standing still in `neutral`.
  private mutating func steepestByLevels(_ part: Part, _ parts: Parts) -> Edge? {
    var best: Edge?
    // An edge that goes up on a higher level, or level with one that is steeper, needs no closer
    // look: levels below those are seldom computed.
    var bestLevel = part.levels - 1
    var bestSlope = 0.0
    for place in 0..<part.size {
      let row = Int(parts.columns[part.columns.lowerBound + place].tight)
      let own = row >= 0 ? Int(parts.rows[row].level) : -1
      for sign in [1.0, -1.0] {
        let hurts = row >= 0 && Self.isHurt(parts.rows[row].relation, by: sign)
        for level in 0..<bestLevel + 1 {
          let slope = slope(of: level, place, sign, isOwn: hurts && level == own, part.size)
          if slope == 0 { continue }
          if slope < 0, level < bestLevel || slope < bestSlope {
            best = Edge(place: Int32(truncatingIfNeeded: place), sign: sign)
            bestLevel = level
            bestSlope = slope
          }
          break
        }
      }
    }
    if best == nil { collectNeutral(part, parts) }
    return best
  }

  /// The slope of a level along an edge, 0 if it is no more than rounding.
  private func slope(
    of level: Int, _ place: Int, _ sign: Double, isOwn: Bool, _ size: Int
  ) -> Double {
    let index = level * size + place
    let own = isOwn ? 1.0 : 0
    let slope = sign * price[index] + own
    return slope.magnitude <= 1e-10 * (priceSize[index] + own) ? 0 : slope
  }

  /// Notes whether the slope of a level along an edge may be rounding or not.
  private mutating func noteDoubt(
    about level: Int, _ place: Int, _ sign: Double, isOwn: Bool, _ size: Int
  ) {
    let index = level * size + place
    let own = isOwn ? 1.0 : 0
    let slope = sign * price[index] + own
    let whole = priceSize[index] + own
    guard slope.magnitude <= Doubt.loss * whole else { return }
    doubt = max(doubt, Doubt(sum: slope, size: whole))
  }

  /// Collects the edges that no level tells from standing still.
  private mutating func collectNeutral(_ part: Part, _ parts: Parts) {
    neutral.empty()
    for place in 0..<part.size {
      let row = Int(parts.columns[part.columns.lowerBound + place].tight)
      let own = row >= 0 ? Int(parts.rows[row].level) : -1
      for sign in [1.0, -1.0] {
        let hurts = row >= 0 && Self.isHurt(parts.rows[row].relation, by: sign)
        var isNeutral = true
        for level in 0..<part.levels where isNeutral {
          let isOwn = hurts && level == own
          isNeutral = slope(of: level, place, sign, isOwn: isOwn, part.size) == 0
          noteDoubt(about: level, place, sign, isOwn: isOwn, part.size)
        }
        if isNeutral { neutral.append(Edge(place: Int32(truncatingIfNeeded: place), sign: sign)) }
      }
    }
  }

  /// Compares the neutral edges row by row in the order of the tie rule; those that only stay rows
  /// tell apart, or none, are left in `undetermined`.
  private mutating func downhillByTies(_ part: Part, _ parts: Parts) -> Way? {
    var isBehindLevels = false
    for row in part.rows {
      if neutral.isEmpty { return nil }
      if !isBehindLevels, parts.rows[row].level < 0 {
        undetermined.append(all: neutral)
        isBehindLevels = true
      }
      let place = Int(parts.rows[row].place)
      if place >= 0 {
        neutral.removeAll {
          Int($0.place) == place && Self.isHurt(parts.rows[row].relation, by: $0.sign)
        }
        continue
      }
      let violation = parts.rows[row].violation
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
    if !isBehindLevels { undetermined.append(all: neutral) }
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
