import LayoutSolver

/// Families of random systems of any size that hang together loosely, as layouts do, and whose
/// numbers are short: none of them may be refused.
package enum OrdinaryClass: String, CaseIterable, Sendable {
  /// Coefficients 1 and −1.
  case signs
  /// Coefficients ½, 1 and 2, and their opposites.
  case halves
  /// Short decimals from 0.001 to 100.
  case decimals
  /// Any decimals of one to four digits from 0.001 to 1000.
  case anyDecimals

  private func coefficient(using random: inout SplitMix64) -> Double {
    if self != .anyDecimals { return random.element(of: coefficients) }
    let digits = Double(random.integer(1...random.pick(9, 99, 999, 9999)))
    let size = digits / random.pick(1, 10, 100, 1000)
    return (size > 1000 ? size / 10 : size) * random.pick(1, -1)
  }

  private var coefficients: [Double] {
    switch self {
    case .anyDecimals: []
    case .signs: [1, -1]
    case .halves: [1, -1, 0.5, -0.5, 2]
    case .decimals: [1, -1, 0.1, -0.3, 2.5, 0.001, -12.5, 1.1, 7, 100, -0.75, 0.333, 33.3]
    }
  }

  /// The problem of a seed with so many variables, and a third more rows.
  package func problem(seed: Int, variables: Int) -> LinearProblem {
    var random = SplitMix64(seed: UInt64(truncatingIfNeeded: seed) | 1 << 56)
    var problem = LinearProblem(variableCount: variables)
    for _ in 0..<variables + variables / 3 {
      problem.rows.append(row(of: variables, using: &random))
    }
    return problem
  }

  /// Half of its variables are near each other.
  private func row(of variables: Int, using random: inout SplitMix64) -> LinearProblem.Row {
    let base = random.integer(0...variables - 1)
    var chosen: Set<Int> = []
    for _ in 0..<random.integer(1...4) {
      let near = (base + random.integer(0...5)) % variables
      chosen.insert(random.chance(50) ? near : random.integer(0...variables - 1))
    }
    let unit = self == .signs || self == .halves ? 1 : 0.1
    return LinearProblem.Row(
      chosen.sorted().map { LinearProblem.Term($0, coefficient(using: &random)) },
      random.relation(), Double(random.integer(-20...100)) * unit,
      priority: random.pick(1000, 1000, 750, 500, 250, 51))
  }
}
