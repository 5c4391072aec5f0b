/// Families of random problems, each hard in a way of its own.
package enum ProblemClass: String, CaseIterable, Sendable {
  /// Coefficients ±½, ±1 and ±2, whole constants, a few priorities: the stuff of layouts.
  case interface
  /// Thirds and tenths, which no Double holds exactly.
  case fractions
  /// Required rows that some whole point meets, and wishes that it does not.
  case feasible
  /// More required rows than can be met.
  case infeasible
  /// Rows that are there twice, multiplied, turned round or in another level.
  case duplicates
  /// Sums, differences and bounds with few constants: optima that are whole edges and faces.
  case ties
  /// Many more rows than variables through one point.
  case degenerate
  /// Siblings side by side between the edges of a parent that is too small or too large.
  case chain
  /// Views in views: insets, centres, shares and aspect ratios of a parent.
  case nesting
  /// Up to as many priorities as rows, whole and broken.
  case levels
  /// A few variables with wishes of their own, and rows between them that mostly have room.
  case neighbors
  /// Variables between bounds, sums of them, and rows on the sums that bounds imply, or nearly.
  case bounded

  /// The problem of a seed.
  package func problem(seed: Int) -> LinearProblem {
    let place = Self.allCases.firstIndex(of: self) ?? 0
    var random = SplitMix64(seed: UInt64(place) << 32 | UInt64(seed))
    return problem(using: &random)
  }

  private func problem(using random: inout SplitMix64) -> LinearProblem {
    switch self {
    case .interface: RandomRows.interface.problem(using: &random)
    case .fractions: RandomRows.fractions.problem(using: &random)
    case .feasible: RandomRows.feasible(using: &random)
    case .infeasible: RandomRows.infeasible.problem(using: &random)
    case .duplicates: RandomRows.duplicates(using: &random)
    case .ties: RandomRows.ties.problem(using: &random)
    case .degenerate: RandomRows.degenerate(using: &random)
    case .chain: RandomLayout.chain(using: &random)
    case .nesting: RandomLayout.nesting(using: &random)
    case .levels: RandomRows.levels(using: &random)
    case .neighbors: RandomLayout.neighbors(using: &random)
    case .bounded: RandomLayout.bounded(using: &random)
    }
  }
}
