/// How a solution moves when constants move evenly, and how far that holds.
///
/// What makes a solution the answer is on which side of its constant each row is: every level, every
/// choice between rows of a level and every variable at rest is a convex function whose slopes around a
/// point depend on nothing else. So a point that moves evenly, and along which no row changes sides,
/// is the answer all the way.
package struct SolutionPiece: Sendable {
  /// What ends a piece.
  package enum End: Hashable, Sendable {
    /// A row comes to its constant.
    case row(Row)
    /// A variable comes to 0.
    case variable(Variable)
  }

  /// What each variable gains as the constants go on by one unit, by the index of the variable.
  package var rates: [Double]
  /// How far forward the rates hold; infinite if for good.
  package var forward = Double.infinity
  /// How far backward the rates hold; infinite if for good.
  package var backward = Double.infinity
  /// What comes to its constant at the end forward.
  package var next: End?
  /// What comes to its constant at the end backward.
  package var previous: End?
}

extension Solver {
  /// How the solution moves when some rows' constants move evenly.
  ///
  /// - Parameter moving: The rows whose constants move, and by how much each in one unit.
  /// - Returns: The rates and how far they hold; nil where they differ forward and backward, while
  ///   there are edits that aren't solved, and where the solver has refused rows.
  /// - Complexity: O(*z*) for *z* terms, and an elimination of what rows fix only together.
  package func piece(moving: [(row: Row, rate: Double)]) -> SolutionPiece? {
    guard problem.change == .nothing, illConditioned.isEmpty else { return nil }
    var rowRates = [Double](repeating: 0, count: problem.rows.slots)
    for (row, rate) in moving where problem.rows.contains(row) { rowRates[Int(row.index)] = rate }
    var system = RateSystem(variables: problem.variables.slots)
    var isTight = [Bool](repeating: false, count: problem.rows.slots)
    for (index, record) in problem.rows.records.enumerated() where record.isTaken && !record.isStay
    {
      let (excess, size) = excess(of: record)
      guard excess.magnitude <= Self.tightness * size else { continue }
      isTight[index] = true
      system.add(
        problem.rows.products[record.terms].lazy.map { ($0.variable, $0.coefficient) },
        rowRates[index])
    }
    for (index, record) in problem.variables.records.enumerated() {
      if !record.isTaken {
        system.settle(index)
      } else if value(at: index).magnitude <= Self.tightness {
        system.add(CollectionOfOne((Int32(truncatingIfNeeded: index), 1.0)), 0)
      }
    }
    guard let rates = system.solved() else { return nil }
    var piece = SolutionPiece(rates: rates)
    limit(&piece, isTight, rowRates)
    return piece
  }

  /// The share of what is added up within which a row is at its constant.
  private static var tightness: Double { 1e-10 }

  private func value(at index: Int) -> Double {
    index < problem.variables.value.count ? problem.variables.value[index] : 0
  }

  private func excess(of record: RowStore.Record) -> (excess: Double, size: Double) {
    var (excess, size) = (-record.constant, record.constant.magnitude)
    for product in problem.rows.products[record.terms] {
      let value = value(at: Int(product.variable))
      excess += product.coefficient * value
      size += product.coefficient.magnitude * max(1, value.magnitude)
    }
    return (excess, size)
  }

  /// Finds where the first row changes sides, or the first variable its sign.
  private func limit(_ piece: inout SolutionPiece, _ isTight: [Bool], _ rowRates: [Double]) {
    func meet(_ excess: Double, _ rate: Double, _ size: Double, _ end: SolutionPiece.End) {
      guard rate.magnitude > 1e-13 * size else { return }
      let distance = -excess / rate
      if distance >= 0, distance < piece.forward { (piece.forward, piece.next) = (distance, end) }
      if distance < 0, -distance < piece.backward {
        (piece.backward, piece.previous) = (-distance, end)
      }
    }
    for (index, record) in problem.rows.records.enumerated()
    where record.isTaken && !record.isStay && !isTight[index] {
      let (excess, _) = excess(of: record)
      var (rate, size) = (-rowRates[index], rowRates[index].magnitude)
      for product in problem.rows.products[record.terms] {
        let amount = product.coefficient * piece.rates[Int(product.variable)]
        rate += amount
        size += amount.magnitude
      }
      if size > 0 { meet(excess, rate, size, .row(problem.rows.handle(index))) }
    }
    for (index, record) in problem.variables.records.enumerated()
    where record.isTaken && piece.rates[index] != 0 {
      let value = value(at: index)
      if value.magnitude > Self.tightness {
        meet(
          value, piece.rates[index], piece.rates[index].magnitude,
          .variable(problem.variables.handle(index)))
      }
    }
  }
}

extension Solver {
  /// What a row is, as far as it can change: the right-hand side, the priority, and a number that is
  /// another one if the left-hand side is.
  package struct RowState: Equatable, Sendable {
    /// The right-hand side.
    package var constant: Double
    /// Above 0 and up to 1000.
    package var priority: Double
    /// A sum of the coefficients, each times a number that the variable has to itself.
    package var fingerprint: Double

    /// That of no row.
    package static let none = RowState(constant: 0, priority: 0, fingerprint: 0)
  }

  /// What a row is at the moment; nil if the row is unknown here.
  ///
  /// - Complexity: O(*t*) for *t* terms.
  package func state(of row: Row) -> RowState? {
    guard contains(row) else { return nil }
    let record = problem.rows.records[Int(row.index)]
    var fingerprint = Double(record.relation.rawValue)
    for product in problem.rows.products[record.terms] {
      let multiple = Double(product.variable) * 0.618_033_988_749_894_9
      fingerprint += product.coefficient * (1 + multiple - multiple.rounded(.down))
    }
    return RowState(
      constant: record.constant, priority: record.priority, fingerprint: fingerprint)
  }
}

extension Solver {
  /// Whether the only variable of a row stands in no row with others, so that nothing else follows
  /// from it.
  ///
  /// - Complexity: O(1).
  package func isLone(_ row: Row) -> Bool {
    guard contains(row) else { return false }
    let record = problem.rows.records[Int(row.index)]
    guard record.length == 1 else { return false }
    let variable = Int(problem.rows.products[Int(record.start)].variable)
    return problem.variables.records[variable].firstTerm < 0
  }
}
