/// Solves a part of one variable in closed form.
///
/// The values that the rows of the levels so far allow are an interval. A level narrows it to
/// where the sum of its violations, a convex function of straight pieces, is the least; then
/// the rows one by one narrow it by the tie rule.
struct OneVariable {
  /// A row that asks for something of the variable.
  struct Wish {
    /// The values that the row allows.
    var allowed: Interval
    /// The magnitude of the coefficient.
    var weight: Double
    /// The row's place in the tie rule.
    var key: RankKey
  }

  /// What came out.
  enum Outcome {
    /// The value is settled by rows.
    case determined(Double)
    /// Rows leave a choice, of which this is the one nearest to 0.
    case free(Double)
    /// The required rows can't all be met.
    case infeasible
  }

  /// Whether the last value hung on differences that may be rounding or not.
  private(set) var isUnclear = false

  private var wishes: [Wish] = []
  private var breakpoints: [(place: Double, weight: Double)] = []

  mutating func reset() {
    wishes.removeAll(keepingCapacity: true)
  }

  /// Adds a row, of which `scale` is how large the numbers are that its constant is the difference
  /// of.
  mutating func add(
    _ coefficient: Double, _ relation: Relation, _ constant: Double, scale: Double, key: RankKey
  ) {
    let bound = constant / coefficient
    let rounding = Simplex.rounding * scale / coefficient.magnitude
    var allowed = Interval(low: bound, high: bound, lowRounding: rounding, highRounding: rounding)
    switch relation {
    case .equal: break
    case .lessThanOrEqual:
      if coefficient > 0 { allowed.low = -.infinity } else { allowed.high = .infinity }
    case .greaterThanOrEqual:
      if coefficient > 0 { allowed.high = .infinity } else { allowed.low = -.infinity }
    }
    wishes.append(Wish(allowed: allowed, weight: coefficient.magnitude, key: key))
  }

  /// Finds the value for the rows that were added.
  ///
  /// - Complexity: O(*r* log *r*) for *r* rows.
  mutating func solve() -> Outcome {
    wishes.sortByRank(\.key)
    var interval = Interval()
    var start = 0
    while start < wishes.count, wishes[start].key.priority > 0 {
      let priority = wishes[start].key.priority
      var common = wishes[start].allowed
      var end = start + 1
      while end < wishes.count, wishes[end].key.priority == priority {
        common.cut(by: wishes[end].allowed)
        end += 1
      }
      if !interval.narrow(to: common) {
        if priority == 1000 {
          isUnclear = interval.isUnclear
          return .infeasible
        }
        minimize(start..<end, &interval)
      }
      start = end
    }
    for place in 0..<start where interval.isWide { interval.approach(wishes[place].allowed) }
    let isFree = interval.isWide
    for place in start..<wishes.count { interval.approach(wishes[place].allowed) }
    isUnclear = interval.isUnclear
    let value = interval.nearest(to: 0)
    return isFree ? .free(value) : .determined(value)
  }

  /// Narrows the interval to where the violations of a level add up to the least.
  private mutating func minimize(_ range: Range<Int>, _ interval: inout Interval) {
    // Below all breakpoints the rows that ask for a larger value pull, each with its coefficient.
    var slope = 0.0
    var total = 0.0
    breakpoints.removeAll(keepingCapacity: true)
    for wish in wishes[range] {
      let hasLow = wish.allowed.low > -.infinity
      let hasHigh = wish.allowed.high < .infinity
      if hasLow { slope -= wish.weight }
      breakpoints.append(
        (
          hasLow ? wish.allowed.low : wish.allowed.high,
          hasLow && hasHigh ? 2 * wish.weight : wish.weight
        ))
      total += 2 * wish.weight
    }
    breakpoints.sort { $0.place < $1.place }
    let bound = 1e-12 * total
    var low = interval.low
    for breakpoint in breakpoints {
      if breakpoint.place > low {
        if Doubt.isUnclear(slope, bound: bound) { interval.isUnclear = true }
        if slope > bound {
          interval.high = low
          interval.low = low
          return
        }
        if slope >= -bound {
          interval.high = min(interval.high, breakpoint.place)
          interval.low = low
          return
        }
        low = min(breakpoint.place, interval.high)
      }
      slope += breakpoint.weight
    }
    if slope > bound { interval.high = low }
    interval.low = slope < -bound ? interval.high : low
  }
}

/// A row's place in the order of the tie rule: by priority, then the larger key first.
struct RankKey {
  /// 0 for a stay row, which comes after all levels.
  var priority: Double
  var order: Int
  var serial: Int

  func isBefore(_ other: RankKey) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if order != other.order { return order > other.order }
    return serial > other.serial
  }
}

extension Array {
  /// Sorts elements by their places in the tie rule.
  mutating func sortByRank(_ key: (Element) -> RankKey) {
    if count > 16 {
      sort { key($0).isBefore(key($1)) }
      return
    }
    // A few rows come nearly in order, so that this is the shortest way to sort them.
    for index in indices.dropFirst() where key(self[index]).isBefore(key(self[index - 1])) {
      let element = self[index]
      var place = index
      while place > 0, key(element).isBefore(key(self[place - 1])) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
    }
  }
}

/// The values from `low` to `high`.
struct Interval {
  var low = -Double.infinity
  var high = Double.infinity
  /// By how much each end may be off: if they lie the wrong way round by less than both, they are
  /// taken for one value.
  var lowRounding = 0.0
  var highRounding = 0.0
  /// Whether ends lay apart that may be one value.
  var isUnclear = false

  /// Whether there is more than one value.
  var isWide: Bool { low < high }

  /// Leaves the values that are in both, unless there are none.
  ///
  /// - Returns: Whether there are any.
  mutating func narrow(to other: Interval) -> Bool {
    var new = self
    new.cut(by: other)
    let rounding = new.lowRounding + new.highRounding
    if Doubt.isUnclear(new.low - new.high, bound: rounding) { isUnclear = true }
    guard new.low <= new.high + rounding else { return false }
    new.high = max(new.low, new.high)
    new.isUnclear = isUnclear
    self = new
    return true
  }

  /// Leaves the values that are in both; if there are none, the ends lie the wrong way round.
  mutating func cut(by other: Interval) {
    if other.low > low {
      low = other.low
      lowRounding = other.lowRounding
    }
    if other.high < high {
      high = other.high
      highRounding = other.highRounding
    }
  }

  /// Leaves the values that are in both, or else the one that is nearest to the others.
  mutating func approach(_ other: Interval) {
    if narrow(to: other) { return }
    if other.low > high {
      low = high
    } else {
      high = low
    }
  }

  /// The value that is nearest to the given one.
  func nearest(to value: Double) -> Double { min(max(value, low), high) }
}
