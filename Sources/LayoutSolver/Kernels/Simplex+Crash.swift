extension Simplex {
  /// Guesses the first basis, level by level from the top.
  ///
  /// On each level come equalities, then what holds from below, then what holds from above; a required
  /// inequality is not guessed to be tight. A row that is weaker than another one on the same variable
  /// says little about where that variable will be. Of two that hold a variable from both sides on one
  /// level, the lower bound is the better guess: weak rows and stay rows draw things together as a rule.
  mutating func crash(_ part: inout Part) {
    factors.begin(size: part.size)
    heldShape = 0
    var start = 0
    while start < part.rows.count, factors.count < part.size {
      var end = start + 1
      while end < part.rows.count, part.rows[end].level == part.rows[start].level { end += 1 }
      enter(.equal, of: start..<end, &part)
      if !part.rows[start].isRequired {
        enter(.greaterThanOrEqual, of: start..<end, &part)
        enter(.lessThanOrEqual, of: start..<end, &part)
      }
      start = end
    }
    fillUp(&part)
    part.hasBasis = true
    if part.size > 32 { factor(&part) }
  }

  /// Takes in those of some rows that compare in one way, as long as places are open.
  private mutating func enter(_ relation: Relation, of range: Range<Int>, _ part: inout Part) {
    for row in range where part.rows[row].relation == relation { enter(row, among: &part) }
  }

  private mutating func enter(_ row: Int, among part: inout Part) {
    if factors.count < part.size, part.rows[row].place < 0 { _ = enter(row, &part) }
  }
}
