extension Rational {
  /// Makes the fraction that was rounded to the number, as far as it shows.
  ///
  /// A number of few binary digits, such as 1 + 2⁻³⁰, is itself. Otherwise it is a decimal of up to
  /// 15 digits, if it is next to one, or else the simplest fraction that rounds to it: 1/3 for the
  /// Double next to a third. A number that no short fraction rounds to is taken bit by bit.
  ///
  /// So a system of thirds and tenths means what its author meant: rows that are multiples of each
  /// other are exactly that, which in binary they would miss by a hair.
  package init(simplest number: Double) {
    guard number.isFinite, number.magnitude < 0x1p100 else {
      self = .overflow
      return
    }
    let isShort = number.significandBitPattern.trailingZeroBitCount >= 12
    self =
      isShort && number.exponent > -70
      ? Self.binary(number)
      : Self.decimal(number) ?? Self.short(number) ?? Self.binary(number)
  }

  /// Whether it shows what a number was written as: it has few binary digits, or is a decimal or a short
  /// fraction.
  ///
  /// Any other may have been rounded, and is known to half a unit in its last place.
  package static func isWritten(_ number: Double) -> Bool {
    let isShort = number.significandBitPattern.trailingZeroBitCount >= 12
    if isShort || decimal(number) != nil { return true }
    guard let fraction = short(number) else { return false }
    let (length, isLong) = fraction.numerator.magnitude.multipliedReportingOverflow(
      by: fraction.denominator.magnitude)
    return !isLong && length < 1 << 42
  }

  /// The nearest number, up to a unit in its last place.
  package var double: Double {
    isOverflow ? .nan : Double(numerator) / Double(denominator)
  }

  /// The decimal of up to 15 digits, of which 12 may stand behind the point, that rounds to the
  /// number.
  private static func decimal(_ number: Double) -> Rational? {
    var power = Int128(1)
    for _ in 0...12 {
      let scaled = (number * Double(power)).rounded()
      if scaled.magnitude < 1e15, scaled != 0, scaled / Double(power) == number {
        return Rational(Int128(scaled), power)
      }
      power *= 10
    }
    return nil
  }

  /// The first continued fraction that rounds to the number and has a numerator and a denominator
  /// that a Double holds exactly.
  private static func short(_ number: Double) -> Rational? {
    var (above, below) = ((last: Int128(1), next: Int128(0)), (last: Int128(0), next: Int128(1)))
    var rest = number.magnitude
    for _ in 0..<24 {
      let whole = rest.rounded(.down)
      guard whole < 0x1p53 else { return nil }
      above = (above.last * Int128(whole) + above.next, above.last)
      below = (below.last * Int128(whole) + below.next, below.last)
      guard above.last < 1 << 53, below.last <= 2_000_000_000 else { return nil }
      if Double(above.last) / Double(below.last) == number.magnitude {
        return Rational(number < 0 ? -above.last : above.last, below.last)
      }
      rest = 1 / (rest - whole)
      guard rest.isFinite else { return nil }
    }
    return nil
  }

  private static func binary(_ number: Double) -> Rational {
    let exponent = Int(number.exponent) - 52
    guard exponent > -126 else { return .overflow }
    let significand = Int128(number.significand * 0x1p52) * (number < 0 ? -1 : 1)
    return exponent >= 0
      ? Rational(significand << Int128(exponent))
      : Rational(significand, 1 << Int128(-exponent))
  }
}
