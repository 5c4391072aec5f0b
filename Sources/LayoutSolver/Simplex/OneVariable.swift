/// Solves a part of one variable in closed form.
///
/// The values that the rows of the levels so far allow are an interval. A level narrows it to
/// where the sum of its violations, a convex function of straight pieces, is the least; then
/// the rows one by one narrow it by the tie rule.
struct OneVariable {
  /// A row that asks for something of the variable.
  struct Wish {
    /// The values that the row allows, and by how much the ends may be off.
    var low: Double
    var high: Double
    var rounding: Double
    /// The magnitude of the coefficient.
    var weight: Double
    /// 0 for a stay row, which comes after all levels.
    var priority: Double
    var row: Int32

    var allowed: Interval {
      Interval(low: low, high: high, lowRounding: rounding, highRounding: rounding)
    }
  }

  /// A place where the slope of a level's violations changes, from -`below` to `above` if there
  /// were no others.
  struct Breakpoint {
    var place: Double
    var below: Double
    var above: Double

    init(_ wish: Wish) {
      place = wish.low > -.infinity ? wish.low : wish.high
      below = wish.low > -.infinity ? wish.weight : 0
      above = wish.high < .infinity ? wish.weight : 0
    }
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

  private var wishes = Buffer<Wish>()
  private var breakpoints = Buffer<Breakpoint>()

  /// Finds the value of a variable for the rows of a store, and of a matrix, that have it; no other
  /// variable that is left stands in these.
  ///
  /// - Complexity: O(*r* log *r*) for *r* rows.
  mutating func solve(
    _ variable: Int, _ rows: RowStore, _ variables: VariableStore, _ lines: [Presolve.Line],
    _ matrix: SparseMatrix, _ reduction: [Reduction.Line]
  ) -> Outcome {
    wishes.removeAll()
    collectSingles(Int(variables.records[variable].firstSingle), rows, lines)
    var entry = matrix.first(column: variable)
    while entry >= 0 {
      let row = matrix.row(entry)
      add(
        row, matrix.value(entry), rows.relation(row), reduction[row].constant,
        scale: rows.norm(row) + reduction[row].scale, priority: rows.priority(row))
      entry = matrix.next(inColumn: entry)
    }
    var interval = Interval()
    let count = wishes.count
    // A few rows are looked through level by level more quickly than they are sorted.
    let isSorted = count > 12
    if isSorted { wishes.sort { $0.priority > $1.priority } }
    let isMet = Self.narrow(
      &interval, &wishes.elements, count: count, isSorted: isSorted, &breakpoints)
    isUnclear = interval.isUnclear
    guard isMet else { return .infeasible }
    return interval.isWide ? choose(in: interval, rows) : .determined(interval.nearest(to: 0))
  }

  /// Adds the rows that have one variable and aren't in the matrix.
  private mutating func collectSingles(
    _ first: Int, _ rows: RowStore, _ lines: [Presolve.Line]
  ) {
    let records = rows.records.span
    let products = rows.products.span
    let lines = lines.span
    var place = first
    while place >= 0 {
      let row = Int(products[place].row)
      if lines[row].role == .single {
        let coefficient = products[place].coefficient
        let constant = records[row].constant
        add(
          row, coefficient, records[row].relation, constant,
          scale: coefficient.magnitude + constant.magnitude, priority: records[row].priority)
      }
      place = Int(products[place].next)
    }
  }

  /// Adds a row, of which `scale` is how large the numbers are that its constant is the difference
  /// of.
  private mutating func add(
    _ row: Int, _ coefficient: Double, _ relation: Relation, _ constant: Double, scale: Double,
    priority: Double
  ) {
    let bound = constant / coefficient
    let weight = coefficient.magnitude
    let isUpper = (relation == .lessThanOrEqual) == (coefficient > 0)
    wishes.append(
      Wish(
        low: relation == .equal || !isUpper ? bound : -.infinity,
        high: relation == .equal || isUpper ? bound : .infinity,
        rounding: Simplex.rounding * scale / weight, weight: weight, priority: priority,
        row: Int32(truncatingIfNeeded: row)))
  }

  /// Narrows the interval level by level.
  ///
  /// - Returns: False if the required rows can't all be met.
  private static func narrow(
    _ interval: inout Interval, _ wishes: inout [Wish], count: Int, isSorted: Bool,
    _ breakpoints: inout Buffer<Breakpoint>
  ) -> Bool {
    var wishes = wishes.mutableSpan
    var start = 0
    while start < count {
      var end = start + 1
      if !isSorted {
        end = gatherLevel(start..<count, &wishes)
      } else {
        while end < count, wishes[end].priority == wishes[start].priority { end += 1 }
      }
      let priority = wishes[start].priority
      if priority == 0 { break }
      var common = wishes[start].allowed
      for place in start + 1..<end { common.cut(by: wishes[place].allowed) }
      if !interval.narrow(to: common) {
        if priority == 1000 { return false }
        if end == start + 1 {
          interval.approach(common)
        } else {
          breakpoints.removeAll()
          for place in start..<end { breakpoints.append(Breakpoint(wishes[place])) }
          breakpoints.sort { $0.place < $1.place }
          minimize(breakpoints, &interval)
        }
      }
      start = end
    }
    return true
  }

  /// Moves the rows of the highest level to the beginning of the range.
  ///
  /// - Returns: Where they end.
  private static func gatherLevel(_ range: Range<Int>, _ wishes: inout MutableSpan<Wish>) -> Int {
    var priority = -1.0
    var end = range.lowerBound
    for place in range where wishes[place].priority >= priority {
      if wishes[place].priority > priority {
        priority = wishes[place].priority
        end = range.lowerBound
      }
      if place != end { wishes.swapAt(place, end) }
      end += 1
    }
    return end
  }

  /// Takes a value of those that the levels leave, by the tie rule.
  private mutating func choose(in interval: Interval, _ rows: RowStore) -> Outcome {
    var interval = interval
    wishes.sort { rows.rankKey(Int($0.row)).isBefore(rows.rankKey(Int($1.row))) }
    var place = 0
    while place < wishes.count, wishes[place].priority > 0 {
      if interval.isWide { interval.approach(wishes[place].allowed) }
      place += 1
    }
    let isFree = interval.isWide
    for place in place..<wishes.count { interval.approach(wishes[place].allowed) }
    isUnclear = interval.isUnclear
    let value = interval.nearest(to: 0)
    return isFree ? .free(value) : .determined(value)
  }

  /// Narrows the interval to where the violations of a level add up to the least.
  private static func minimize(_ breakpoints: Buffer<Breakpoint>, _ interval: inout Interval) {
    // Below all breakpoints the rows that ask for a larger value pull, each with its coefficient.
    var slope = 0.0
    var total = 0.0
    for index in 0..<breakpoints.count {
      slope -= breakpoints[index].below
      total += breakpoints[index].below + breakpoints[index].above
    }
    let bound = 1e-12 * total
    var low = interval.low
    for index in 0..<breakpoints.count {
      let breakpoint = breakpoints[index]
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
      slope += breakpoint.below + breakpoint.above
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
    if other.low >= low {
      lowRounding = other.low > low ? other.lowRounding : max(lowRounding, other.lowRounding)
      low = other.low
    }
    if other.high <= high {
      highRounding = other.high < high ? other.highRounding : max(highRounding, other.highRounding)
      high = other.high
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
