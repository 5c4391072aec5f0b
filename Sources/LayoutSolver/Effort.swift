/// What a solver has done since it was made, for tests that look at what things cost.
package struct Effort: Sendable {
  /// How often the problem was reduced from the beginning.
  package var starts = 0
  /// How many rows were written anew, or stood in parts that were solved, and how many variables
  /// changed.
  package var visits = 0
  /// How many terms rows were given on the way, as definitions were written into them, that were written
  /// anew.
  package var terms = 0
  /// How many parts there is room for.
  package var parts = 0
  /// How many pivots the simplex method took.
  package var pivots = 0
  /// The largest share of the limit of walks, 64 for each variable and row and 1,024 beside, that a
  /// part came to.
  package var largestShare = 0.0
  /// How many parts were given up before their best point.
  package var failures = 0
}

extension Solver {
  package var effort: Effort {
    let simplex = simplex.value
    return Effort(
      starts: pass.starts, visits: pass.visits, terms: presolve.written, parts: parts.parts.count,
      pivots: simplex.pivots, largestShare: simplex.largestShare,
      failures: simplex.failures)
  }
}
