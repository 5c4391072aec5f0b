import ViewTree

/// A number in the making, taken down digit by digit.
///
/// Only so many digits are kept as can decide which `Double` is the nearest; of those beyond it
/// counts only whether they are all 0. So a number takes time in proportion to its length, however
/// long it is.
package struct VisualFormatNumber {
  private var digits = ""
  /// What the digits are to be multiplied by, as a power of ten.
  private var scale = 0
  private var exponent = 0
  /// Whether a digit that was not kept is above 0.
  private var isCut = false

  /// More than the 767 digits that the middle between two `Double`s may have.
  private static var limit: Int { 800 }
  /// Beyond it every number is 0 or infinite, with any digits that fit in memory.
  private static var largestExponent: Int { 1 << 48 }

  package init() {}

  /// How many digits are kept.
  package var keptDigits: Int { digits.utf8.count }

  /// Adds a digit before or after the point.
  package mutating func append(_ digit: Int, afterPoint: Bool) {
    if digits.isEmpty, digit == 0 {
      if afterPoint { scale -= 1 }
    } else if keptDigits < Self.limit {
      digits += String(digit)
      if afterPoint { scale -= 1 }
    } else {
      isCut = isCut || digit > 0
      if !afterPoint { scale += 1 }
    }
  }

  /// Adds a digit of the exponent.
  package mutating func appendToExponent(_ digit: Int) {
    exponent = min(exponent * 10 + digit, Self.largestExponent)
  }

  /// The nearest `Double`, infinite if there is none that large.
  package func value(negativeExponent: Bool) -> Double {
    if digits.isEmpty { return 0 }
    let power = scale + (negativeExponent ? -exponent : exponent)
    return Double(isCut ? "\(digits)1e\(power - 1)" : "\(digits)e\(power)") ?? .infinity
  }
}
