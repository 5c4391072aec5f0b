/// The tight-set simplex once more, for small systems that doubles have too few digits for.
///
/// It keeps a dense table that says how each row is composed of the tight ones, and what its
/// left-hand side exceeds its constant by. At first the tight rows are those that hold the variables
/// at 0. All objectives, the levels, then the rows one by one by the tie rule, then the variables'
/// distances to 0, are compared along every edge; the walk ends at the first row that comes to its
/// constant.
///
/// Rows that are at their constants without being tight would let walks stand still. So every
/// constant is thought of as shifted by an infinitesimal amount of its own: of each residual there
/// is a second part that decides if the first one is zero. A basis that is best for all small shifts
/// is best without one.
///
/// On the way rounding decides what is zero. At its end the table is computed anew
/// (`ExtendedSimplex+Polish.swift`), and what it says is proven (`ExtendedSimplex+Proof.swift`).
struct ExtendedSimplex {
  let system: ExtendedSystem
  /// How many variables, and how many rows: behind those of the system stand the rows that draw
  /// variables to 0.
  let size: Int
  let rowCount: Int
  /// The coefficients of each row, and behind them its constant.
  let given: [[WrittenNumber]]
  /// How each row is composed of the tight ones, `row * size + place`.
  var table: [DoubleDouble]
  /// What each row's left-hand side exceeds its constant by, and by how many shifts.
  var residual: [DoubleDouble]
  var shift: [DoubleDouble]
  /// By how much the value of each variable may be off, as the given numbers are uncertain.
  var valueUncertainty: [Double]
  /// How large what rounding has left in the entries of each row may be.
  var error: [Double]
  /// Whether nothing has happened since rounding was taken out of the table.
  var isPolished = false
  /// Whether a residual may be zero or not.
  var isUnclear = false
  /// The row of each place.
  var basis: [Int]
  /// The place of each row, or -1.
  var place: [Int]

  init(_ system: ExtendedSystem) {
    self.system = system
    size = system.columns.count
    rowCount = system.rows.count + size
    table = Array(repeating: .zero, count: rowCount * size)
    residual = Array(repeating: .zero, count: rowCount)
    shift = Array(repeating: .zero, count: rowCount)
    valueUncertainty = Array(repeating: 0, count: size)
    given = Self.numbers(of: system)
    error = Array(repeating: 0, count: rowCount)
    basis = Array(system.rows.count..<rowCount)
    place = Array(repeating: -1, count: rowCount)
    var generator: UInt64 = 0x9E37_79B9_7F4A_7C15
    let shifts = (0..<rowCount).map { _ in
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 1 + Double(generator >> 40) / Double(1 << 24)
    }
    for (index, row) in basis.enumerated() {
      table[row * size + index] = .one
      place[row] = index
    }
    for (index, row) in system.rows.enumerated() {
      residual[index] = -row.constant.value
      shift[index] = DoubleDouble(-shifts[index])
      for term in row.terms {
        table[index * size + term.column] = term.coefficient.value
        let drawn = DoubleDouble(shifts[basis[term.column]])
        shift[index] = shift[index] + term.coefficient.value * drawn
      }
    }
  }

  private static func numbers(of system: ExtendedSystem) -> [[WrittenNumber]] {
    let size = system.columns.count
    let nothing = [WrittenNumber](
      repeating: WrittenNumber(.zero, uncertainty: 0), count: size + 1)
    let rows = system.rows.map { row in
      var line = nothing
      for term in row.terms { line[term.column] = term.coefficient }
      line[size] = row.constant
      return line
    }
    return rows
      + (0..<size).map { column in
        var line = nothing
        line[column].value = .one
        return line
      }
  }

  /// Walks until the point is proven to be the best.
  ///
  /// - Returns: The solution, or nil if that can't be proven, or takes too long.
  /// - Complexity: O(*p*·*m*·*n*) for *p* pivots, *m* rows and *n* variables.
  mutating func solve() -> ExtendedSystem.Solution? {
    var left = min(64 + 16 * rowCount, Self.mostWork / max(table.count, 1)) - size
    takeInGuess()
    while left > 0 {
      left -= 1
      if let edge = steepest(), let row = firstRow(along: edge),
        isPolished || isClear(table[row * size + edge.place], in: row)
      {
        pivot(row: row, at: edge.place)
      } else if isPolished {
        return proven()
      } else if polish() {
        // It takes as long as so many pivots.
        left -= size
      } else {
        return nil
      }
    }
    return nil
  }

  /// How many entries of the table are changed at most.
  private static let mostWork = 1 << 23

  /// Begins with the guess, as far as its rows are independent.
  private mutating func takeInGuess() {
    var open = size
    for row in system.guess where open > 0 {
      var best: Int?
      for place in 0..<size where basis[place] >= system.rows.count {
        let entry = table[row * size + place]
        guard isClear(entry, in: row) else { continue }
        if best.map({ entry.high.magnitude > table[row * size + $0].high.magnitude }) ?? true {
          best = place
        }
      }
      guard let best else { continue }
      pivot(row: row, at: best)
      open -= 1
    }
  }

  /// Whether an entry of a row is more than what rounding may have left there.
  private func isClear(_ entry: DoubleDouble, in row: Int) -> Bool {
    entry.high.magnitude > 0x1p20 * error[row]
  }

  func relation(_ row: Int) -> Relation {
    row < system.rows.count ? system.rows[row].relation : .equal
  }

