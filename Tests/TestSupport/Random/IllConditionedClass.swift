import LayoutSolver

/// Families of random problems whose numbers are far apart, or nearly equal.
package enum IllConditionedClass: String, CaseIterable, Sendable {
  /// Coefficients from 1e-3 to 1e3.
  case thousands
  /// Coefficients from 1e-6 to 1e6.
  case millions
  /// Coefficients from 1e-9 to 1e9.
  case billions
  /// The same in powers of two.
  case binary
  /// Coefficients that differ in the fourth digit.
  case fourthDigit
  /// Coefficients that differ in the seventh digit.
  case seventhDigit
  /// Coefficients that differ in the tenth digit and in the thirteenth.
  case tenthDigit
  /// Thirds and sevenths, as doubles have them, and one that is a third but for the tenth digit.
  case thirds
  /// Coefficients of ordinary size beside each of the above.
  case mixed

  private var coefficients: [Double] {
    switch self {
    case .thousands: [1, -1, 1e3, -1e3, 1e-3, -1e-3, 0.5, 2]
    case .millions: [1, -1, 1e3, -1e3, 1e-3, 1e6, -1e6, 1e-6]
    case .billions: [1, -1, 1e3, -1e3, 1e-3, 1e6, -1e6, 1e-6, 1e9, -1e9, 1e-9, -1e-9]
    case .binary: [1, -1, 0x1p10, -0x1p-10, 0x1p20, 0x1p-20, 0x1p30, -0x1p30, 0x1p-30]
    case .fourthDigit: [1, -1, 2, 1.001, 0.999, -1.001, 1.0001, 0.9999]
    case .seventhDigit: [1, -1, 1, 2, 1 + 1e-6, 1 - 1e-6, -1 - 1e-6, 1 + 1e-7]
    case .tenthDigit: [1, -1, 2, 1 + 0x1p-20, 1 + 0x1p-30, 1 - 0x1p-30, 1 + 0x1p-40]
    case .thirds: [1, -1, 3, 1e-3, 1 / 3, -1 / 3, 2 / 3, 1 / 7, 3 / 7, 1 / 3 + 0x1p-30]
    case .mixed: [1, -1, 1, -1, 0.5, 2, 1 / 3, 1.001, 1 + 1e-7, 1e-6, -1e6, 1e9]
    }
  }

  private static let constants: [Double] = [0, 1, 2, -3, 5, 10, 100]
  private static let priorities: [Double] = [1000, 1000, 900, 500]

  /// The problem of a seed: up to four variables and six rows.
  package func problem(seed: Int) -> LinearProblem {
    var random = generator(seed: seed)
    var problem = LinearProblem(variableCount: random.integer(1...4))
    for _ in 0..<random.integer(2...6) {
      problem.rows.append(row(of: problem.variableCount, using: &random))
    }
    return problem
  }

  /// The program of a seed: such a problem, and six batches of one or two edits.
  package func program(seed: Int) -> SolverProgram {
    var random = generator(seed: seed)
    let variableCount = random.integer(2...4)
    var rowCount = 0
    var steps = (0..<variableCount).map { SolverProgram.Step.addVariable($0) }
    func addRow() {
      steps.append(.addRow(rowCount, row(of: variableCount, using: &random)))
      rowCount += 1
    }
    for _ in 0..<random.integer(2...5) { addRow() }
    steps.append(.solve)
    for _ in 0..<6 {
      for _ in 0..<random.integer(1...2) {
        let row = random.integer(0...rowCount - 1)
        switch random.integer(0...4) {
        case 0: addRow()
        case 1: steps.append(.removeRow(row))
        case 2: steps.append(.setPriority(row, random.element(of: Self.priorities)))
        default: steps.append(.setConstant(row, random.element(of: Self.constants)))
        }
      }
      steps.append(.solve)
    }
    return SolverProgram(steps: steps)
  }

  private func generator(seed: Int) -> SplitMix64 {
    let place = Self.allCases.firstIndex(of: self) ?? 0
    return SplitMix64(seed: UInt64(place) << 32 | UInt64(seed) | 1 << 60)
  }

  private func row(of variableCount: Int, using random: inout SplitMix64) -> LinearProblem.Row {
    var terms: [LinearProblem.Term] = []
    for variable in 0..<variableCount where random.chance(67) {
      terms.append(LinearProblem.Term(variable, random.element(of: coefficients)))
    }
    return LinearProblem.Row(
      terms, random.relation(), random.element(of: Self.constants),
      priority: random.element(of: Self.priorities))
  }
}
