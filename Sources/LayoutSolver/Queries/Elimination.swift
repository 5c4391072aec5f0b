/// Rows brought into echelon form one after the other, which tells of each whether it depends on
/// those before it.
///
/// What is kept of a row is what is left once multiples of reduced rows before it are subtracted,
/// and these multiples. So a chain of *n* rows takes O(*n*) of room, and what a row depends on is
/// worked out only if it is asked for.
struct Elimination {
  private struct Reduced {
    /// What is left of the row.
    var line: [(column: Int, value: Double)]
    /// The column of its largest coefficient, in which no later row has anything.
    var pivot: Int
    var pivotValue: Double
    /// The reduced rows that were subtracted, and how many times.
    var steps: [(place: Int, factor: Double)]
  }

  private var reduced: [Reduced] = []
  /// The columns by the solver's variables.
  private var columns: [Int32: Int] = [:]
  /// The reduced row that has its pivot in a column, or -1.
  private var pivots: [Int] = []
  /// The row in work, all 0 between rows.
  private var work: [Double] = []
  private var touched: [Int] = []
  private var waiting = Heap()
  /// How many multiples of rows have been subtracted.
  private(set) var subtractions = 0

  /// Takes a row up if it is independent of those before; otherwise gives the multiples of them
  /// that add up to nothing with it, by their places, the last first.
  mutating func add(
    _ terms: some Sequence<RowStore.Product>
  ) -> [(place: Int, multiple: Double)]? {
    var size = 0.0
    for term in terms {
      let column = column(of: term.variable)
      touch(column)
      work[column] += term.coefficient
      size = max(size, work[column].magnitude)
    }
    let steps = subtractReduced()
    var pivot = -1
    var largest = 0.0
    for column in touched where work[column].magnitude > largest {
      largest = work[column].magnitude
      pivot = column
    }
    let isIndependent = largest > Tolerance.echelon * size
    guard isIndependent else {
      clearWork()
      return dependence(of: steps)
    }
    pivots[pivot] = reduced.count
    let value = work[pivot]
    reduced.append(Reduced(line: clearWork(), pivot: pivot, pivotValue: value, steps: steps))
    return nil
  }

  /// Empties the row in work, and gives what stood in it.
  @discardableResult
  private mutating func clearWork() -> [(column: Int, value: Double)] {
    var line: [(column: Int, value: Double)] = []
    // A column that came to 0 meanwhile may be listed twice.
    for column in touched where work[column] != 0 {
      line.append((column, work[column]))
      work[column] = 0
    }
    touched.removeAll(keepingCapacity: true)
    return line
  }

  /// Forgets all rows from a place on.
  mutating func removeAll(from place: Int) {
    while reduced.count > place { pivots[reduced.removeLast().pivot] = -1 }
  }

  private mutating func column(of variable: Int32) -> Int {
    if let known = columns[variable] { return known }
    columns[variable] = work.count
    work.append(0)
    pivots.append(-1)
    return work.count - 1
  }

  /// Notes that the row in work may have something in a column.
  private mutating func touch(_ column: Int) {
    guard work[column] == 0 else { return }
    touched.append(column)
    if pivots[column] >= 0 {
      waiting.push(Int32(truncatingIfNeeded: pivots[column]), key: Double(pivots[column]))
    }
  }

  /// Subtracts reduced rows until the row in work has nothing in their pivots.
  private mutating func subtractReduced() -> [(place: Int, factor: Double)] {
    var steps: [(place: Int, factor: Double)] = []
    // A reduced row has nothing in the pivots of those before it, so that none comes up again.
    while let next = waiting.pop() {
      let place = Int(next)
      let factor = work[reduced[place].pivot] / reduced[place].pivotValue
      guard factor != 0 else { continue }
      subtractions += 1
      for (column, value) in reduced[place].line {
        touch(column)
        work[column] -= factor * value
      }
      work[reduced[place].pivot] = 0
      steps.append((place, factor))
    }
    return steps
  }

  /// The negative of a sum of reduced rows as a sum of the rows that were added.
  private mutating func dependence(
    of steps: [(place: Int, factor: Double)]
  ) -> [(place: Int, multiple: Double)] {
    var weights: [Int: Double] = [:]
    func add(_ weight: Double, at place: Int) {
      if let old = weights[place] {
        weights[place] = old + weight
      } else {
        weights[place] = weight
        waiting.push(Int32(truncatingIfNeeded: place), key: -Double(place))
      }
    }
    for step in steps { add(-step.factor, at: step.place) }
    var result: [(place: Int, multiple: Double)] = []
    while let next = waiting.pop() {
      let place = Int(next)
      guard let weight = weights[place], weight != 0 else { continue }
      subtractions += 1
      result.append((place, weight))
      for step in reduced[place].steps { add(-step.factor * weight, at: step.place) }
    }
    // What is left of a multiple of nothing is rounding.
    let largest = result.reduce(1) { max($0, $1.multiple.magnitude) }
    return result.filter { $0.multiple.magnitude > 1e-12 * largest }
  }
}
