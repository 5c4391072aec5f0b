/// Ranks in between.
extension Reduction {
  /// A rank for an elimination of the variable of one of a row's products by that row; nil if one of its
  /// other variables depends on this one.
  ///
  /// It is below those of the others. What depends on the variable and isn't below them gets lower ranks,
  /// in the same order.
  ///
  /// - Complexity: O(*d* log *d*) for the *d* terms and subtractions of what gets lower ranks.
  mutating func rank(eliminating pivot: Int, of places: Range<Int>, _ rows: RowStore) -> Double? {
    var high = Double.infinity
    for place in places where place != pivot {
      let elimination = cells[Int(rows.products[place].variable)].elimination
      if elimination >= 0 { high = min(high, eliminations[Int(elimination)].rank) }
    }
    if high == .infinity { return nextRank }
    /// The highest rank of what need not be lowered.
    var low = -Double.infinity
    var isCircle = false
    ranks.grow(to: eliminations.count)
    lowered.removeAll()
    lowerUses(of: Int(rows.products[pivot].variable), below: high, &low)
    while let elimination = ranks.popLast() {
      let old = eliminations[elimination]
      for place in places where place != pivot && rows.products[place].variable == old.variable {
        isCircle = true
      }
      if isCircle { continue }
      lowered.append(Int32(truncatingIfNeeded: elimination))
      lowerUses(of: Int(old.variable), below: high, &low)
      var place = Int(lines[Int(old.equality)].firstInto)
      while place >= 0 {
        lower(Int(lines[Int(steps[place].source)].elimination), below: high, &low)
        place = Int(steps[place].nextInto)
      }
    }
    let distance = low == -.infinity ? 1 : (high - low) / Double(lowered.count + 2)
    let last = high - distance * Double(lowered.count + 1)
    guard !isCircle, low < last, last < high, distance > high.ulp else { return nil }
    for index in 0..<lowered.count {
      eliminations[Int(lowered[index])].rank = high - distance * Double(index + 2)
    }
    if !lowered.isEmpty { ranks.isInOrder = false }
    return high - distance
  }

  /// Has what is computed from the variable wait for a rank below a bound, unless it has one.
  private mutating func lowerUses(of variable: Int, below bound: Double, _ low: inout Double) {
    var use = Int(cells[variable].firstUse)
    while use >= 0 {
      lower(Int(others[use].owner), below: bound, &low)
      use = Int(others[use].next)
    }
  }

  private mutating func lower(_ elimination: Int, below bound: Double, _ low: inout Double) {
    let rank = eliminations[elimination].rank
    if rank < bound {
      low = max(low, rank)
    } else {
      ranks.push(elimination, rank: rank, sign: -1)
    }
  }
}
