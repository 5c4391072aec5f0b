import LayoutSolver
import TestSupport
import Testing

/// Parts of a single variable.
@Suite struct OneVariableTests {
  /// The rows differ by 1e-11, which may be rounding in doubles, so that more digits are used.
  ///
  /// Of two bounds that clash the one with the larger key is met. The wish for 5 comes as near to
  /// that as the bound lets it.
  @Test(
    arguments: [
      ("x >= 1; x <= 0.99999999999", 0.999_999_999_99),
      ("x <= 0.99999999999; x >= 1", 1),
      ("x >= 1; x <= 1.00000000001 @900; x == 5 @100", 1.000_000_000_01),
    ])
  func `Ends that lie apart by a hair are told apart`(system: String, value: Double) throws {
    var loaded = try LoadedProblem(solving: system)
    #expect(loaded.values == [value])
    let isPlain = loaded.solver.isPlain
    #expect(!isPlain)
  }
}
