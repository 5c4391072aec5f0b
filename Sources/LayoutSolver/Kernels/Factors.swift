/// Independent rows in triangular form, so that systems of equations can be solved with them.
///
/// A row that is taken in is first *reduced*: multiples of the rows before it are subtracted until
/// nothing is left in the columns that these are solved for; it is then solved for one of the columns
/// that it has left, its pivot. With the multiples in L and what was left in U, the rows are L·U.
///
/// A row that comes later in the place of another is kept beside that as what it is in terms of the rows
/// that were there (the product form of the inverse, G. Dantzig and W. Orchard-Hays, 1954).
struct Factors: Sendable {
  struct Entry: BitwiseCopyable {
    var index: Int32
    var value: Double
  }

  /// A row that was taken in; its place in the basis is that in the order.
  private struct Step: BitwiseCopyable {
    var column: Int32
    var pivot: Double
    /// Where its multiples of earlier rows begin, and end.
    var lower: Int32
    var lowerEnd: Int32
    /// Where its terms beside the pivot begin, and end.
    var upper: Int32
    var upperEnd: Int32
  }

  /// A row that has come in the place of another.
  private struct Exchange: BitwiseCopyable {
    var place: Int32
    var pivot: Double
    /// Where its shares of the rows at other places begin, and end.
    var first: Int32
    var end: Int32
  }

  private(set) var size = 0
  private var steps = Buffer<Step>()
  private var lower = Buffer<Entry>()
  private var upper = Buffer<Entry>()
  private var exchanges = Buffer<Exchange>()
  private var shares = Buffer<Entry>()
  /// For each column, the step that is solved for it, or -1.
  private var stepOfColumn: [Int32] = []
  /// A row at work, by column, and the columns where it has anything.
  private var work: [Sum] = []
  private var isTouched: [Bool] = []
  private var touched = Buffer<Int32>()
  private var agenda = Agenda()
  /// Whether digits may have been lost on the way.
  var losesDigits = false

  /// How many rows have come in the place of others.
  var exchangeCount: Int { exchanges.count }
  /// Whether so many rows were exchanged that it is less work to begin anew.
  var isWorn: Bool { exchanges.count > 64 || shares.count > 8 * size + upper.count + lower.count }
  /// How many rows were taken in.
  var count: Int { steps.count }

  /// Begins with no rows.
  mutating func begin(size: Int) {
    self.size = size
    steps.removeAll()
    lower.removeAll()
    upper.removeAll()
    exchanges.removeAll()
    shares.removeAll()
    work.grow(with: Sum(), count: size)
    isTouched.grow(with: false, count: size)
    stepOfColumn.grow(with: -1, count: size)
    for column in 0..<size { stepOfColumn[column] = -1 }
    agenda.grow(to: size)
  }

  func isPivot(_ column: Int) -> Bool { stepOfColumn[column] >= 0 }

  /// Appends a row, unless it depends on those that are there.
  ///
  /// - Parameters:
  ///   - row: The terms of the row.
  ///   - columns: Of columns that serve as well, that which stands in the fewest rows is the pivot.
  ///   - preferred: The column that is the pivot if it isn't far smaller than others, or -1.
  /// - Returns: Whether the row was appended.
  /// - Complexity: O(*k*), where *k* is the number of terms in the rows that are subtracted.
  mutating func append(
    _ row: Span<Part.Term>, _ columns: Span<Part.Column>, preferred: Int = -1
  ) -> Bool {
    touched.removeAll()
    let firstLower = lower.count
    let firstUpper = upper.count
    var losesDigits = false
    for index in row.indices { add(row[index].coefficient, to: row[index].column) }
    while let next = agenda.popFirst() {
      let step = steps[next]
      let rest = work[Int(step.column)].judged(&losesDigits)
      work[Int(step.column)] = Sum()
      if rest == 0 { continue }
      let factor = rest / step.pivot
      lower.append(Entry(index: Int32(truncatingIfNeeded: next), value: factor))
      for place in Int(step.upper)..<Int(step.upperEnd) {
        add(-factor * upper[place].value, to: upper[place].index)
      }
    }
    let pivot = choosePivot(columns, preferred: preferred, &losesDigits)
    for index in 0..<touched.count {
      let column = Int(touched[index])
      let rest = work[column].value
      work[column] = Sum()
      isTouched[column] = false
      if rest != 0, column != pivot.column, pivot.column >= 0 {
        upper.append(Entry(index: touched[index], value: rest))
      }
    }
    if losesDigits { self.losesDigits = true }
    guard pivot.column >= 0 else {
      lower.count = firstLower
      return false
    }
    stepOfColumn[pivot.column] = Int32(truncatingIfNeeded: steps.count)
    steps.append(
      Step(
        column: Int32(truncatingIfNeeded: pivot.column), pivot: pivot.value,
        lower: Int32(truncatingIfNeeded: firstLower),
        lowerEnd: Int32(truncatingIfNeeded: lower.count),
        upper: Int32(truncatingIfNeeded: firstUpper),
        upperEnd: Int32(truncatingIfNeeded: upper.count)))
    return true
  }

