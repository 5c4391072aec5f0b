/// A number that is computed with to 31 decimal digits, and beside that modulo a prime of 62 bits.
///
/// The digits say how large the number is. The remainder says whether it is zero, however much has
/// cancelled on the way: a number that isn't zero has the remainder 0 by a chance of one in 10¹⁸.
/// So what is computed of numbers as they were written needs no tolerance.
///
/// A number that may have been rounded before it came here has no remainder, and neither has what
/// is computed of it. A sum of such numbers is zero if rounding may be all that is left.
struct PreciseNumber {
  let value: DoubleDouble
  /// The number modulo ``Remainder/prime``; nil if the number isn't known exactly.
  let remainder: Remainder?

  static let zero = PreciseNumber(.zero, Remainder(0))
  static let one = PreciseNumber(.one, Remainder(1))

  init(_ value: DoubleDouble, _ remainder: Remainder?) {
    self.value = value
    self.remainder = remainder
  }

  /// A whole number, and exactly that.
  init(_ whole: UInt64) {
    let high = whole >> 32
    let value =
      DoubleDouble(Double(high)) * DoubleDouble(0x1p32)
      + DoubleDouble(Double(whole & 0xFFFF_FFFF))
    self.init(value, Remainder(whole))
  }

  var isZero: Bool { remainder.map { $0.isZero } ?? (value.high == 0) }
  var isNegative: Bool { value.high < 0 }
  var isExact: Bool { remainder != nil }
  var magnitude: Double { value.high.magnitude }
  var absolute: PreciseNumber { isNegative ? -self : self }
  /// -1, 0 or 1.
  var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// The largest share of what was added up that is taken for rounding in numbers that aren't
  /// known exactly.
  static let rounding = 0x1p-44
}

extension PreciseNumber {
  static prefix func - (number: PreciseNumber) -> PreciseNumber {
    PreciseNumber(-number.value, number.remainder.map { -$0 })
  }

  static func + (left: PreciseNumber, right: PreciseNumber) -> PreciseNumber {
    let sum = left.value + right.value
    if let one = left.remainder, let other = right.remainder {
      let remainder = one + other
      return remainder.isZero ? .zero : PreciseNumber(sum, remainder)
    }
    let isNothing = sum.high.magnitude <= rounding * (left.magnitude + right.magnitude)
    return isNothing ? .zero : PreciseNumber(sum, nil)
  }

  static func - (left: PreciseNumber, right: PreciseNumber) -> PreciseNumber { left + -right }

  static func * (left: PreciseNumber, right: PreciseNumber) -> PreciseNumber {
    if left.isZero || right.isZero { return .zero }
    let product = left.value * right.value
    guard let one = left.remainder, let other = right.remainder else {
      return PreciseNumber(product, nil)
    }
    return PreciseNumber(product, one * other)
  }

  /// The quotient; the divisor must not be zero.
  static func / (left: PreciseNumber, right: PreciseNumber) -> PreciseNumber {
    if left.isZero { return .zero }
    let quotient = left.value / right.value
    guard let one = left.remainder, let other = right.remainder else {
      return PreciseNumber(quotient, nil)
    }
    return PreciseNumber(quotient, one * other.inverse)
  }

  /// One over the number, which must not be zero.
  var inverse: PreciseNumber { .one / self }
}

/// What is left of a fraction modulo a prime.
struct Remainder {
  private let residue: UInt64

  /// A prime without any pattern, so that no sum of powers of two or ten is a multiple by design.
  private static let prime: UInt64 = 3_622_009_729_038_561_437

  init(_ whole: UInt64) { residue = whole % Self.prime }

  private init(reduced residue: UInt64) { self.residue = residue }

  var isZero: Bool { residue == 0 }

  static prefix func - (one: Remainder) -> Remainder {
    one.isZero ? one : Remainder(reduced: prime &- one.residue)
  }

  static func + (one: Remainder, other: Remainder) -> Remainder {
    let sum = one.residue &+ other.residue
    return Remainder(reduced: sum >= prime ? sum &- prime : sum)
  }

  static func * (one: Remainder, other: Remainder) -> Remainder {
    let product = one.residue.multipliedFullWidth(by: other.residue)
    return Remainder(reduced: prime.dividingFullWidth(product).remainder)
  }

  /// What gives 1 times this, by Fermat's little theorem; 0 for 0.
  var inverse: Remainder { power(Self.prime &- 2) }

  func power(_ exponent: UInt64) -> Remainder {
    var result = Remainder(reduced: 1)
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }
}
