extension Simplex {
  /// Solves a part of one variable in closed form, unless its required rows can't all be met.
  ///
  /// The values that the rows of the levels so far allow are an interval. A level narrows it to
  /// where the sum of its violations, a convex function of straight pieces, is the least; then
  /// the rows one by one narrow it by the tie rule.
  ///
  /// - Returns: Whether the part is solved.
  /// - Complexity: O(*r* log *r*) for *r* rows.
  mutating func solveOneVariable(_ part: Int, _ parts: inout Parts) -> Bool {
    let rows = parts.parts[part].rows
    var interval = Interval()
    var start = rows.lowerBound
    while start < rows.upperBound, parts.rows[start].level >= 0 {
      let level = parts.rows[start].level
      var end = start + 1
      while end < rows.upperBound, parts.rows[end].level == level { end += 1 }
      if !interval.narrow(to: allowed(start..<end, parts)) {
        if parts.rows[start].isRequired { return false }
        minimize(start..<end, parts, &interval)
      }
      start = end
    }
    for row in rows.lowerBound..<start where interval.isWide { settle(row, parts, &interval) }
    let isLoose = interval.isWide
    for row in start..<rows.upperBound { settle(row, parts, &interval) }

    let column = parts.parts[part].columns.lowerBound
    let value = interval.nearest(to: 0)
    parts.columns[column].value = value
    parts.columns[column].isLoose = isLoose
    parts.parts[part].isLoose = isLoose
    parts.parts[part].isInfeasible = false
    parts.parts[part].hasBasis = false
    return true
  }

  /// The values that a row allows.
  private func allowed(_ row: Int, _ parts: Parts) -> Interval {
    let coefficient = parts.terms[Int(parts.rows[row].firstTerm)].coefficient
    let bound = parts.rows[row].constant / coefficient
    switch parts.rows[row].relation {
    case .equal: return Interval(low: bound, high: bound)
    case .lessThanOrEqual:
      return coefficient > 0 ? Interval(high: bound) : Interval(low: bound)
    case .greaterThanOrEqual:
      return coefficient > 0 ? Interval(low: bound) : Interval(high: bound)
    }
  }

  /// The values that all of the rows allow; empty if the low end is above the high one.
  private func allowed(_ rows: Range<Int>, _ parts: Parts) -> Interval {
    var common = Interval()
    for row in rows {
      let own = allowed(row, parts)
      let slack = Self.rounding * (parts.rows[row].scale + parts.rows[row].norm)
      let coefficient = parts.terms[Int(parts.rows[row].firstTerm)].coefficient
      common.low = max(common.low, own.low)
      common.high = min(common.high, own.high)
      common.rounding = max(common.rounding, slack / coefficient.magnitude)
    }
    return common
  }

  /// Narrows the interval to where the violations of a level add up to the least.
  private mutating func minimize(_ rows: Range<Int>, _ parts: Parts, _ interval: inout Interval) {
    // Below all breakpoints the rows that ask for a larger value pull, each with its coefficient.
    var slope = 0.0
    var total = 0.0
    breakpoints.removeAll(keepingCapacity: true)
    for row in rows {
      let own = allowed(row, parts)
      let size = parts.terms[Int(parts.rows[row].firstTerm)].coefficient.magnitude
      let hasLow = own.low > -.infinity
      let hasHigh = own.high < .infinity
      if hasLow { slope -= size }
      let place = hasLow ? own.low : own.high
      breakpoints.append(
        Breakpoint(
          distance: place, size: hasLow && hasHigh ? 2 * size : size,
          row: Int32(truncatingIfNeeded: row)))
      total += 2 * size
    }
    breakpoints.sort { $0.distance < $1.distance }
    let bound = 1e-12 * total
    var low = interval.low
    for breakpoint in breakpoints {
      if breakpoint.distance > low {
        if slope > bound {
          interval.high = low
          interval.low = low
          return
        }
        if slope >= -bound {
          interval.high = min(interval.high, breakpoint.distance)
          interval.low = low
          return
        }
        low = min(breakpoint.distance, interval.high)
      }
      slope += breakpoint.size
    }
    if slope > bound { interval.high = low }
    interval.low = slope < -bound ? interval.high : low
  }

  /// Narrows the interval to where a row is violated the least.
  private func settle(_ row: Int, _ parts: Parts, _ interval: inout Interval) {
    let own = allowed(row, parts)
    if !interval.narrow(to: own) {
      if own.low > interval.high {
        interval.low = interval.high
      } else {
        interval.high = interval.low
      }
    }
  }
}

/// The values from `low` to `high`.
struct Interval {
  var low = -Double.infinity
  var high = Double.infinity
  /// By how much the ends may lie the wrong way round and still be taken for one value.
  var rounding = 0.0

  /// Whether there is more than one value.
  var isWide: Bool { low < high }

  /// Leaves the values that are in both, unless there are none.
  ///
  /// - Returns: Whether there are any.
  mutating func narrow(to other: Interval) -> Bool {
    let newLow = max(low, other.low)
    let newHigh = min(high, other.high)
    guard newLow <= newHigh + other.rounding else { return false }
    low = newLow
    high = max(newLow, newHigh)
    return true
  }

  /// The value that is nearest to the given one.
  func nearest(to value: Double) -> Double { min(max(value, low), high) }
}
