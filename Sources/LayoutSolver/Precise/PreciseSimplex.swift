/// The tight-set simplex once more, in numbers that leave no doubt.
///
/// It begins at the rows that are tight in the solution that is doubted. If these are the best
/// basis, that is all there is to do: one point, and one price for each level. All objectives, the
/// levels, then the rows one by one by the tie rule, then the variables' distances to 0, are
/// compared along every edge; a walk ends at the first row that comes to its constant.
///
/// Rows that are at their constants without being tight would let walks stand still. So from the
/// first walk on the constants of all rows that aren't tight then are thought of as shifted by
/// infinitesimal amounts: of each residual there is a second part that decides if the first one is
/// zero. A basis that is best for all small shifts is best without one.
struct PreciseSimplex {
  let system: PreciseSystem
  /// How many variables, and how many rows: behind those of the system stand the rows that draw
  /// variables to 0.
  let size: Int
  let rowCount: Int
  /// The terms of each row.
  let lines: [[PreciseFactors.Entry]]
  /// For each column, the rows in which it stands.
  let rowsOfColumn: [[Int]]
  /// The row of each place.
  var basis: [Int] = []
  /// The place of each row, or -1.
  var place: [Int]
  var factors: PreciseFactors
  /// The point, and how it moves by the shifts.
  var values: [PreciseNumber] = []
  /// What each row's left-hand side exceeds its constant by, and by how many shifts.
  var residual: [PreciseNumber] = []
  var shift: [PreciseNumber] = []
  /// What each constant is thought of as shifted by, in infinitesimal amounts; empty before the first walk.
  private var shiftOfConstant: [PreciseNumber] = []
  /// 1 for a row that is violated from above, -1 from below, and 0 if it is met or tight.
  var violation: [Int] = []

  /// An edge that leaves the vertex: the tight row at the place moves off, up with 1, down with -1.
  struct Edge {
    var place: Int
    var sign: Int
  }

  init(_ system: PreciseSystem) {
    self.system = system
    size = system.size
    rowCount = system.rows.count + size
    let stays = (0..<size).map { [PreciseFactors.Entry(index: $0, value: .one)] }
    lines = system.rows.map { $0.terms } + stays
    var rowsOfColumn = [[Int]](repeating: [], count: size)
    for (row, line) in lines.enumerated() {
      for entry in line { rowsOfColumn[entry.index].append(row) }
    }
    self.rowsOfColumn = rowsOfColumn
    place = Array(repeating: -1, count: rowCount)
    factors = Self.guess(system, lines, basis: &basis)
    for (index, row) in basis.enumerated() { place[row] = index }
  }

  /// The first basis: the rows that were tight, then those at their constants from the highest
  /// level down, then variables at 0.
  private static func guess(
    _ system: PreciseSystem, _ lines: [[PreciseFactors.Entry]], basis: inout [Int]
  ) -> PreciseFactors {
    var candidates: [Int] = []
    var ranks: [Int] = []
    for (index, row) in system.rows.enumerated() where row.isTight || row.isAtConstant {
      candidates.append(index)
      ranks.append(row.isTight ? 0 : 1 + row.level)
    }
    for column in 0..<system.size {
      candidates.append(system.rows.count + column)
      ranks.append(1 + system.levels + (system.isAtRest[column] ? 0 : 1))
    }
    var chosen: [Int] = []
    let factors = PreciseFactors(
      candidates.map { lines[$0] }, ranks: ranks, size: system.size, basis: &chosen)
    basis = chosen.map { candidates[$0] }
    return factors
  }

  /// Walks until the point is proven to be the best.
  ///
  /// - Returns: The solution, or nil if it can't be proven, or takes too long.
  mutating func solve() -> PreciseSystem.Solution? {
    locate()
    var left = Simplex.walkLimit(variables: size, rows: rowCount)
    while left > 0 {
      left -= 1
      guard let edge = improvingEdge() else {
        if factors.exchangeCount == 0 { return isProven() ? solution() : nil }
        refactor()
        locate()
        continue
      }
      if isShifted {
        guard walk(edge) else { return nil }
      } else {
        shiftConstants()
      }
      locate()
    }
    return nil
  }

