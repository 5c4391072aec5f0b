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
    /// 0 or less for a stay row, which comes after all levels.
    var priority: Double
    var row: Int32

    /// What a row asks for, of which `scale` is how large the numbers are that its constant is the
    /// difference of.
    init(
      _ row: Int, _ coefficient: Double, _ relation: Relation, _ constant: Double, scale: Double,
      priority: Double
    ) {
      let bound = constant / coefficient
      let isUpper = (relation == .lessThanOrEqual) == (coefficient > 0)
      low = relation == .equal || !isUpper ? bound : -.infinity
      high = relation == .equal || isUpper ? bound : .infinity
      weight = coefficient.magnitude
      rounding = Tolerance.rounding * scale / weight
      self.priority = priority
      self.row = Int32(truncatingIfNeeded: row)
    }

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
  /// Whether the levels left more than one value.
  private(set) var hasChoice = false

  /// So many rows below the required ones, or rows on so many levels, are looked through level by level
  /// more quickly than they are sorted.
  static let few = 12
  static let fewLevels = 4

  var wishes = Buffer<Wish>()
  var breakpoints = Buffer<Breakpoint>()

  /// Finds the value of a variable for the rows of a store, and of a matrix, that have it; no other
  /// variable that is left stands in these.
  ///
  /// It is written out in its caller, as a call would copy the stores' fields.
  ///
  /// - Complexity: O(*r* log *r*) for *r* rows.
  @inline(__always)
  mutating func solve(
    _ variable: Int, _ problem: inout Problem, _ presolve: inout Presolve
  ) -> Outcome {
    wishes.removeAll()
    var required = Interval()
    var highest = 0.0
    var place = Int(problem.variables.records[variable].firstSingle)
    while place >= 0 {
      let product = problem.rows.products[place]
      let row = Int(product.row)
      place = Int(product.next)
      guard presolve.lines[row].role == .single else { continue }
      let record = problem.rows.records[row]
      let wish = Wish(
        row, product.coefficient, record.relation, record.constant,
        scale: product.coefficient.magnitude + record.constant.magnitude,
        priority: record.priority)
      add(wish, &required, &highest)
    }
    var entry = presolve.matrix.first(column: variable)
    while entry >= 0 {
      let row = presolve.matrix.row(entry)
      let record = problem.rows.records[row]
      let reduced = presolve.reduction.lines[row]
      let wish = Wish(
        row, presolve.matrix.value(entry), record.relation, reduced.constant,
        scale: problem.rows.norm(row) + reduced.scale, priority: record.priority)
      add(wish, &required, &highest)
      entry = presolve.matrix.next(inColumn: entry)
    }
    var interval = Interval()
    hasChoice = false
    guard interval.replace(by: required) else {
      isUnclear = interval.isUnclear
      return .infeasible
    }
    let isSorted = wishes.count > Self.few && hasManyLevels
    if isSorted { wishes.sort { $0.priority > $1.priority } }
    Self.narrow(
      &interval, from: highest, wishes.elements, count: wishes.count,
      isSorted: isSorted, &breakpoints)
    if interval.isWide {
      hasChoice = true
      return choose(in: interval, problem.rows.records)
    }
    isUnclear = interval.isUnclear
    return .determined(interval.nearest(to: 0))
  }

  /// Lists a row, or, if it is required, keeps what it allows of what others do.
  @inline(__always)
  private mutating func add(_ wish: Wish, _ required: inout Interval, _ highest: inout Double) {
    if wish.priority == 1000 {
      required.cut(by: wish.allowed)
    } else {
      highest = max(highest, wish.priority)
      wishes.append(wish)
    }
  }

  private var hasManyLevels: Bool {
    var priority = Double.infinity
    for _ in 0..<Self.fewLevels {
      var next = 0.0
      for place in 0..<wishes.count where wishes[place].priority < priority {
        next = max(next, wishes[place].priority)
      }
      if next <= 0 { return false }
      priority = next
    }
    return true
  }

  /// Narrows an interval level by level.
  ///
  /// - Parameters:
  ///   - interval: What stronger rows allow.
  ///   - highest: The highest priority that wishes have.
  ///   - wishes: The rows.
  ///   - count: How many there are.
  ///   - isSorted: Whether those of the highest priority stand first.
  ///   - breakpoints: Memory to work in.
  @inline(__always)
  private static func narrow(
    _ interval: inout Interval, from highest: Double, _ wishes: [Wish], count: Int,
    isSorted: Bool, _ breakpoints: inout Buffer<Breakpoint>
  ) {
    var start = 0
    var priority = highest
    while priority > 0 {
      var new = interval
      var rows = 0
      var last = 0
      var nextPriority = 0.0
      var place = start
      while place < count {
        let own = wishes[place].priority
        if own == priority {
          new.cut(by: wishes[place].allowed)
          rows &+= 1
          last = place
        } else if own < priority {
          if own > nextPriority { nextPriority = own }
          if isSorted { break }
        }
        place &+= 1
      }
      if !interval.replace(by: new) {
        if rows == 1 {
          interval.approach(wishes[last].allowed)
        } else {
          breakpoints.removeAll()
          for place in start..<count where wishes[place].priority == priority {
            breakpoints.append(Breakpoint(wishes[place]))
          }
          breakpoints.sort { $0.place < $1.place }
          minimize(breakpoints, &interval)
        }
      }
      if isSorted { start = place }
      priority = nextPriority
    }
  }

  /// Takes a value of those that the levels leave, by the tie rule; the required rows have done
  /// their part, as each of them allows all of these.
  private mutating func choose(in interval: Interval, _ records: [RowStore.Record]) -> Outcome {
    var interval = interval
    interval.judge()
    wishes.sort { records[Int($0.row)].rankKey.isBefore(records[Int($1.row)].rankKey) }
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
