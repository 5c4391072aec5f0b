/// What a double was written as, to more digits than the double has.
///
/// A decimal of up to 15 digits is told by its double without doubt, so that 0.1 is a tenth. So is
/// a short fraction, such as a third. A neighbor of such a double comes of computing, as 0.1 + 0.2
/// does. Any other double is taken for what it is, but it may have been rounded, or computed: it is
/// uncertain by a unit in its last place.
struct WrittenNumber {
  var value: DoubleDouble
  /// By how much the number may be off.
  var uncertainty: Double

  init(_ number: Double) {
    let value =
      Self.binary(number) ?? Self.decimal(number, digits: 15) ?? Self.fraction(number)
      ?? Self.computed(number.nextDown) ?? Self.computed(number.nextUp)
    self.value = value ?? DoubleDouble(number)
    uncertainty = value == nil ? number.ulp : 0
  }

  init(_ value: DoubleDouble, uncertainty: Double) {
    self.value = value
    self.uncertainty = uncertainty
  }

  /// A number of few binary digits, as whole numbers and halves are.
  private static func binary(_ number: Double) -> DoubleDouble? {
    let isShort = number.significandBitPattern.trailingZeroBitCount >= 12
    return isShort ? DoubleDouble(number) : nil
  }

  /// What the neighbor of a computed number was written as.
  private static func computed(_ number: Double) -> DoubleDouble? {
    binary(number) ?? decimal(number, digits: 12) ?? fraction(number)
  }

  /// A number of few decimal digits.
  private static func decimal(_ number: Double, digits most: Int) -> DoubleDouble? {
    // The shortest text that means this double has its digits.
    var digits = 0.0
    var digitCount = 0
    var exponent = 0
    var isBehindPoint = false
    var text = number.magnitude.description.utf8[...]
    reading: while let byte = text.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = 10 * digits + Double(byte - UInt8(ascii: "0"))
        if digits > 0 { digitCount += 1 }
        if isBehindPoint { exponent -= 1 }
      case UInt8(ascii: "."):
        isBehindPoint = true
      default:
        guard let power = Int(Substring(text)) else { return nil }
        exponent += power
        break reading
      }
    }
    guard digitCount <= most, exponent.magnitude <= 27 else { return nil }
    var power = DoubleDouble.one
    for _ in 0..<exponent.magnitude { power = power * DoubleDouble(10) }
    let size = DoubleDouble(number < 0 ? -digits : digits)
    return exponent < 0 ? size / power : size * power
  }

  /// The first continued fraction that rounds to the number, if it is so short that this is no
  /// chance.
  private static func fraction(_ number: Double) -> DoubleDouble? {
    var above = (last: 1.0, next: 0.0)
    var below = (last: 0.0, next: 1.0)
    var rest = number.magnitude
    for _ in 0..<16 {
      // What is larger is no short fraction. Rounding a double would take the C library.
      guard rest < 0x1p42 else { return nil }
      let whole = Double(Int64(rest))
      above = (above.last * whole + above.next, above.last)
      below = (below.last * whole + below.next, below.last)
      guard above.last * below.last < 0x1p42 else { return nil }
      if above.last / below.last == number.magnitude {
        return DoubleDouble(number < 0 ? -above.last : above.last) / DoubleDouble(below.last)
      }
      rest = 1 / (rest - whole)
      guard rest.isFinite else { return nil }
    }
    return nil
  }
}
