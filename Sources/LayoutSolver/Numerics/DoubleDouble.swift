/// A number of about 31 decimal digits: the sum of two doubles of which the second is at most half
/// a unit in the last place of the first.
///
/// The sums and products follow T. Dekker, "A floating-point technique for extending the available
/// precision" (https://doi.org/10.1007/BF01397083).
struct DoubleDouble {
  var high: Double
  var low: Double

  static let zero = DoubleDouble(0)
  static let one = DoubleDouble(1)

  init(_ value: Double) {
    high = value
    low = 0
  }

  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The nearest double.
  var double: Double { high }
}

extension DoubleDouble {
  /// The exact sum of two doubles.
  private static func sum(_ left: Double, _ right: Double) -> DoubleDouble {
    let sum = left + right
    let part = sum - left
    return DoubleDouble(high: sum, low: (left - (sum - part)) + (right - part))
  }

  /// The exact sum of two doubles of which the first is the larger.
  private static func quickSum(_ left: Double, _ right: Double) -> DoubleDouble {
    let sum = left + right
    return DoubleDouble(high: sum, low: right - (sum - left))
  }

  /// A double as the sum of two that have half as many digits.
  private static func split(_ value: Double) -> (high: Double, low: Double) {
    let shifted = 134_217_729 * value
    let high = shifted - (shifted - value)
    return (high, value - high)
  }

  /// The exact product of two doubles.
  static func product(_ left: Double, _ right: Double) -> DoubleDouble {
    let product = left * right
    let (one, other) = (split(left), split(right))
    let error =
      ((one.high * other.high - product) + one.high * other.low + one.low * other.high)
      + one.low * other.low
    return DoubleDouble(high: product, low: error)
  }

  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -value.high, low: -value.low)
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    var first = sum(left.high, right.high)
    let second = sum(left.low, right.low)
    first = quickSum(first.high, first.low + second.high)
    return quickSum(first.high, first.low + second.low)
  }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = product(left.high, right.high)
    return quickSum(first.high, first.low + (left.high * right.low + left.low * right.high))
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    var rest = left - right * DoubleDouble(first)
    let second = rest.high / right.high
    rest = rest - right * DoubleDouble(second)
    return quickSum(first, second) + DoubleDouble(rest.high / right.high)
  }
}
