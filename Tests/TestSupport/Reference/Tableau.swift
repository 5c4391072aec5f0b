/// The simplex tableau of the textbooks, in exact fractions and with Bland's rule: of all the
/// columns that would improve, and of all the rows that may leave, take the one of least index.
///
/// It holds Σ tᵢⱼ·zⱼ = bᵢ with z ≥ 0, solved for one basic column a row. A column that is *closed*
/// is 0 for good.
struct Tableau {
  private var cells: [[Rational]]
  private var right: [Rational]
  private var basis: [Int]
  private var open: [Int]
  private let width: Int

  /// Makes a tableau that is already solved for a basis.
  ///
  /// - Parameters:
  ///   - width: The number of columns.
  ///   - cells: The rows, in which each basic column is a unit vector.
  ///   - right: The right-hand sides, none negative.
  ///   - basis: The basic column of each row.
  init(width: Int, cells: [[Rational]], right: [Rational], basis: [Int]) {
    self.cells = cells
    self.right = right
    self.basis = basis
    self.width = width
    open = Array(0..<width)
  }

  /// The value of a column: 0 unless it is basic.
  func value(of column: Int) -> Rational {
    basis.firstIndex(of: column).map { right[$0] } ?? .zero
  }

  /// Makes the sum of some columns least, and then closes every column that could not grow without
  /// making it larger, so that it stays least whatever is minimised next.
  ///
  /// That is exact: the sum is its least value plus Σ dⱼ·zⱼ over the columns outside the basis, no
  /// reduced cost dⱼ being negative; so it is least if and only if zⱼ = 0 wherever dⱼ > 0.
  ///
  /// - Returns: The least sum.
  /// - Throws: If a number overflows.
  mutating func minimize(sumOf columns: [Int]) throws(ReferenceSolver.Overflow) -> Rational {
    var costs = reducedCosts(of: columns)
    try checkOverflow(of: costs)
    while let entering = open.first(where: { costs[$0].isNegative }) {
      guard let leaving = try leavingRow(for: entering) else { throw ReferenceSolver.Overflow() }
      try pivot(row: leaving, column: entering)
      let factor = costs[entering]
      for column in open { costs[column] = costs[column] - factor * cells[leaving][column] }
      try checkOverflow(of: costs)
    }
    open.removeAll { costs[$0].isPositive }
    var sum = Rational.zero
    for (row, column) in basis.enumerated() where columns.contains(column) {
      sum = sum + right[row]
    }
    return try exact(sum)
  }

  private func checkOverflow(of costs: [Rational]) throws(ReferenceSolver.Overflow) {
    for column in open { _ = try exact(costs[column]) }
  }

  private func exact(_ value: Rational) throws(ReferenceSolver.Overflow) -> Rational {
    if value.isOverflow { throw ReferenceSolver.Overflow() }
    return value
  }

  /// What a unit of each open column adds to the sum of the given ones.
  private func reducedCosts(of columns: [Int]) -> [Rational] {
    var costs = [Rational](repeating: .zero, count: width)
    for column in columns { costs[column] = .one }
    for (row, column) in basis.enumerated() where columns.contains(column) {
      for other in open where !cells[row][other].isZero {
        costs[other] = costs[other] - cells[row][other]
      }
    }
    return costs
  }

  /// The row whose basic column reaches 0 first as the given column grows.
  private func leavingRow(for column: Int) throws(ReferenceSolver.Overflow) -> Int? {
    var best: (row: Int, ratio: Rational)?
    for row in cells.indices where cells[row][column].isPositive {
      let ratio = try exact(right[row] / cells[row][column])
      guard let current = best else {
        best = (row, ratio)
        continue
      }
      let difference = try exact(ratio - current.ratio)
      if difference.isNegative || (difference.isZero && basis[row] < basis[current.row]) {
        best = (row, ratio)
      }
    }
    return best?.row
  }

  private mutating func pivot(
    row: Int, column: Int
  ) throws(ReferenceSolver.Overflow) {
    let pivot = cells[row][column]
    let used = open.filter { !cells[row][$0].isZero }
    if pivot != .one {
      for other in used { cells[row][other] = try exact(cells[row][other] / pivot) }
      right[row] = try exact(right[row] / pivot)
    }
    let source = cells[row]
    for target in cells.indices where target != row {
      let factor = cells[target][column]
      if factor.isZero { continue }
      for other in used {
        cells[target][other] = try exact(cells[target][other] - factor * source[other])
      }
      right[target] = try exact(right[target] - factor * right[row])
    }
    basis[row] = column
  }
}
