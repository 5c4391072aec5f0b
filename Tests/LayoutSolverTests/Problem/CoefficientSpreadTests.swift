import Testing

@testable import LayoutSolver

/// What is known of all coefficients together.
@Suite struct CoefficientSpreadTests {
  /// Rows are looked at closely, as 1e7 and 0.1 are far apart.
  ///
  /// That may end with one of the two, or with one of many digits, but not with a short number
  /// between them.
  @Test(
    arguments: [
      (1, false), (2, false), (-0.75, false), (100, false), (1e7, true), (-0.1, true), (1.1, true),
    ] as [(Double, Bool)])
  func `A coefficient that didn't stand out may go`(coefficient: Double, isStale: Bool) {
    var spread = CoefficientSpread()
    for known in [1e7, 2, 0.75, 0.1, 1.1, -100] { spread.note(known) }
    #expect(spread.isUnusual && !spread.isStale)
    spread.forget(coefficient)
    #expect(spread.isStale == isStale)
  }
}
