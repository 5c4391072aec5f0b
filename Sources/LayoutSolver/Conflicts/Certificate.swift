/// Multipliers of required rows that prove that the rows can't all be met.
///
/// The rows, each times its multiplier, add up to a row without variables: those that the solution
/// meets are tight and contribute nothing, the violated ones contribute their violations with one
/// sign, so that the sum says that 0 is something else. That stays so as long as multipliers only
/// shrink, no sign changes, and a violated row is left. When no further row can be taken out that
/// way, the rows that are left are irreducible: without any one of them they are independent, and
/// independent rows can all be met.
struct Certificate {
  /// The rows' slots.
  private var rows: [Int]
  /// The rows' multipliers.
  private var multipliers: [Double]
  /// The rows' coefficients over the variables that stand in any of them.
  private var coefficients: [[Double]]

  init(_ contributing: [Int], of solver: Solver, _ multipliers: Multipliers) {
    rows = contributing
    self.multipliers = contributing.map { multipliers[$0] }
    var columns: [Int32: Int] = [:]
    for row in contributing {
      for term in solver.rows.products[solver.rows.records[row].terms]
      where columns[term.variable] == nil {
        columns[term.variable] = columns.count
      }
    }
    coefficients = contributing.map { row in
      var line = [Double](repeating: 0, count: columns.count)
      for term in solver.rows.products[solver.rows.records[row].terms] {
        if let column = columns[term.variable] { line[column] = term.coefficient }
      }
      return line
    }
  }

  /// Takes rows out until those that are left are irreducible, the given one among them.
  ///
  /// - Parameter row: A violated row.
  /// - Returns: The slots of the rows that are left, in the order they were given.
  mutating func reduce(keeping row: Int) -> [Int] {
    while let dependence = dependence(without: row) { shrink(along: dependence) }
    return rows
  }

  /// Multiples of the rows other than the given one that add up to nothing, or nil if those rows
  /// are independent.
  private func dependence(without kept: Int) -> [Double]? {
    var reduced: [(line: [Double], pivot: Int, multiples: [Double])] = []
    for index in rows.indices where rows[index] != kept {
      var line = coefficients[index]
      var multiples = [Double](repeating: 0, count: rows.count)
      multiples[index] = 1
      let size = line.reduce(0) { max($0, $1.magnitude) }
      for other in reduced {
        let factor = line[other.pivot] / other.line[other.pivot]
        guard factor != 0 else { continue }
        for column in line.indices { line[column] -= factor * other.line[column] }
        for multiple in multiples.indices {
          multiples[multiple] -= factor * other.multiples[multiple]
        }
        line[other.pivot] = 0
      }
      let largest = line.indices.max { line[$0].magnitude < line[$1].magnitude }
      guard let largest, line[largest].magnitude > 1e-9 * size else { return multiples }
      reduced.append((line, largest, multiples))
    }
    return nil
  }

  /// Subtracts as much of a dependence as takes the first row out.
  private mutating func shrink(along dependence: [Double]) {
    // Of both directions one takes a row out; in the other all rows may grow.
    var step = Double.infinity
    var first = 0
    for index in rows.indices where dependence[index] != 0 {
      let distance = multipliers[index] / dependence[index]
      if distance.magnitude < step.magnitude {
        step = distance
        first = index
      }
    }
    for index in rows.indices { multipliers[index] -= step * dependence[index] }
    multipliers[first] = 0
    let left = rows.indices.filter { multipliers[$0].magnitude > 1e-9 }
    rows = left.map { rows[$0] }
    coefficients = left.map { coefficients[$0] }
    multipliers = left.map { multipliers[$0] }
  }
}