  /// Adds to the row at work.
  @inline(__always)
  private mutating func add(_ product: Double, to column: Int32) {
    let index = Int(column)
    work[index].add(product)
    if isTouched[index] { return }
    isTouched[index] = true
    touched.append(column)
    if stepOfColumn[index] >= 0 { _ = agenda.insert(Int(stepOfColumn[index])) }
  }

  /// The column to solve the row at work for, -1 if there is none; what is lost in rounding is made 0.
  private mutating func choosePivot(
    _ columns: Span<Part.Column>, preferred: Int, _ losesDigits: inout Bool
  ) -> (column: Int, value: Double) {
    var largest = 0.0
    for index in 0..<touched.count {
      let column = Int(touched[index])
      let value = work[column].judged(&losesDigits)
      work[column].value = value
      if value.magnitude > Tolerance.dependence * work[column].size {
        largest = max(largest, value.magnitude)
      }
    }
    if largest == 0 { return (-1, 0) }
    if preferred >= 0, work[preferred].value.magnitude >= 1e-3 * largest {
      return (preferred, work[preferred].value)
    }
    var best = -1
    for index in 0..<touched.count {
      let column = Int(touched[index])
      let size = work[column].value.magnitude
      guard size >= 0.1 * largest, size > Tolerance.dependence * work[column].size else { continue }
      if best < 0 || columns[column].rowCount < columns[best].rowCount
        || columns[column].rowCount == columns[best].rowCount && column < best
      {
        best = column
      }
    }
    return (best, work[best].value)
  }

  /// Puts a row in the place of another.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - row: The row in terms of the rows of the basis; it has a share of the one that goes.
  mutating func exchange(_ place: Int, for row: [Sum]) {
    let first = shares.count
    let row = row.span
    for other in 0..<size where other != place && row[other].value != 0 {
      shares.append(Entry(index: Int32(truncatingIfNeeded: other), value: row[other].value))
    }
    keepExchange(place, pivot: row[place].value, from: first)
  }

  /// Puts a multiple of the row at a place there.
  mutating func scale(_ place: Int, by factor: Double) {
    keepExchange(place, pivot: factor, from: shares.count)
  }

  private mutating func keepExchange(_ place: Int, pivot: Double, from first: Int) {
    exchanges.append(
      Exchange(
        place: Int32(truncatingIfNeeded: place), pivot: pivot,
        first: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: shares.count)))
  }
}

extension Factors {
  /// Finds the point at which each row of the basis has a value.
  ///
  /// - Parameters:
  ///   - values: The values by place, which are lost; then the point by column.
  ///   - isDirection: Whether sums that are lost in rounding are 0, and it is noted where digits are lost, as they tell
  ///     where a walk leads. A place where numbers cancel is none the worse for it.
  /// - Complexity: O(*z*) for the *z* terms that are kept.
  mutating func solve(_ values: inout [Double], isDirection: Bool) {
    var work: [Sum] = []
    swap(&work, &self.work)
    if solve(&values, isDirection: isDirection, &work) { losesDigits = true }
    swap(&work, &self.work)
  }

