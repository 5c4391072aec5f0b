import Testing

@testable import LayoutSolver

/// Whether 31 digits are enough to say that a point is the best one.
///
/// The last digits kept are 2 to the power of -100 of a number.
@Suite struct ProofTests {
  private typealias Entry = PreciseFactors.Entry

  /// A little less than 1, exactly.
  private func nearlyOne(_ gap: Double) -> PreciseNumber {
    PreciseNumber.one - PreciseNumber(written: gap)
  }

  /// x == 0 and (1 - gap) x >= 1 as wishes of one priority: 0 is the best point, as the first sinks
  /// faster than the second rises, by the gap.
  ///
  /// Four roundings make that gap, and it must be 1,024 times as large: 2 to the power of -88.
  @Test(
    arguments: [
      (0.5, true), (0x1p-60, true), (0x1.6p-88, true), (0x1p-89, false), (0x1p-95, false),
    ] as [(Double, Bool)])
  func `A slope is certain if it is steeper than roundings`(gap: Double, isCertain: Bool) {
    var system = PreciseSystem(size: 1, levels: 1, isAtRest: [true])
    system.rows = [
      PreciseSystem.Row(
        terms: [Entry(index: 0, value: .one)], relation: .equal, constant: .zero, level: 0,
        isRequired: false, isTight: true),
      PreciseSystem.Row(
        terms: [Entry(index: 0, value: nearlyOne(gap))], relation: .greaterThanOrEqual,
        constant: .one, level: 0, isRequired: false),
    ]
    #expect(system.solve()?.values == (isCertain ? [0] : nil))
  }

  /// The strongest wishes ask for x + (1 - gap) y to be at most -1 and at least 1, and together are as
  /// good anywhere; of these two the first has its way.
  ///
  /// It would be worse off as x grows and y falls, by the gap. The others hold x + y at 0 and x at 0 or
  /// above.
  @Test(arguments: [(0.5, true), (0x1p-60, true), (0x1p-95, false)])
  func `A tie is certain if its gap is wider than roundings`(gap: Double, isCertain: Bool) {
    let terms = [Entry(index: 0, value: .one), Entry(index: 1, value: nearlyOne(gap))]
    var system = PreciseSystem(size: 2, levels: 2, isAtRest: [true, true])
    system.rows = [
      PreciseSystem.Row(
        terms: terms, relation: .lessThanOrEqual, constant: -.one, level: 0, isRequired: false),
      PreciseSystem.Row(
        terms: terms, relation: .greaterThanOrEqual, constant: .one, level: 0, isRequired: false),
      PreciseSystem.Row(
        terms: [Entry(index: 0, value: .one), Entry(index: 1, value: .one)], relation: .equal,
        constant: .zero, level: 1, isRequired: false, isTight: true),
      PreciseSystem.Row(
        terms: [Entry(index: 0, value: .one)], relation: .greaterThanOrEqual, constant: .zero,
        level: 1, isRequired: false, isTight: true),
    ]
    #expect(system.solve()?.values == (isCertain ? [0, 0] : nil))
  }

  /// Where a row that isn't tight stands to its constant: x is 1, and the row asks for 1 and a gap.
  @Test(arguments: [(0.5, true), (0x1p-60, true), (0x1p-95, false)])
  func `A distance from a constant is certain if it is wider than roundings`(
    gap: Double, isCertain: Bool
  ) {
    var system = PreciseSystem(size: 1, levels: 2, isAtRest: [false])
    system.rows = [
      PreciseSystem.Row(
        terms: [Entry(index: 0, value: .one)], relation: .equal, constant: .one, level: 0,
        isRequired: true, isTight: true),
      PreciseSystem.Row(
        terms: [Entry(index: 0, value: .one)], relation: .greaterThanOrEqual,
        constant: .one + PreciseNumber(written: gap), level: 1, isRequired: false),
    ]
    #expect(system.solve()?.values == (isCertain ? [1] : nil))
  }
}
