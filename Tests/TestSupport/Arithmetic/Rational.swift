/// A fraction of 128-bit integers in lowest terms, computed with exactly.
///
/// A result that does not fit becomes ``overflow``, which taints all that is computed from it, as
/// a NaN does: a long computation is checked once, at its end.
package struct Rational: Hashable, Sendable {
  package let numerator: Int128
  /// Above 0, and 0 in ``overflow`` alone.
  package let denominator: Int128

  package static let zero = Rational(0)
  package static let one = Rational(1)
  /// What a result becomes that does not fit.
  package static let overflow = Rational(lowest: 1, 0)

  package var isOverflow: Bool { denominator == 0 }
  package var isZero: Bool { numerator == 0 }
  package var isPositive: Bool { numerator > 0 }
  package var isNegative: Bool { numerator < 0 }

  package init(_ integer: Int128) {
    self.init(lowest: integer, 1)
  }

  /// Makes the fraction of two integers, brought to lowest terms; over 0 it is ``overflow``.
  package init(_ numerator: Int128, _ denominator: Int128) {
    guard denominator != 0, numerator != .min, denominator != .min else {
      self = .overflow
      return
    }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.init(lowest: sign * (numerator / divisor), sign * (denominator / divisor))
  }

  private init(lowest numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A fraction in lowest terms, unless a part of it did not fit: the least integer, which has no
  /// opposite, counts as not fitting.
  private static func checked(
    _ numerator: Int128, _ denominator: Int128, _ overflow: Bool
  ) -> Rational {
    overflow || numerator == .min ? .overflow : Rational(lowest: numerator, denominator)
  }

  package static func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    if left == 1 || right == 1 || left == -1 || right == -1 { return 1 }
    var (big, small) = (left.magnitude, right.magnitude)
    while small > UInt64.max {
      (big, small) = (small, big % small)
    }
    if small == 0 { return Int128(truncatingIfNeeded: big) }
    if big > UInt64.max { (big, small) = (small, big % small) }
    var (long, short) = (UInt64(big), UInt64(small))
    while short != 0 {
      (long, short) = (short, long % short)
    }
    return Int128(long)
  }
}

extension Rational {
  package static prefix func - (value: Rational) -> Rational {
    Rational(lowest: -value.numerator, value.denominator)
  }

  package static func * (left: Rational, right: Rational) -> Rational {
    if left.denominator == 1, right.denominator == 1 {
      let (product, overflow) = left.numerator.multipliedReportingOverflow(by: right.numerator)
      return checked(product, 1, overflow)
    }
    if left.isOverflow || right.isOverflow { return .overflow }
    // Cancelled crosswise beforehand, the product is in lowest terms and as small as can be.
    let first = greatestCommonDivisor(left.numerator, right.denominator)
    let second = greatestCommonDivisor(right.numerator, left.denominator)
    let (numerator, above) = (left.numerator / first)
      .multipliedReportingOverflow(by: right.numerator / second)
    let (denominator, below) = (left.denominator / second)
      .multipliedReportingOverflow(by: right.denominator / first)
    return checked(numerator, denominator, above || below)
  }

  package static func / (left: Rational, right: Rational) -> Rational {
    if right.isZero || right.isOverflow { return .overflow }
    let sign: Int128 = right.isNegative ? -1 : 1
    return left * Rational(lowest: sign * right.denominator, sign * right.numerator)
  }

  package static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == 1, right.denominator == 1 {
      let (sum, overflow) = left.numerator.addingReportingOverflow(right.numerator)
      return checked(sum, 1, overflow)
    }
    if left.isOverflow || right.isOverflow { return .overflow }
    let shared = greatestCommonDivisor(left.denominator, right.denominator)
    let (first, one) = left.numerator
      .multipliedReportingOverflow(by: right.denominator / shared)
    let (second, two) = right.numerator
      .multipliedReportingOverflow(by: left.denominator / shared)
    let (sum, three) = first.addingReportingOverflow(second)
    let (denominator, four) = left.denominator
      .multipliedReportingOverflow(by: right.denominator / shared)
    return one || two || three || four ? .overflow : Rational(sum, denominator)
  }

  package static func - (left: Rational, right: Rational) -> Rational { left + -right }
}

extension Rational {
  package var magnitude: Rational { isNegative ? -self : self }
}

extension Rational: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) {
    self.init(Int128(value))
  }
}

extension Rational: CustomStringConvertible {
  package var description: String {
    if isOverflow { return "overflow" }
    return denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
