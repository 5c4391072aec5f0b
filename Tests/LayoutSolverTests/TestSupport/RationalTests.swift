import TestSupport
import Testing

@Suite struct RationalTests {
  static let results: [(Rational, Rational)] = [
    (Rational(1, 2) + Rational(1, 3), Rational(5, 6)),
    (Rational(1, 6) + Rational(1, 3), Rational(1, 2)),
    (Rational(1, 2) - Rational(1, 2), 0),
    (Rational(2, 3) * Rational(9, 4), Rational(3, 2)),
    (Rational(2, 3) / Rational(-4, 3), Rational(-1, 2)),
    (Rational(6, -4), Rational(-3, 2)),
    (Rational(0, -7), 0),
    (-Rational(1, 2), Rational(-1, 2)),
  ]

  @Test(arguments: results)
  func `Sums, products and quotients are reduced`(result: Rational, expected: Rational) {
    #expect(result == expected)
    #expect(result.denominator > 0)
  }

  @Test func `What has overflowed stays so`() {
    let huge = Rational(Int128.max / 2)
    #expect((huge * huge).isOverflow)
    #expect((huge + huge + huge).isOverflow)
    #expect((Rational(1, Int128.max / 2) + Rational(1, Int128.max / 2 - 1)).isOverflow)
    #expect((Rational.one / .zero).isOverflow)
    #expect((Rational.zero * .overflow).isOverflow)
    #expect((Rational.one - .overflow).isOverflow)
    #expect((Rational.one / .overflow).isOverflow)
    #expect(Rational(1, 0).isOverflow)
    #expect(Rational(Int128.min, 3).isOverflow)
    #expect(Rational.overflow.double.isNaN)
  }

  static let fractions: [(Double, Rational)] = [
    (0, 0), (-0.0, 0), (3, 3), (-0.5, Rational(-1, 2)),
    (1 / 3, Rational(1, 3)), (-2 / 3, Rational(-2, 3)), (0.1, Rational(1, 10)),
    (33.5, Rational(67, 2)), (100 / 3, Rational(100, 3)), (1e12, 1_000_000_000_000),
    (1e-9, Rational(1, 1_000_000_000)), (999.25, Rational(3997, 4)),
    (123_456.7, Rational(1_234_567, 10)), (0x1p80, Rational(1 << 80)),
    (0x1.0000000000001p0, Rational(1 << 52 + 1, 1 << 52)),
  ]

  @Test(arguments: fractions)
  func `A double is the simplest fraction that rounds to it`(number: Double, expected: Rational) {
    let fraction = Rational(simplest: number)
    #expect(fraction == expected)
    #expect(fraction.double == number)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, .leastNonzeroMagnitude])
  func `What is too large or no number is no fraction`(number: Double) {
    #expect(Rational(simplest: number).isOverflow)
  }
}
