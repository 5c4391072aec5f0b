import Testing

@testable import LayoutSolver

/// What doubles are taken to have been written as.
@Suite struct WrittenNumberTests {
  @Test(
    arguments: [
      (0.1, 1, 10), (0.3, 3, 10), (0.1 + 0.2, 3, 10), (1.0 / 3, 1, 3), (1.0 - 2.0 / 3, 1, 3),
      (22.0 / 7, 22, 7), (1e-5, 1, 100_000), (12.5, 25, 2), (0, 0, 1), (1e12, 1_000_000_000_000, 1),
      (123_456_789.012_345, 123_456_789_012_345, 1_000_000),
      // The product of both is below 2 to the power of 36.
      ((1 / 68_719_476_735.0).nextUp, 1, 68_719_476_735),
    ] as [(Double, UInt64, UInt64)])
  func `Decimals, short fractions and what is computed of them`(
    number: Double, numerator: UInt64, denominator: UInt64
  ) {
    let fraction = PreciseNumber(numerator) / PreciseNumber(denominator)
    let written = PreciseNumber(written: number)
    #expect(written.isExact && (written - fraction).isZero)
    let negative = PreciseNumber(written: -number)
    #expect(negative.isExact && (negative + fraction).isZero)
  }

  @Test(
    arguments: [
      Double.pi, 2.0.squareRoot(), 0.1 + 1e-14, 1e30 / 7,
      // It is next to a fraction of 36 binary digits, which may be a chance.
      0x1p-36.nextUp,
    ])
  func `Others are taken for what they are, which may have been rounded`(number: Double) {
    let written = PreciseNumber(written: number)
    #expect(!written.isExact && written.value.double == number)
  }
}
