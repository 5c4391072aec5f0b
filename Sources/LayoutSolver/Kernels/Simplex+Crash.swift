extension Simplex {
  /// Guesses the first basis: equalities, those of the highest levels first, and then inequalities in the
  /// same way; a required one is not guessed to be tight.
  ///
  /// Equalities come first as most of them can be met, while most inequalities leave room. Of two
  /// that hold a variable from both sides on one level, the lower bound is the better guess: weak
  /// rows and stay rows draw things together as a rule.
  mutating func crash(_ part: inout Part) {
    factors.begin(size: part.size)
    var stays = part.rows.count
    while stays > 0, part.rows[stays - 1].level < 0 { stays -= 1 }
    takeIn(.equal, of: 0..<stays, &part)
    var start = 0
    while start < stays, factors.count < part.size {
      var end = start + 1
      while end < stays, part.rows[end].level == part.rows[start].level { end += 1 }
      if !part.rows[start].isRequired {
        takeIn(.greaterThanOrEqual, of: start..<end, &part)
        takeIn(.lessThanOrEqual, of: start..<end, &part)
      }
      start = end
    }
    takeIn(.equal, of: stays..<part.rows.count, &part)
    fillUp(&part)
    part.hasBasis = true
    if part.size > 32 { factor(&part) }
  }

  /// Takes in those of some rows that compare in one way, as long as places are open.
  private mutating func takeIn(_ relation: Relation, of range: Range<Int>, _ part: inout Part) {
    for row in range where part.rows[row].relation == relation { takeIn(row, among: &part) }
  }

  private mutating func takeIn(_ row: Int, among part: inout Part) {
    if factors.count < part.size, part.rows[row].place < 0 { _ = takeIn(row, &part) }
  }
}
