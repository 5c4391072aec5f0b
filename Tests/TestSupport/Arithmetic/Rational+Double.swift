extension Rational {
  /// Makes the simplest fraction that rounds to the number.
  ///
  /// That is 1/3 for the Double next to a third, and 1/10 for 0.1. A number that no short fraction
  /// rounds to is taken bit by bit.
  ///
  /// So a system of thirds and tenths means what its author meant: rows that are multiples of each
  /// other are exactly that, which in binary they would miss by a hair.
  package init(simplest number: Double) {
    guard number.isFinite, number.magnitude < 0x1p100 else {
      self = .overflow
      return
    }
    self = Self.short(number) ?? Self.binary(number)
  }

  /// The nearest number, up to a unit in its last place.
  package var double: Double {
    isOverflow ? .nan : Double(numerator) / Double(denominator)
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