  /// 1 if the row is above its constant, -1 below, and 0 if it is tight.
  func side(_ row: Int) -> Int {
    if place[row] >= 0 { return 0 }
    let decisive = residual[row].isZero ? shift[row] : residual[row]
    return decisive.isNegative ? -1 : 1
  }

  /// 1 if the row is violated from above, -1 from below, and 0 if it is met or tight.
  func violation(_ row: Int) -> Int {
    let side = side(row)
    switch relation(row) {
    case .equal: return side
    case .lessThanOrEqual: return max(side, 0)
    case .greaterThanOrEqual: return min(side, 0)
    }
  }
}

extension ExtendedSimplex {
  /// An edge that leaves the vertex: the tight row at the place moves off, up with 1, down with -1.
  struct Edge {
    var place: Int
    var sign: Int
  }

  /// The edge along which the foremost objective sinks the most, or nil if none goes down.
  private func steepest() -> Edge? {
    var open = (0..<size).flatMap { [Edge(place: $0, sign: 1), Edge(place: $0, sign: -1)] }
    for level in 0..<system.levels {
      let price = price(of: system.rows.indices.filter { system.rows[$0].level == level })
      if let edge = descend(&open, { slope($0, price, level: level) }) { return edge }
    }
    for row in 0..<rowCount where !open.isEmpty {
      if let edge = descend(&open, { slope($0, row: row) }) { return edge }
    }
    return nil
  }

  /// The edge with the most negative slope; keeps those that are level if there is none.
  private func descend(_ open: inout [Edge], _ slope: (Edge) -> DoubleDouble) -> Edge? {
    var best: Edge?
    var least = DoubleDouble.zero
    var level: [Edge] = []
    for edge in open {
      let slope = slope(edge)
      if slope.isZero {
        level.append(edge)
      } else if slope.high < least.high {
        best = edge
        least = slope
      }
    }
    open = level
    return best
  }

  /// How fast the violations of some rows grow together as each place moves up.
  func price(of rows: [Int]) -> [DoubleDouble] {
    var price = [DoubleDouble](repeating: .zero, count: size)
    var magnitude = [Double](repeating: 0, count: size)
    for row in rows {
      let violation = violation(row)
      guard violation != 0 else { continue }
      for place in 0..<size {
        let share = table[row * size + place]
        price[place] = violation > 0 ? price[place] + share : price[place] - share
        magnitude[place] += share.high.magnitude
      }
    }
    for place in 0..<size
    where price[place].high.magnitude <= DoubleDouble.rounding * magnitude[place] {
      price[place] = .zero
    }
    return price
  }

  /// How fast the violations of a level grow along an edge.
  func slope(_ edge: Edge, _ price: [DoubleDouble], level: Int) -> DoubleDouble {
    let slope = edge.sign > 0 ? price[edge.place] : -price[edge.place]
    let row = basis[edge.place]
    let isOwn = row < system.rows.count && system.rows[row].level == level
    return isOwn && relation(row).isHurt(by: edge.sign) ? .difference(slope, -.one) : slope
  }

  /// How fast the violation of a row grows along an edge.
  func slope(_ edge: Edge, row: Int) -> DoubleDouble {
    if place[row] >= 0 {
      return place[row] == edge.place && relation(row).isHurt(by: edge.sign) ? .one : .zero
    }
    let violation = violation(row)
    let share = table[row * size + edge.place]
    return violation == 0 ? .zero : violation == edge.sign ? share : -share
  }

  /// The row that comes to its constant first, counting shifts.
  private func firstRow(along edge: Edge) -> Int? {
    var first: Int?
    var distance = (plain: DoubleDouble.zero, shifted: 0.0)
    for row in 0..<rowCount where place[row] < 0 {
      let share = table[row * size + edge.place]
      guard !share.isZero, share.isNegative == (side(row) == edge.sign) else { continue }
      let plain = (residual[row] / share).magnitude
      let shifted = -shift[row].high / (share.high * Double(edge.sign))
      let ahead = DoubleDouble.difference(plain, distance.plain)
      if first == nil || ahead.isNegative || (ahead.isZero && shifted < distance.shifted) {
        first = row
        distance = (plain, shifted)
      }
    }
    return first
  }

  /// Puts a row into the basis.
  mutating func pivot(row entering: Int, at place: Int) {
    let start = entering * size
    let pivot = table[start + place]
    let line = Array(table[start..<start + size])
    let used = line.indices.filter { $0 != place && !line[$0].isZero }
    let move = (residual[entering], shift[entering])
    let lineError = error[entering] + 0x1p-104 * (line.map(\.high.magnitude).max() ?? 0)
    for row in 0..<rowCount where !table[row * size + place].isZero {
      let share = table[row * size + place] / pivot
      table[row * size + place] = share
      for other in used {
        let index = row * size + other
        table[index] = .difference(table[index], share * line[other])
      }
      let loss = error[row] + share.high.magnitude * lineError
      error[row] = max(loss, loss / pivot.high.magnitude)
      residual[row] = .difference(residual[row], share * move.0)
      shift[row] = .difference(shift[row], share * move.1)
    }
    for other in 0..<size { table[start + other] = .zero }
    table[start + place] = .one
    residual[entering] = .zero
    shift[entering] = .zero
    self.place[basis[place]] = -1
    self.place[entering] = place
    basis[place] = entering
    isPolished = false
  }
}

extension Relation {
  /// Whether a tight row is violated as its left-hand side grows, or with -1 shrinks.
  fileprivate func isHurt(by sign: Int) -> Bool {
    switch self {
    case .equal: true
    case .lessThanOrEqual: sign > 0
    case .greaterThanOrEqual: sign < 0
    }
  }
}