  /// Computes the point where the tight rows cross, and where the others stand to it.
  private mutating func locate() {
    values = factors.point(basis.map(constant))
    residual = residuals(at: values, constant)
    if isShifted {
      let shifts = shiftOfConstant
      shift = residuals(at: factors.point(basis.map { shifts[$0] })) { shifts[$0] }
    }
    violation = (0..<rowCount).map { row in
      if place[row] >= 0 { return 0 }
      let side = side(row)
      switch relation(row) {
      case .equal: return side
      case .lessThanOrEqual: return max(side, 0)
      case .greaterThanOrEqual: return min(side, 0)
      }
    }
  }

  private func residuals(
    at point: [PreciseNumber], _ constant: (Int) -> PreciseNumber
  ) -> [PreciseNumber] {
    (0..<rowCount).map { row in
      if place[row] >= 0 { return .zero }
      var sum = -constant(row)
      for entry in lines[row] where !point[entry.index].isZero {
        sum = sum + entry.value * point[entry.index]
      }
      return sum
    }
  }

  func constant(_ row: Int) -> PreciseNumber {
    row < system.rows.count ? system.rows[row].constant : .zero
  }

  private var isShifted: Bool { !shiftOfConstant.isEmpty }

  /// Shifts the constants of all rows but the tight ones, those of inequalities to where they are met.
  ///
  /// So the point stays where it is, and the walks have to put right no more than what is wrong about it.
  private mutating func shiftConstants() {
    shiftOfConstant = (0..<rowCount).map { row in
      if place[row] >= 0 { return .zero }
      let amount = PreciseNumber(1 << 24 + scattered(row))
      return relation(row) == .greaterThanOrEqual ? -amount : amount
    }
  }

  func relation(_ row: Int) -> Relation {
    row < system.rows.count ? system.rows[row].relation : .equal
  }

  /// 1 if a row is above its constant, -1 below.
  private func side(_ row: Int) -> Int {
    let side = residual[row].sign
    return side == 0 && isShifted ? shift[row].sign : side
  }

  /// Goes along an edge to the first row that comes to its constant, and puts that into the basis.
  ///
  /// - Returns: False if there is none.
  private mutating func walk(_ edge: Edge) -> Bool {
    let direction = direction(of: edge)
    var first: (row: Int, distance: PreciseNumber, shifted: PreciseNumber)?
    forEachRow(along: direction) { row in
      let growth = place[row] >= 0 ? .zero : growth(of: row, along: direction)
      guard growth.sign * side(row) < 0 else { return }
      let distance = -(residual[row] / growth)
      let shifted = -(shift[row] / growth)
      let ahead = first.map { (distance - $0.distance).sign } ?? -1
      if ahead == 0, let other = first, (shifted - other.shifted).sign >= 0 { return }
      if ahead <= 0 { first = (row, distance, shifted) }
    }
    guard let entering = first?.row else { return false }
    exchange(edge.place, for: entering)
    return true
  }

  private mutating func exchange(_ place: Int, for row: Int) {
    let shares = factors.shares(of: coefficients(of: row))
    self.place[basis[place]] = -1
    basis[place] = row
    self.place[row] = place
    factors.exchange(place, for: shares)
    if factors.exchangeCount > 32 { refactor() }
  }

  private mutating func refactor() {
    let former = basis
    var order: [Int] = []
    factors = PreciseFactors(
      former.map { lines[$0] }, ranks: Array(repeating: 0, count: size), size: size, basis: &order)
    basis = order.map { former[$0] }
    for (index, row) in basis.enumerated() { place[row] = index }
  }
}

extension PreciseSimplex {
  func coefficients(of row: Int) -> [PreciseNumber] {
    var coefficients = [PreciseNumber](repeating: .zero, count: size)
    for entry in lines[row] { coefficients[entry.index] = entry.value }
    return coefficients
  }

  /// The direction in which the point moves along an edge.
  func direction(of edge: Edge) -> [PreciseNumber] {
    var values = [PreciseNumber](repeating: .zero, count: size)
    values[edge.place] = edge.sign > 0 ? .one : -.one
    return factors.point(values)
  }

  /// Passes on the rows that may change along a direction, some of them several times.
  func forEachRow(along direction: [PreciseNumber], _ body: (Int) -> Void) {
    for column in 0..<size where !direction[column].isZero {
      for row in rowsOfColumn[column] { body(row) }
    }
  }

  func growth(of row: Int, along direction: [PreciseNumber]) -> PreciseNumber {
    var growth = PreciseNumber.zero
    for entry in lines[row] where !direction[entry.index].isZero {
      growth = growth + entry.value * direction[entry.index]
    }
    return growth
  }
}
