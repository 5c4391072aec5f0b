/// What a double was written as, to more digits than the double has.
///
/// A decimal of up to 15 digits is told by its double without doubt, so that 0.1 is a tenth. So is
/// a short fraction, such as a third. What differs from such a number by no more than computing
/// leaves, as 0.1 + 0.2 does from 0.3, is that number. Any other double is taken for what it is,
/// but it may have been rounded, or computed, and isn't exact.
extension PreciseNumber {
  init(written number: Double) {
    let size = number.magnitude
    let written =
      Self.binary(size) ?? Self.decimal(size) ?? Self.fraction(size)
      ?? PreciseNumber(DoubleDouble(size), nil)
    self = number < 0 ? -written : written
  }

  /// A number of few binary digits, as whole numbers and halves are.
  private static func binary(_ size: Double) -> PreciseNumber? {
    guard size.significandBitPattern.trailingZeroBitCount >= 12 || size == 0 else { return nil }
    if size == 0 { return .zero }
    // As a whole number times a power of two.
    let exponent = Int(size.exponent) - 52
    let whole = size.significandBitPattern | 1 << 52
    let power = Remainder(2).power(UInt64(exponent.magnitude))
    let remainder = Remainder(whole) * (exponent < 0 ? power.inverse : power)
    return PreciseNumber(DoubleDouble(size), remainder)
  }

  /// A number of up to 15 decimal digits, or what is next to one of up to 12.
  private static func decimal(_ size: Double) -> PreciseNumber? {
    guard let text = DecimalDigits(size), text.exponent.magnitude <= 27 else { return nil }
    if text.count <= 15 { return decimal(text.digits, exponent: text.exponent) }
    let drop = text.count - 12
    guard drop <= 5 else { return nil }
    let power = (0..<drop).reduce(UInt64(1)) { power, _ in 10 * power }
    let rounded = (text.digits + power / 2) / power
    let rest = text.digits.subtractingReportingOverflow(rounded * power)
    let distance = rest.overflow ? 0 &- rest.partialValue : rest.partialValue
    guard distance <= text.digits / 1_000_000_000_000_000 else { return nil }
    return decimal(rounded, exponent: text.exponent + drop)
  }

  private static func decimal(_ digits: UInt64, exponent: Int) -> PreciseNumber {
    let ten = PreciseNumber(10)
    let power = (0..<Int(exponent.magnitude)).reduce(PreciseNumber.one) { power, _ in power * ten }
    let whole = PreciseNumber(digits)
    return exponent < 0 ? whole / power : whole * power
  }

  /// The first continued fraction that the number is next to, if it is so short that this is no
  /// chance.
  private static func fraction(_ size: Double) -> PreciseNumber? {
    var above = (last: 1.0, next: 0.0)
    var below = (last: 0.0, next: 1.0)
    var rest = size
    for _ in 0..<16 {
      // What is larger is no short fraction. Rounding a double would take the C library.
      guard rest < 0x1p42 else { return nil }
      let whole = Double(Int64(rest))
      above = (above.last * whole + above.next, above.last)
      below = (below.last * whole + below.next, below.last)
      let length = above.last * below.last
      guard length < 0x1p42 else { return nil }
      let quotient = above.last / below.last
      if quotient == size || length < 0x1p36 && (quotient - size).magnitude <= 1e-15 * size {
        return PreciseNumber(UInt64(above.last)) / PreciseNumber(UInt64(below.last))
      }
      rest = 1 / (rest - whole)
      guard rest.isFinite else { return nil }
    }
    return nil
  }
}

/// The digits of the shortest decimal that means a double.
private struct DecimalDigits {
  private(set) var digits: UInt64 = 0
  private(set) var count = 0
  private(set) var exponent = 0

  init?(_ size: Double) {
    var isBehindPoint = false
    var text = size.description.utf8[...]
    reading: while let byte = text.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard count < 18 else { return nil }
        digits = 10 * digits + UInt64(byte - UInt8(ascii: "0"))
        if digits > 0 { count += 1 }
        if isBehindPoint { exponent -= 1 }
      case UInt8(ascii: "."):
        isBehindPoint = true
      default:
        guard let power = Int(Substring(text)) else { return nil }
        exponent += power
        break reading
      }
    }
  }
}