  private func solve(_ values: inout [Double], isDirection: Bool, _ work: inout [Sum]) -> Bool {
    var losesDigits = false
    let steps = steps.elements.span
    let lower = lower.elements.span
    let upper = upper.elements.span
    let exchanges = exchanges.elements.span
    let shares = shares.elements.span
    var values = values.mutableSpan
    var point = work.mutableSpan
    for number in stride(from: exchangeCount - 1, through: 0, by: -1) {
      let exchange = exchanges[number]
      var sum = Sum(value: values[Int(exchange.place)], size: values[Int(exchange.place)].magnitude)
      for place in Int(exchange.first)..<Int(exchange.end) {
        sum.add(-shares[place].value * values[Int(shares[place].index)])
      }
      values[Int(exchange.place)] =
        (isDirection ? sum.judged(&losesDigits) : sum.value) / exchange.pivot
    }
    for place in 0..<size {
      let step = steps[place]
      if step.lower == step.lowerEnd { continue }
      var sum = Sum(value: values[place], size: values[place].magnitude)
      for entry in Int(step.lower)..<Int(step.lowerEnd) {
        sum.add(-lower[entry].value * values[Int(lower[entry].index)])
      }
      values[place] = isDirection ? sum.judged(&losesDigits) : sum.value
    }
    for place in stride(from: size - 1, through: 0, by: -1) {
      let step = steps[place]
      var sum = Sum(value: values[place], size: values[place].magnitude)
      for entry in Int(step.upper)..<Int(step.upperEnd) {
        sum.add(-upper[entry].value * point[Int(upper[entry].index)].value)
      }
      point[Int(step.column)].value =
        (isDirection ? sum.judged(&losesDigits) : sum.value) / step.pivot
    }
    for column in 0..<size {
      values[column] = point[column].value
      point[column] = Sum()
    }
    return losesDigits
  }

  /// Writes a row in terms of the rows of the basis.
  ///
  /// - Parameter row: The row's coefficients by column; then its shares by place.
  /// - Complexity: O(*z*) for the *z* terms that are kept.
  mutating func express(_ row: inout [Sum]) {
    var work: [Sum] = []
    swap(&work, &self.work)
    if express(&row, &work) { losesDigits = true }
    swap(&work, &self.work)
  }

  private func express(_ row: inout [Sum], _ work: inout [Sum]) -> Bool {
    var losesDigits = false
    let steps = steps.elements.span
    let lower = lower.elements.span
    let upper = upper.elements.span
    let exchanges = exchanges.elements.span
    let shares = shares.elements.span
    var row = row.mutableSpan
    var result = work.mutableSpan
    for place in 0..<size {
      let step = steps[place]
      let sum = row[Int(step.column)]
      let rest = sum.judged(&losesDigits)
      if rest == 0 { continue }
      let share = rest / step.pivot
      result[place] = Sum(value: share, size: sum.size / step.pivot.magnitude)
      for entry in Int(step.upper)..<Int(step.upperEnd) {
        row[Int(upper[entry].index)].add(-share * upper[entry].value)
      }
    }
    for place in stride(from: size - 1, through: 0, by: -1) {
      let step = steps[place]
      let share = result[place].judged(&losesDigits)
      row[place] = share == 0 ? Sum() : Sum(value: share, size: result[place].size)
      result[place] = Sum()
      if share == 0 { continue }
      for entry in Int(step.lower)..<Int(step.lowerEnd) {
        result[Int(lower[entry].index)].add(-share * lower[entry].value)
      }
    }
    for number in 0..<exchangeCount {
      let exchange = exchanges[number]
      let sum = row[Int(exchange.place)]
      let rest = sum.judged(&losesDigits)
      if rest == 0 { continue }
      let share = rest / exchange.pivot
      row[Int(exchange.place)] = Sum(value: share, size: sum.size / exchange.pivot.magnitude)
      for place in Int(exchange.first)..<Int(exchange.end) {
        let other = Int(shares[place].index)
        row[other].add(-share * shares[place].value)
      }
    }
    for place in 0..<size {
      let sum = row[place]
      if sum.size > 0, sum.judged(&losesDigits) == 0 { row[place] = Sum() }
    }
    return losesDigits
  }
}
